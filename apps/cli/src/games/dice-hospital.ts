import { type DiceOptions, type DiceState, OPTION_VALUES, type Rules } from '@asclepion/dice-hospital';
import {
  createDiceTexts,
  describeChoice,
  describeEvent,
  describePrompt,
  describeViolation,
  scoreName,
} from '@asclepion/dice-hospital/text';
import { type Engine, type Frame, KernelError, type State } from '@asclepion/kernel';
import { createCliTexts } from '../text/index.ts';
import { diceHospitalPosition } from './dice-hospital-position.ts';
import type { GameFace } from './face.ts';

type DiceEngine = Engine<DiceOptions, Rules, DiceState>;

/** Dice Hospital on the command line. */
export const diceHospitalFace: GameFace = {
  options: OPTION_VALUES,
  modules: () => [],
  words(anyEngine, locale, names) {
    // This face is only ever asked about tables of its own game.
    const engine = anyEngine as unknown as DiceEngine;
    const texts = createDiceTexts(locale);
    const own = createCliTexts(locale);
    const frameOf = (state: State, seat: number): Frame => {
      const frame = engine.asking(state as DiceState, seat);
      if (frame === undefined) throw new KernelError('nobody-asked', `Seat ${seat} is not asked to choose.`);
      return frame;
    };
    return {
      prompt: (state, seat) => describePrompt(texts, frameOf(state, seat)),
      choice: (state, seat, choice) => describeChoice(texts, state as DiceState, frameOf(state, seat), choice),
      event: (event) => describeEvent(texts, event, names),
      violation: (violation) => {
        const text = describeViolation(texts, violation);
        return violation.rule === 'KERNEL' ? text : texts.text('dice.violation', { text, rule: violation.rule });
      },
      scoreLine: (id) => scoreName(texts, id),
      position: (view) => diceHospitalPosition({ state: view as DiceState, texts, own, names }),
    };
  },
};
