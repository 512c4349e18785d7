import { draw, KernelError } from '@asclepion/kernel';
import type { BotMaker } from './bot.ts';

/** Any lawful choice, each as likely. */
export const intern: BotMaker = (engine) => ({
  id: 'intern',
  choose({ view, seat, chance }) {
    const choices = engine.choices(view, seat);
    if (choices.length === 0) throw new KernelError('no-choice', `Seat ${seat} has nothing to choose.`);
    const [pick, after] = draw(chance, choices.length);
    return { choice: choices[pick], chance: after };
  },
});
