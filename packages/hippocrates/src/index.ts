import type { Game } from '@asclepion/kernel';
import { compose } from './compose.ts';
import { conserved } from './conserved.ts';
import { type HippocratesOptions, parseOptions } from './options.ts';
import { result } from './result.ts';
import type { Rules } from './rules.ts';
import { start } from './start.ts';
import { cloneState, type HippocratesState } from './state.ts';
import { resample, view } from './view.ts';

export { feesOf, type RoundAhead, roundAhead } from './ahead.ts';
export * from './contracts.ts';
export { ASSISTANTS, type Assistant } from './data/assistants.ts';
export { CITIES, type CityId, COLUMNS, columnOf, PLACES } from './data/cities.ts';
export { basicDoctor, type Contract, DOCTORS, type DoctorTile, doctorNamed, doctorTile } from './data/doctors.ts';
export { KITS, type KitTile, kitTile } from './data/kits.ts';
export { type Gift, KNOWLEDGE, type KnowledgeKind, knowledgeTile } from './data/knowledge.ts';
export * from './data/medicines.ts';
export { NUMBERS, salaryAt } from './data/numbers.ts';
export { PATIENTS, type PatientTile, patientTile } from './data/patients.ts';
export { EFFECTS, type Effect, REWARDS, type Reward, SPACES } from './data/places.ts';
export { bestTreatment, type Cure, type Treatment, type Worths } from './matching.ts';
export { type HippocratesOptions, OPTION_VALUES } from './options.ts';
export { type Cost, moneyCost, type Payment, waysToPay } from './payment.ts';
export { costOfChoice } from './price.ts';
export { byReputation, compareReputation } from './reputation.ts';
export { scoreLines, seatPoints } from './result.ts';
export { isLastRound, isSolo, type Rules, SEATS } from './rules.ts';
export {
  type Employed,
  HIDDEN_TILE,
  type HippocratesState,
  LEFT,
  NOTHING,
  type Player,
  POINTS,
  type PointsFor,
  type Rival,
} from './state.ts';
export { isComplete, isOptioned, optionHireCost } from './steps/recruitment.ts';
export { salariesOf } from './steps/salaries.ts';
export { untreatedOf } from './steps/treatment.ts';
export { lossOf } from './steps/welcome.ts';
export { bestSupply, type Leftovers, type Supply } from './supply.ts';

/** Hippocrates, for one to four players; AI seats fill the table. */
export const hippocrates: Game<HippocratesOptions, Rules, HippocratesState> = {
  id: 'hippocrates',
  options: parseOptions,
  compose,
  seats: ({ seats }) => seats,
  steps: ({ steps }) => steps,
  start,
  clone: cloneState,
  view,
  resample,
  result,
  conserved,
};
