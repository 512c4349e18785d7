import { answerForBots, BOTS } from './bots.ts';
import { keepHouse } from './keep-house.ts';

if (self.name === BOTS) answerForBots();
else keepHouse();
