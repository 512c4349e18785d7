import '../../styles/hippocrates.css';
import type { AnyEngine } from '@asclepion/catalogue';
import { hippocrates } from '@asclepion/hippocrates';
import {
  describeChoice,
  describeEvent,
  describePrompt,
  describeViolation,
  scoreName,
  stepName,
} from '@asclepion/hippocrates/text';
import { createEngine } from '@asclepion/kernel';
import type { GameFace, Words } from '../game-face.ts';
import { stepOf } from '../step-of.ts';
import { hippocratesAbout } from './about.ts';
import { RoundAccount } from './account.tsx';
import { HippocratesAsText } from './as-text.tsx';
import { HippocratesBoard } from './board.tsx';
import { chaptersOf, chapterTitle } from './chapters.ts';
import { HippocratesCommon } from './common.tsx';
import { hippocratesLearning } from './learn/index.ts';
import { HippocratesOptionsForm } from './options-form.tsx';
import { meant, pointing } from './pointing.ts';
import { askedOf, rulesOf, stateOf } from './position.ts';
import { previewOf } from './preview.ts';
import { hippocratesSeries } from './series.ts';
import { hippocratesTexts, hippocratesTextsIn } from './texts.ts';

function wordsOf(engine: AnyEngine, locale: Parameters<GameFace['words']>[1], names: readonly string[]): Words {
  const texts = hippocratesTextsIn(locale);
  return {
    choice(view, seat, choice) {
      const frame = askedOf(engine, view, seat);
      return frame === undefined ? choice.do : describeChoice(texts, stateOf(view), frame, choice);
    },
    event: (event) => describeEvent(texts, event, names),
    violation: (violation) => describeViolation(texts, violation),
    prompt(view, seat) {
      const frame = askedOf(engine, view, seat);
      return frame && describePrompt(texts, stateOf(view), frame);
    },
    scoreLine: (id) => scoreName(texts, id),
  };
}

/** Hippocrates, as the page shows it. */
export const hippocratesFace: GameFace = {
  ...hippocratesAbout,
  engine: (options) => createEngine(hippocrates, options) as unknown as AnyEngine,
  words: wordsOf,
  pointing: (_engine, view, seat, choice) => pointing(stateOf(view), seat, choice),
  meant: (engine, view, seat, picked, target) =>
    meant(askedOf(engine, view, seat)?.step, stateOf(view), seat, picked, target),
  preview: (texts, _engine, before, after, seat) =>
    previewOf(hippocratesTexts(texts), stateOf(before), stateOf(after), seat),
  // What all decide at the same time gives no advantage if it is seen earlier (HI-HID-2).
  isSecret: () => false,
  // The last round has no refill: what comes after it belongs to it.
  endsSection: ({ id }) => id === 'refilled',
  chapters: chaptersOf,
  chapterTitle: (texts, chapter) => chapterTitle(hippocratesTexts(texts), chapter),
  where(texts, view) {
    const state = stateOf(view);
    const step = stepOf(state);
    const words = hippocratesTexts(texts);
    return words.text('web.hippo.where', {
      round: state.round,
      step: step === undefined ? words.text('web.over') : stepName(words, step),
    });
  },
  goal: (texts, engine) => (rulesOf(engine).seats > 1 ? undefined : hippocratesTexts(texts).text('web.hippo.goal')),
  Options: HippocratesOptionsForm,
  Board: HippocratesBoard,
  AsText: HippocratesAsText,
  Common: HippocratesCommon,
  learn: hippocratesLearning,
  Ledger: RoundAccount,
  series: hippocratesSeries,
  panels: [],
};
