import { NUMBERS } from '../data/numbers.ts';
import type { LedgerNote } from '../module.ts';
import { affordablePoints, type Costs, costsOf } from '../phases/business.ts';
import { timeSaved } from '../phases/move.ts';
import { nextTurnOrder } from '../phases/standing.ts';
import type { Rules } from '../rules.ts';
import type { Clinic, ClinicState } from '../state.ts';
import { type CostLine, feeLines, maintenanceLines, savingLines, wageLines } from './costs.ts';
import { type TreatedLine, treatedLine, type UntreatedLine, untreatedLines } from './patients.ts';
import { type ClinicEngine, projectRound } from './project.ts';
import { type Stage, stageOf } from './stage.ts';

/** What a player's round brings if it ended now, line by line. */
export interface Ledger {
  readonly stage: Stage;
  /** Money earned already, of which `tied` never buys popularity. */
  readonly earned: number;
  readonly tied: number;
  /** Patients that can still be treated as everybody stands, and those that cannot. */
  readonly treated: readonly TreatedLine[];
  readonly untreated: readonly UntreatedLine[];
  /** All money of the round. */
  readonly income: number;
  readonly wages: readonly CostLine[];
  readonly maintenance: readonly CostLine[];
  readonly savings: readonly CostLine[];
  readonly fees: readonly CostLine[];
  readonly costs: Costs;
  /** Income less costs; once they are paid, what is left of the income. */
  readonly net: number;
  /** How costs that the income does not cover are paid (CB-PAY-7). */
  readonly lack: { readonly savings: number; readonly popularity: number; readonly forgiven: number };
  /** What can be bought with the rest (CB-POP-1), and the money that stays. */
  readonly popularity: { readonly points: number; readonly price: number; readonly left: number };
  readonly time: LedgerTime;
  /** Popularity and turn order as they are, and as they would be after buying as much as possible. */
  readonly standing: {
    readonly popularity: number;
    readonly after: number;
    readonly place: number;
    readonly placeAfter: number;
  };
  readonly money: { readonly now: number; readonly after: number };
  /** What modules have to say about the end of this round. */
  readonly notes: readonly LedgerNote[];
}

interface LedgerTime {
  /** Walked in this round so far, what triages take off it, and by how much the disc moves (CB-MOVE-13). */
  readonly walked: number;
  readonly saved: number;
  readonly round: number;
  /** On the time track with this round. */
  readonly total: number;
  /** Popularity that it costs at the end (CB-END-1), and how much more time costs the next point. */
  readonly points: number;
  readonly untilNext: number;
}

/**
 * The ledgers of all players, by seat, from a position or what a viewer knows of it. Nothing is reckoned here that the
 * phases do not reckon: the rest of the round is played on a copy.
 */
export function ledgers(engine: ClinicEngine, seen: Readonly<ClinicState>): Ledger[] {
  const { rules } = engine;
  const stage = stageOf(seen);
  const treated: TreatedLine[][] = seen.clinics.map(() => []);
  const {
    treated: before,
    paid,
    ended,
  } = projectRound(engine, seen, (state, seat, choice) => {
    const account = rules.cares.find(({ id }) => id === choice.do)?.account?.(rules, state, seat, choice);
    if (account !== undefined) treated[seat].push(treatedLine(rules, state, seat, account));
  });
  const order = nextTurnOrder(ended);
  return seen.clinics.map((clinic, seat) => {
    const owing = before?.clinics[seat];
    const rest = paid.clinics[seat];
    // Once costs are paid, what they were is still to be seen; what they left is the income.
    const basis = owing ?? clinic;
    const costs = costsOf(rules, seat, basis);
    const points = affordablePoints(rest);
    return {
      stage,
      earned: clinic.income + clinic.tied,
      tied: clinic.tied,
      treated: treated[seat],
      untreated: owing === undefined ? [] : untreatedLines(rules, before ?? seen, seat),
      income: basis.income + basis.tied,
      wages: wageLines(rules, basis),
      maintenance: maintenanceLines(rules, basis),
      savings: savingLines(rules, basis),
      fees: feeLines(rules, seat, basis),
      costs,
      net: owing === undefined ? rest.income + rest.tied : owing.income + owing.tied - costs.total,
      lack: owing === undefined ? NO_LACK : lackOf(owing, rest, costs),
      popularity: {
        points,
        price: NUMBERS.moneyPerPopularity,
        left: rest.income + rest.tied - points * NUMBERS.moneyPerPopularity,
      },
      time: timeOf(rules, seen, seat, stage),
      standing: {
        popularity: clinic.popularity,
        after: ended.clinics[seat].popularity,
        place: seen.turnOrder.indexOf(seat) + 1,
        placeAfter: order.indexOf(seat) + 1,
      },
      money: { now: clinic.money, after: ended.clinics[seat].money },
      notes: rules.ledger.flatMap((notes) => notes(rules, before ?? seen, seat)),
    };
  });
}

const NO_LACK: Ledger['lack'] = { savings: 0, popularity: 0, forgiven: 0 };

function lackOf(owing: Readonly<Clinic>, paid: Readonly<Clinic>, { total }: Costs): Ledger['lack'] {
  const savings = owing.money - paid.money;
  const popularity = owing.popularity - paid.popularity;
  const fromIncome = owing.income + owing.tied - paid.income - paid.tied;
  return { savings, popularity, forgiven: total - fromIncome - savings - popularity };
}

function timeOf(rules: Rules, seen: Readonly<ClinicState>, seat: number, stage: Stage): LedgerTime {
  const clinic = seen.clinics[seat];
  // Before the moves, what was walked is still that of the last round.
  const walked = stage === 'acting' ? 0 : clinic.walked;
  const saved = timeSaved(rules, clinic);
  const round = Math.max(0, walked - saved);
  const total = clinic.time + (stage === 'walking' ? round : 0);
  const item = rules.scoreItems.find(({ id }) => id === 'time');
  const pointsAt = (time: number): number =>
    item?.points(rules, { ...seen, clinics: seen.clinics.with(seat, { ...clinic, time }) }, seat) ?? 0;
  const points = pointsAt(total);
  let untilNext = 1;
  while (untilNext < NUMBERS.timePerPoint && pointsAt(total + untilNext) === points) untilNext++;
  return { walked, saved, round, total, points, untilNext };
}
