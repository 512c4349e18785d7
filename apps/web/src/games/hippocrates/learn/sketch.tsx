import { listening } from '../../../board/pointing.ts';
import type { SketchProps } from '../../../learn/learning.ts';
import { stateOf } from '../position.ts';
import { Practice } from '../practice.tsx';

/** A practice of an example, drawn as it is at every table. */
export function PracticeSketch({ view, seat, lighting, onPoint }: SketchProps) {
  return (
    <div className="sketch hippocrates" {...listening(onPoint)}>
      <Practice state={stateOf(view)} seat={seat ?? 0} lighting={lighting} />
    </div>
  );
}
