export { type Change, changesOf } from './changes.ts';
export type { CostLine } from './costs.ts';
export { type Ledger, ledgers } from './ledger.ts';
export type { Obstacle, TreatedLine, UntreatedLine } from './patients.ts';
export type { ClinicEngine } from './project.ts';
export { isBeforeRounds, type Stage, stageOf, stepOf } from './stage.ts';
