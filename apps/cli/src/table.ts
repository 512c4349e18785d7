import { type AnyEngine, botNames, openEngine } from '@asclepion/catalogue';
import { type OptionProblem, OptionsError } from '@asclepion/kernel';
import { UsageError } from './failure.ts';
import { faceOf } from './games/index.ts';

/** What the command line says about a table. */
export interface TableArguments {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly modules?: readonly string[] | undefined;
  readonly option?: Readonly<Record<string, unknown>> | undefined;
}

/** The options as the game takes them; it reads and judges them itself. Throws UsageError. */
function rawOptions({ seats, modules, option = {} }: TableArguments): Record<string, unknown> {
  const named = { ...(seats !== undefined && { seats }), ...(modules !== undefined && { modules }) };
  for (const name of Object.keys(named)) {
    if (Object.hasOwn(option, name)) throw new UsageError(`'${name}' is given twice: by --${name} and by --option.`);
  }
  return { ...option, ...named };
}

/** The engine of the table that was asked for. Throws UsageError with every problem. */
export async function openTable(table: TableArguments): Promise<AnyEngine> {
  const options = rawOptions(table);
  try {
    return openEngine(table.game, options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new UsageError(await problemsInWords(table.game, options, error.problems));
  }
}

/** What is wrong with each option, and what there is. */
async function problemsInWords(
  game: string,
  given: Readonly<Record<string, unknown>>,
  problems: readonly OptionProblem[],
): Promise<string> {
  if (problems.some(({ field }) => field === 'game')) return linesOf(problems);
  const { options } = await faceOf(game);
  return linesOf(
    problems.map(({ field, message }) => {
      const [name] = field.split('.');
      const values = Object.hasOwn(options, name) ? options[name] : undefined;
      if (values === undefined) {
        return { field, message: `No option has that name. There are: ${Object.keys(options).join(', ')}.` };
      }
      const known = values.length === 0 || values.map(String).includes(String(given[name]));
      return { field, message: known ? message : `It must be one of: ${values.join(', ')}.` };
    }),
  );
}

const linesOf = (problems: readonly OptionProblem[]): string =>
  problems.map(({ field, message }) => `${field}: ${message}`).join('\n');

/** Bots for so many seats: one name stands for all of them. Throws UsageError. */
export function botsFor(game: string, names: readonly string[], seats: number, which: string): string[] {
  const known = asUsage(() => botNames(game));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UsageError(`--bots: no bot is named '${unknown[0]}'. There are: ${known.join(', ')}.`);
  }
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]);
  if (names.length === seats) return [...names];
  throw new UsageError(`--bots: give one name, or one for each of the ${seats} ${which}; there are ${names.length}.`);
}

/** Problems with options come from the command line here. */
export function asUsage<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new UsageError(linesOf(error.problems));
  }
}
