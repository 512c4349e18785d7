export type { Answer, Bot, BotMaker, Situation } from './bot.ts';
export { intern } from './intern.ts';
