import type { Clinic, ClinicState, Person } from './state.ts';

/** What later versions have added to a person and to a clinic, as it was before anybody used it. */
const PERSON = { load: 0, lying: 0 } satisfies Partial<Person>;
const CLINIC = { vehicles: [] } satisfies Partial<Clinic>;

/** A state that was saved before modules brought loads, people who lie down, and vehicles beside the cars. */
export const upgrade = (saved: ClinicState): ClinicState => ({
  ...saved,
  clinics: saved.clinics.map((clinic) => ({
    ...CLINIC,
    ...clinic,
    people: clinic.people.map((person) => ({ ...PERSON, ...person })),
  })),
});
