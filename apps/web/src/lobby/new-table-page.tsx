import { botNames } from '@asclepion/catalogue';
import type { Help } from '@asclepion/protocol';
import { type FormEvent, useState } from 'react';
import { houses } from '../device/houses.ts';
import { usePlace } from '../device/use-place.ts';
import { allCovers, useFace } from '../games/faces.ts';
import { links } from '../router.ts';
import { PlaceField } from '../states/place-field.tsx';
import type { Failure } from '../table/table.ts';
import { useTexts } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { failureText } from '../ui/failure-text.ts';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { numbered } from '../ui/numbered.ts';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { HelpField } from './help-field.tsx';
import { byField, nameOf, type Problems, problemsOf, type SeatForm, tableOf } from './new-table.ts';
import { SeatFields } from './seat-fields.tsx';

/** Everything that a new table is asked for, step by step. Problems show at their fields, whoever finds them. */
export function NewTablePage() {
  const texts = useTexts();
  const [game, setGame] = useState(allCovers[0].id);
  const cover = allCovers.find(({ id }) => id === game) ?? allCovers[0];
  const face = useFace(cover.id);
  const bots = botNames(cover.id);
  const best = bots.at(-1) ?? '';
  const [seats, setSeats] = useState<readonly SeatForm[]>([
    { kind: 'person', name: '', bot: best },
    { kind: 'bot', name: '', bot: best },
  ]);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [seed, setSeed] = useState('');
  const [help, setHelp] = useState<Help>('allowed');
  const [problems, setProblems] = useState<Problems>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const [house, setHouse] = usePlace();
  const names = seats.map((seat, place) => nameOf(texts, seat, place));

  function setCount(count: number): void {
    setSeats(Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: 'bot', name: '', bot: best }));
  }

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    const all = face?.optionsFor?.(options, seats.length) ?? options;
    const table = tableOf({ game: cover.id, seats, options: all, seed, help }, names);
    const found = problemsOf(table);
    setProblems(found);
    setFailure(undefined);
    if (found.size > 0) return;
    setBusy(true);
    const answer = await houses[house].open(table);
    setBusy(false);
    if (answer.ok) location.hash = links.table(answer.value);
    else if ('problems' in answer.failure) setProblems(byField(answer.failure.problems));
    else setFailure(answer.failure);
  }

  return (
    <form className="page new-table steps" onSubmit={open} noValidate>
      <div>
        <h1>{texts.text('web.new-table')}</h1>
        <p className="muted">{texts.text('web.new-table-help')}</p>
      </div>
      <fieldset>
        <legend>{texts.text('web.game-and-players')}</legend>
        <div className="fields">
          {allCovers.length > 1 && (
            <Select
              label={texts.text('web.game')}
              problem={problems.get('game')}
              value={cover.id}
              items={allCovers.map(({ id, title }) => ({ value: id, text: title(texts) }))}
              onChange={setGame}
            />
          )}
          <Segments
            label={texts.text('web.seat-count')}
            value={String(seats.length)}
            items={cover.seats.map((count) => ({ value: String(count), text: count }))}
            onChange={(count) => setCount(Number(count))}
          />
        </div>
        {problems.has('seats') && <p className="problem">{problems.get('seats')}</p>}
        <ol className="seats">
          {numbered(seats).map(({ value: seat, number: place }) => (
            <SeatFields
              key={place}
              place={place}
              seat={seat}
              bots={bots}
              onChange={(changed) => setSeats(seats.with(place, changed))}
            />
          ))}
        </ol>
      </fieldset>
      {face !== undefined && (
        <face.Options seats={seats.length} names={names} options={options} problems={problems} onChange={setOptions} />
      )}
      <fieldset>
        <legend>{texts.text('web.the-table')}</legend>
        <PlaceField place={house} onChange={setHouse} />
        <HelpField help={help} onChange={setHelp} />
        <details className="advanced" open={problems.has('seed') || undefined}>
          <summary>{texts.text('web.seed')}</summary>
          <div className="fields">
            <TextField
              label={texts.text('web.seed')}
              help={texts.text('web.seed-help')}
              problem={problems.get('seed')}
              value={seed}
              maxLength={100}
              onChange={setSeed}
            />
          </div>
        </details>
      </fieldset>
      <div className="steps-end">
        {problems.size > 0 && (
          <Notice kind="bad">
            {texts.text('web.problems', { count: problems.size })}
            <ul>
              {[...problems].map(([field, message]) => (
                <li key={field}>{message}</li>
              ))}
            </ul>
          </Notice>
        )}
        {failure !== undefined && <Notice kind="bad">{failureText(texts, failure)}</Notice>}
        <p className="row">
          <Button kind="main" size="large" icon="play" type="submit" busy={busy}>
            {texts.text('web.open-table')}
          </Button>
          <ButtonLink kind="quiet" size="large" href={links.tables}>
            {texts.text('web.cancel')}
          </ButtonLink>
          <span className="muted steps-sum">
            {cover.title(texts)}: {texts.list(names)}
          </span>
        </p>
      </div>
    </form>
  );
}
