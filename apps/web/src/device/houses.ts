import { serverTables } from '../table/server-tables.ts';
import type { Tables } from '../table/table.ts';
import { deviceTables } from './device-tables.ts';
import { type Place, placeOf } from './place.ts';

/** The two houses in which tables stand. */
export const houses: Readonly<Record<Place, Tables>> = { server: serverTables, device: deviceTables };

/** The house of a table, by its name. */
export const houseOf = (id: string): Tables => houses[placeOf(id)];
