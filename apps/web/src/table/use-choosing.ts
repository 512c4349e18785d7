import type { AnyEngine } from '@asclepion/catalogue';
import type { Choice } from '@asclepion/kernel';
import type { Now, TableInfo } from '@asclepion/protocol';
import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DARK, type Lighting, type Target } from '../board/drawing.ts';
import type { GameFace, Words } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import { afterFrame } from '../ui/after-frame.ts';
import { failureText } from '../ui/failure-text.ts';
import { useSetting } from '../ui/kept-setting.ts';
import { GONE } from './ahead-table.ts';
import { completed, lightingOf, narrowed, type Option, pointAt, rememberedOptions, sourcesOf } from './choosing.ts';
import { useForetelling } from './first.tsx';
import { foresee } from './foresight.ts';
import { clearMarks, markPicked, markPressed } from './marks.ts';
import { isFinalThere, type Preview, previewOf, type Standpoint } from './preview.ts';
import type { Reason } from './reasons.tsx';
import { confirmSetting } from './settings.ts';
import type { Failure, Outcome, Table } from './table.ts';
import { useForesight } from './use-foresight.ts';
import { useLate } from './use-late.ts';
import { useRedo } from './use-redo.ts';
import { useStable } from './use-stable.ts';
import { whyNot } from './why-not.ts';

const NO_OPTIONS: readonly Option[] = [];
const NOTHING: readonly Target[] = [];
const NO_REASONS: readonly Reason[] = [];

/** How long after a choice it is told what it did, in milliseconds. */
const LATER = 120;

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
  /** The choice that is picked and waits to be confirmed. */
  readonly armed: Option | undefined;
  /** The choice that is looked at: the pointer or the focus rests on what would make it. */
  readonly looked: Option | undefined;
  /** The last choice that was made here, until the next one is. */
  readonly done: Preview | undefined;
  readonly lighting: Lighting;
  readonly reasons: readonly Reason[];
  readonly mayRedo: boolean;
  readonly point: (target: Target) => void;
  /** Begins anew with one thing. */
  readonly take: (target: Target) => void;
  /** Whether something can be taken from there to another place. */
  readonly isSource: (target: Target) => boolean;
  /** Makes a choice, or asks for a second word where one is wanted. */
  readonly ask: (option: Option, button: HTMLButtonElement) => void;
  readonly confirm: (button?: HTMLButtonElement) => void;
  /** Makes these choices one after another; stops at the first that is refused. */
  readonly choose: (choices: readonly Choice[]) => void;
  /** Lets go of what was picked. */
  readonly clear: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly look: (option: Option | undefined) => void;
  /** A choice in words. */
  readonly text: (choice: Choice) => string;
  /** What a choice would cost and change. */
  readonly preview: (choice: Choice) => Preview;
  /** The choice that pointing there would make, if it would make one. */
  readonly wouldChoose: (target: Target) => Option | undefined;
  /** Why nothing can be done with what is dark. */
  readonly why: (target: Target) => readonly Reason[];
  /** Says why something else failed. */
  readonly tell: (failure: Failure) => void;
  readonly hush: () => void;
}

