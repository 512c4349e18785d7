import type { AnyEngine } from '@asclepion/catalogue';
import type { Choice, State } from '@asclepion/kernel';
import type { Lighting, Target } from '../board/drawing.ts';
import type { GameFace, Pointing } from '../games/game-face.ts';

/** A choice and how it is pointed at. */
export interface Option extends Pointing {
  readonly choice: Choice;
}

/** What pointing at something leads to. */
export type Step =
  | { readonly kind: 'picked'; readonly picked: readonly Target[] }
  | { readonly kind: 'chosen'; readonly option: Option; readonly picked: readonly Target[] }
  | { readonly kind: 'dark' };

const touches = ({ needs, also = [] }: Option, target: Target): boolean =>
  needs.includes(target) || also.includes(target);

/** The choices that are left once these were pointed at. */
export const narrowed = (options: readonly Option[], picked: readonly Target[]): Option[] =>
  options.filter((option) => picked.every((target) => touches(option, target)));

/** Things from which a choice goes on to another place, so that they can be taken there in one go. */
export function sourcesOf(options: readonly Option[]): ReadonlySet<Target> {
  return new Set(options.flatMap(({ needs }) => (needs.length > 1 ? [needs[0]] : [])));
}

/** The choice that is fully pointed at and left alone by what was picked; undefined while more is needed. */
export function completed(left: readonly Option[], picked: readonly Target[]): Option | undefined {
  const [only] = left;
  const done = left.length === 1 && picked.length > 0 && only.needs.every((need) => picked.includes(need));
  return done ? only : undefined;
}

/** What lights up: whatever leads on from here to at least one choice. */
export function lightingOf(options: readonly Option[], picked: readonly Target[], asked: boolean): Lighting {
  const lit = new Set<Target>();
  for (const { needs, first, also = [] } of narrowed(options, picked)) {
    const shown = picked.length === 0 ? needs.slice(0, first ?? needs.length) : [...needs, ...also];
    for (const target of shown) if (!picked.includes(target)) lit.add(target);
  }
  return { asked, lit, picked: new Set(picked) };
}

const kindOf = (target: Target): string => target.slice(0, target.indexOf(':'));

/**
 * Points at one thing more. What was picked is let go; a thing that fits nothing picked takes the place of another of
 * its kind, or begins anew if it can; a choice is made once all it needs is picked and no other is left.
 */
export function pointAt(options: readonly Option[], picked: readonly Target[], target: Target): Step {
  if (picked.includes(target)) return { kind: 'picked', picked: picked.filter((other) => other !== target) };
  const more = [...picked, target];
  const left = narrowed(options, more);
  if (left.length > 0) {
    const option = completed(left, more);
    return option === undefined ? { kind: 'picked', picked: more } : { kind: 'chosen', option, picked: more };
  }
  if (picked.length === 0) return { kind: 'dark' };
  const others = picked.filter((other) => kindOf(other) !== kindOf(target));
  if (others.length === picked.length) return { kind: 'dark' };
  return pointAt(options, others, target);
}

/** The options of a seat in each position, listed once. */
export function rememberedOptions(face: GameFace, engine: AnyEngine, seat = 0): (view: State) => readonly Option[] {
  const known = new WeakMap<State, readonly Option[]>();
  return (view) => {
    const options =
      known.get(view) ??
      engine.choices(view, seat).map((choice) => ({ choice, ...face.pointing(engine, view, seat, choice) }));
    known.set(view, options);
    return options;
  };
}
