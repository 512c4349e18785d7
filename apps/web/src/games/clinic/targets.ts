import type { Person, Who } from '@asclepion/clinic';
import type { Choice } from '@asclepion/kernel';
import type { Target } from '../../board/drawing.ts';

/** Names of all that can be pointed at on a table of CliniC. */
export const cellTarget = (cell: number): Target => `cell:${cell}`;
export const edgeTarget = (edge: number): Target => `edge:${edge}`;
export const placeTarget = (row: number, place: number): Target => `place:${row}.${place}`;
export const waitingTarget = (row: number): Target => `waiting:${row}`;
export const spaceTarget = (space: number): Target => `space:${space}`;
/** A piece that can be built: a tile, an entrance, equipment, the upgrade of a lot. */
export const pieceTarget = (id: string): Target => `piece:${id}`;
export const actionTarget = (action: string): Target => `action:${action}`;
export const bonusTarget = (id: string): Target => `bonus:${id}`;
/** A place beside the board where people may be. */
export const besideTarget = (at: number): Target => `beside:${at}`;
/** A piece that lies in a cell and is nobody; in no cell, one beside the board. */
export const thingTarget = (id: string, cell?: number): Target => `thing:${id}.${cell ?? ''}`;
export const NURSE = 'job:nurse';
export const ORDERLY = 'job:orderly';
/** What is chosen by a button with words. */
export const buttonTarget = (choice: Choice): Target => `button:${JSON.stringify(choice)}`;

export const personTarget = ({ kind, level, service, at, load, lying, spent }: Readonly<Person>): Target =>
  `${somebody(kind, level, service, at, load)}${lying > 0 ? '.lying' : ''}${spent > 0 ? '.spent' : ''}`;

/** Somebody by the fields of a choice, not yet spent. */
export const somebody = (kind: string, level: number, service: number, at: number, load = 0): Target =>
  `person:${kind}.${level}.${service}.${at}${load > 0 ? `.load${load}` : ''}`;

/** The word before the colon: targets of one kind take one another's place. */
export const kindOf = (target: Target): string => target.slice(0, target.indexOf(':'));

/** A thing in another clinic than the viewer's own, whose things name no owner. */
export const inClinicOf = (seat: number, target: Target): Target => `${target}@${seat}`;

/** The seat in whose clinic a thing is; undefined for the viewer's own and for what is in none. */
export function ownerOf(target: Target): number | undefined {
  const at = target.lastIndexOf('@');
  return at < 0 ? undefined : Number(target.slice(at + 1));
}

const restOf = (target: Target): string => target.slice(target.indexOf(':') + 1).split('@')[0];

/** The parts after the colon as numbers. */
export const numbersOf = (target: Target): number[] => restOf(target).split('.').map(Number);

/** The parts after the colon as one word. */
export const wordOf = restOf;

/** The person of a target, as the fields of a choice. */
export function personOf(target: Target): Required<Who> {
  const [kind, level, service, at, ...signs] = restOf(target).split('.');
  const load = signs.find((sign) => sign.startsWith('load'))?.slice('load'.length) ?? 0;
  return { kind, level: Number(level), service: Number(service), at: Number(at), load: Number(load) };
}
