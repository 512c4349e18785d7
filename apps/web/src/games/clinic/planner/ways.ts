import { type Rules, someone } from '@asclepion/clinic';
import type { PlannedWalk } from '@asclepion/clinic/planner';
import { aPerson, placeName } from '@asclepion/clinic/text';
import type { Target, WayDrawing } from '../../../board/drawing.ts';
import { tokensOf } from '../draw-clinic.ts';
import { cellTarget, edgeTarget } from '../targets.ts';
import type { PlannerTexts } from './texts.ts';

/** What a walk passes, from its start on: a door, then cell after cell. */
function throughOf({ start, cells }: PlannedWalk): Target[] {
  const through = cells.map(cellTarget);
  if (start.by === 'entrance') through.unshift(edgeTarget(start.edge));
  if (start.by === 'inside' || start.by === 'helipad') through.unshift(cellTarget(start.cell));
  return through.filter((target, place) => target !== through[place - 1]);
}

/** A planned walk as a line over the floors. */
export function wayOf(texts: PlannerTexts, rules: Rules, seat: number, walk: PlannedWalk, number: number): WayDrawing {
  const { who, from, to, time } = walk;
  const [{ shape, level, letter }] = tokensOf(texts, rules, [someone(who)]);
  const label = texts.text('web.plan.walk-label', {
    who: aPerson(texts, rules, who.kind, who.level, who.service),
    from: placeName(texts, rules, seat, from),
    to: placeName(texts, rules, seat, to),
    time,
  });
  return { id: `walk-${number}`, who: { shape, level, letter }, through: throughOf(walk), label };
}
