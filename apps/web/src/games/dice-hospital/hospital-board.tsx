import { useState } from 'react';
import { DARK, type Lighting, type Target } from '../../board/drawing.ts';
import { listening } from '../../board/pointing.ts';
import { useFirst } from '../../table/first.tsx';
import { SeatSign } from '../../ui/seat-sign.tsx';
import type { FaceProps } from '../game-face.ts';
import { type Arrangement, AS_THEY_CAME, arranged, swapped } from './arrangement.ts';
import { HospitalPlan } from './hospital-plan.tsx';
import { Players } from './players.tsx';
import { stateOf } from './position.ts';
import { bedTarget, kindOf, restOf } from './targets.ts';
import { useDiceTexts } from './texts.ts';
import { Tray } from './tray.tsx';

/** Every bed lights up while patients are arranged. */
const lightBeds = (picked: number | undefined): Lighting => ({
  asked: true,
  lit: new Set(AS_THEY_CAME.map(bedTarget)),
  picked: new Set(picked === undefined ? [] : [bedTarget(picked)]),
});

/** Lets an owner arrange patients at any time: two beds after one another change their patients (DH-GEO-3). */
function useArranging() {
  const [on, setOn] = useState(false);
  const [arrangement, setArrangement] = useState<Arrangement>(AS_THEY_CAME);
  const [picked, setPicked] = useState<number>();
  const point = (target: Target): void => {
    if (kindOf(target) !== 'bed') return;
    const bed = Number(restOf(target));
    setPicked(picked === undefined ? bed : undefined);
    if (picked !== undefined) setArrangement(swapped(arrangement, picked, bed));
  };
  const turn = (): void => {
    setOn(!on);
    setPicked(undefined);
  };
  return { on, arrangement, lighting: lightBeds(picked), point, turn };
}

/** All players at a glance, and one hospital: the viewer's own, or the one that is looked at. */
export function HospitalBoard({ engine, view: shownView, seat, names, lighting, onPoint }: FaceProps) {
  const view = useFirst(shownView);
  const texts = useDiceTexts();
  const state = stateOf(view);
  const home = seat ?? 0;
  const [visit, setVisit] = useState<{ readonly seat: number; readonly since: unknown }>();
  // A visit ends once there is something new to choose at home.
  const away = visit !== undefined && (visit.since === view || lighting.lit.size === 0) ? visit.seat : home;
  const shown = away < state.hospitals.length ? away : home;
  const own = shown === seat;
  const arranging = useArranging();
  const isArranging = own && arranging.on;
  const hospital = state.hospitals[shown];
  const light = own ? lighting : DARK;
  const title = texts.text('web.dice.hospital-of', { name: names[shown] });
  return (
    <div className="dice-hospital">
      <Players
        state={state}
        deciders={engine.deciders(view)}
        names={names}
        seat={seat}
        shown={shown}
        onShow={(player) => setVisit({ seat: player, since: view })}
      />
      <section className="stage" data-seat={shown} data-own={own || undefined} aria-label={title}>
        {!own && (
          <header className="stage-head">
            <SeatSign seat={shown} />
            <h2>{title}</h2>
            {seat !== undefined && (
              <button type="button" className="button button-quiet stage-back" onClick={() => setVisit(undefined)}>
                {texts.text('web.dice.to-mine')}
              </button>
            )}
          </header>
        )}
        <div {...listening(isArranging ? arranging.point : own ? onPoint : () => undefined)}>
          <HospitalPlan
            hospital={own ? arranged(hospital, arranging.arrangement) : hospital}
            lighting={isArranging ? arranging.lighting : light}
            title={title}
            arranging={isArranging}
          />
          {!isArranging && <Tray hospital={hospital} lighting={light} />}
        </div>
        {own && (
          <button type="button" className="button button-quiet" aria-pressed={arranging.on} onClick={arranging.turn}>
            {texts.text(arranging.on ? 'web.dice.arranged' : 'web.dice.arrange')}
          </button>
        )}
      </section>
    </div>
  );
}
