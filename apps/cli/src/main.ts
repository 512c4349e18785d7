import { Command } from 'commander';

/** Reads the command line and runs one command. */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('asclepion').description('A rules-enforced table for board games about hospitals');
  await program.parseAsync(argv as string[]);
}
