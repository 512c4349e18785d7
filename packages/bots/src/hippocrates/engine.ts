import type { Engine } from '@asclepion/kernel';
import type { HippocratesOptions, HippocratesState, Rules } from '../../../hippocrates/src/index.ts';

export type HippocratesEngine = Engine<HippocratesOptions, Rules, HippocratesState>;
