import { ASSISTANTS, MEDICINES } from '@asclepion/hippocrates';
import { amountName, assistantName } from '@asclepion/hippocrates/text';
import { numbered } from '../../ui/numbered.ts';
import { useHippocratesTexts } from './texts.ts';

/** Drawings in a square of 16. Each medicine has a vessel of its own, each assistant a sign: colour is never the only one. */
const DRAWINGS = {
  potion: 'M6 1.5h4v1.6H9.3v3.1l3.9 6.1c.7 1.1-.1 2.4-1.4 2.4H4.2c-1.3 0-2.1-1.3-1.4-2.4l3.9-6.1V3.1H6z',
  herb: 'M13.8 2.2c.5 6-1.8 9.9-6.5 9.9-.8 0-1.5-.1-2.1-.3L3.6 14.5l-1.4-1 1.7-2.7C2 6.2 6.2 2.3 13.8 2.2z',
  unguent: 'M3 5.2h10v1.7l-1 .5v4.9c0 1.3-1 2.2-2.3 2.2H6.3C5 14.5 4 13.6 4 12.3V7.4l-1-.5zM4.5 2h7v2h-7z',
  travel: 'M1.5 10.5h13L12.6 14H3.4zM7.3 1.5h1.2l5 7.3H8.5v.9H7.3zM6.3 4v4.8H2.6z',
  charity: 'M8 14 2.6 8.7C.5 6.6 1.6 2.7 4.7 2.7 6.3 2.7 7.4 3.6 8 4.8c.6-1.2 1.7-2.1 3.3-2.1 3.1 0 4.2 3.9 2.1 6z',
  planning:
    'M4 1.5h9v1.7c0 .8-.6 1.3-1.3 1.3V12c0 1.4-1 2.5-2.4 2.5H3.2c-.9 0-1.7-.8-1.7-1.7v-1.3h2zM5.5 5h4.3M5.5 7.3h4.3M5.5 9.6h4.3',
  money: 'M8 1.3a6.7 6.7 0 1 1 0 13.4A6.7 6.7 0 0 1 8 1.3z',
  points:
    'M3.3 2c-2 4.8-1 9.2 3.3 11.5l.8-.5C3.8 10.5 3.4 6.6 4.6 2.6zM12.7 2c2 4.8 1 9.2-3.3 11.5l-.8-.5c3.6-2.5 4-6.4 2.8-10.4zM8 3l1 2.2 2.3.2-1.8 1.6.6 2.3L8 8.1l-2.1 1.2.6-2.3-1.8-1.6L7 5.2z',
  reputation: 'M8 1.2 15 5v1.3H1V5zM2.5 7.3h2v5h-2zM7 7.3h2v5H7zM11.5 7.3h2v5h-2zM1 13.2h14v1.6H1z',
} as const;

export type Drawn = keyof typeof DRAWINGS;

export function Sign({ of, size = 16 }: { of: Drawn; size?: number }) {
  return (
    <svg className="hippo-sign" data-of={of} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={DRAWINGS[of]} />
    </svg>
  );
}

/** Medicines by their letters, one picture each, with their letter for those who cannot tell the pictures apart. */
export function Medicines({ letters, size = 16 }: { letters: string; size?: number }) {
  return (
    <span className="medicines" aria-hidden="true">
      {numbered([...letters]).map(({ value: letter, number }) => (
        <span key={number} className="medicine">
          <Sign of={MEDICINES['PHU'.indexOf(letter)]} size={size} />
          {letter}
        </span>
      ))}
    </span>
  );
}

/** So much of something, as a picture and a number. */
export function Amount({ of, count, signed = false }: { of: Drawn; count: number; signed?: boolean }) {
  const sign = signed ? (count < 0 ? '−' : '+') : count < 0 ? '−' : '';
  return (
    <span className="hippo-amount" data-tone={signed ? (count < 0 ? 'bad' : 'good') : undefined} aria-hidden="true">
      {sign}
      {Math.abs(count)}
      <Sign of={of} size={14} />
    </span>
  );
}

