import { type Clinic, type ClinicState, LEVELS, type Rules } from '@asclepion/clinic';
import { stageOf } from '@asclepion/clinic/ledger';
import { bestPlan } from '@asclepion/clinic/planner';
import type { Event } from '@asclepion/kernel';
import { expect, type Page, test } from '@playwright/test';
import { openTable } from './driver.ts';
import { openAt, wholeGame } from './games.ts';

const game = wholeGame();
const rules = game.engine.rules as Rules;

/** Opens the recorded game as it was after so many choices, with everybody at this screen. */
async function openAfter(page: Page, count: number): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('asclepion.confirm', 'never'));
  await openAt(page, count / game.made.length);
}

const stateAfter = (count: number): ClinicState =>
  (count === 0 ? game.first : game.made[count - 1].state) as unknown as ClinicState;

const written = (money: number): string => `${money > 0 ? '+' : money < 0 ? '−' : ''}$${Math.abs(money)}`;

test('the ledger shows the net that the payment step then pays', async ({ page }) => {
  // The last choice before the payment of the fourth round: everybody is treated but for one.
  const paying = game.made.findIndex(
    ({ state, events }) => (state as unknown as ClinicState).round >= 4 && events.some(({ id }) => id === 'paid'),
  );
  const { events, seat: last } = game.made[paying];
  const of = (id: string, seat: number): Event =>
    events.find((event) => event.id === id && event.seat === seat) as Event;
  await openAfter(page, paying);
  await page.locator('.ledger-head').click();
  const seats = rules.geometry.map((_, seat) => seat).filter((seat) => seat !== last);
  for (const seat of seats) {
    await page.locator('.ledger .segment').nth(seat).click();
    const { wages, maintenance, saving } = of('paid', seat);
    const net = Number(of('income', seat).money) - Number(wages) - Number(maintenance) + Number(saving);
    await expect(page.locator('.ledger-sum[data-field="net"] strong')).toHaveText(written(net));
    await expect(page.locator('.ledger-section', { hasText: 'Wages' }).first()).toContainText(written(-Number(wages)));
  }
});

/** A position in which the first seat may move and the best plan moves a doctor who is inside. */
function planPosition(): { count: number; at: number; level: number } {
  for (let count = game.made.length - 1; count > 0; count--) {
    const state = stateAfter(count);
    if (stageOf(state) !== 'walking' || game.engine.asking(state, 0)?.step !== 'walk') continue;
    if (state.clinics.some(({ walked }: Clinic) => walked > 0)) continue;
    const { plan } = bestPlan(rules, state, 0);
    const walk = plan?.walks.find(({ who }) => who.kind === 'doctor' && who.at >= 0);
    if (walk !== undefined) return { count, at: walk.who.at, level: walk.who.level };
  }
  throw new Error('No such position.');
}

test('a plan with somebody fixed keeps to it, its ways are drawn, and one tap takes it over', async ({ page }) => {
  const { count, at, level } = planPosition();
  const place = rules.geometry[0].cellNames[at];
  await openAfter(page, count);
  await page.getByRole('tab', { name: 'Plan my moves' }).click();
  const doctor = page.locator('button.plan-line', {
    hasText: new RegExp(`${LEVELS[level]} doctor\\s*${place} →`),
  });
  await expect(doctor.first()).toBeVisible();
  const before = await doctor.count();
  await expect(page.locator('.way').first()).toBeAttached();
  await page.locator('.what-if summary').click();
  await page
    .getByRole('combobox', { name: new RegExp(`${LEVELS[level]} doctor, ${place}$`) })
    .first()
    .selectOption('stay');
  await expect(doctor).toHaveCount(before - 1);
  await expect(page.locator('.what-if summary')).toContainText('1 fixed');
  const moving = page.locator('.table-page');
  const sequence = Number(await moving.getAttribute('data-sequence'));
  await page.getByRole('button', { name: 'Move like this' }).click();
  await expect.poll(async () => Number(await moving.getAttribute('data-sequence'))).toBeGreaterThan(sequence);
});

test('the ledger tells what would change the round, and why each line is so', async ({ page }) => {
  const { count } = planPosition();
  await openAfter(page, count);
  await page.locator('.ledger-head').click();
  await expect(page.locator('.ledger-section', { hasText: 'What would change it' })).toContainText('The best moves');
  await page.locator('.ledger').getByRole('button', { name: 'CB-PAY-1' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Wages by level');
});

test('a table that forbids help keeps the accounts and leaves the planning to the players', async ({ page }) => {
  await openTable(page, { seed: 'alone', options: { setup: 'fixed' }, help: 'forbidden' });
  await page.locator('.ledger-head').click();
  await expect(page.locator('.ledger')).toContainText('Wages');
  await expect(page.locator('.ledger')).toContainText('the page does not help');
  await expect(page.locator('.ledger')).not.toContainText('What would change it');
  await page.getByRole('tab', { name: 'Plan my moves' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('the page does not help');
  await expect(page.getByRole('button', { name: 'Move like this' })).toHaveCount(0);
});

test('the form of a new table can forbid help', async ({ page }) => {
  await page.goto('/#/new');
  await page.getByLabel('The page may help').uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table-page')).toBeVisible();
  await page.locator('.ledger-head').click();
  await expect(page.locator('.ledger')).toContainText('the page does not help');
});
