import type { ClinicState, Rules } from '@asclepion/clinic';
import { DARK, type Lighting, type Target, type WayDrawing } from '../../../board/drawing.ts';
import { listening } from '../../../board/pointing.ts';
import { SeatSign } from '../../../ui/seat-sign.tsx';
import { ClinicBuilding } from '../clinic-building.tsx';
import { useClinicTexts } from '../texts.ts';
import { Outside } from './outside.tsx';
import { OwnBoards } from './own-boards.tsx';

/** One player's clinic, as large as there is room. Only the viewer's own can be pointed at. */
export function Stage({
  rules,
  state,
  player,
  name,
  own,
  lighting,
  ways,
  main,
  onPoint,
  onBack,
}: {
  rules: Rules;
  state: ClinicState;
  player: number;
  name: string;
  own: boolean;
  lighting: Lighting;
  ways: readonly WayDrawing[];
  /** Whether keys move the building. */
  main: boolean;
  onPoint: (target: Target) => void;
  /** Back to the viewer's own clinic, where this one stands in its place or beside it. */
  onBack: (() => void) | undefined;
}) {
  const texts = useClinicTexts();
  const light = own ? lighting : DARK;
  return (
    <section
      className="stage"
      data-seat={player}
      data-own={own || undefined}
      aria-label={texts.text('web.clinic-of', { name })}
    >
      {!own && (
        <header className="stage-head">
          <SeatSign seat={player} />
          <h2>{texts.text('web.clinic-of', { name })}</h2>
          {onBack !== undefined && (
            <button type="button" className="button button-quiet stage-back" onClick={onBack}>
              {texts.text('web.to-mine')}
            </button>
          )}
        </header>
      )}
      <div className="stage-body" {...listening(own ? onPoint : nothing)}>
        <div className="stage-beside">
          <Outside rules={rules} state={state} seat={player} lighting={light} />
          <OwnBoards rules={rules} state={state} seat={player} lighting={light} />
        </div>
        <ClinicBuilding rules={rules} state={state} seat={player} lighting={light} ways={ways} main={main} />
      </div>
    </section>
  );
}

const nothing = (): void => undefined;
