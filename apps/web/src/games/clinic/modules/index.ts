import { type ClinicOptions, isAsked, MODULES } from '@asclepion/clinic';
import type { ModuleId } from '@asclepion/clinic/text';
import { addFace } from './loaded.ts';
import type { ModuleFace } from './module-face.ts';

/** The face of every module, loaded with the first table that has it: a module that has none here fails the compile. */
const FACES: Readonly<Record<ModuleId, () => Promise<ModuleFace>>> = {
  'fire-extinguisher': async () => (await import('./box/fire-extinguisher.tsx')).fireExtinguisherFace,
  'blood-transfusion': async () => (await import('./box/blood-transfusion.tsx')).bloodTransfusionFace,
  'workaholic-doctors': async () => (await import('./box/workaholic-doctors.tsx')).workaholicDoctorsFace,
  zombies: async () => (await import('./box/zombies.tsx')).zombiesFace,
  'floor-4': async () => (await import('./ext1/floor-4.ts')).floor4Face,
  amenities: async () => (await import('./ext1/amenities.tsx')).amenitiesFace,
  ambulance: async () => (await import('./ext1/ambulance.tsx')).ambulanceFace,
  'urban-design': async () => (await import('./ext1/urban-design.tsx')).urbanDesignFace,
  pharmacy: async () => (await import('./ext1/pharmacy.tsx')).pharmacyFace,
  hospice: async () => (await import('./ext1/hospice.tsx')).hospiceFace,
  janitors: async () => (await import('./ext1/janitors.tsx')).janitorsFace,
  virus: async () => (await import('./ext1/virus.tsx')).virusFace,
  pillars: async () => (await import('./ext1/pillars.tsx')).pillarsFace,
  'satellite-tv': async () => (await import('./ext1/satellite-tv.tsx')).satelliteTvFace,
  'utility-work': async () => (await import('./ext1/utility-work.tsx')).utilityWorkFace,
  icu: async () => (await import('./ext1/icu.tsx')).icuFace,
  obstetrics: async () => (await import('./ext1/obstetrics.tsx')).obstetricsFace,
};

const isModule = (id: string): id is ModuleId => Object.hasOwn(FACES, id);

const ALL: readonly string[] = Object.keys(FACES);

/** Modules that a table with these options plays with; all there are where there is no table. */
export function modulesOf(options: unknown): readonly string[] {
  if (options === undefined) return ALL;
  const given = { modules: [], ...(options as object) } as unknown as ClinicOptions;
  return MODULES.filter((module) => isAsked(module, given)).map(({ id }) => id);
}

const coming = new Map<string, Promise<void>>();

function come(id: ModuleId): Promise<void> {
  const known = coming.get(id);
  if (known !== undefined) return known;
  const load = FACES[id]().then((face) => addFace(id, face));
  coming.set(id, load);
  return load;
}

const all = new Map<string, Promise<unknown>>();

/** Loads the faces of these modules; the same promise each time, as React wants it. */
export function loadFaces(ids: readonly string[]): Promise<unknown> {
  const wanted = ids.filter(isModule);
  const key = wanted.join();
  const loading = all.get(key) ?? Promise.all(wanted.map(come));
  all.set(key, loading);
  return loading;
}
