import { tileAt } from '../../board/rooms.ts';
import { ICU } from '../../data/ext1/icu.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { ANY, defineOffered } from '../../module.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic } from '../../state.ts';
import { specialTile } from '../tiles.ts';

const isIcu = (rules: Rules, clinic: Readonly<Clinic>, at: number): boolean =>
  at >= 0 && tileAt(rules, clinic, at).id === 'icu';

/**
 * ICU: a special module in which a patient steps down two levels, pays each time, and never worsens. It makes its
 * building able to treat, but gets no room bonuses and scores nothing itself. Rules C1-ICU-1 to 10.
 */
export const icu = defineOffered({
  id: 'icu',
  box: 'ext1',
  about: ICU.about,
  askedBy: (options) => options['icu-base'] === 'on',
  tiles: ({ specialCopies }) => [
    specialTile({
      id: 'icu',
      copies: specialCopies,
      active: 'beside-hub',
      holds: { doctor: 1, nurse: ANY, orderly: 0, patient: 1 },
      treatment: {
        match: 'level',
        builtInNurses: 0,
        income: (_rules, level) => NUMBERS.income[level],
        roomBonus: false,
        rule: 'C1-ICU-7',
        recovers: ICU.recovery,
      },
    }),
  ],
  worsening: (rules, _state, clinic, { at }) => (isIcu(rules, clinic, at) ? 0 : undefined),
  ledger(rules, state, seat) {
    const clinic = state.clinics[seat];
    const count = clinic.people.filter(({ kind, at }) => kind === 'patient' && isIcu(rules, clinic, at)).length;
    return count === 0 ? [] : [{ id: 'icu', rule: 'C1-ICU-9', params: { count }, tone: 'good' }];
  },
});
