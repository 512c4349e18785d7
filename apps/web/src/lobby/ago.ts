/** Units of time that people count in, the longest first, in milliseconds. */
const UNITS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in words, such as "5 minutes ago". */
export function ago(locale: string, then: number, now: number): string {
  const past = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const unit = UNITS.find(([, length]) => past >= length);
  return unit === undefined ? words.format(0, 'second') : words.format(-Math.floor(past / unit[1]), unit[0]);
}
