/** A piece of a rule's text. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Without the signs of markdown, which add nothing to a sentence. */
const plain = (markdown: string): string => markdown.replace(/\*\*|`/g, '').replace(/\*([^*]+)\*/g, '$1');

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plain(cell.replaceAll('\\|', '|').trim()));

/** Paragraphs, numbered lists and tables of a rule. */
export function blocksOf(markdown: string): Block[] {
  return markdown.split('\n\n').map((part): Block => {
    const lines = part.split('\n');
    if (lines.length > 2 && lines[0].startsWith('|')) {
      const [head, , ...rows] = lines;
      return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
    }
    if (/^\d+\. /.test(part)) return { kind: 'list', items: itemsOf(lines) };
    return { kind: 'text', text: plain(part) };
  });
}

/** A numbered list's items; a line without a number goes on with the one above. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (/^\d+\. /.test(line)) items.push(plain(line.replace(/^\d+\. /, '')));
    else items.push(`${items.pop() ?? ''} ${plain(line.trim())}`);
  }
  return items;
}