/** Turns pointing into choices. `open` is false while an earlier moment is looked at. */
export function useChoosing({
  table,
  now,
  info,
  face,
  engine,
  words,
  open,
}: {
  table: Table;
  now: Now;
  info: TableInfo;
  face: GameFace;
  engine: AnyEngine;
  words: Words;
  open: boolean;
}): Choosing {
  const texts = useTexts();
  const { seat } = table;
  const { view } = now;
  // It ends in the same moment in which what came of it shows.
  const [sentAt, sending, wait] = useLate<number | undefined>(undefined);
  const busy = sentAt === now.sequence;
  const [kept, picking, pick] = useLate(NOTHING);
  const [reasons, setReasons] = useState(NO_REASONS);
  const [done, setDone] = useState<Preview>();
  const [lookedAt, look] = useState<Option>();
  const confirmWhat = useSetting(confirmSetting);

  const asked = seat !== undefined && open && now.deciders.includes(seat);
  const optionsAt = useMemo(() => rememberedOptions(face, engine, seat), [face, engine, seat]);
  const options = asked ? optionsAt(view) : NO_OPTIONS;
  // What others do meanwhile leaves a pick alone as long as it still leads somewhere.
  const left = useMemo(() => narrowed(options, kept), [options, kept]);
  const picked = left.length > 0 ? kept : NOTHING;
  const lighting = useMemo(
    () => (asked && !busy ? lightingOf(options, picked, true) : { ...DARK, asked }),
    [options, picked, asked, busy],
  );
  const armed = useMemo(() => completed(left, picked), [left, picked]);
  const sources = useMemo(() => sourcesOf(options), [options]);

  const standpoint: Standpoint = { face, engine, texts, words, now, seat: seat ?? 0, seats: info.seats };
  const preview = (choice: Choice): Preview => previewOf(standpoint, choice);

  useLayoutEffect(() => {
    if (picked !== kept && picking.current === kept) pick(NOTHING);
  }, [picked, kept, picking, pick]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that came at once is told by the position alone
  useLayoutEffect(() => {
    if (!busy) clearMarks(picking.current);
  }, [kept, busy, view]);

  /** How it stands. What is drawn may be a frame behind; whatever is done is judged by this. */
  function here() {
    const latest = table.state().now ?? now;
    const all = seat !== undefined && open && latest.deciders.includes(seat) ? optionsAt(latest.view) : NO_OPTIONS;
    const rest = narrowed(all, picking.current);
    const held = rest.length > 0 ? picking.current : NOTHING;
    return {
      standpoint: { ...standpoint, now: latest },
      busy: sending.current === latest.sequence,
      options: all,
      picked: held,
      armed: completed(rest, held),
    };
  }

  const tell = useStable((failure: Failure): void => {
    const violation = failure.code === 'violation' ? failure.violation : undefined;
    const text = violation === undefined ? failureText(texts, failure) : words.violation(violation);
    setReasons([{ text, rule: violation?.rule, about: undefined }]);
  });

  /** Asks the table for something; nothing waits for the answer where the effect shows already. */
  async function send(request: () => Promise<Outcome>): Promise<boolean> {
    const before = table.state().now;
    const answer = request();
    if (table.state().now === before) wait(before?.sequence);
    const failure = await answer;
    if (failure !== undefined) {
      wait(undefined);
      clearMarks(NOTHING);
      clearTimeout(telling.current);
      setDone(undefined);
      if (failure !== GONE) tell(failure);
    }
    return failure === undefined;
  }

  const foretelling = useForetelling();
  useForesight(
    left,
    useStable(({ choice }: Option, first: boolean): void => {
      const foresight = foresee(engine, now, seat ?? 0, choice);
      if (foresight.kind === 'seen') {
        optionsAt(foresight.now.view);
        foretelling.foresee(foresight.now.view, first);
      } else if (first) {
        foretelling.forget();
      }
    }),
    foretelling.forget,
  );

  const history = useRedo(table);

  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was done is told once it shows. */
  function tellLater(choice: Choice): void {
    const then = here().standpoint;
    clearTimeout(telling.current);
    telling.current = setTimeout(() => startTransition(() => setDone(previewOf(then, choice))), LATER);
  }

  const choose = useStable(async (choices: readonly Choice[]): Promise<void> => {
    const [only] = choices;
    // What was said before goes with the next frame, unless something new has been said by then.
    afterFrame(() => {
      setReasons((said) => (said === reasons ? NO_REASONS : said));
      setDone((said) => (said === done ? undefined : said));
    });
    if (choices.length === 1) tellLater(only);
    pick(NOTHING);
    history.forget();
    for (const choice of choices) {
      const before = table.state().now;
      const answer = send(() => table.choose(choice));
      if (table.state().now === before && !(await answer)) break;
    }
  });

  /** Whether a second word is wanted. */
  const mustConfirm = (choice: Choice): boolean =>
    confirmWhat === 'every' ||
    (confirmWhat === 'final' && table.forgiving !== true && isFinalThere(here().standpoint, choice));

  /** Makes one choice. What waits for the house has no other effect by now than a mark on what was pointed at. */
  function chooseBy(option: Option, mark: () => void): void {
    void choose([option.choice]);
    if (here().busy) mark();
  }

  const ask = useStable((option: Option, button: HTMLButtonElement): void => {
    const at = here();
    if (at.busy || !at.options.includes(option)) return;
    if (option === at.armed || !mustConfirm(option.choice)) return void chooseBy(option, () => markPressed(button));
    setReasons([]);
    pick(option.needs);
  });

  const why = useStable((target: Target): readonly Reason[] => {
    if (seat === undefined || !open) return [];
    const at = here();
    const found = whyNot({ face, engine, view: at.standpoint.now.view, seat, words, picked: at.picked }, target);
    return found.length > 0 ? found : [{ text: texts.text('web.nothing-there'), rule: undefined, about: undefined }];
  });

  const point = useStable((target: Target): void => {
    const at = here();
    if (at.busy || seat === undefined || !open) return;
    if (reasons.length > 0) setReasons([]);
    const mark = (): void => markPicked(target, true);
    if (at.armed !== undefined && target === at.picked.at(-1)) return void chooseBy(at.armed, mark);
    const step = pointAt(at.options, at.picked, target);
    if (step.kind === 'dark') return void setReasons(why(target));
    if (step.kind === 'chosen' && !mustConfirm(step.option.choice)) return void chooseBy(step.option, mark);
    pick(step.picked);
    markPicked(target, step.picked.includes(target));
  });

  return {
    asked,
    busy,
    options,
    left: picked === kept ? left : options,
    picked,
    armed,
    looked: lookedAt !== undefined && options.includes(lookedAt) ? lookedAt : undefined,
    done: picked.length === 0 ? done : undefined,
    lighting,
    reasons,
    mayRedo: asked && history.next !== undefined,
    point,
    take: useStable((target: Target) => {
      setReasons([]);
      pick([target]);
    }),
    isSource: useStable((target: Target) => !busy && sources.has(target) && lighting.lit.has(target)),
    ask,
    confirm: useStable((button?: HTMLButtonElement) => {
      const at = here();
      if (at.armed !== undefined && !at.busy) chooseBy(at.armed, () => button && markPressed(button));
    }),
    choose,
    clear: useStable(() => {
      pick(NOTHING);
      setReasons([]);
    }),
    undo: useStable(() => {
      pick(NOTHING);
      setDone(undefined);
      void history.undo(() => send(table.undo));
    }),
    redo: useStable(() => {
      pick(NOTHING);
      setReasons([]);
      setDone(undefined);
      void history.redo((choice) => {
        tellLater(choice);
        return send(() => table.choose(choice));
      });
    }),
    look,
    text: (choice) => words.choice(view, seat ?? 0, choice),
    preview,
    wouldChoose: useStable((target: Target) => {
      if (busy || !asked) return undefined;
      const step = pointAt(options, picked, target);
      return step.kind === 'chosen' ? step.option : undefined;
    }),
    why,
    tell,
    hush: useStable(() => setReasons([])),
  };
}
