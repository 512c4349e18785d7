import type { AnyTexts } from '../text/texts.ts';

const DAY = 86_400_000;

/** Units of time that people count in, the longest first, in milliseconds. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long ago something was, in words, such as "5 minutes ago". These are messages of our own: the first
 * `Intl.RelativeTimeFormat` takes a browser some 25 ms, which the first page would wait for.
 */
export function ago(texts: AnyTexts, then: number, now: number): string {
  const past = Math.max(0, now - then);
  const unit = UNITS.find(([, length]) => past >= length);
  if (unit === undefined) return texts.text('web.ago.now');
  return texts.text(`web.ago.${unit[0]}`, { count: Math.floor(past / unit[1]) });
}
