import { type ReactNode, useId, useState } from 'react';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { numbered } from '../../../ui/numbered.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { PanelProps } from '../../game-face.ts';
import { rulesOf, stateOf } from '../position.ts';
import { ChangesSection } from './changes.tsx';
import { ledgersOf } from './ledgers-of.ts';
import { CostSections, IncomeSection, NotesSection, RestSection, TimeSection } from './sections.tsx';
import { signedMoney } from './signed.ts';
import { useLedgerTexts } from './texts.ts';

/** All the time: what this round would bring a player if it ended now. One line, which opens into the whole. */
export function ClinicLedger({ engine, view, seat, names, help }: PanelProps) {
  const texts = useLedgerTexts();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const body = useId();
  const rules = rulesOf(engine);
  const state = stateOf(view);
  if (state.frames.length === 0) return null;
  const shown = chosen ?? seat ?? 0;
  const ledger = ledgersOf(engine, view)[shown];
  const { net, popularity, time, income, costs, stage } = ledger;
  const paid = stage === 'paid';
  return (
    <section className="ledger panel" aria-label={texts.text('web.ledger')} data-open={open || undefined}>
      <button
        type="button"
        className="ledger-head"
        aria-expanded={open}
        aria-controls={body}
        title={texts.text(open ? 'web.ledger.less' : 'web.ledger.more')}
        onClick={() => setOpen(!open)}
      >
        <span className="ledger-title">
          {texts.text(paid ? 'web.ledger.paid' : 'web.ledger.now')}
          {shown !== seat && <span className="tag">{names[shown]}</span>}
        </span>
        <Sum icon="money" name={texts.text(paid ? 'web.ledger.left' : 'web.ledger.net')} bad={net < 0} field="net">
          {signedMoney(net)}
        </Sum>
        <Sum icon="star" name={texts.text('web.ledger.buys')} field="points">
          {popularity.points}
        </Sum>
        <Sum icon="clock" name={texts.text('web.ledger.time')} field="time">
          {time.total}
        </Sum>
        <Icon name={open ? 'up' : 'down'} size={18} />
      </button>
      {!paid && (
        <p className="ledger-flow muted">
          {texts.text('web.ledger.flow', {
            income,
            wages: costs.wages,
            maintenance: costs.maintenance - costs.saving,
            fees: costs.fees,
          })}
        </p>
      )}
      <div id={body} className="ledger-body" hidden={!open}>
        {open && (
          <>
            {names.length > 1 && (
              <Segments
                label={texts.text('web.ledger.of')}
                hideLabel
                value={String(shown)}
                items={numbered(names).map(({ value, number }) => ({ value: String(number), text: value }))}
                onChange={(value) => setChosen(Number(value))}
              />
            )}
            <IncomeSection rules={rules} seat={shown} ledger={ledger} />
            <CostSections rules={rules} seat={shown} ledger={ledger} />
            <RestSection rules={rules} seat={shown} ledger={ledger} />
            {help && (stage === 'acting' || stage === 'walking') && (
              <ChangesSection engine={engine} view={view} seat={shown} />
            )}
            <TimeSection rules={rules} seat={shown} ledger={ledger} />
            <NotesSection rules={rules} seat={shown} ledger={ledger} />
            {!help && <p className="muted ledger-none">{texts.text('web.ledger.alone')}</p>}
          </>
        )}
      </div>
    </section>
  );
}

/** A figure of the line that always shows, with its picture and its name. */
function Sum({
  icon,
  name,
  bad = false,
  field,
  children,
}: {
  icon: IconName;
  name: string;
  bad?: boolean;
  field: string;
  children: ReactNode;
}) {
  return (
    <span className="ledger-sum" data-bad={bad || undefined} data-field={field} title={name}>
      <Icon name={icon} size={16} />
      <span className="ledger-sum-name">{name}</span>
      <strong>{children}</strong>
    </span>
  );
}
