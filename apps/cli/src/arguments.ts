import { InvalidArgumentError } from 'commander';

/** Reads a whole number of at least `least`. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(
      most === Number.MAX_SAFE_INTEGER
        ? `It must be a whole number from ${least} on.`
        : `It must be a whole number from ${least} to ${most}.`,
    );
  };

/** Words with commas between them. */
export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A repeated `k=v`. A value that starts with `{` or `[` is read as JSON, every other one is a word. */
export function keyValue(text: string, before: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It must be NAME=VALUE, for example edition=2014.');
  const name = text.slice(0, at).trim();
  if (Object.hasOwn(before, name)) throw new InvalidArgumentError(`'${name}' is given twice.`);
  return { ...before, [name]: readValue(text.slice(at + 1).trim()) };
}

function readValue(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidArgumentError(`Its value looks like JSON and is none: ${(error as Error).message}.`);
  }
}
