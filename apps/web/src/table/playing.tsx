import type { AnyEngine } from '@asclepion/catalogue';
import type { Choice } from '@asclepion/kernel';
import type { Now, Past, TableInfo } from '@asclepion/protocol';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { DARK, type Target } from '../board/drawing.ts';
import type { FaceProps, GameFace, PanelProps, Words } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import { failureText } from '../ui/failure-text.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { ChoiceList } from './choice-list.tsx';
import { lightingOf, narrowed, type Option, pointAt } from './choosing.ts';
import { EndScreen } from './end-screen.tsx';
import { Log } from './log.tsx';
import { type Reason, Reasons } from './reasons.tsx';
import type { Outcome, Table, TableState } from './table.ts';
import { TableHead } from './table-head.tsx';

export interface PlayingProps {
  readonly table: Table;
  readonly state: TableState;
  readonly now: Now;
  readonly info: TableInfo;
  readonly face: GameFace;
  readonly engine: AnyEngine;
  /** The reader's own seats. */
  readonly own: readonly number[];
  readonly onPass: (seat: number) => void;
}

const MOST_REASONS = 4;
const NO_OPTIONS: readonly Option[] = [];

/** The table itself: what is asked, the boards, and the panels beside them. */
export function Playing(props: PlayingProps) {
  const { table, state, now, info, face, engine, own, onPass } = props;
  const texts = useTexts();
  const { seat } = table;
  const names = useMemo(() => info.seats.map(({ name }) => name), [info]);
  const words = useMemo(() => face.words(engine, texts.locale, names), [face, engine, texts, names]);
  const [past, setPast] = useState<Past>();
  const [busy, setBusy] = useState(false);
  const [picked, setPicked] = useState<readonly Target[]>([]);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [pickedAt, setPickedAt] = useState(now.sequence);
  if (pickedAt !== now.sequence) {
    setPickedAt(now.sequence);
    setPicked([]);
    setReasons([]);
  }

  const view = past?.view ?? now.view;
  const asked = seat !== undefined && past === undefined && now.deciders.includes(seat);
  const options = useMemo(
    () => (asked ? optionsOf(face, engine, now, seat) : NO_OPTIONS),
    [asked, face, engine, now, seat],
  );
  const lighting = useMemo(
    () => (asked && !busy ? lightingOf(options, picked, true) : { ...DARK, asked }),
    [options, picked, asked, busy],
  );

  async function send(request: () => Promise<Outcome>): Promise<boolean> {
    setBusy(true);
    const failure = await request();
    setBusy(false);
    if (failure === undefined) return true;
    const rule = failure.code === 'violation' ? failure.violation.rule : undefined;
    const text = failure.code === 'violation' ? words.violation(failure.violation) : failureText(texts, failure);
    setReasons([{ text, rule, about: undefined }]);
    return false;
  }

  async function choose(choices: readonly Choice[]): Promise<void> {
    setPicked([]);
    setReasons([]);
    for (const choice of choices) {
      if (!(await send(() => table.choose(choice)))) return;
    }
  }

  function onPoint(target: Target): void {
    if (busy || seat === undefined || past !== undefined) return;
    const step = pointAt(options, picked, target);
    setReasons([]);
    if (step.kind === 'chosen') void choose([step.choice]);
    else if (step.kind === 'picked') setPicked(step.picked);
    else setReasons(whyNot(face, engine, now, seat, words, picked, target, texts.text('web.nothing-there')));
  }

  const over = now.result !== undefined;
  useEffect(() => {
    document.title = `${asked && !over ? '● ' : ''}${face.title(texts)} · Asclepion`;
    return () => {
      document.title = 'Asclepion';
    };
  }, [asked, over, face, texts]);

  const faceProps: FaceProps = { engine, view, seat, names, words, lighting, onPoint };
  const left = narrowed(options, picked);
  const board = useRef<HTMLDivElement>(null);
  const common = useRef<HTMLDivElement>(null);
  const [part, setPart] = usePart(`${now.sequence} ${picked.join(' ')}`, board, common);

  return (
    <div className="table-page" data-part={part} data-sequence={now.sequence}>
      <TableHead {...props} words={words} view={view} onFailure={(failure) => void send(async () => failure)} />
      {past !== undefined && (
        <p className="notice" role="status">
          {texts.text('web.past', { sequence: past.sequence })}{' '}
          <button type="button" className="button" onClick={() => setPast(undefined)}>
            {texts.text('web.to-now')}
          </button>
        </p>
      )}
      {now.result !== undefined && past === undefined && (
        <EndScreen result={now.result} names={names} words={words} face={face} engine={engine} info={info} />
      )}
      <div className="sticky">
        {(now.result === undefined || now.mayUndo) && (
          <ChoiceBar
            prompt={asked ? words.prompt(now.view, seat) : undefined}
            waiting={now.result === undefined ? now.deciders.map((other) => names[other]) : []}
            thinking={now.thinking.length > 0}
            options={options}
            left={left}
            picked={picked}
            busy={busy}
            words={(choice) => words.choice(now.view, seat ?? 0, choice)}
            mayUndo={now.mayUndo}
            canAct={seat !== undefined && past === undefined}
            onChoose={(choice) => void choose([choice])}
            onClear={() => setPicked([])}
            onUndo={() => void send(table.undo)}
          />
        )}
        <Reasons reasons={reasons} onClose={() => setReasons([])} />
      </div>
      <nav className="parts" aria-label={texts.text('web.parts')}>
        {PARTS.map((id) => (
          <button key={id} type="button" aria-pressed={part === id} onClick={() => setPart(id)}>
            {texts.text(`web.part.${id}`)}
          </button>
        ))}
      </nav>
      <div className="table-main">
        <div className="table-board" ref={board}>
          <face.Board {...faceProps} />
        </div>
        <div className="table-side">
          <div className="table-common" ref={common}>
            <face.Common {...faceProps} />
          </div>
          <Panels
            face={face}
            panelProps={{
              ...faceProps,
              choices: options.map(({ choice }) => choice),
              onChoose: (all) => void choose(all),
            }}
            options={options}
            log={
              <Log
                moments={state.moments}
                words={words}
                face={face}
                over={now.result !== undefined}
                onLook={async (sequence) => {
                  const answer = await table.moment(sequence);
                  if (answer.ok) setPast(answer.value);
                  else await send(async () => answer.failure);
                }}
              />
            }
          />
        </div>
      </div>
      {own.length > 1 && (
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
      )}
    </div>
  );
}

