import { parentPort, workerData } from 'node:worker_threads';
import { createEngine } from '@asclepion/kernel';
import { wayHash } from '@asclepion/kernel/testing';
import { diceHospital } from '../src/index.ts';

parentPort?.postMessage(wayHash(createEngine(diceHospital, workerData.file.options), workerData.file));
