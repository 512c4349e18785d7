import type { Catalogue } from '@asclepion/kernel/text';
import { ambulanceTexts } from './ambulance.ts';
import { amenitiesTexts } from './amenities.ts';
import { bloodTransfusionTexts } from './blood-transfusion.ts';
import { fireExtinguisherTexts } from './fire-extinguisher.ts';
import { floor4Texts } from './floor-4.ts';
import { hospiceTexts } from './hospice.ts';
import { icuTexts } from './icu.ts';
import { janitorsTexts } from './janitors.ts';
import { obstetricsTexts } from './obstetrics.ts';
import { pharmacyTexts } from './pharmacy.ts';
import { pillarsTexts } from './pillars.ts';
import { satelliteTvTexts } from './satellite-tv.ts';
import { urbanDesignTexts } from './urban-design.ts';
import { utilityWorkTexts } from './utility-work.ts';
import { virusTexts } from './virus.ts';
import { workaholicDoctorsTexts } from './workaholic-doctors.ts';
import { zombiesTexts } from './zombies.ts';

/** The texts of every module, by its id: a module that has none here fails the compile where it is offered. */
export const MODULE_TEXTS = {
  'blood-transfusion': bloodTransfusionTexts,
  'fire-extinguisher': fireExtinguisherTexts,
  'workaholic-doctors': workaholicDoctorsTexts,
  zombies: zombiesTexts,
  'floor-4': floor4Texts,
  amenities: amenitiesTexts,
  ambulance: ambulanceTexts,
  'urban-design': urbanDesignTexts,
  pharmacy: pharmacyTexts,
  hospice: hospiceTexts,
  janitors: janitorsTexts,
  virus: virusTexts,
  pillars: pillarsTexts,
  'satellite-tv': satelliteTvTexts,
  'utility-work': utilityWorkTexts,
  icu: icuTexts,
  obstetrics: obstetricsTexts,
} as const satisfies Readonly<Record<string, Catalogue>>;

/** The ids of all modules. */
export type ModuleId = keyof typeof MODULE_TEXTS;

/** Keys of what modules say. */
export type ModuleKey = { [Id in ModuleId]: keyof (typeof MODULE_TEXTS)[Id]['en'] & string }[ModuleId];
