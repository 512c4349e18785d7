import {
  ASSISTANTS,
  CITIES,
  doctorTile,
  EFFECTS,
  type HippocratesState,
  isOptioned,
  kitTile,
  NOTHING,
  PLACES,
  SPACES,
} from '@asclepion/hippocrates';
import {
  assistantName,
  cityName,
  effectName,
  knowledgeHelp,
  knowledgeName,
  placeName,
  rewardName,
  seatName,
} from '@asclepion/hippocrates/text';
import type { Lighting } from '../../board/drawing.ts';
import { pointedButton } from '../../board/pointing.ts';
import { SeatSign } from '../../ui/seat-sign.tsx';
import { EffectSign, RewardSign } from './effect.tsx';
import { Amount, Medicines, Sign } from './pieces.tsx';
import { dieTarget, doctorTarget, kitTarget, placeTarget, reserveTarget, slotTarget, spaceTarget } from './targets.ts';
import { useHippocratesTexts } from './texts.ts';
import { DoctorTile, kitLabel, PatientTile, patientLabel, Tile } from './tiles.tsx';

interface ColumnProps {
  readonly state: Readonly<HippocratesState>;
  readonly column: number;
  readonly names: readonly string[];
  readonly lighting: Lighting;
}

/** One city: its space of the track, its doctor, kit and knowledge, its queue and its reserve. */
export function CityColumn(props: ColumnProps) {
  const texts = useHippocratesTexts();
  const city = CITIES[props.column];
  const name = cityName(texts, city);
  return (
    <li className="city-column" data-city={city}>
      <Space {...props} />
      <h2>
        {name} <span className="city-code">{city}</span>
      </h2>
      <Offers {...props} />
      <ol className="queue" aria-label={texts.text('web.hippo.queue', { city: name })}>
        {PLACES.map((place) => (
          <Place key={place} {...props} place={place} />
        ))}
      </ol>
      <Reserve {...props} />
    </li>
  );
}

/** The space of the active track: the marker on it, and the assistant that it makes ready. */
function Space({ state, column, names, lighting }: ColumnProps) {
  const texts = useHippocratesTexts();
  const city = CITIES[column];
  const seat = state.active[column];
  const assistant = SPACES[column];
  const label = texts.text('web.hippo.space', {
    city: cityName(texts, city),
    who: seat < 0 ? 'nobody' : 'somebody',
    name: seat < 0 ? '' : seatName(texts, seat, names),
    shows: assistant < 0 ? 'nothing' : 'assistant',
    assistant: assistant < 0 ? '' : assistantName(texts, assistant),
  });
  return (
    <button
      type="button"
      className="track-space target"
      title={label}
      {...pointedButton(spaceTarget(city), label, lighting)}
    >
      {seat >= 0 && <SeatSign seat={seat} size={22} />}
      {assistant >= 0 && <Sign of={ASSISTANTS[assistant]} size={seat < 0 ? 20 : 14} />}
    </button>
  );
}

/** The doctor, the kit and the knowledge of a column. */
function Offers({ state, column, lighting }: ColumnProps) {
  const texts = useHippocratesTexts();
  const city = CITIES[column];
  const doctor = state.cityDoctors[column];
  const kit = state.kits[column];
  const knowledge = state.knowledge[column];
  return (
    <div className="city-offers">
      {doctor === NOTHING ? (
        <p className="face-down">{texts.text('web.hippo.pile', { count: state.doctorPiles[column].length })}</p>
      ) : (
        <DoctorTile number={doctor} target={doctorTarget(doctorTile(doctor).id)} lighting={lighting} />
      )}
      {kit === NOTHING ? (
        <p className="face-down">{texts.text('web.hippo.no-kit')}</p>
      ) : (
        <Tile target={kitTarget(city)} label={kitLabel(texts, kit)} lighting={lighting} look="kit">
          <Medicines letters={kitTile(kit).letters} />
          <Amount of="money" count={kitTile(kit).price} />
        </Tile>
      )}
      {knowledge !== NOTHING && (
        <p className="knowledge" title={knowledgeHelp(texts, knowledge)}>
          {knowledgeName(texts, knowledge)}
          <span className="visually-hidden"> {knowledgeHelp(texts, knowledge)}</span>
        </p>
      )}
    </div>
  );
}

