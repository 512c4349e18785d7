import type { BoardSide, Direction } from '../board/geometry.ts';
import type { SOLO_GOALS } from '../data/numbers.ts';
import type { SERVICES } from '../data/services.ts';
import type { PROGRAMME } from '../modules/base/programme.ts';
import type { ClinicOptions } from '../options.ts';
import type { ACTIONS, BaseKind, LEVELS } from '../state.ts';

type OptionName = keyof ClinicOptions;
/** Options whose values are words or numbers with a text each; the others have lists, or names of their own. */
type PlainOption = Exclude<OptionName, 'modules' | 'boards' | 'bags' | 'goal' | 'grade'>;
type ValueKey = { [Name in PlainOption]: `clinic.value.${Name}.${ClinicOptions[Name]}` }[PlainOption];
type Service = (typeof SERVICES)[keyof typeof SERVICES][number];
type Goal = (typeof SOLO_GOALS)[number]['id'];

/** Texts that must be there because the rules name these things by type: leaving one out fails the type check. */
export type RequiredKey =
  | `clinic.level.${(typeof LEVELS)[number]}`
  | `clinic.kind.${BaseKind}`
  | `clinic.kinds.${BaseKind}`
  | `clinic.a.${BaseKind}`
  | `clinic.action.${(typeof ACTIONS)[number]}`
  | `clinic.service.${Service}`
  | `clinic.piece.hub:${Service}`
  | `clinic.a-piece.hub:${Service}`
  | `clinic.step.${(typeof PROGRAMME)[number]}`
  | `clinic.direction.${Direction}`
  | `clinic.board.${BoardSide}`
  | `clinic.option.${OptionName}`
  | `clinic.option-help.${OptionName}`
  | ValueKey
  | `clinic.goal.${Goal}`
  | `clinic.goal-help.${Goal}`
  | `clinic.grade.${ClinicOptions['grade']}`;
