export type { Answer, Bot, BotMaker, Situation } from './bot.ts';
export { residentCritic } from './clinic/critic.ts';
export { resident, residentWith } from './clinic/resident.ts';
export { WEIGHTS, type Weights } from './clinic/weights.ts';
export {
  type Critic,
  type CriticMaker,
  type Decision,
  type Told,
  type TurningPoint,
  turningPoints,
} from './critic.ts';
export { diceResident, diceResidentWith } from './dice-hospital/resident.ts';
export { hippocratesResident, hippocratesResidentWith } from './hippocrates/resident.ts';
export { intern } from './intern.ts';
