import { COLUMNS } from '@asclepion/hippocrates';
import { useState } from 'react';
import { DARK } from '../../board/drawing.ts';
import { listening } from '../../board/pointing.ts';
import { useFirst } from '../../table/first.tsx';
import { SeatSign } from '../../ui/seat-sign.tsx';
import type { FaceProps } from '../game-face.ts';
import { stepOf } from '../step-of.ts';
import { CityColumn, FreeRow } from './columns.tsx';
import { Players } from './players.tsx';
import { rulesOf, stateOf } from './position.ts';
import { Practice } from './practice.tsx';
import { useHippocratesTexts } from './texts.ts';

/** Steps in which a player deals with what lies in the own practice: then that stands first. */
const AT_HOME: ReadonlySet<string | undefined> = new Set(['salaries', 'treatment', 'final-removal', undefined]);

/** All seats at a glance, the temple with its six cities, and one player's practice: the viewer's own, or another. */
export function HippocratesBoard({ engine, view: shownView, seat, names, lighting, onPoint }: FaceProps) {
  const view = useFirst(shownView);
  const texts = useHippocratesTexts();
  const state = stateOf(view);
  const home = seat ?? 0;
  const [visit, setVisit] = useState<{ readonly seat: number; readonly since: unknown }>();
  // A visit ends once there is something new to choose at home.
  const shown = visit !== undefined && (visit.since === view || lighting.lit.size === 0) ? visit.seat : home;
  const own = shown === seat;
  const title = texts.text('web.hippo.practice-of', { name: names[shown] });
  return (
    <div className="hippocrates" data-home={AT_HOME.has(stepOf(state)) || undefined}>
      <Players
        rules={rulesOf(engine)}
        state={state}
        deciders={engine.deciders(view)}
        names={names}
        seat={seat}
        shown={shown}
        onShow={(player) => setVisit({ seat: player, since: view })}
      />
      <div className="temple-board" {...listening(onPoint)}>
        <FreeRow state={state} names={names} lighting={lighting} />
        <ol className="city-columns">
          {COLUMNS.map((column) => (
            <CityColumn key={column} state={state} column={column} names={names} lighting={lighting} />
          ))}
        </ol>
      </div>
      <section className="stage" data-seat={shown} data-own={own || undefined} aria-label={title}>
        <header className="stage-head">
          <SeatSign seat={shown} />
          <h2>{title}</h2>
          {!own && seat !== undefined && (
            <button type="button" className="button button-quiet stage-back" onClick={() => setVisit(undefined)}>
              {texts.text('web.hippo.to-mine')}
            </button>
          )}
        </header>
        <div {...listening(own ? onPoint : () => undefined)}>
          <Practice state={state} seat={shown} lighting={own ? lighting : DARK} />
        </div>
      </section>
    </div>
  );
}
