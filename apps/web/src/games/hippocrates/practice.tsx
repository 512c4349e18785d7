import {
  ASSISTANTS,
  doctorTile,
  type Employed,
  type HippocratesState,
  LEFT,
  MEDICINES,
  NOTHING,
  NUMBERS,
  type Player,
  salariesOf,
  salaryAt,
} from '@asclepion/hippocrates';
import { amountName, assistantHelp, assistantName, doctorName, patientName } from '@asclepion/hippocrates/text';
import { DARK, type Lighting } from '../../board/drawing.ts';
import { pointedButton } from '../../board/pointing.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { numbered } from '../../ui/numbered.ts';
import { Amount, Bust, Medicines, Sign } from './pieces.tsx';
import {
  assistantTarget,
  buyTarget,
  contractTarget,
  DECLINE,
  doctorTarget,
  PURSE,
  patientTarget,
  sellTarget,
  WILD,
} from './targets.ts';
import { useHippocratesTexts } from './texts.ts';
import { Threads } from './threads.tsx';
import { doctorLabel, PatientTile } from './tiles.tsx';

interface PracticeProps {
  readonly state: Readonly<HippocratesState>;
  readonly seat: number;
  readonly lighting: Lighting;
}

/** What one player has: purse and shelf, assistants, the three rooms, and doctors with the patients linked to them. */
export function Practice({ state, seat, lighting }: PracticeProps) {
  const texts = useHippocratesTexts();
  const player = state.players[seat];
  return (
    <div className="practice">
      <Shelf player={player} lighting={lighting} />
      <AssistantRow player={player} lighting={lighting} />
      <div className="rooms">
        <Room title={texts.text('web.hippo.examination')} patients={player.examination} lighting={lighting} />
        <Room
          title={texts.text('web.hippo.emergency')}
          patients={player.emergency}
          lighting={lighting}
          tone="emergency"
        />
        <section className="sick-room" data-tone="hades" aria-label={texts.text('web.hippo.hades')}>
          <h3>
            {texts.text('web.hippo.hades')} <span className="tag">{player.hades.length}</span>
          </h3>
          {player.hades.length > 0 && (
            <p className="muted">
              {texts.list(player.hades.map((patient) => patientName(texts, patient)))}:{' '}
              {amountName(texts, 'points', player.hades.length * NUMBERS.hades)}
            </p>
          )}
        </section>
      </div>
      <Doctors state={state} seat={seat} lighting={lighting} />
    </div>
  );
}

/** Money and medicine, with what they are sold and bought for. */
function Shelf({ player, lighting }: { player: Readonly<Player>; lighting: Lighting }) {
  const texts = useHippocratesTexts();
  const money = amountName(texts, 'money', player.money);
  return (
    <ul className="shelf" aria-label={texts.text('web.hippo.shelf')}>
      <li>
        <button type="button" className="shelf-item target" {...pointedButton(PURSE, money, lighting)}>
          <Sign of="money" size={22} />
          <strong>{player.money}</strong>
        </button>
      </li>
      {MEDICINES.map((medicine, kind) => {
        const letter = 'PHU'[kind];
        const sell = texts.text('web.hippo.sell', { medicine: amountName(texts, medicine, 1), price: NUMBERS.sell });
        const buy = texts.text('web.hippo.buy', { medicine: amountName(texts, medicine, 1), price: NUMBERS.buy });
        return (
          <li key={medicine} className="shelf-item" data-of={medicine}>
            <Sign of={medicine} size={22} />
            <strong>
              {player.stock[kind]} <span className="letter">{letter}</span>
              <span className="visually-hidden">{amountName(texts, medicine, player.stock[kind])}</span>
            </strong>
            {lighting.asked && (
              <span className="trade">
                <button
                  type="button"
                  className="target"
                  title={sell}
                  {...pointedButton(sellTarget(letter), sell, lighting)}
                >
                  −<Amount of="money" count={NUMBERS.sell} signed />
                </button>
                <button
                  type="button"
                  className="target"
                  title={buy}
                  {...pointedButton(buyTarget(letter), buy, lighting)}
                >
                  +<Amount of="money" count={-NUMBERS.buy} signed />
                </button>
              </span>
            )}
          </li>
        );
      })}
      {player.wild.length > 0 && (
        <li>
          <button
            type="button"
            className="shelf-item target"
            {...pointedButton(WILD, texts.text('web.hippo.wild', { count: player.wild.length }), lighting)}
          >
            <Sign of="points" size={22} />
            <strong>
              {texts.text('hippo.knowledge.panacea')} ×{player.wild.length}
            </strong>
          </button>
        </li>
      )}
    </ul>
  );
}

