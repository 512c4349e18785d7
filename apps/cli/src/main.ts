import { Command, CommanderError } from 'commander';
import { addCommands } from './commands.ts';
import { Failure, UsageError } from './failure.ts';
import { type Io, processIo } from './io.ts';

const EXIT_CODES = `
Exit codes: 0 everything went well, 1 what was asked for failed or is invalid, 2 the command line is wrong.
\`asclepion help COMMAND\` shows the options of a command with examples.`;

/** Reads the command line, runs one command and says how it ended: 0, 1 or 2. */
export async function run(words: readonly string[], io: Io): Promise<number> {
  const program = new Command('asclepion')
    .description('A rules-enforced table for board games about running a hospital')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) })
    .addHelpText('after', EXIT_CODES);
  addCommands(program, io);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      io.err(`error: ${error.message}`);
      return 2;
    }
    if (error instanceof Failure) {
      io.err(`error: ${error.message}`);
      return 1;
    }
    throw error;
  }
}

/** The program `asclepion`. */
export async function main(argv: readonly string[]): Promise<void> {
  process.exitCode = await run(argv.slice(2), processIo());
}