/** What is in hand: money and each medicine. */
export function Stock({ money, stock }: { money: number; stock: readonly number[] }) {
  const texts = useHippocratesTexts();
  return (
    <span className="hippo-stock">
      <span title={amountName(texts, 'money', money)}>
        <Sign of="money" /> {money}
      </span>
      {MEDICINES.map((medicine, kind) => (
        <span key={medicine} title={amountName(texts, medicine, stock[kind])}>
          <Sign of={medicine} /> {stock[kind]}
        </span>
      ))}
    </span>
  );
}

/** The three assistants, those set aside lying pale. */
export function Assistants({ ready }: { ready: readonly boolean[] }) {
  const texts = useHippocratesTexts();
  return (
    <span className="assistants">
      {ASSISTANTS.map((assistant, kind) => (
        <span
          key={assistant}
          data-aside={!ready[kind] || undefined}
          title={texts.text(ready[kind] ? 'web.hippo.ready' : 'web.hippo.aside', {
            assistant: assistantName(texts, kind),
          })}
        >
          <Sign of={assistant} />
        </span>
      ))}
    </span>
  );
}

/** A face in a square of 40: hair, beard and skin go by a tile's number, so that a patient is known again. */
export function Bust({ number, doctor = false }: { number: number; doctor?: boolean }) {
  const skin = number % 4;
  const hair = Math.floor(number / 4) % 4;
  const beard = number % 3 === 0;
  return (
    <svg className="bust" data-skin={skin} width="34" height="34" viewBox="0 0 40 40" aria-hidden="true">
      <path className="robe" d="M4 40c.7-9 6-13.5 16-13.5S35.3 31 36 40z" />
      {doctor && <path className="sash" d="M11 28.5 23 40h7L15.5 26.8z" />}
      <path className="skin" d="M16.5 22h7v6.2c-1.8 2.2-5.2 2.2-7 0z" />
      <ellipse className="skin" cx="20" cy="16" rx="8" ry="9.5" />
      {beard && (
        <path
          className="hair"
          d="M12.3 17c.3 8 3.3 11.5 7.7 11.5s7.4-3.5 7.7-11.5c-1.7 3.3-3.5 3.3-7.7 3.3s-6-.1-7.7-3.3z"
        />
      )}
      <path className="hair" d={HAIR[hair]} />
      {doctor && (
        <path
          className="wreath"
          d="M11.5 11.5c2-5 5-6.5 8.5-6.5s6.5 1.5 8.5 6.5l-1.5.6C25.3 8.5 23.3 7 20 7s-5.3 1.5-7 5.1z"
        />
      )}
      <path className="features" d="M16.3 15.5h2M21.7 15.5h2M18 21.3c1.3.7 2.7.7 4 0" />
    </svg>
  );
}

const HAIR = [
  'M11.5 16C10 7 14 4.5 20 4.5S30 7 28.5 16c-1-4.5-3-6.5-8.5-6.5s-7.5 2-8.5 6.5z',
  'M11 24C8 10 12.5 4 20 4s12 6 9 20l-2.3-1c1.6-8-.7-13-6.7-13s-8.3 5-6.7 13z',
  'M12 13.5C12 7.5 15 5 20 5s8 2.5 8 8.5c-2-3-4-4-8-4s-6 1-8 4zM17 5.5c0-3.5 6-3.5 6 0z',
  'M11.8 15c-1.6-2 .2-4 .7-5.5C13.5 6 16.5 4 20 4s6.5 2 7.5 5.5c.5 1.5 2.3 3.5.7 5.5-.5-3-2.7-4.7-4.2-4.2-2.5 1-5.5 1-8 0-1.5-.5-3.7 1.2-4.2 4.2z',
] as const;
