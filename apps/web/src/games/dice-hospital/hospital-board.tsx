import { useState } from 'react';
import { DARK } from '../../board/drawing.ts';
import { listening } from '../../board/pointing.ts';
import { SeatSign } from '../../ui/seat-sign.tsx';
import type { FaceProps } from '../game-face.ts';
import { HospitalPlan } from './hospital-plan.tsx';
import { Players } from './players.tsx';
import { stateOf } from './position.ts';
import { useDiceTexts } from './texts.ts';
import { Tray } from './tray.tsx';

/** All players at a glance, and one hospital: the viewer's own, or the one that is looked at. */
export function HospitalBoard({ engine, view, seat, names, lighting, onPoint }: FaceProps) {
  const texts = useDiceTexts();
  const state = stateOf(view);
  const home = seat ?? 0;
  const [visit, setVisit] = useState<{ readonly seat: number; readonly since: unknown }>();
  // A visit ends once there is something new to choose at home.
  const away = visit !== undefined && (visit.since === view || lighting.lit.size === 0) ? visit.seat : home;
  const shown = away < state.hospitals.length ? away : home;
  const own = shown === seat;
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
        <div {...listening(own ? onPoint : () => undefined)}>
          <HospitalPlan hospital={state.hospitals[shown]} lighting={own ? lighting : DARK} title={title} />
          <Tray hospital={state.hospitals[shown]} lighting={own ? lighting : DARK} />
        </div>
      </section>
    </div>
  );
}
