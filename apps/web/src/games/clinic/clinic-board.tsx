import { useState } from 'react';
import type { WayDrawing } from '../../board/drawing.ts';
import { listening } from '../../board/pointing.ts';
import { useMedia } from '../../ui/use-media.ts';
import type { FaceProps } from '../game-face.ts';
import { Supply } from './commons/supply.tsx';
import { BonusTiles, Hand } from './players/cards.tsx';
import { PlayerStrip } from './players/player-strip.tsx';
import { RoundTrack } from './players/round-track.tsx';
import { guestOf, shownClinics, type Visit } from './players/shown.ts';
import { Stage } from './players/stage.tsx';
import { isSetup, rulesOf, stateOf } from './position.ts';

const NO_WAYS: readonly WayDrawing[] = [];

/** How many clinics have room beside one another. */
function useRoom(): number {
  const two = useMedia('(min-width: 1440px)');
  const all = useMedia('(min-width: 2200px)');
  return all ? 4 : two ? 2 : 1;
}

/** All players at a glance, what can be built, and as many clinics as there is room for: the viewer's own first. */
export function ClinicBoard({ engine, view, seat, names, lighting, onPoint, ways }: FaceProps) {
  const rules = rulesOf(engine);
  const state = stateOf(view);
  const home = seat ?? 0;
  const room = useRoom();
  const [isOpen, setOpen] = useState(false);
  const [visit, setVisit] = useState<Visit>();
  const guest = guestOf(visit, view, lighting, home, names.length, room);
  const shown = shownClinics(home, guest, names.length, room);
  if (visit !== undefined && guest !== visit.seat && visit.seat !== home) setVisit(undefined);
  const back = (): void => setVisit({ seat: home, since: view });

  return (
    <div className="clinic">
      <RoundTrack state={state} />
      <PlayerStrip
        rules={rules}
        state={state}
        deciders={engine.deciders(view)}
        names={names}
        seat={seat}
        shown={shown}
        lighting={lighting}
        onShow={(player) => setVisit({ seat: player === guest && room > 1 ? home : player, since: view })}
      />
      {seat !== undefined && isSetup(state) && (
        <div {...listening(onPoint)}>
          <BonusTiles rules={rules} state={state} lighting={lighting} />
        </div>
      )}
      {seat !== undefined && (
        <div className="clinic-hand" data-supply={isOpen || undefined} {...listening(onPoint)}>
          <Hand state={state} seat={seat} lighting={lighting} />
        </div>
      )}
      <div className="clinic-main" data-supply={isOpen || undefined}>
        <div className="clinic-supply" {...listening(onPoint)}>
          <Supply rules={rules} state={state} seat={seat} lighting={lighting} onOpen={setOpen} />
        </div>
        <div className="stages" data-count={shown.length}>
          {shown.map((player, at) => (
            <Stage
              key={player}
              rules={rules}
              state={state}
              player={player}
              name={names[player]}
              own={player === seat}
              main={at === 0}
              lighting={lighting}
              ways={player === seat ? ways : NO_WAYS}
              onPoint={onPoint}
              onBack={player === guest ? back : undefined}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
