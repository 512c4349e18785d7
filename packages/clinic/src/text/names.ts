import type { Texts } from '@asclepion/kernel/text';
import type { BoardSide, Direction } from '../board/geometry.ts';
import { SOLO_GOALS } from '../data/numbers.ts';
import type { ClinicOptions } from '../options.ts';
import type { Rules } from '../rules.ts';
import { ACCESS, type ACTIONS, BESIDE, type Kind, LEVELS, PRE_ADMISSION } from '../state.ts';
import type { ClinicKey, NameIn } from './clinic-key.ts';

export type ClinicTexts = Texts<ClinicKey>;

/** Texts that are looked up by ids in the rules or in what happened. An id without a text stands for itself. */
const byId = (texts: ClinicTexts, group: string, id: string): string => texts.find(`clinic.${group}.${id}`) ?? id;

/** "yellow". Levels go from 0 to 3. */
export const levelName = (texts: ClinicTexts, level: number): string => texts.text(`clinic.level.${LEVELS[level]}`);

export const kindName = (texts: ClinicTexts, kind: Kind): string => byId(texts, 'kind', kind);

/** "doctors", as a heading over some. */
export const kindsName = (texts: ClinicTexts, kind: Kind): string => byId(texts, 'kinds', kind);

/** "cardiology". A service is an index into the rules' services, or its id. */
export const serviceName = (texts: ClinicTexts, rules: Rules, service: number | string): string =>
  byId(texts, 'service', typeof service === 'number' ? rules.services[service] : service);

export const actionName = (texts: ClinicTexts, action: (typeof ACTIONS)[number]): string =>
  texts.text(`clinic.action.${action}`);

/** "laboratory": a tile, a piece of equipment, or `entrance`, by its id. */
export const pieceName = (texts: ClinicTexts, id: string): string => byId(texts, 'piece', id);

/** "a laboratory". */
export const aPiece = (texts: ClinicTexts, id: string): string => byId(texts, 'a-piece', id);

/** What a module asks on a line of its own. */
export const feeName = (texts: ClinicTexts, id: string): string => byId(texts, 'fee', id);

/** "ambulance", and "an ambulance": a sort of vehicle by its id. */
export const vehicleName = (texts: ClinicTexts, id: string): string => byId(texts, 'vehicle', id);
export const aVehicle = (texts: ClinicTexts, id: string): string => byId(texts, 'a-vehicle', id);

/** A card of a module, by its id. */
export const cardName = (texts: ClinicTexts, id: string): string => byId(texts, 'card', id);

/** A step of the programme. */
export const stepName = (texts: ClinicTexts, step: string): string => byId(texts, 'step', step);

/** A line of the final score. */
export const scoreName = (texts: ClinicTexts, line: string): string => byId(texts, 'score', line);

/** A line of the round's accounts. */
export const costName = (texts: ClinicTexts, line: NameIn<'cost'>): string => texts.text(`clinic.cost.${line}`);

export const bonusName = (texts: ClinicTexts, id: string): string => byId(texts, 'bonus', id);
/** What a bonus tile gives, in a few words. */
export const bonusHelp = (texts: ClinicTexts, id: string): string => byId(texts, 'bonus-help', id);

export const moduleName = (texts: ClinicTexts, id: string): string => byId(texts, 'module', id);
/** A module in one sentence. */
export const moduleHelp = (texts: ClinicTexts, id: string): string => byId(texts, 'module-help', id);
/** The rules of a module on one page, line by line. */
export const modulePage = (texts: ClinicTexts, id: string): string[] => byId(texts, 'module-page', id).split('\n');

/** A table's option, of the base game or of a module. */
export const optionName = (texts: ClinicTexts, option: string): string => byId(texts, 'option', option);
export const optionHelp = (texts: ClinicTexts, option: string): string => byId(texts, 'option-help', option);

/** One value of an option; of an option that is a list, one of its elements. */
export function optionValueName(texts: ClinicTexts, option: string, value: string | number): string {
  if (option === 'modules') return moduleName(texts, String(value));
  if (option === 'boards') return byId(texts, 'board', String(value));
  if (option === 'goal') return goalName(texts, Number(value));
  if (option === 'grade') return byId(texts, 'grade', String(value));
  return texts.find(`clinic.value.${option}.${value}`) ?? String(value);
}

/** A solo goal, 1 to 6. */
export function goalName(texts: ClinicTexts, goal: number): string {
  const id = SOLO_GOALS[goal - 1]?.id;
  return id === undefined ? String(goal) : texts.text(`clinic.goal.${id}`);
}

/** What a solo goal asks for in a grade. */
export function goalHelp(texts: ClinicTexts, options: Pick<ClinicOptions, 'goal' | 'grade'>): string {
  const goal = SOLO_GOALS[options.goal - 1];
  const needs = 'needs' in goal ? goal.needs[options.grade] : 0;
  const score = typeof goal.score === 'number' ? goal.score : goal.score[options.grade];
  return texts.text(`clinic.goal-help.${goal.id}`, { score, needs });
}

export const gradeName = (texts: ClinicTexts, grade: ClinicOptions['grade']): string =>
  texts.text(`clinic.grade.${grade}`);

export const boardName = (texts: ClinicTexts, side: BoardSide): string => texts.text(`clinic.board.${side}`);

export const directionName = (texts: ClinicTexts, direction: Direction): string =>
  texts.text(`clinic.direction.${direction}`);

/** Up, down, left or right on the notepad. */
export const wayName = (texts: ClinicTexts, way: string): string => byId(texts, 'way', way);

/** "a white psychiatry patient", "a nurse". */
export function aPerson(texts: ClinicTexts, rules: Rules, kind: Kind, level: number, service: number | string): string {
  const params = { level: LEVELS[level] ?? '', service: service === -1 ? '' : serviceName(texts, rules, service) };
  return texts.find(`clinic.a.${kind}`, params) ?? kind;
}

/** "a white capsule": what somebody carries, or what lies somewhere, by its number in the rules. */
export const loadName = (texts: ClinicTexts, rules: Rules, load: number): string =>
  byId(texts, 'load', rules.loads[load - 1].id);

/** Somebody, and what they carry. */
export const withLoad = (texts: ClinicTexts, rules: Rules, who: string, load: number): string =>
  load > 0 ? texts.text('clinic.with-load', { who, load: loadName(texts, rules, load) }) : who;

/** A cell's name, or where people wait outside. */
export function placeName(texts: ClinicTexts, rules: Rules, seat: number, at: number): string {
  if (at === ACCESS) return texts.text('clinic.place.access');
  if (at === PRE_ADMISSION) return texts.text('clinic.place.pre-admission');
  if (at <= BESIDE) return byId(texts, 'place', rules.placesBeside[BESIDE - at]);
  return rules.geometry[seat].cellNames[at] ?? '';
}

/** `0D2-E` */
export const edgeName = (rules: Rules, seat: number, edge: number): string =>
  rules.geometry[seat].edges[edge]?.name ?? '';

/** A spot for a car: an edge, or the lot on a cell; -1 for the one it is not. */
export function spotName(texts: ClinicTexts, rules: Rules, seat: number, edge: number, lot: number): string {
  return lot >= 0
    ? texts.text('clinic.spot.lot', { cell: rules.geometry[seat].cellNames[lot] ?? '' })
    : texts.text('clinic.spot.edge', { edge: edgeName(rules, seat, edge) });
}
