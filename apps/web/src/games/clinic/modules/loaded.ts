import type { ClinicState, Rules } from '@asclepion/clinic';
import { addPictures } from '../../../board/art.tsx';
import type { Furniture } from '../../../board/building/furniture.tsx';
import { addVehicle } from '../../../board/building/vehicles.tsx';
import { addOutfit } from '../../../board/token.tsx';
import type { ClinicTexts } from '../texts.ts';
import { baseFace } from './base/index.ts';
import type { Figure, ModuleFace, PersonFace } from './module-face.ts';

/** Faces that have come so far, by module. */
const loaded = new Map<string, ModuleFace>();
let furniture: Furniture = {};
const people = new Map<string, PersonFace>();

const UNKNOWN: PersonFace = { sign: 'M8 2l6 12H2z', levelled: false };

/** The face of a module, or of the base game, has come. */
export function addFace(id: string, face: ModuleFace): void {
  loaded.set(id, face);
  furniture = { ...furniture, ...face.furniture };
  addPictures(face.pictures ?? {});
  for (const [name, shape] of Object.entries(face.vehicles ?? {})) addVehicle(name, shape);
  for (const [kind, person] of Object.entries(face.people ?? {})) {
    people.set(kind, person);
    if (person.outfit !== undefined) addOutfit(kind, person.outfit);
  }
}

addFace('base', baseFace);

/** How many have come: what was made of their texts is made anew when there are more. */
export const loadedCount = (): number => loaded.size;

/** All faces that have come, the base game's first. */
export const loadedFaces = (): readonly ModuleFace[] => [...loaded.values()];

/** The face of a module; undefined before it has come. */
export const loadedFace = (id: string): ModuleFace | undefined => loaded.get(id);

/** All furniture that has come. */
export const loadedFurniture = (): Furniture => furniture;

/** How a sort of people looks. */
export const personFace = (kind: string): PersonFace => people.get(kind) ?? UNKNOWN;

/** Faces of what a table plays with: the base game's, then its modules' in their order. */
export const facesOf = (rules: Rules): readonly ModuleFace[] => [
  baseFace,
  ...rules.modules.flatMap(({ id }) => loaded.get(id) ?? []),
];

/** What each player has of the modules, for all to see. */
export const figuresOf = (
  texts: ClinicTexts,
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
): readonly Figure[] => facesOf(rules).flatMap(({ figures }) => figures?.(texts, rules, state, seat) ?? []);
