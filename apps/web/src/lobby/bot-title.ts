import type { AnyTexts } from '../text/texts.ts';

/** What a bot is called in the language that is on. */
export const botTitle = (texts: AnyTexts, bot: string): string => texts.find(`web.bot.${bot}`) ?? bot;
