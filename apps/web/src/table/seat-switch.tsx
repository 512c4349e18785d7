import { useTexts } from '../text/texts.ts';

/** Whose eyes the table is seen with, where several people share a screen. */
export function SeatSwitch({
  own,
  seat,
  names,
  onPass,
}: {
  own: readonly number[];
  seat: number | undefined;
  names: readonly string[];
  onPass: (seat: number) => void;
}) {
  const texts = useTexts();
  if (own.length < 2) return null;
  return (
    <fieldset className="seat-switch">
      <legend>{texts.text('web.whose-turn')}</legend>
      {own.map((other) => (
        <button
          key={other}
          type="button"
          className="button"
          aria-pressed={other === seat}
          onClick={() => onPass(other)}
        >
          {names[other]}
        </button>
      ))}
    </fieldset>
  );
}
