/**
 * Names of what columns and rows meet in. A module may have quantities of its own; it then begins their names with its
 * id.
 */

/** People of a group whose fate is decided. */
export const fate = (group: number): string => `fate ${group}`;

/** People of a group who end in a cell. */
export const ends = (group: number, cell: number): string => `ends ${group} ${cell}`;

/** Places that somebody of a kind takes in a cell. */
export const place = (cell: number, kind: string): string => `place ${cell} ${kind}`;

/** People of a kind and level who are in a cell when treatment begins. */
export const there = (cell: number, kind: string, level: number): string => `there ${cell} ${kind} ${level}`;

/** People at a place beside the board. */
export const beside = (at: number): string => `beside ${at}`;

/** Care given in a cell. */
export const care = (cell: number): string => `care ${cell}`;

/** People alike who are taken care of. */
export const cared = ({ service, level, at }: { service: number; level: number; at: number }): string =>
  `cared ${service} ${level} ${at}`;

/** Nurses who are asked to help in a cell; those who are there take off from it. */
export const help = (cell: number): string => `help ${cell}`;

/** Whether a room whose upkeep depends on it is used. */
export const used = (cell: number): string => `used ${cell}`;

/** People of a kind who stay outside the clinic. */
export const waits = (kind: string): string => `waits ${kind}`;

/** Orderlies dismissed, and those who need no seat this round. */
export const DISMISSED = 'dismissed';
export const AWAY = 'away';

/** Time walked, which triages shorten, and time that they do not. */
export const TIME = 'time';
export const LATER = 'later';

/** Income; money that never buys popularity; wages; upkeep beyond what is due anyway, and what is saved of it. */
export const MONEY = 'money';
export const TIED = 'tied';
export const WAGES = 'wages';
export const UPKEEP = 'upkeep';
export const SAVING = 'saving';

/** Points of popularity lost before costs are paid; what they are worth is for who loses them to say. */
export const POINTS = 'points';
