import type { Command } from 'commander';
import { commaList, keyValue, wholeNumber } from './arguments.ts';
import type { Io } from './io.ts';

/** Options that say what table is meant; the game reads their values itself. */
function tableOptions(command: Command): Command {
  return command
    .option('--game <game>', 'the game', 'clinic')
    .option('--seats <n>', 'how many play', wholeNumber(1, 32))
    .option('--modules <ids>', 'expansion modules with commas between them: see `asclepion modules`', commaList)
    .option('--option <name=value>', 'an option of the table; can be given again and again', keyValue);
}

const examples = (command: Command, ...lines: readonly string[]): Command =>
  command.addHelpText('after', `\nExamples:\n${lines.map((line) => `  $ asclepion ${line}`).join('\n')}`);

/** Every command with its options. What a command does is loaded only when it runs, so that help comes at once. */
export function addCommands(program: Command, io: Io): void {
  const simulate = tableOptions(program.command('simulate'))
    .description('play many games between bots and tell how they went')
    .requiredOption('--bots <names>', 'a bot for each seat with commas between them, or one for all seats', commaList)
    .option('--games <k>', 'how many games', wholeNumber(1), 100)
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--workers <n>', 'how many threads; all cores if not given', wholeNumber(1, 256))
    .option('--export <dir>', 'write each game to this directory as a table file')
    .option('--judge', 'check every choice of a bot against the rules, which takes longer')
    .option('--json', 'print everything as JSON')
    .action(async (given) => (await import('./commands/simulate.ts')).simulate(given, io));
  examples(
    simulate,
    'simulate --seats 4 --bots resident,intern,intern,intern --games 20 --seed 7',
    'simulate --seats 2 --bots intern --games 1000 --modules icu,virus --option edition=2014 --json',
    'simulate --bots intern --games 3 --export games',
  );
}
