import type { CliTexts } from '../text/index.ts';

const PAGE = 20;

/** Numbered choices in words, a page at a time, all of them or those with a text. */
export class Menu {
  private readonly texts: CliTexts;
  private readonly words: readonly string[];
  private filter = '';
  private page = 0;

  constructor(texts: CliTexts, words: readonly string[]) {
    this.texts = texts;
    this.words = words;
  }

  /** The page as it is now. Numbers stay the same whatever the filter. */
  lines(): string[] {
    const found = this.found();
    const from = this.page * PAGE;
    const shown = found.slice(from, from + PAGE);
    const digits = String(this.words.length).length;
    const lines = shown.map((at) => `  ${String(at + 1).padStart(digits)}  ${this.words[at]}`);
    if (this.filter !== '') {
      lines.push(this.texts.text('cli.filtered', { text: this.filter, found: found.length, total: this.words.length }));
    }
    if (found.length > PAGE) {
      const { length: total } = found;
      lines.push(this.texts.text('cli.page', { from: from + 1, to: from + shown.length, total }));
    }
    return lines;
  }

  /** Turns over; stays on the first and on the last page. */
  turn(pages: number): void {
    const last = Math.floor((this.found().length - 1) / PAGE);
    this.page = Math.max(0, Math.min(last, this.page + pages));
  }

  /** Shows only what has this text; false, and nothing changed, when nothing has. */
  search(text: string): boolean {
    const before = this.filter;
    this.filter = text;
    if (this.found().length === 0) {
      this.filter = before;
      return false;
    }
    this.page = 0;
    return true;
  }

  private found(): number[] {
    const wanted = this.filter.toLowerCase();
    return this.words.flatMap((words, at) => (words.toLowerCase().includes(wanted) ? [at] : []));
  }
}
