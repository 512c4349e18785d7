import { parentPort } from 'node:worker_threads';
import { type Ask, Thinker, type Told } from '@asclepion/house';

const thinker = new Thinker();

parentPort?.on('message', (ask: Ask) => parentPort?.postMessage(thinker.answer(ask)));
parentPort?.postMessage({ ready: true } satisfies Told);
