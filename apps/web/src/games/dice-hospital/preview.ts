import { type DiceState, dischargePoints, type Hospital, nameOf, patientsOf } from '@asclepion/dice-hospital';
import { patientNames } from '@asclepion/dice-hospital/text';
import type { Change } from '../game-face.ts';
import type { DicePageTexts } from './texts.ts';

const lounge = (hospital: Readonly<Hospital>): number => hospital.lounge.reduce((sum, count) => sum + count, 0);

/** Patients of one list that are not in the other, counting each as often as it is there. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = other.slice();
  return list.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What a choice changes in a seat's hospital. */
export function previewOf(
  texts: DicePageTexts,
  { hospitals: from }: Readonly<DiceState>,
  { hospitals: to }: Readonly<DiceState>,
  seat: number,
): Change[] {
  const [before, after] = [from[seat], to[seat]];
  const changes: Change[] = [];
  const bags = after.bags - before.bags;
  if (bags !== 0)
    changes.push({
      id: 'bags',
      text: texts.text('web.dice.preview.bags', { from: before.bags, to: after.bags }),
      tone: bags > 0 ? 'good' : 'bad',
    });
  const [gone, come] = [patientsOf(before).map(nameOf), patientsOf(after).map(nameOf)];
  const [left, arrived] = [without(gone, come), without(come, gone)];
  if (left.length > 0 && arrived.length > 0)
    changes.push({
      id: 'patients',
      text: texts.text('web.dice.preview.patients', {
        before: patientNames(texts, left.join(' ')),
        after: patientNames(texts, arrived.join(' ')),
      }),
      tone: 'good',
    });
  const [discharged, then] = [lounge(before), lounge(after)];
  if (then > discharged)
    changes.push({
      id: 'discharged',
      text: texts.text('web.dice.preview.discharged', {
        count: then - discharged,
        points: dischargePoints(then) - dischargePoints(discharged),
      }),
      tone: 'good',
    });
  if (after.fatalities > before.fatalities)
    changes.push({
      id: 'fatalities',
      text: texts.text('web.dice.preview.fatalities', { from: before.fatalities, to: after.fatalities }),
      tone: 'bad',
    });
  return changes;
}
