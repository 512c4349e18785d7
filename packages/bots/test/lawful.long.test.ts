import { type BotMaker, diceResident, hippocratesResident, intern, resident } from '@asclepion/bots';
import type { Engine, State } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { openClinic, openDiceHospital, openHippocrates, playOut } from './tables.ts';

interface Played {
  readonly game: string;
  readonly open: (options: Readonly<Record<string, unknown>>) => Engine<unknown, unknown, State>;
  readonly resident: BotMaker;
  readonly tables: readonly { readonly name: string; readonly options: Readonly<Record<string, unknown>> }[];
  /** A table that is played twice. */
  readonly again: Readonly<Record<string, unknown>>;
}

const GAMES: readonly Played[] = [
  {
    game: 'CliniC',
    open: openClinic,
    resident,
    tables: [
      { name: 'one seat', options: { seats: 1 } },
      { name: 'two seats, 2014', options: { seats: 2, edition: '2014' } },
      {
        name: 'three seats, narrow boards, modules',
        options: { seats: 3, boards: ['3x3'], modules: ['icu', 'virus', 'fire-extinguisher'] },
      },
    ],
    again: { seats: 2, start: 'preset' },
  },
  {
    game: 'Dice Hospital',
    open: openDiceHospital,
    resident: diceResident,
    tables: [
      { name: 'one seat', options: { seats: 1 } },
      { name: 'two seats, in turn, with events', options: { seats: 2, activation: 'in-turn', events: 'on' } },
      { name: 'three seats, with events', options: { seats: 3, events: 'on' } },
    ],
    again: { seats: 2 },
  },
  {
    game: 'Hippocrates',
    open: openHippocrates,
    resident: hippocratesResident,
    tables: [
      { name: 'one seat', options: { seats: 1 } },
      { name: 'two seats, in turn', options: { seats: 2, 'treat-order': 'in-turn', 'ai-option': 'always' } },
      { name: 'three seats of the prototype', options: { seats: 3, rounds: 3, 'city-reveal': 'before-options' } },
    ],
    again: { seats: 2 },
  },
];

describe.each(GAMES)('$game', ({ open, resident: best, tables, again }) => {
  describe.each([
    ['intern', intern],
    ['resident', best],
  ] satisfies [string, BotMaker][])('%s', (_, bot) => {
    test.each(tables)('plays to the end with lawful choices only: $name', ({ options }) => {
      const engine = open(options);
      const { result } = playOut(
        engine,
        Array.from({ length: engine.seats }, () => bot),
        'fast:lawful',
      );
      expect(result.scores).toHaveLength(engine.seats);
    });

    test('plays the same game from the same seed', () => {
      const engine = open(again);
      const game = (): string => playOut(engine, [bot, bot], 'fast:again').hash;
      expect(game()).toBe(game());
    });
  });
});
