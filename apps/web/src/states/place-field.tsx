import type { Place } from '../device/place.ts';
import { useReach } from '../device/reach.ts';
import { useTexts } from '../text/texts.ts';
import { Select } from '../ui/select.tsx';

/** Where a new table is to stand. While the server does not answer there is only one place. */
export function PlaceField({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const texts = useTexts();
  const away = useReach() === 'unreachable';
  const here = { value: 'device' as Place, text: texts.text('web.on-device') };
  return (
    <Select
      label={texts.text('web.place')}
      help={texts.text(away ? 'web.offline-help' : 'web.place-help')}
      value={place}
      items={away ? [here] : [{ value: 'server', text: texts.text('web.on-server') }, here]}
      onChange={onChange}
    />
  );
}
