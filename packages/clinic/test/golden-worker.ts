import { parentPort, workerData } from 'node:worker_threads';
import { clinic } from '@asclepion/clinic';
import { createEngine } from '@asclepion/kernel';
import { wayHash } from '@asclepion/kernel/testing';

parentPort?.postMessage(wayHash(createEngine(clinic, workerData.file.options), workerData.file));
