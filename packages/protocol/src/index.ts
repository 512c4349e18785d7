export * from './errors.ts';
export * from './live.ts';
export * from './paths.ts';
export { seatText, sequenceText, tableIdSchema } from './plain.ts';
export * from './tables.ts';
