import type { Rule, Rulebook } from '@asclepion/rulebook';
import { columns } from '../columns.ts';
import { Failure } from '../failure.ts';
import { inRepository, readText } from '../files.ts';
import type { Io } from '../io.ts';

/** Prints rules: one by its ID, those whose ID starts so, those with all the words, or all of them. */
export function rules(words: readonly string[], { json }: { readonly json?: boolean }, io: Io): void {
  const all = rulebook();
  const found = words.length === 0 ? all : matching(all, words.join(' '));
  if (found.length === 0) {
    throw new Failure(
      `No rule has the ID '${words.join(' ')}' or all of these words. IDs look like CB-BUILD-3; \`asclepion rules\` lists what there is.`,
    );
  }
  if (json === true) io.out(JSON.stringify(found));
  else if (words.length === 0) for (const line of overview(all)) io.out(line);
  else io.out(found.map(inWords).join('\n\n'));
}

function rulebook(): Rule[] {
  const book = JSON.parse(readText(inRepository('docs/rules/rules.json'))) as Rulebook;
  return Object.entries(book).map(([id, rule]) => ({ id, ...rule }));
}

function matching(all: readonly Rule[], wanted: string): readonly Rule[] {
  const id = wanted.trim().toUpperCase();
  const exact = all.filter((rule) => rule.id === id);
  if (exact.length > 0) return exact;
  const prefixed = all.filter((rule) => rule.id.startsWith(`${id.replace(/-$/, '')}-`));
  if (prefixed.length > 0) return prefixed;
  const words = wanted.toLowerCase().split(/\s+/);
  return all.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const inWords = ({ id, mark, text, section, file }: Rule): string => `${id} [${mark}]  ${section} (${file})\n${text}`;

/** How many rules there are under each group of IDs. */
function overview(all: readonly Rule[]): string[] {
  const groups = new Map<string, { file: string; count: number }>();
  for (const { id, file } of all) {
    const group = id.replace(/(-EX)?-\d+$/, '');
    const known = groups.get(group);
    groups.set(group, { file, count: (known?.count ?? 0) + 1 });
  }
  const rows = [...groups].map(([group, { file, count }]) => [group, `${count}`, file]);
  return [
    ...columns([['IDs', 'rules', 'file'], ...rows], [1]),
    '',
    `${all.length} rules. \`asclepion rules CB-BUILD\` prints those of a group, \`asclepion rules garden\` those with a word.`,
  ];
}
