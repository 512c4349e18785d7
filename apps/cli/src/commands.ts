import type { Locale } from '@asclepion/kernel/text';
import { type Command, Option } from 'commander';
import { commaList, keyValue, wholeNumber } from './arguments.ts';
import type { Io } from './io.ts';

/** As `LOCALES` of the kernel's texts, which take too long to load for a line of help. */
const LANGUAGES: readonly Locale[] = ['en', 'zh-Hans', 'zh-Hant'];

/** Options that say what table is meant; the game reads their values itself. */
function tableOptions(command: Command): Command {
  return command
    .option('--game <game>', 'the game', 'clinic')
    .option('--seats <n>', 'how many play', wholeNumber(1, 32))
    .option('--modules <ids>', 'expansion modules with commas between them: see `asclepion modules`', commaList)
    .option('--option <name=value>', 'an option of the table; can be given again and again', keyValue);
}

const language = (): Option =>
  new Option('--language <tag>', 'the language of the game').choices(LANGUAGES).default('en');

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

  const play = tableOptions(program.command('play'))
    .description('play a game here, with bots and people at this keyboard')
    .option('--people <seats>', 'seats of people, counted from 1, with commas between them; or none', commaList, ['1'])
    .option('--bots <names>', 'a bot for each other seat, or one for all of them', commaList)
    .option('--seat-names <names>', 'a name for each seat', commaList)
    .option('--seed <text>', 'the same seed draws the same; without it nobody can foretell the draws')
    .addOption(language())
    .action(async (given) => (await import('./commands/play.ts')).play(given, io));
  examples(
    play,
    'play --seats 2 --option start=preset',
    'play --seats 3 --people 1,3 --bots intern --seat-names Ada,Bot,Cy --language zh-Hant',
    'play --seats 2 --seed 7 < answers.txt',
  );

  const replay = program
    .command('replay')
    .description('print every choice of a table file')
    .argument('<file>', 'a table file, as the page, `play` and `simulate --export` write it')
    .option('--json', 'print a list with sequence, seat, choice and the hash after it')
    .addOption(language())
    .action(async (file, given) => (await import('./commands/replay.ts')).replay(file, given, io));
  examples(replay, 'replay games/clinic-0.json', 'replay games/clinic-0.json --json');

  const verify = program
    .command('verify')
    .description('judge every choice of a table file again and compare its hash')
    .argument('<file>', 'a table file')
    .option('--json', 'print the findings as JSON')
    .action(async (file, given) => (await import('./commands/verify.ts')).verify(file, given, io));
  examples(verify, 'verify games/clinic-0.json', 'verify games/clinic-0.json --json');

  const choices = program
    .command('choices')
    .description('print what could be chosen at a moment of a table file')
    .argument('<file>', 'a table file')
    .requiredOption('--at <n>', 'after that many choices; 0 is the start', wholeNumber(0))
    .option('--json', 'print them as JSON')
    .addOption(language())
    .action(async (file, given) => (await import('./commands/choices.ts')).choices(file, given, io));
  examples(choices, 'choices games/clinic-0.json --at 0', 'choices games/clinic-0.json --at 12 --json');

  const rules = program
    .command('rules')
    .description('print rules by their ID, by the start of it, or by words')
    .argument('[words...]', 'an ID such as CB-BUILD-3, its start, or words that must all be there')
    .option('--json', 'print them as a JSON list')
    .action(async (words, given) => (await import('./commands/rules.ts')).rules(words, given, io));
  examples(rules, 'rules', 'rules CB-BUILD-3', 'rules CB-BUILD', 'rules fire extinguisher', 'rules --json');

  const modules = program
    .command('modules')
    .description('list the expansion modules that a table can add')
    .option('--game <game>', 'of this game only')
    .option('--json', 'print them as a JSON list')
    .action(async (given) => (await import('./commands/modules.ts')).modules(given, io));
  examples(modules, 'modules', 'modules --game clinic --json');

  const bench = program
    .command('bench')
    .description('measure how fast everything is')
    .option('--json', 'print the figures as a JSON list')
    .action(async (given) => (await import('./commands/bench.ts')).bench(given, io));
  examples(bench, 'bench', 'bench --json');

  const serve = program
    .command('serve')
    .description('serve tables to browsers until it is stopped (Ctrl-C)')
    .option('--port <port>', 'the port, 0 for any that is free', wholeNumber(0, 65535), 8080)
    .option('--host <address>', 'the address to listen at; 0.0.0.0 for all', '127.0.0.1')
    .option('--data <dir>', 'the folder of the database', 'data')
    .option('--public-url <url>', 'the address people use when a proxy stands in front')
    .addOption(
      new Option('--reports <url>', 'where reports of mistakes go: a mailto: or https: address').env('REPORT_URL'),
    )
    .action(async (given) => (await import('./commands/serve.ts')).serve(given, io));
  examples(serve, 'serve', 'serve --port 9000 --data /srv/asclepion', 'serve --public-url https://table.example');
}
