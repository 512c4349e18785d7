import type { AnyEngine } from '@asclepion/catalogue';
import { type ClinicOptions, clinic } from '@asclepion/clinic';
import {
  describeChoice,
  describeEvent,
  describePrompt,
  describeReason,
  goalHelp,
  goalName,
  gradeName,
  scoreName,
  stepName,
} from '@asclepion/clinic/text';
import { createEngine } from '@asclepion/kernel';
import { deferred } from '../../device/deferred.tsx';
import { CardSkeleton } from '../../states/skeleton.tsx';
import type { GameFace, Words } from '../game-face.ts';
import { clinicAbout } from './about.ts';
import { chaptersOf, chapterTitle } from './chapters.ts';
import { ClinicBoard } from './clinic-board.tsx';
import { ClinicCommon } from './commons/common.tsx';
import { speak } from './language.ts';
import { clinicLearning } from './learn/index.ts';
import { loadFaces, modulesOf } from './modules/index.ts';
import { loadedFaces } from './modules/loaded.ts';
import { meant, pointing } from './pointing.ts';
import { askedOf, rulesOf, stateOf, stepOf } from './position.ts';
import { previewOf } from './preview/preview.ts';
import { clinicSeries } from './series.ts';
import { clinicTexts, clinicTextsIn } from './texts.ts';
import { withBoards } from './with-boards.ts';

function wordsOf(engine: AnyEngine, locale: Parameters<GameFace['words']>[1], names: readonly string[]): Words {
  const texts = clinicTextsIn(locale);
  const rules = rulesOf(engine);
  return {
    choice(view, seat, choice) {
      const frame = askedOf(engine, view, seat);
      return frame === undefined ? choice.do : describeChoice(texts, rules, stateOf(view), frame, choice);
    },
    event: (event) => describeEvent(texts, rules, event, names),
    // The rule's ID is left out: the page shows it as a link.
    violation: (violation) => describeReason(texts, violation),
    prompt(view, seat) {
      const frame = askedOf(engine, view, seat);
      return frame && describePrompt(texts, rules, stateOf(view), frame);
    },
    scoreLine: (id) => scoreName(texts, id),
  };
}

const ClinicLedger = deferred(async () => (await import('./ledger/ledger-card.tsx')).ClinicLedger, CardSkeleton);
const ClinicAsText = deferred(async () => (await import('./as-text/clinic-as-text.tsx')).ClinicAsText);
const OptionsForm = deferred(async () => (await import('./options-form.tsx')).ClinicOptionsForm);
const PlannerPanel = deferred(async () => (await import('./planner/planner-panel.tsx')).PlannerPanel);

/** CliniC, as the page shows it. */
export const clinicFace: GameFace = {
  ...clinicAbout,
  speak,
  prepare: (options) => loadFaces(modulesOf(options)),
  engine: (options) => createEngine(clinic, options) as unknown as AnyEngine,
  words: wordsOf,
  pointing: (engine, view, seat, choice) => pointing(askedOf(engine, view, seat), rulesOf(engine), choice),
  meant: (engine, view, seat, picked, target) =>
    meant(askedOf(engine, view, seat), rulesOf(engine), stateOf(view), seat, picked, target),
  preview: (texts, engine, before, after, seat) =>
    previewOf(clinicTexts(texts), rulesOf(engine), stateOf(before), stateOf(after), seat),
  isSecret(view, _seat) {
    const step = stepOf(stateOf(view));
    return loadedFaces().some(({ secretSteps }) => step !== undefined && secretSteps?.includes(step) === true);
  },
  endsSection: ({ id }) => id === 'round-ended',
  chapters: chaptersOf,
  chapterTitle: (texts, chapter) => chapterTitle(clinicTexts(texts), chapter),
  where(texts, view) {
    const state = stateOf(view);
    const step = stepOf(state);
    return clinicTexts(texts).text('web.where', {
      round: state.round,
      step: step === undefined ? clinicTexts(texts).text('web.over') : stepName(clinicTexts(texts), step),
    });
  },
  goal(texts, engine) {
    const options = engine.options as ClinicOptions;
    if (options.seats > 1) return undefined;
    const words = clinicTexts(texts);
    return clinicTexts(texts).text('web.goal', {
      goal: goalName(words, options.goal),
      grade: gradeName(words, options.grade),
      help: goalHelp(words, options),
    });
  },
  Options: OptionsForm,
  optionsFor: withBoards,
  Board: ClinicBoard,
  AsText: ClinicAsText,
  Common: ClinicCommon,
  series: clinicSeries,
  Ledger: ClinicLedger,
  learn: clinicLearning,
  panels: [{ id: 'plan', title: (texts) => clinicTexts(texts).text('web.plan.title'), Component: PlannerPanel }],
};
