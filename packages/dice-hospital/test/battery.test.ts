import { battery } from '@asclepion/kernel/testing';
import { test } from 'vitest';
import { diceHospital } from '../src/index.ts';

const tables = [
  { name: 'solo', options: { seats: 1 } },
  { name: 'solo with events', options: { seats: 1, events: 'on' } },
  { name: 'two', options: { seats: 2 } },
  { name: 'three, in turn, with events', options: { seats: 3, activation: 'in-turn', events: 'on' } },
  { name: 'four', options: { seats: 4 } },
  { name: 'four, larger display, with events', options: { seats: 4, display: 'n+1-total', events: 'on' } },
];

// A loaded machine may take its time.
const timeout = 60_000;
for (const { title, run } of battery(diceHospital, { tables, games: 1, every: 8 })) test(title, { timeout }, run);
