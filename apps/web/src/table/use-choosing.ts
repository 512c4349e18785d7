import type { AnyEngine } from '@asclepion/catalogue';
import type { Choice } from '@asclepion/kernel';
import type { Now } from '@asclepion/protocol';
import { useMemo, useState } from 'react';
import { DARK, type Lighting, type Target } from '../board/drawing.ts';
import type { GameFace, Words } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import { failureText } from '../ui/failure-text.ts';
import { lightingOf, narrowed, type Option, pointAt } from './choosing.ts';
import type { Reason } from './reasons.tsx';
import type { Failure, Outcome, Table } from './table.ts';
import { useStable } from './use-stable.ts';
import { whyNot } from './why-not.ts';

const NO_OPTIONS: readonly Option[] = [];

/** What the reader can choose, has pointed at so far, and can do about it. */
export interface Choosing {
  /** Whether this seat must choose now. */
  readonly asked: boolean;
  /** Whether an answer is waited for. */
  readonly busy: boolean;
  readonly options: readonly Option[];
  /** Options that are left after what was picked. */
  readonly left: readonly Option[];
  readonly picked: readonly Target[];
  readonly lighting: Lighting;
  readonly reasons: readonly Reason[];
  readonly point: (target: Target) => void;
  /** Makes these choices one after another; stops at the first that is refused. */
  readonly choose: (choices: readonly Choice[]) => void;
  /** Lets go of what was picked. */
  readonly clear: () => void;
  readonly undo: () => void;
  /** Says why something else failed. */
  readonly tell: (failure: Failure) => void;
  readonly hush: () => void;
}

/** Turns pointing into choices. `open` is false while an earlier moment is looked at. */
export function useChoosing({
  table,
  now,
  face,
  engine,
  words,
  open,
}: {
  table: Table;
  now: Now;
  face: GameFace;
  engine: AnyEngine;
  words: Words;
  open: boolean;
}): Choosing {
  const texts = useTexts();
  const { seat } = table;
  const [busy, setBusy] = useState(false);
  const [picked, setPicked] = useState<readonly Target[]>([]);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [pickedAt, setPickedAt] = useState(now.sequence);
  if (pickedAt !== now.sequence) {
    setPickedAt(now.sequence);
    setPicked([]);
    setReasons([]);
  }

  const asked = seat !== undefined && open && now.deciders.includes(seat);
  const options = useMemo(
    () => (asked ? optionsOf(face, engine, now, seat) : NO_OPTIONS),
    [asked, face, engine, now, seat],
  );
  const lighting = useMemo(
    () => (asked && !busy ? lightingOf(options, picked, true) : { ...DARK, asked }),
    [options, picked, asked, busy],
  );
  const left = useMemo(() => narrowed(options, picked), [options, picked]);

  const tell = useStable((failure: Failure): void => {
    const violation = failure.code === 'violation' ? failure.violation : undefined;
    const text = violation === undefined ? failureText(texts, failure) : words.violation(violation);
    setReasons([{ text, rule: violation?.rule, about: undefined }]);
  });

  async function send(request: () => Promise<Outcome>): Promise<boolean> {
    setBusy(true);
    const failure = await request();
    setBusy(false);
    if (failure !== undefined) tell(failure);
    return failure === undefined;
  }

  const choose = useStable(async (choices: readonly Choice[]): Promise<void> => {
    setPicked([]);
    setReasons([]);
    for (const choice of choices) {
      if (!(await send(() => table.choose(choice)))) return;
    }
  });

  const point = useStable((target: Target): void => {
    if (busy || seat === undefined || !open) return;
    const step = pointAt(options, picked, target);
    setReasons([]);
    if (step.kind === 'chosen') void choose([step.choice]);
    else if (step.kind === 'picked') setPicked(step.picked);
    else {
      const found = whyNot({ face, engine, view: now.view, seat, words, picked }, target);
      const nothing = { text: texts.text('web.nothing-there'), rule: undefined, about: undefined };
      setReasons(found.length > 0 ? found : [nothing]);
    }
  });

  return {
    asked,
    busy,
    options,
    left,
    picked,
    lighting,
    reasons,
    point,
    choose,
    clear: useStable(() => setPicked([])),
    undo: useStable(() => void send(table.undo)),
    tell,
    hush: useStable(() => setReasons([])),
  };
}

const optionsOf = (face: GameFace, engine: AnyEngine, now: Now, seat: number): Option[] =>
  engine.choices(now.view, seat).map((choice) => ({ choice, ...face.pointing(engine, now.view, seat, choice) }));
