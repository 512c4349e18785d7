import { type HippocratesOptions, type HippocratesState, OPTION_VALUES, type Rules } from '@asclepion/hippocrates';
import {
  createHippocratesTexts,
  describeChoice,
  describeEvent,
  describePrompt,
  describeViolation,
  scoreName,
} from '@asclepion/hippocrates/text';
import { type Engine, type Frame, KernelError, type State } from '@asclepion/kernel';
import { createCliTexts } from '../text/index.ts';
import type { GameFace } from './face.ts';
import { hippocratesPosition } from './hippocrates-position.ts';

type HippocratesEngine = Engine<HippocratesOptions, Rules, HippocratesState>;

/** Hippocrates on the command line. */
export const hippocratesFace: GameFace = {
  options: OPTION_VALUES,
  modules: () => [],
  words(anyEngine, locale, names) {
    // This face is only ever asked about tables of its own game.
    const engine = anyEngine as unknown as HippocratesEngine;
    const texts = createHippocratesTexts(locale);
    const own = createCliTexts(locale);
    const frameOf = (state: State, seat: number): Frame => {
      const frame = engine.asking(state as HippocratesState, seat);
      if (frame === undefined) throw new KernelError('nobody-asked', `Seat ${seat} is not asked to choose.`);
      return frame;
    };
    return {
      prompt: (state, seat) => describePrompt(texts, state as HippocratesState, frameOf(state, seat)),
      choice: (state, seat, choice) => describeChoice(texts, state as HippocratesState, frameOf(state, seat), choice),
      event: (event) => describeEvent(texts, event, names),
      violation: (violation) => {
        const text = describeViolation(texts, violation);
        return violation.rule === 'KERNEL' ? text : texts.text('hippo.violation', { text, rule: violation.rule });
      },
      scoreLine: (id) => scoreName(texts, id),
      position: (view) =>
        hippocratesPosition({ rules: engine.rules, state: view as HippocratesState, texts, own, names }),
    };
  },
};
