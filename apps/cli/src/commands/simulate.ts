import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { TableFile } from '@asclepion/kernel';
import { Presets, SingleBar } from 'cli-progress';
import { columns } from '../columns.ts';
import { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { type BotStanding, type Standing, standings } from '../simulate/figures.ts';
import { type Plan, type Played, tableSeed } from '../simulate/game.ts';
import { playAll } from '../simulate/pool.ts';
import { botsFor, openTable, type TableArguments } from '../table.ts';

export interface SimulateArguments extends TableArguments {
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly workers?: number;
  readonly export?: string;
  readonly judge?: boolean;
  readonly json?: boolean;
}

export async function simulate(given: SimulateArguments, io: Io): Promise<void> {
  const engine = await openTable(given);
  const plan: Plan = {
    game: given.game,
    options: engine.options,
    seed: given.seed,
    bots: botsFor(given.game, given.bots, engine.seats, 'seats'),
    keep: given.export !== undefined,
    judge: given.judge === true,
  };
  const save = given.export === undefined ? undefined : exporter(plan, given.export);

  const bar =
    io.progress &&
    new SingleBar({ stream: io.progress, clearOnComplete: true, linewrap: true }, Presets.shades_classic);
  bar?.start(given.games, 0);
  const start = performance.now();
  let games: Played[];
  try {
    games = await playAll(plan, given.games, given.workers ?? availableParallelism(), (game, played) => {
      save?.(game, played);
      bar?.increment();
    });
  } finally {
    bar?.stop();
  }
  const seconds = (performance.now() - start) / 1000;

  const choices = games.reduce((sum, played) => sum + played.choices, 0);
  const report: Report = {
    game: plan.game,
    seats: engine.seats,
    options: plan.options,
    seed: plan.seed,
    games: games.length,
    finished: games.filter(({ finished }) => finished).length,
    perGame: games.map(({ finished: _, made: __, ...game }) => game),
    gamesPerSecond: games.length / seconds,
    choicesPerSecond: choices / seconds,
    bots: standings(plan.bots, games),
  };
  if (given.json === true) io.out(JSON.stringify(report));
  else for (const line of inWords(report)) io.out(line);
  if (report.finished < report.games) {
    throw new Failure(`${report.games - report.finished} of ${report.games} games did not come to an end.`);
  }
}

interface Report {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly perGame: readonly Omit<Played, 'finished' | 'made'>[];
  readonly gamesPerSecond: number;
  readonly choicesPerSecond: number;
  readonly bots: readonly BotStanding[];
}

/** Writes each game as a table file. */
function exporter(plan: Plan, directory: string): (game: number, played: Played) => void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw new Failure(`--export: ${directory} cannot be made: ${(error as Error).message}`);
  }
  return (game, { made, hash }) => {
    const file: TableFile = {
      format: 'asclepion-table/1',
      game: plan.game,
      options: plan.options,
      seed: tableSeed(plan.seed, game),
      choices: made,
      hash,
    };
    writeFileSync(join(directory, `${plan.game}-${game}.json`), `${JSON.stringify(file)}\n`);
  };
}

function inWords(report: Report): string[] {
  const { game, seats, seed, games, finished, bots } = report;
  const line = (name: string, where: string, standing: Standing): string[] => {
    const { wins, winRate, interval, medianScore, meanScore } = standing;
    return [
      name,
      where,
      `${wins}`,
      percent(winRate),
      `${percent(interval[0])} – ${percent(interval[1])}`,
      medianScore === undefined ? '–' : `${medianScore}`,
      meanScore === undefined ? '–' : meanScore.toFixed(1),
    ];
  };
  const rows = bots.flatMap((bot) => [
    line(bot.name, bot.perSeat.length === 1 ? `seat ${bot.seats[0] + 1}` : `${bot.seats.length} seats`, bot),
    ...(bot.perSeat.length === 1 ? [] : bot.perSeat.map((one) => line('', `seat ${one.seat + 1}`, one))),
  ]);
  return [
    `${game}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, seed ${seed}: ${finished} of ${games} games finished, ` +
      `${report.gamesPerSecond.toFixed(1)} games and ${report.choicesPerSecond.toFixed(0)} choices a second`,
    '',
    ...columns([['bot', 'where', 'wins', 'rate', '95 %', 'median', 'mean'], ...rows], [2, 3, 4, 5, 6]),
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
