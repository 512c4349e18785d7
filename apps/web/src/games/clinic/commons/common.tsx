import type { ClinicState } from '@asclepion/clinic';
import { listening } from '../../../board/pointing.ts';
import { Later } from '../../../ui/later.tsx';
import type { FaceProps } from '../../game-face.ts';
import { KindSign } from '../players/kind-sign.tsx';
import { rulesOf, stateOf } from '../position.ts';
import { useClinicTexts } from '../texts.ts';
import { Bags } from './bags.tsx';
import { CommonBoards } from './common-boards.tsx';
import { JobMarket } from './job-market.tsx';
import { Notepad } from './notepad.tsx';
import { NOBODY } from './spaces.ts';
import { University } from './university.tsx';

/** What all players share: the notepad, the university and the job market, boards of modules, the bags. */
export function ClinicCommon({ engine, view, lighting, onPoint }: FaceProps) {
  const rules = rulesOf(engine);
  const state = stateOf(view);
  return (
    <div className="common" data-look="common" {...listening(onPoint)}>
      <Summary state={state} />
      <Notepad rules={rules} state={state} lighting={lighting} />
      <Later>
        <University rules={rules} state={state} lighting={lighting} />
        <JobMarket rules={rules} state={state} lighting={lighting} />
        <CommonBoards rules={rules} state={state} lighting={lighting} />
        <Bags rules={rules} state={state} />
      </Later>
    </div>
  );
}

/** How many wait everywhere, in one line that stays in sight on a small screen. */
function Summary({ state }: { state: ClinicState }) {
  const texts = useClinicTexts();
  const here = (levels: readonly number[]): number => levels.filter((level) => level !== NOBODY).length;
  const parts = [
    { id: 'notepad', name: texts.text('web.notepad'), kind: 'patient', count: here(state.notepad) },
    { id: 'university', name: texts.text('web.university'), kind: 'doctor', count: here(state.university) },
    { id: 'nurses', name: texts.text('web.nurses'), kind: 'nurse', count: state.nurses[state.round - 1] ?? 0 },
    { id: 'orderlies', name: texts.text('web.orderlies'), kind: 'orderly', count: state.orderlies },
  ] as const;
  return (
    <ul className="common-summary">
      {parts.map(({ id, name, kind, count }) => (
        <li key={id}>
          <KindSign kind={kind} />
          <span>{name}</span> <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
