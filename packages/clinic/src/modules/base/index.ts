import type { ClinicModule } from '../../module.ts';
import { boards } from './boards.ts';
import { bonusTiles } from './bonus-tiles.ts';
import { conveyors } from './conveyors.ts';
import { gardens } from './gardens.ts';
import { laboratory } from './laboratory.ts';
import { operatingRoom } from './operating-room.ts';
import { outpatientRoom } from './outpatient-room.ts';
import { parkingLots } from './parking-lots.ts';
import { patients } from './patients.ts';
import { programme } from './programme.ts';
import { serviceHubs } from './service-hubs.ts';
import { staff } from './staff.ts';
import { standing } from './standing.ts';
import { supplyRooms } from './supply-rooms.ts';
import { treatmentRooms } from './treatment-rooms.ts';
import { triage } from './triage.ts';
import { upkeep } from './upkeep.ts';
import { waysIn } from './ways-in.ts';

/** The base game, module by module. The order is that of tiles and lines of the score on screen. */
export const BASE: readonly ClinicModule[] = [
  programme,
  boards,
  standing,
  serviceHubs,
  treatmentRooms,
  supplyRooms,
  operatingRoom,
  outpatientRoom,
  laboratory,
  triage,
  waysIn,
  parkingLots,
  gardens,
  conveyors,
  staff,
  patients,
  upkeep,
  bonusTiles,
];
