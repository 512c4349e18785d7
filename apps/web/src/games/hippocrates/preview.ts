import { type HippocratesState, lettersOf, MEDICINES, salaryAt, seatPoints } from '@asclepion/hippocrates';
import { amountName, assistantName, medicinesName } from '@asclepion/hippocrates/text';
import type { Change } from '../game-face.ts';
import type { HippocratesPageTexts } from './texts.ts';

type Figure = 'money' | 'points' | 'reputation';

/** What a choice changes for a seat: what it has, its reputation and salaries, its assistants. */
export function previewOf(
  texts: HippocratesPageTexts,
  before: Readonly<HippocratesState>,
  after: Readonly<HippocratesState>,
  seat: number,
): Change[] {
  const [from, to] = [before.players[seat], after.players[seat]];
  const changes: Change[] = [];
  const figure = (id: Figure, was: number, is: number): void => {
    if (was === is) return;
    changes.push({
      id,
      text: texts.text('web.hippo.preview', { what: texts.text(`web.hippo.${id}`), from: was, to: is }),
      tone: is > was ? 'good' : 'bad',
    });
  };
  figure('money', from.money, to.money);
  MEDICINES.forEach((medicine, kind) => {
    const by = to.stock[kind] - from.stock[kind];
    if (by === 0) return;
    const text = `${by > 0 ? '+' : '−'}${amountName(texts, medicine, Math.abs(by))}`;
    changes.push({ id: medicine, text, tone: by > 0 ? 'good' : 'bad' });
  });
  from.ready.forEach((was, assistant) => {
    if (was === to.ready[assistant]) return;
    const key = was ? 'web.hippo.preview.set-aside' : 'web.hippo.preview.ready';
    changes.push({
      id: `assistant ${assistant}`,
      text: texts.text(key, { assistant: assistantName(texts, assistant) }),
      tone: was ? 'bad' : 'good',
    });
  });
  figure('reputation', before.reputation[seat], after.reputation[seat]);
  const [wage, then] = [salaryAt(before.reputation[seat]), salaryAt(after.reputation[seat])];
  if (wage !== then)
    changes.push({
      id: 'salary',
      text: texts.text('web.hippo.preview', { what: texts.text('web.hippo.salary-each'), from: wage, to: then }),
      tone: then < wage ? 'good' : 'bad',
    });
  figure('points', seatPoints(before)[seat], seatPoints(after)[seat]);
  return changes;
}

/** A stock in words. */
export const stockName = (texts: HippocratesPageTexts, stock: readonly [number, number, number]): string =>
  medicinesName(texts, lettersOf(stock));
