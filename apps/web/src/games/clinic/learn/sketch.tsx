import { listening } from '../../../board/pointing.ts';
import type { SketchProps } from '../../../learn/learning.ts';
import { ClinicBuilding } from '../clinic-building.tsx';
import { CommonBoards } from '../commons/common-boards.tsx';
import { JobMarket } from '../commons/job-market.tsx';
import { Notepad } from '../commons/notepad.tsx';
import { Supply } from '../commons/supply.tsx';
import { University } from '../commons/university.tsx';
import { Outside } from '../players/outside.tsx';
import { OwnBoards } from '../players/own-boards.tsx';
import { PlayerStrip } from '../players/player-strip.tsx';
import { rulesOf, stateOf } from '../position.ts';

/** What a shown position is made of. */
const PARTS = ['players', 'notepad', 'market', 'common-boards', 'supply', 'outside', 'own-boards', 'building'] as const;
export type SketchPart = (typeof PARTS)[number];

/** The parts of a table that an example needs, drawn as they are at every table. */
export function ClinicSketch({ engine, view, seat, names, lighting, onPoint, parts }: SketchProps) {
  const rules = rulesOf(engine);
  const state = stateOf(view);
  const home = seat ?? 0;
  const has = (part: SketchPart): boolean => parts.includes(part);
  return (
    <div className="sketch" {...listening(onPoint)}>
      {has('players') && (
        <PlayerStrip
          rules={rules}
          state={state}
          deciders={engine.deciders(view)}
          names={names}
          seat={home}
          shown={[]}
          lighting={lighting}
          onShow={nothing}
        />
      )}
      {has('notepad') && <Notepad rules={rules} state={state} lighting={lighting} />}
      {has('market') && (
        <>
          <University rules={rules} state={state} lighting={lighting} />
          <JobMarket rules={rules} state={state} lighting={lighting} />
        </>
      )}
      {has('common-boards') && <CommonBoards rules={rules} state={state} lighting={lighting} />}
      {has('supply') && <Supply rules={rules} state={state} seat={home} lighting={lighting} />}
      {has('outside') && <Outside rules={rules} state={state} seat={home} lighting={lighting} />}
      {has('own-boards') && <OwnBoards rules={rules} state={state} seat={home} lighting={lighting} />}
      {has('building') && (
        <ClinicBuilding rules={rules} state={state} seat={home} lighting={lighting} ways={NO_WAYS} main />
      )}
    </div>
  );
}

const NO_WAYS = [] as const;

const nothing = (): void => undefined;
