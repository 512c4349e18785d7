import { parentPort, workerData } from 'node:worker_threads';
import { createEngine } from '@asclepion/kernel';
import { wayHash } from '@asclepion/kernel/testing';
import { hippocrates } from '../src/index.ts';

parentPort?.postMessage(wayHash(createEngine(hippocrates, workerData.file.options), workerData.file));
