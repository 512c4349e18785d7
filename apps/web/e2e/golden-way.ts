import { clinic } from '@asclepion/clinic';
import { createEngine, type TableFile } from '@asclepion/kernel';
import { wayHash } from '@asclepion/kernel/testing';

/** What the page of the test calls: the hash of a recorded game's whole way, found in the browser. */
Object.assign(globalThis, { wayOf: (file: TableFile) => wayHash(createEngine(clinic, file.options), file) });
