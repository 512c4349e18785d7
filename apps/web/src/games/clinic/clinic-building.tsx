import type { ClinicState, Rules } from '@asclepion/clinic';
import { useMemo, useState } from 'react';
import { HeadStart } from '../../board/building/head-start.ts';
import { Scene } from '../../board/building/scene.tsx';
import { useBoardView } from '../../board/building/view.ts';
import type { Lighting, WayDrawing } from '../../board/drawing.ts';
import { type Ahead, useFirst } from '../../table/first.tsx';
import { floorsOf } from './draw-clinic.ts';
import { loadedFurniture } from './modules/loaded.ts';
import { routeIn } from './route.ts';
import { useClinicTexts } from './texts.ts';

/** One player's building. Only its owner has anything that lights up. What a choice does in it shows first. */
export function ClinicBuilding({
  rules,
  state: shown,
  seat,
  lighting,
  ways,
  main,
}: {
  rules: Rules;
  state: ClinicState;
  seat: number;
  lighting: Lighting;
  ways: readonly WayDrawing[];
  /** Whether the keys are for this one. */
  main: boolean;
}) {
  const texts = useClinicTexts();
  const draw = useMemo(() => floorsOf(texts, rules, seat), [texts, rules, seat]);
  const [headStart] = useState(() => new HeadStart());
  const ahead = useMemo(
    (): Ahead<ClinicState> => ({
      foresee: (view, first) => headStart.foresee(draw(view), routeIn(rules, view, seat), first),
      forget: headStart.forget,
      setOff: (view) => headStart.isReady && headStart.setOff(draw(view), routeIn(rules, view, seat)),
    }),
    [draw, headStart, rules, seat],
  );
  const state = useFirst(shown, draw, ahead);
  const route = useMemo(() => routeIn(rules, state, seat), [rules, state, seat]);
  const view = useBoardView();
  return (
    <Scene
      name={texts.text('web.building')}
      floors={draw(state)}
      lighting={lighting}
      ways={ways}
      furniture={loadedFurniture()}
      view={view}
      main={main}
      route={route}
      headStart={headStart}
    />
  );
}
