export type { Answer, Bot, BotMaker, Situation } from './bot.ts';
export { resident, residentWith } from './clinic/resident.ts';
export { WEIGHTS, type Weights } from './clinic/weights.ts';
export { intern } from './intern.ts';
