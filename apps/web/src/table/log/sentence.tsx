/** A sentence in which the name of who did it stands out. */
export function Sentence({ text, name, seat }: { text: string; name: string | undefined; seat: number | undefined }) {
  const place = name === undefined ? -1 : text.indexOf(name);
  if (name === undefined || place < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, place)}
      <strong className="seat-name-in" data-seat={seat}>
        {name}
      </strong>
      {text.slice(place + name.length)}
    </span>
  );
}
