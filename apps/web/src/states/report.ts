/** What a report of a mistake says: enough to look for it, and nothing that only its sender may know. */
export interface Report {
  readonly version: string;
  /** The address behind `#`. */
  readonly place: string;
  readonly error: unknown;
  readonly locale: string;
  readonly browser: string;
}

const LONGEST = 1500;

const nameOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : JSON.stringify(error);

/** A report in plain words, in English, for those who mend. */
export const reportText = ({ version, place, error, locale, browser }: Report): string =>
  [
    `Version: ${version}`,
    `Place: ${place || '#/'}`,
    `Language: ${locale}`,
    `Browser: ${browser}`,
    '',
    nameOf(error).slice(0, LONGEST),
  ].join('\n');

/** Whether reports can be sent to an address; a page must not fall over a wrong one while it tells of another mistake. */
export const takesReports = (address: string | undefined): address is string =>
  address !== undefined && URL.canParse(address) && /^(mailto|https?):$/.test(new URL(address).protocol);

/** The address under which a report is written, filled in: a letter's, or that of a page which takes `title` and `body`. */
export function reportLink(address: string, title: string, text: string): string {
  const link = new URL(address);
  link.searchParams.set(link.protocol === 'mailto:' ? 'subject' : 'title', title);
  link.searchParams.set('body', text);
  // Letters know no `+` for a space.
  return link.href.replaceAll('+', '%20');
}
