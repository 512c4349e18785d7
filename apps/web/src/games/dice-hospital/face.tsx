import '../../styles/dice-hospital.css';
import type { AnyEngine } from '@asclepion/catalogue';
import { diceHospital } from '@asclepion/dice-hospital';
import {
  describeChoice,
  describeEvent,
  describePrompt,
  describeViolation,
  scoreName,
  stepName,
} from '@asclepion/dice-hospital/text';
import { createEngine } from '@asclepion/kernel';
import type { GameFace, Words } from '../game-face.ts';
import { stepOf } from '../step-of.ts';
import { diceHospitalAbout } from './about.ts';
import { MonthAccount } from './account.tsx';
import { HospitalAsText } from './as-text.tsx';
import { chaptersOf, chapterTitle } from './chapters.ts';
import { HospitalCommon } from './common.tsx';
import { HospitalBoard } from './hospital-board.tsx';
import { diceLearning } from './learn/index.ts';
import { DiceOptionsForm } from './options-form.tsx';
import { meant, pointing } from './pointing.ts';
import { askedOf, stateOf } from './position.ts';
import { previewOf } from './preview.ts';
import { diceSeries } from './series.ts';
import { diceTexts, diceTextsIn } from './texts.ts';

function wordsOf(engine: AnyEngine, locale: Parameters<GameFace['words']>[1], names: readonly string[]): Words {
  const texts = diceTextsIn(locale);
  return {
    choice(view, seat, choice) {
      const frame = askedOf(engine, view, seat);
      return frame === undefined ? choice.do : describeChoice(texts, stateOf(view), frame, choice);
    },
    event: (event) => describeEvent(texts, event, names),
    violation: (violation) => describeViolation(texts, violation),
    prompt(view, seat) {
      const frame = askedOf(engine, view, seat);
      return frame && describePrompt(texts, frame);
    },
    scoreLine: (id) => scoreName(texts, id),
  };
}

/** Dice Hospital, as the page shows it. */
export const diceHospitalFace: GameFace = {
  ...diceHospitalAbout,
  engine: (options) => createEngine(diceHospital, options) as unknown as AnyEngine,
  words: wordsOf,
  pointing: (_engine, view, seat, choice) => pointing(stateOf(view).hospitals[seat], choice),
  meant: (engine, view, seat, picked, target) =>
    meant(askedOf(engine, view, seat)?.step, stateOf(view), seat, picked, target),
  preview: (texts, _engine, before, after, seat) => previewOf(diceTexts(texts), stateOf(before), stateOf(after), seat),
  isSecret: (view) => {
    const step = stepOf(stateOf(view));
    return step === 'setup-administrator' || step === 'setup-patients';
  },
  endsSection: ({ id }) => id === 'round-ended',
  chapters: chaptersOf,
  chapterTitle: (texts, chapter) => chapterTitle(diceTexts(texts), chapter),
  where(texts, view) {
    const state = stateOf(view);
    const step = stepOf(state);
    const words = diceTexts(texts);
    return words.text('web.dice.where', {
      round: state.round,
      step: step === undefined ? words.text('web.over') : stepName(words, step),
    });
  },
  goal: (texts, engine) => (engine.seats > 1 ? undefined : diceTexts(texts).text('web.dice.goal')),
  Options: DiceOptionsForm,
  Board: HospitalBoard,
  AsText: HospitalAsText,
  Common: HospitalCommon,
  learn: diceLearning,
  Ledger: MonthAccount,
  series: diceSeries,
  panels: [],
};
