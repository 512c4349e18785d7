import type { AnyEngine } from '@asclepion/catalogue';
import { type ClinicEngine, type Ledger, ledgers } from '@asclepion/clinic/ledger';
import type { State } from '@asclepion/kernel';
import { stateOf } from '../position.ts';

const made = new WeakMap<State, readonly Ledger[]>();

/** The ledgers of a view, by seat: reckoned once, however many parts of the page show them. */
export function ledgersOf(engine: AnyEngine, view: State): readonly Ledger[] {
  const known = made.get(view) ?? ledgers(engine as unknown as ClinicEngine, stateOf(view));
  made.set(view, known);
  return known;
}