const optionsOf = (face: GameFace, engine: AnyEngine, now: Now, seat: number): Option[] =>
  engine.choices(now.view, seat).map((choice) => ({ choice, ...face.pointing(engine, now.view, seat, choice) }));

/** Why what is pointed at is dark: what the rules say of each choice that may have been meant. */
function whyNot(
  face: GameFace,
  engine: AnyEngine,
  now: Now,
  seat: number,
  words: Words,
  picked: readonly Target[],
  target: Target,
  otherwise: string,
): Reason[] {
  const found = new Map<string, Reason>();
  for (const choice of face.meant(engine, now.view, seat, picked, target)) {
    const refused = engine.refusal(now.view, seat, choice);
    if (refused === undefined) continue;
    const text = words.violation(refused);
    if (!found.has(text)) found.set(text, { text, rule: refused.rule, about: words.choice(now.view, seat, choice) });
  }
  const reasons = [...found.values()].slice(0, MOST_REASONS);
  const asked = now.deciders.includes(seat);
  if (!asked)
    return [
      { text: words.violation({ rule: 'KERNEL', key: 'kernel.not-your-turn' }), rule: undefined, about: undefined },
    ];
  if (reasons.length === 1) return [{ ...reasons[0], about: undefined }];
  return reasons.length > 0 ? reasons : [{ text: otherwise, rule: undefined, about: undefined }];
}

const PARTS = ['board', 'common', 'panels'] as const;
type Part = (typeof PARTS)[number];

/** On a small screen one part shows at a time. After each step it is one in which something lights up. */
function usePart(
  step: string,
  board: RefObject<HTMLDivElement | null>,
  common: RefObject<HTMLDivElement | null>,
): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>('board');
  const seen = useRef('');
  useEffect(() => {
    if (seen.current === step) return;
    const lit = Object.entries({ board, common }).flatMap(([name, { current }]) =>
      current !== null && current.querySelector('[data-lit]') !== null ? [name as Part] : [],
    );
    if (lit.length === 0) return;
    seen.current = step;
    if (!lit.includes(part)) setPart(lit[0]);
  });
  return [part, setPart];
}

function Panels({
  face,
  panelProps,
  options,
  log,
}: {
  face: GameFace;
  panelProps: PanelProps;
  options: readonly Option[];
  log: React.ReactNode;
}) {
  const texts = useTexts();
  const [open, setOpen] = useState('log');
  const tabs = [
    { id: 'log', title: texts.text('web.log') },
    { id: 'choices', title: texts.text('web.choices') },
    ...face.panels.map(({ id, title }) => ({ id, title: title(texts) })),
  ];
  const panel = face.panels.find(({ id }) => id === open);
  return (
    <section className="panel panels">
      <div className="tabs" role="tablist" aria-label={texts.text('web.part.panels')}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`panel-tab-${id}`}
            aria-selected={open === id}
            aria-controls="panel"
            onClick={() => setOpen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel" className="panel-body" aria-labelledby={`panel-tab-${open}`}>
        {open === 'log' && log}
        {open === 'choices' && (
          <ChoiceList
            options={options}
            words={(choice) => panelProps.words.choice(panelProps.view, panelProps.seat ?? 0, choice)}
            onChoose={(choice) => panelProps.onChoose([choice])}
          />
        )}
        {panel !== undefined && <panel.Component {...panelProps} />}
      </div>
    </section>
  );
}
