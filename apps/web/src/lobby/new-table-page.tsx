import { botNames, openEngine } from '@asclepion/catalogue';
import { OptionsError } from '@asclepion/kernel';
import type { Help, NewTable } from '@asclepion/protocol';
import { type FormEvent, useId, useState } from 'react';
import { allFaces } from '../games/faces.ts';
import { links } from '../router.ts';
import { serverTables } from '../table/server-tables.ts';
import type { Failure } from '../table/table.ts';
import { type AnyTexts, useTexts } from '../text/texts.ts';
import { failureText } from '../ui/failure-text.ts';
import { numbered } from '../ui/numbered.ts';
import { HelpField } from './help-field.tsx';

interface SeatForm {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly bot: string;
}

type Problems = ReadonlyMap<string, string>;

/** Everything that a new table is asked for. Problems show at their fields, whoever finds them. */
export function NewTablePage() {
  const texts = useTexts();
  const [game, setGame] = useState(allFaces[0].id);
  const face = allFaces.find(({ id }) => id === game) ?? allFaces[0];
  const bots = botNames(face.id);
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
  const names = seats.map((seat, place) => nameOf(texts, seat, place));

  function setCount(count: number): void {
    setSeats(Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: 'bot', name: '', bot: best }));
  }

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    const table = { ...tableOf(face.id, seats, names, options, seed), help };
    const found = problemsOf(table);
    setProblems(found);
    setFailure(undefined);
    if (found.size > 0) return;
    setBusy(true);
    const answer = await serverTables.open(table);
    setBusy(false);
    if (answer.ok) location.hash = links.table(answer.value);
    else if ('problems' in answer.failure)
      setProblems(new Map(answer.failure.problems.map(({ field, message }) => [topOf(field), message])));
    else setFailure(answer.failure);
  }

  return (
    <form className="page new-table" onSubmit={open} noValidate>
      <h1>{texts.text('web.new-table')}</h1>
      {problems.size > 0 && (
        <div className="notice notice-bad" role="alert">
          {texts.text('web.problems', { count: problems.size })}
          <ul>
            {[...problems].map(([field, message]) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {failure !== undefined && (
        <p className="notice notice-bad" role="alert">
          {failureText(texts, failure)}
        </p>
      )}
      <fieldset>
        <legend>{texts.text('web.game-and-players')}</legend>
        <div className="fields">
          <Field label={texts.text('web.game')} problem={problems.get('game')}>
            {(id) => (
              <select id={id} value={game} onChange={({ target }) => setGame(target.value)}>
                {allFaces.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.title(texts)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={texts.text('web.seat-count')} problem={problems.get('seats')}>
            {(id) => (
              <select id={id} value={seats.length} onChange={({ target }) => setCount(Number(target.value))}>
                {face.seats.map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <ol className="seats">
          {numbered(seats).map(({ value: seat, number: place }) => (
            <li key={place}>
              <SeatFields
                place={place}
                seat={seat}
                bots={bots}
                onChange={(changed) => setSeats(seats.with(place, changed))}
              />
            </li>
          ))}
        </ol>
      </fieldset>
      <face.Options seats={seats.length} names={names} options={options} problems={problems} onChange={setOptions} />
      <HelpField help={help} onChange={setHelp} />
      <details className="advanced" open={problems.has('seed') || undefined}>
        <summary>{texts.text('web.seed')}</summary>
        <div className="fields">
          <Field label={texts.text('web.seed')} problem={problems.get('seed')} help={texts.text('web.seed-help')}>
            {(id) => <input id={id} value={seed} maxLength={100} onChange={({ target }) => setSeed(target.value)} />}
          </Field>
        </div>
      </details>
      <p className="row">
        <button type="submit" className="button button-main" disabled={busy}>
          {texts.text('web.open-table')}
        </button>
        <a className="button" href={links.tables}>
          {texts.text('web.cancel')}
        </a>
      </p>
    </form>
  );
}

const botTitle = (texts: AnyTexts, bot: string): string => texts.find(`web.bot.${bot}`) ?? bot;

const nameOf = (texts: AnyTexts, { kind, name, bot }: SeatForm, place: number): string =>
  name.trim() !== ''
    ? name.trim()
    : kind === 'bot'
      ? `${botTitle(texts, bot)} ${place + 1}`
      : texts.text('web.player', { number: place + 1 });

/** The field of the form to which a problem belongs: that of a list for a part of the list. */
const topOf = (field: string): string => field.replace(/^options\./, '').split('.')[0];

function tableOf(
  game: string,
  seats: readonly SeatForm[],
  names: readonly string[],
  options: Readonly<Record<string, unknown>>,
  seed: string,
): NewTable {
  const boards = options.boards as readonly unknown[] | undefined;
  const sides = boards && seats.map((_, seat) => boards[seat] ?? boards[0]);
  return {
    game,
    options: { ...options, ...(sides && { boards: sides }), seats: seats.length },
    seats: seats.map(({ kind, bot }, seat) =>
      kind === 'person' ? { kind, name: names[seat] } : { kind, bot, name: names[seat] },
    ),
    ...(seed.trim() !== '' && { seed: `fast:${seed.trim()}` }),
  };
}

/** What the game itself says of the options, before anybody is asked. */
function problemsOf({ game, options }: NewTable): Problems {
  try {
    openEngine(game, options);
    return new Map();
  } catch (error) {
    if (error instanceof OptionsError)
      return new Map(error.problems.map(({ field, message }) => [topOf(field), message]));
    throw error;
  }
}

function Field({
  label,
  problem,
  help,
  children,
}: {
  label: string;
  problem?: string | undefined;
  help?: string;
  children: (id: string) => React.ReactNode;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help !== undefined && <p className="help">{help}</p>}
      {problem !== undefined && <p className="problem">{problem}</p>}
    </div>
  );
}

function SeatFields({
  place,
  seat,
  bots,
  onChange,
}: {
  place: number;
  seat: SeatForm;
  bots: readonly string[];
  onChange: (seat: SeatForm) => void;
}) {
  const texts = useTexts();
  const value = seat.kind === 'person' ? 'person' : `bot:${seat.bot}`;
  return (
    <fieldset className="seat-fields">
      <legend>
        <span className="seat-dot" data-seat={place} aria-hidden="true" />{' '}
        {texts.text('web.seat', { number: place + 1 })}
      </legend>
      <Field label={texts.text('web.who-plays')}>
        {(id) => (
          <select
            id={id}
            value={value}
            onChange={({ target }) =>
              onChange(
                target.value === 'person'
                  ? { ...seat, kind: 'person' }
                  : { ...seat, kind: 'bot', bot: target.value.slice('bot:'.length) },
              )
            }
          >
            <option value="person">{texts.text('web.person')}</option>
            {bots.map((bot) => (
              <option key={bot} value={`bot:${bot}`}>
                {texts.text('web.bot-option', { name: botTitle(texts, bot) })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.text('web.name')}>
        {(id) => (
          <input
            id={id}
            value={seat.name}
            maxLength={40}
            placeholder={nameOf(texts, { ...seat, name: '' }, place)}
            onChange={({ target }) => onChange({ ...seat, name: target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
