export { type Chance, draw, drawing, HIDDEN } from './chance/chance.ts';
export { commitmentTo, newFairSeed, openSeed } from './chance/seed.ts';
export { type Choice, isChoice, sameChoice } from './choice.ts';
export { type Applied, createEngine, type Engine } from './engine.ts';
export { type Event, eventsFor, type Viewer } from './event.ts';
export { anyOrder, isTogether, oneOf, optional, sequence, type TogetherFrame, together } from './frames.ts';
export type { Flow, Frame, Game, Result, ScoreLine, State, Step } from './game.ts';
export { hashOf } from './hash.ts';
export { canonical, type Json } from './json.ts';
export { certain, house, likely } from './marks.ts';
export {
  exportTable,
  type Made,
  parseTableFile,
  type Replay,
  type Replayed,
  replay,
  type TableFile,
  TableFileError,
  undoable,
  verifyTable,
} from './record.ts';
export { hidden, KernelError, type OptionProblem, OptionsError, type Violation } from './violation.ts';