function AssistantRow({ player, lighting }: { player: Readonly<Player>; lighting: Lighting }) {
  const texts = useHippocratesTexts();
  return (
    <ul className="assistant-row" aria-label={texts.text('web.hippo.assistants')}>
      {ASSISTANTS.map((assistant, kind) => {
        const name = texts.text(player.ready[kind] ? 'web.hippo.ready' : 'web.hippo.aside', {
          assistant: assistantName(texts, kind),
        });
        return (
          <li key={assistant}>
            <button
              type="button"
              className="shelf-item target"
              data-aside={!player.ready[kind] || undefined}
              title={assistantHelp(texts, kind)}
              {...pointedButton(assistantTarget(assistant), `${name}. ${assistantHelp(texts, kind)}`, lighting)}
            >
              <Sign of={assistant} size={22} />
              <span>{name}</span>
            </button>
          </li>
        );
      })}
      {(lighting.lit.has(DECLINE) || lighting.picked.has(DECLINE)) && (
        <li>
          <button
            type="button"
            className="shelf-item target"
            {...pointedButton(DECLINE, texts.text('web.hippo.decline'), lighting)}
          >
            {texts.text('web.hippo.decline')}
          </button>
        </li>
      )}
    </ul>
  );
}

function Room({
  title,
  patients,
  lighting,
  tone = 'examination',
}: {
  title: string;
  patients: readonly number[];
  lighting: Lighting;
  tone?: string;
}) {
  const texts = useHippocratesTexts();
  return (
    <section className="sick-room" data-tone={tone} aria-label={title}>
      <h3>
        {title} <span className="tag">{patients.length}</span>
      </h3>
      <ul className="patients">
        {patients.map((patient) => (
          <li key={patient}>
            <PatientTile number={patient} target={patientTarget(patient)} lighting={lighting} />
          </li>
        ))}
        {patients.length === 0 && <li className="muted">{texts.text('hippo.nobody')}</li>}
      </ul>
    </section>
  );
}

/** Doctors in employ, below them whoever is linked to them, and threads from one to the other. */
function Doctors({ state, seat, lighting }: PracticeProps) {
  const texts = useHippocratesTexts();
  const player = state.players[seat];
  const linked = [...new Set(player.doctors.flatMap(({ filled }) => filled.filter((patient) => patient > NOTHING)))];
  const title = texts.text('web.hippo.doctors', {
    count: player.doctors.length,
    salary: salaryAt(state.reputation[seat]),
    total: salariesOf(state, seat),
  });
  return (
    <section className="employed" aria-label={title}>
      <h3>{title}</h3>
      <Threads links={linksOf(player.doctors)}>
        <ul className="doctors">
          {player.doctors.map((one) => (
            <li key={one.doctor}>
              <EmployedDoctor one={one} lighting={lighting} />
            </li>
          ))}
          {player.doctors.length === 0 && <li className="muted">{texts.text('hippo.nobody')}</li>}
        </ul>
        <ul className="linked">
          {linked.map((patient) => (
            <li key={patient} data-linked={patient} data-cured={player.cured.includes(patient) || undefined}>
              <PatientTile number={patient} lighting={DARK} />
            </li>
          ))}
        </ul>
      </Threads>
    </section>
  );
}

/** Ends of every thread: a linked patient, and a contract as `17.0` for the first of doctor 17. */
const linksOf = (doctors: readonly Employed[]): { patient: number; contract: string }[] =>
  doctors.flatMap(({ doctor, filled }) =>
    filled.flatMap((patient, place) => (patient > NOTHING ? [{ patient, contract: `${doctor}.${place}` }] : [])),
  );

function EmployedDoctor({ one: { doctor, filled }, lighting }: { one: Employed; lighting: Lighting }) {
  const texts = useHippocratesTexts();
  const { id, city, contracts, points } = doctorTile(doctor);
  return (
    <div className="hippo-tile" data-look="employed" data-city={city}>
      <button
        type="button"
        className="doctor-head target"
        title={doctorLabel(texts, doctor)}
        {...pointedButton(doctorTarget(id), doctorLabel(texts, doctor), lighting)}
      >
        <Bust number={doctor} doctor />
        <strong>{texts.find(`hippo.doctor.${id}`) ?? id}</strong>
        <Amount of="points" count={points} />
      </button>
      <span className="contracts">
        {numbered(contracts).map(({ value: { name }, number: place }) => {
          const by = filled[place];
          const label = texts.text('web.hippo.contract', {
            contract: name,
            doctor: doctorName(texts, doctor),
            state: by === NOTHING ? 'open' : by === LEFT ? 'left' : 'filled',
            patient: by > NOTHING ? patientName(texts, by) : '',
          });
          return (
            <button
              key={place}
              type="button"
              className="contract target"
              data-contract={`${doctor}.${place}`}
              data-filled={by !== NOTHING || undefined}
              title={label}
              {...pointedButton(
                by === NOTHING ? contractTarget(`${id}.${name}`) : `filled:${id}.${place}`,
                label,
                lighting,
              )}
            >
              <Medicines letters={name} size={15} />
              {by !== NOTHING && <Icon name="check" size={14} />}
            </button>
          );
        })}
      </span>
    </div>
  );
}
