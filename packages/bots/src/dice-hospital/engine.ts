import type { DiceOptions, DiceState, Rules } from '@asclepion/dice-hospital';
import type { Engine } from '@asclepion/kernel';

export type DiceEngine = Engine<DiceOptions, Rules, DiceState>;
