import { listening } from '../../../board/pointing.ts';
import type { SketchProps } from '../../../learn/learning.ts';
import { HospitalPlan } from '../hospital-plan.tsx';
import { stateOf } from '../position.ts';
import { useDiceTexts } from '../texts.ts';
import { Tray } from '../tray.tsx';

/** A hospital of an example, drawn as it is at every table. */
export function HospitalSketch({ view, seat, names, lighting, onPoint }: SketchProps) {
  const texts = useDiceTexts();
  const home = seat ?? 0;
  const hospital = stateOf(view).hospitals[home];
  return (
    <div className="sketch dice-hospital" {...listening(onPoint)}>
      <HospitalPlan
        hospital={hospital}
        lighting={lighting}
        title={texts.text('web.dice.hospital-of', { name: names[home] ?? '' })}
      />
      <Tray hospital={hospital} lighting={lighting} />
    </div>
  );
}
