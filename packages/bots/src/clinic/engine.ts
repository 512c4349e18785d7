import type { ClinicOptions, ClinicState, Rules } from '@asclepion/clinic';
import type { Engine } from '@asclepion/kernel';

export type ClinicEngine = Engine<ClinicOptions, Rules, ClinicState>;