/** A place of the queue: who waits there or what it gives, the die beside it, and what comes with a patient. */
function Place({ state, column, lighting, place }: ColumnProps & { place: number }) {
  const texts = useHippocratesTexts();
  const city = CITIES[column];
  const patient = state.queues[column][place - 1];
  const bribe = state.bribes[column][place - 1];
  const hasDie = state.dice[column] === place;
  const where = placeName(texts, city, place);
  const effect = effectName(texts, EFFECTS[column][place - 1]);
  const slot = slotTarget(city, place);
  const label =
    patient === NOTHING
      ? texts.text('web.hippo.empty-place', { where, reward: rewardName(texts, city, place) })
      : texts.text('web.hippo.waiting', { where, who: patientLabel(texts, patient), effect, bribe });
  const target = placeTarget(city, place);
  return (
    <li className="queue-place" data-die={hasDie || undefined}>
      {patient === NOTHING ? (
        <Tile target={target} label={label} lighting={lighting} look="reward">
          <RewardSign column={column} place={place} />
        </Tile>
      ) : (
        <PatientTile number={patient} target={target} lighting={lighting} bribe={bribe} label={label} />
      )}
      {hasDie ? (
        <button
          type="button"
          className="welcome-die target"
          {...pointedButton(dieTarget(city), texts.text('web.hippo.die', { where }), lighting)}
        >
          {place}
        </button>
      ) : (
        (lighting.lit.has(slot) || lighting.picked.has(slot)) && (
          <button
            type="button"
            className="die-slot target"
            {...pointedButton(slot, texts.text('web.hippo.die-here', { where }), lighting)}
          >
            +
          </button>
        )
      )}
      <span title={effect}>
        <EffectSign column={column} place={place} />
      </span>
    </li>
  );
}

/** The patients still to come, the first of them face up. */
function Reserve({ state, column, lighting }: ColumnProps) {
  const texts = useHippocratesTexts();
  const city = CITIES[column];
  const [top] = state.reserves[column];
  const count = state.reserves[column].length;
  if (top === undefined) return <p className="face-down">{texts.text('web.hippo.no-reserve')}</p>;
  const label = texts.text('web.hippo.reserve', { who: patientLabel(texts, top), count });
  return (
    <div className="reserve">
      <PatientTile number={top} target={reserveTarget(city)} lighting={lighting} label={label} />
      <span className="reserve-count" aria-hidden="true">
        ×{count}
      </span>
    </div>
  );
}

/** The four doctors of the free row in the front of the temple, with the tokens that reserve them. */
export function FreeRow({
  state,
  names,
  lighting,
}: {
  state: Readonly<HippocratesState>;
  names: readonly string[];
  lighting: Lighting;
}) {
  const texts = useHippocratesTexts();
  return (
    <section className="temple" aria-label={texts.text('web.hippo.free-row')}>
      <Pediment />
      <ol className="free-row">
        {state.freeRow.map((doctor, space) => {
          const holder = state.players.findIndex(({ option }) => option === doctor && doctor !== NOTHING);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the row never change their places
            <li key={space}>
              {doctor === NOTHING ? (
                <p className="face-down">{texts.text('web.hippo.empty')}</p>
              ) : (
                <DoctorTile
                  number={doctor}
                  target={doctorTarget(doctorTile(doctor).id)}
                  lighting={lighting}
                  token={
                    isOptioned(state, doctor) && (
                      <span title={texts.text('web.hippo.reserved-by', { name: seatName(texts, holder, names) })}>
                        <SeatSign seat={holder} size={16} />
                      </span>
                    )
                  }
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The gable of the temple, drawn over the free row. */
function Pediment() {
  return (
    <svg className="pediment" viewBox="0 0 800 92" preserveAspectRatio="none" aria-hidden="true">
      <path className="gable" d="M400 4 796 70H4z" />
      <path className="gable-inner" d="M400 17 716 64H84z" />
      <path className="beam" d="M0 70h800v8H0zM8 80h784v10H8z" />
      <path className="staff" d="M397 26h6v37h-6z" />
      <path className="snake" d="M392 30c10-7 20-1 16 5s-20 5-20 12 22 5 24 11-12 8-16 3" />
    </svg>
  );
}
