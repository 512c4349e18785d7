import { useTexts } from '../text/texts.ts';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { SeatSign } from '../ui/seat-sign.tsx';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { botTitle } from './bot-title.ts';
import { nameOf, type SeatForm } from './new-table.ts';

/** Who sits there, under which name, and how well a bot plays. */
export function SeatFields({
  place,
  seat,
  bots,
  onChange,
}: {
  place: number;
  seat: SeatForm;
  bots: readonly string[];
  onChange: (seat: SeatForm) => void;
}) {
  const texts = useTexts();
  const title = texts.text('web.seat', { number: place + 1 });
  return (
    <li className="seat-fields">
      <strong className="seat-title">
        <SeatSign seat={place} size={16} /> {title}
      </strong>
      <Segments
        label={`${title}: ${texts.text('web.who-plays')}`}
        hideLabel
        value={seat.kind}
        items={(['person', 'bot'] as const).map((value) => ({
          value,
          text: (
            <>
              <Icon name={value} size={18} /> {texts.text(`web.kind.${value}`)}
            </>
          ),
        }))}
        onChange={(kind) => onChange({ ...seat, kind })}
      />
      <TextField
        label={texts.text('web.name')}
        value={seat.name}
        maxLength={40}
        autoComplete="off"
        placeholder={nameOf(texts, { ...seat, name: '' }, place)}
        onChange={(name) => onChange({ ...seat, name })}
      />
      {seat.kind === 'bot' && bots.length > 1 && (
        <Select
          label={texts.text('web.bot-kind')}
          value={seat.bot}
          items={bots.map((bot) => ({ value: bot, text: aboutBot(bot) }))}
          onChange={(bot) => onChange({ ...seat, bot })}
        />
      )}
    </li>
  );

  function aboutBot(bot: string): string {
    const about = texts.find(`web.bot-about.${bot}`);
    const name = botTitle(texts, bot);
    return about === undefined ? name : texts.text('web.bot-with', { name, about });
  }
}
