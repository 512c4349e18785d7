import { lexer, type Token, type Tokens } from 'marked';
import { isExample, ruleNamedByLead, ruleStart } from './ids.ts';
import type { Mark, Rule } from './rule.ts';

/** A rule while its parts are being found. */
interface Draft {
  readonly id: string;
  readonly section: string;
  /** The mark to take where the rule itself gives none. */
  readonly usualMark: Mark;
  readonly parts: string[];
}

const PURE_MARK = /^(certain|likely|house)$/;
const ANY_MARK = /\b(certain|likely|house)\b/;

/** The first column of a table that collects the numbers of a whole module. */
const NUMBERS = 'number';

/** Paragraphs that speak about the whole module, not about the rule above them. */
const ABOUT_THE_MODULE = /^`?(Touches|With other modules|Hidden information|Pieces|Examples?)\b/;

/**
 * Finds every rule in one file of the rulebook.
 *
 * A rule begins at its bold ID: in a list item, in the middle of a paragraph, or in a row of a table. It ends where the
 * next one begins. A table, a numbered list, or a paragraph that carries a mark or leads to a table belongs to the rule
 * above it, unless a heading or a label ("Move", "**Each tile**") stands between.
 */
export function parseRules(markdown: string, file: string): Rule[] {
  const drafts: Draft[] = [];
  let section = '';
  let lead = '';
  let above: Draft | undefined;

  const begin = (found: readonly Draft[]): void => {
    drafts.push(...found);
    above = found.at(-1);
  };

  for (const token of lexer(markdown) as Token[]) {
    switch (token.type) {
      case 'heading':
        section = token.text;
        lead = '';
        above = undefined;
        break;
      case 'hr':
        above = undefined;
        break;
      case 'list':
        if (token.ordered) above?.parts.push(token.raw.trim());
        else for (const item of token.items as Tokens.ListItem[]) begin(split(flowText(item.tokens), section));
        break;
      case 'paragraph': {
        const text = unwrap(token.text);
        const found = split(text, section);
        const owner = drafts.find((draft) => draft.id === ruleNamedByLead(text)) ?? above;
        if (found.length > 0) begin(found);
        else if (owner && belongsToRule(text)) owner.parts.push(text);
        else {
          lead = text;
          above = undefined;
        }
        break;
      }
      case 'table': {
        const found = rowRules(token as Tokens.Table, section, lead);
        if (found.length > 0) begin(found);
        else if (token.header[0].text !== NUMBERS) above?.parts.push(token.raw.trim());
        break;
      }
    }
  }
  return drafts.map((draft) => finish(draft, file));
}

/** One line for each paragraph; inner lists and tables keep their lines. */
function flowText(tokens: readonly Token[]): string {
  const blocks = tokens.filter((token) => token.type !== 'space');
  return blocks
    .map((token) => (token.type === 'text' || token.type === 'paragraph' ? unwrap(token.raw) : token.raw.trim()))
    .join('\n\n');
}

const unwrap = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

/** Cuts a text at its bold IDs. What stands before the first of them belongs to no rule. */
function split(text: string, section: string, usualMark: Mark = 'unmarked'): Draft[] {
  const starts = [...text.matchAll(ruleStart())];
  return starts.map((start, i) => ({
    id: start[1],
    section,
    usualMark,
    parts: [text.slice(start.index + start[0].length, starts[i + 1]?.index).trim()],
  }));
}

const belongsToRule = (paragraph: string): boolean =>
  ruleNamedByLead(paragraph) !== undefined ||
  (!ABOUT_THE_MODULE.test(paragraph) &&
    (paragraph.endsWith(':') || /\[[^\]]*\b(certain|likely|house)\b/.test(paragraph)));

/** Rules that are rows: the other cells become the text, each after the name of its column. */
function rowRules(table: Tokens.Table, section: string, lead: string): Draft[] {
  const columns = table.header.map((cell) => cell.text);
  const markColumn = columns.indexOf('mark');
  const shared = /\ball \[(certain|likely|house)\]/i.exec([lead, ...columns].join(' '))?.[1];

  return table.rows.flatMap((row) => {
    const cells = row.map((cell) => cell.text);
    const ownMark = cells[markColumn] ?? shared ?? '';
    const [first, ...more] = split(cells[0], section, markOf(ownMark));
    if (!first) return [];
    const named = cells
      .map((cell, i) => `${columns[i]}: ${cell}`)
      .filter((_, i) => i > 0 && i !== markColumn && cells[i] !== '');
    first.parts[0] = [first.parts[0], ...named].filter((part) => part !== '').join(' · ');
    return [first, ...more];
  });
}

function finish(draft: Draft, file: string): Rule {
  const { id, section, usualMark } = draft;
  const whole = draft.parts.join('\n\n');
  const bracket = /^\[([^\]]*)\]\s*/.exec(whole);
  const own = bracket ? markOf(bracket[1]) : 'unmarked';
  const mark = own !== 'unmarked' ? own : isExample(id) ? 'example' : usualMark;
  // A plain mark is told by `mark`; every other bracket says more than that and stays.
  const text = bracket && PURE_MARK.test(bracket[1]) ? whole.slice(bracket[0].length).replace(/^· /, '') : whole;
  const option = /\[option ([A-Za-z][\w-]*)/.exec(whole)?.[1];
  return { id, mark, text, section, file, ...(option && { option }) };
}

function markOf(words: string): Mark {
  if (PURE_MARK.test(words)) return words as Mark;
  if (words.startsWith('option ')) return 'option';
  return ANY_MARK.test(words) ? 'mixed' : 'unmarked';
}
