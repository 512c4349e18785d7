/** `CB-BUILD-3`, `C1-ICU-EX-1`: a file's prefix, a section, perhaps `EX`, a number. */
const ID = '[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)+-[0-9]+';

/** Where a rule begins: its ID in bold. */
export const ruleStart = (): RegExp => new RegExp(`\\*\\*(${ID})\\*\\*`, 'g');

/** The first ID at the start of a sentence such as "Graph for CB-MOVE-15:". */
export const ruleNamedByLead = (paragraph: string): string | undefined =>
  new RegExp(`^[A-Z]\\w+ for (${ID}):`).exec(paragraph)?.[1];

/** Every ID that stands literally in a text; the `8` of "CB-MOVE-7, 8" does not. */
export function idsIn(text: string): string[] {
  return text.match(new RegExp(`(?<![\\w-])${ID}(?![\\w-])`, 'g')) ?? [];
}

/** The file's prefix of an ID: `CB` of `CB-BUILD-3`. */
export const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

export const isExample = (id: string): boolean => id.includes('-EX-');
