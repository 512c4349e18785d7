import type { Texts } from '@asclepion/kernel/text';
import { ASSISTANTS } from '../data/assistants.ts';
import { CITIES } from '../data/cities.ts';
import { doctorNamed, doctorTile } from '../data/doctors.ts';
import { kitTile } from '../data/kits.ts';
import { knowledgeTile } from '../data/knowledge.ts';
import { type Amounts, amountsOf, MEDICINES } from '../data/medicines.ts';
import { type Effect, REWARDS } from '../data/places.ts';
import { assistantsNamed } from '../payment.ts';
import type { en } from './en.ts';

export type HippocratesKey = keyof typeof en;
export type HippocratesTexts = Texts<HippocratesKey>;

/** Texts that are looked up by ids in the data. An id without a text stands for itself. */
const byId = (texts: HippocratesTexts, group: string, id: string): string => texts.find(`hippo.${group}.${id}`) ?? id;

export const cityName = (texts: HippocratesTexts, city: string): string => byId(texts, 'city', city);
export const stepName = (texts: HippocratesTexts, step: string): string => byId(texts, 'step', step);
export const scoreName = (texts: HippocratesTexts, line: string): string => byId(texts, 'score', line);

/** A place of a queue by its number, 1 to 3. */
export const placeName = (texts: HippocratesTexts, city: string, place: number): string =>
  texts.text('hippo.place', { city: cityName(texts, city), place: byId(texts, 'place-name', String(place)) });

export const assistantName = (texts: HippocratesTexts, assistant: number): string =>
  byId(texts, 'assistant', ASSISTANTS[assistant]);
export const assistantHelp = (texts: HippocratesTexts, assistant: number): string =>
  byId(texts, 'assistant-help', ASSISTANTS[assistant]);

/** A patient by the number of its tile: "Perdikkas (36)". */
export const patientName = (texts: HippocratesTexts, number: number): string =>
  texts.text('hippo.patient', { name: byId(texts, 'patient', String(number)), number });

/** A doctor by the number of its tile: "Menestor of Pella (17)". */
export function doctorName(texts: HippocratesTexts, number: number): string {
  const { id } = doctorTile(number);
  return texts.text('hippo.doctor', { name: byId(texts, 'doctor', id), number: id });
}

/** The name of an AI seat: the first of them is 1. `players` is how many people play. */
export const rivalName = (texts: HippocratesTexts, seat: number, players: number): string =>
  texts.text('hippo.rival', { number: seat - players + 1 });

export const knowledgeName = (texts: HippocratesTexts, tile: number): string =>
  byId(texts, 'knowledge', knowledgeTile(tile).id);
export const knowledgeHelp = (texts: HippocratesTexts, tile: number): string =>
  byId(texts, 'knowledge-help', knowledgeTile(tile).id);

export function kitName(texts: HippocratesTexts, number: number): string {
  const { id, letters } = kitTile(number);
  return texts.text('hippo.kit', { kit: id, medicines: medicinesName(texts, letters) });
}

type Amount = 'money' | 'points' | 'reputation' | (typeof MEDICINES)[number];

export const amountName = (texts: HippocratesTexts, what: Amount, count: number): string =>
  texts.text(`hippo.amount.${what}`, { count });

const listOf = (texts: HippocratesTexts, items: readonly string[]): string =>
  items.length === 0 ? texts.text('hippo.amount.nothing') : texts.list(items);

/** Medicines by their letters: "2 potions and 1 herb". */
export const medicinesName = (texts: HippocratesTexts, letters: string): string =>
  listOf(
    texts,
    amountsOf(letters).flatMap((count, kind) => (count > 0 ? [amountName(texts, MEDICINES[kind], count)] : [])),
  );

/** An amount with its sign, so that gains and losses can be told apart. */
const signed = (texts: HippocratesTexts, what: Amount, count: number): string[] =>
  count === 0 ? [] : [`${count > 0 ? '+' : '−'}${amountName(texts, what, Math.abs(count))}`];

const signedMedicines = (texts: HippocratesTexts, medicines: Amounts): string[] =>
  medicines.flatMap((count, kind) => signed(texts, MEDICINES[kind], count));

/** What comes with a patient of a place: "−1 herb and +2 reputation". */
export const effectName = (texts: HippocratesTexts, { medicines, money, reputation, points }: Effect): string =>
  listOf(texts, [
    ...signedMedicines(texts, medicines),
    ...signed(texts, 'money', money),
    ...signed(texts, 'reputation', reputation),
    ...signed(texts, 'points', points),
  ]);

/** What is printed inside a place, from 1 to 3. */
export function rewardName(texts: HippocratesTexts, city: string, place: number): string {
  const reward = REWARDS[(CITIES as readonly string[]).indexOf(city)][place - 1];
  return 'money' in reward
    ? amountName(texts, 'money', reward.money)
    : texts.text('hippo.assistant-ready', { assistant: assistantName(texts, reward.assistant) });
}

/** Contracts as choices name them: `17.P B1.PHU`. */
export const linksName = (texts: HippocratesTexts, ids: string): string =>
  texts.list(
    ids.split(' ').map((id) => {
      const [doctor, contract] = id.split('.');
      const tile = doctorNamed(doctor);
      return texts.text('hippo.link', {
        contract,
        doctor: tile === undefined ? doctor : doctorName(texts, tile.number),
      });
    }),
  );

/** How something is paid: coins, assistants, wild knowledge. */
export interface Price {
  readonly money?: number;
  readonly with?: string;
  readonly wild?: string;
}

/** How something is paid, in brackets; nothing where nothing is. */
export function priceName(texts: HippocratesTexts, { money = 0, with: assistants = '', wild = '' }: Price): string {
  const parts = [
    ...(money > 0 ? [amountName(texts, 'money', money)] : []),
    ...assistantsNamed(assistants).map((assistant) => assistantName(texts, assistant)),
    ...(wild === '' ? [] : [texts.text('hippo.wild', { medicines: medicinesName(texts, wild) })]),
  ];
  return parts.length === 0 ? '' : texts.text('hippo.price', { what: texts.list(parts) });
}

/** Assistants who help in a turn, in brackets; nothing without any. */
export const helpersName = (texts: HippocratesTexts, assistants: readonly number[]): string =>
  assistants.length === 0
    ? ''
    : texts.text('hippo.helpers', { what: texts.list(assistants.map((one) => assistantName(texts, one))) });
