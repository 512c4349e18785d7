import type { Choice } from '@asclepion/kernel';
import { columnOf } from './data/cities.ts';
import { doctorTile } from './data/doctors.ts';
import { kitTile } from './data/kits.ts';
import { NUMBERS } from './data/numbers.ts';
import { assistantsNamed } from './payment.ts';
import { type HippocratesState, NOTHING } from './state.ts';
import { optionHireCost } from './steps/recruitment.ts';
import { salariesOf } from './steps/salaries.ts';

/** Drachmas that a choice costs before assistants pay for some of them. */
function fullPrice(state: Readonly<HippocratesState>, seat: number, choice: Choice): number {
  const column = columnOf(choice.column);
  const doctor = state.cityDoctors[column] ?? NOTHING;
  const kit = state.kits[column] ?? NOTHING;
  switch (choice.do) {
    case 'buy':
      return String(choice.medicines).length * NUMBERS.buy;
    case 'pay':
      return salariesOf(state, seat);
    case 'option':
      return NUMBERS.option;
    case 'hire':
      return doctor === NOTHING ? 0 : doctorTile(doctor).cost;
    case 'kit':
      return kit === NOTHING ? 0 : kitTile(kit).price;
    case 'both':
      return doctor === NOTHING || kit === NOTHING ? 0 : doctorTile(doctor).cost + kitTile(kit).price;
    case 'hire-option':
      return state.players[seat].option === NOTHING ? 0 : optionHireCost(state.players[seat]).money;
    default:
      return 0;
  }
}

/** Coins that a choice costs, as it says that it is paid; what a place takes is told by its effect. */
export const costOfChoice = (state: Readonly<HippocratesState>, seat: number, choice: Choice): number =>
  Math.max(0, fullPrice(state, seat, choice) - assistantsNamed(String(choice.with ?? '')).length * NUMBERS.assistant);
