import type { ClinicState, Rules } from '@asclepion/clinic';
import type { FloorDrawing, Lighting } from '../../board/drawing.ts';
import { FloorPlan } from '../../board/floor-plan.tsx';
import { floorsOf } from './draw-clinic.ts';
import { useClinicTexts } from './texts.ts';

const isBusy = ({ cells }: FloorDrawing, lighting: Lighting): boolean =>
  cells.some(({ room, target }) => room !== undefined || lighting.lit.has(target) || lighting.picked.has(target));

/** One player's building. Only its owner has anything that lights up. */
export function ClinicBuilding({
  rules,
  state,
  seat,
  lighting,
}: {
  rules: Rules;
  state: ClinicState;
  seat: number;
  lighting: Lighting;
}) {
  const texts = useClinicTexts();
  const floors = floorsOf(texts, rules, state, seat);
  // A floor with a floor below it that is empty too can be left folded: nothing can stand there yet.
  const shown = floors.filter((floor, at) => at === 0 || isBusy(floor, lighting) || isBusy(floors[at - 1], lighting));
  const empty = floors.filter((floor) => !shown.includes(floor));
  return (
    <div className="floors">
      {shown.map((floor) => (
        <figure key={floor.floor} className="floor">
          <figcaption>{floor.title}</figcaption>
          <FloorPlan floor={floor} lighting={lighting} />
        </figure>
      ))}
      {empty.length > 0 && (
        <p className="muted empty-floors">
          {texts.text('web.empty-floors', { floors: texts.list(empty.map(({ title }) => title)) })}
        </p>
      )}
    </div>
  );
}
