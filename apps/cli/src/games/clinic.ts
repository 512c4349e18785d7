import {
  type ClinicOptions,
  type ClinicState,
  conflictsOf,
  MODULES,
  OPTION_VALUES,
  type Rules,
} from '@asclepion/clinic';
import {
  describeChoice,
  describeEvent,
  describePrompt,
  describeViolation,
  moduleHelp,
  moduleName,
  scoreName,
} from '@asclepion/clinic/text';
import { createClinicTexts } from '@asclepion/clinic/text/all';
import { type Engine, type Frame, KernelError, type State } from '@asclepion/kernel';
import { createCliTexts } from '../text/index.ts';
import { clinicPosition } from './clinic-position.ts';
import type { GameFace } from './face.ts';

type ClinicEngine = Engine<ClinicOptions, Rules, ClinicState>;

/** CliniC on the command line. */
export const clinicFace: GameFace = {
  options: OPTION_VALUES,
  modules(locale) {
    const texts = createClinicTexts(locale);
    return MODULES.map(({ id, box, about, needs = [], options = {} }) => ({
      id,
      box,
      name: moduleName(texts, id),
      help: moduleHelp(texts, id),
      ...about,
      needs,
      conflicts: conflictsOf(MODULES, id),
      options,
    }));
  },
  words(anyEngine, locale, names) {
    // This face is only ever asked about tables of its own game.
    const engine = anyEngine as unknown as ClinicEngine;
    const { rules } = engine;
    const texts = createClinicTexts(locale);
    const own = createCliTexts(locale);
    const frameOf = (state: State, seat: number): Frame => {
      const frame = engine.asking(state as ClinicState, seat);
      if (frame === undefined) throw new KernelError('nobody-asked', `Seat ${seat} is not asked to choose.`);
      return frame;
    };
    return {
      prompt: (state, seat) => describePrompt(texts, rules, state as ClinicState, frameOf(state, seat)),
      choice: (state, seat, choice) => describeChoice(texts, rules, state as ClinicState, frameOf(state, seat), choice),
      event: (event) => describeEvent(texts, rules, event, names),
      violation: (violation) => describeViolation(texts, violation),
      scoreLine: (id) => scoreName(texts, id),
      position: (view) => clinicPosition({ rules, state: view as ClinicState, texts, own, names }),
    };
  },
};
