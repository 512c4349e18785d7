import { costsOf } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { expect, test } from 'vitest';
import { buildingsAbleToTreat } from '../../../src/board/rooms.ts';

test('C1-GEN-3: one test tells which buildings can treat, for the final score and for the conveyor fee', () => {
  const s = new Scenario({ modules: ['janitors', 'icu'] })
    .tile('hub:psychiatry', '0A1')
    .tile('icu', '0A2')
    .equipped('conveyor', '0A1')
    // Alone, without a hub and a supply room, a treatment room cannot treat; whoever stands in it.
    .tile('treatment-room', '0D3')
    .doctor('white', '0D3');
  const able = (): number => buildingsAbleToTreat(s.rules, 0, s.clinic);
  expect([able(), costsOf(s.rules, 0, s.clinic).fees]).toEqual([1, 2]);
  const lone = s.line('buildings') ?? 0;
  s.tile('outpatient-room', '0C1');
  expect([able(), costsOf(s.rules, 0, s.clinic).fees]).toEqual([2, 3]);
  expect(s.line('buildings')).not.toBe(lone);
});

test('C1-GEN-4: during the game nothing is lost below 0; in the final scoring it is subtracted in full', () => {
  const during = new Scenario({ modules: ['obstetrics'] }).person('pregnant-woman', 0, -1, 'access').popularity(1);
  during.only('obstetrics-neglect');
  expect(during.clinic.popularity).toBe(0);
  const end = new Scenario({ modules: ['hospice'] }).popularity(3);
  for (let elder = 0; elder < 4; elder++) end.person('elder', 0, -1, 'hospice', false);
  expect(end.line('popularity')).toBe(3);
  expect(end.line('elders')).toBe(-20);
});
