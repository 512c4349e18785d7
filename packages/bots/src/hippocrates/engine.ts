import type { HippocratesOptions, HippocratesState, Rules } from '@asclepion/hippocrates';
import type { Engine } from '@asclepion/kernel';

export type HippocratesEngine = Engine<HippocratesOptions, Rules, HippocratesState>;
