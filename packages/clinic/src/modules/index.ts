import type { OfferedModule } from '../module.ts';
import { bloodTransfusion } from './box/blood-transfusion.ts';
import { fireExtinguisher } from './box/fire-extinguisher.ts';
import { workaholicDoctors } from './box/workaholic-doctors.ts';
import { zombies } from './box/zombies.ts';
import { ambulance } from './ext1/ambulance.ts';
import { amenities } from './ext1/amenities.ts';
import { floor4 } from './ext1/floor-4.ts';
import { hospice } from './ext1/hospice.ts';
import { icu } from './ext1/icu.ts';
import { janitors } from './ext1/janitors.ts';
import { obstetrics } from './ext1/obstetrics.ts';
import { pharmacy } from './ext1/pharmacy.ts';
import { pillars } from './ext1/pillars.ts';
import { satelliteTv } from './ext1/satellite-tv.ts';
import { urbanDesign } from './ext1/urban-design.ts';
import { utilityWork } from './ext1/utility-work.ts';
import { virus } from './ext1/virus.ts';

/** Modules that a table may add, in the order of the boxes and inside a box in that of its rules file (CB-HOOK-4). */
export const MODULES: readonly OfferedModule[] = [
  bloodTransfusion,
  fireExtinguisher,
  workaholicDoctors,
  zombies,
  floor4,
  amenities,
  ambulance,
  urbanDesign,
  janitors,
  pharmacy,
  hospice,
  virus,
  pillars,
  satelliteTv,
  utilityWork,
  icu,
  obstetrics,
];
