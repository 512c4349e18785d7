import {
  ASSISTANTS,
  CITIES,
  COLUMNS,
  doctorTile,
  EFFECTS,
  type HippocratesState,
  isSolo,
  kitTile,
  NOTHING,
  PLACES,
  type Rules,
  seatPoints,
} from '@asclepion/hippocrates';
import {
  amountName,
  assistantName,
  cityName,
  doctorName,
  effectName,
  knowledgeHelp,
  knowledgeName,
  patientName,
  placeName,
  rewardName,
  seatName,
} from '@asclepion/hippocrates/text';
import { DataTable } from '../../ui/data-table.tsx';
import type { FaceProps } from '../game-face.ts';
import { rulesOf, stateOf } from './position.ts';
import { stockName } from './preview.ts';
import { useHippocratesTexts } from './texts.ts';
import { doctorLabel, kitLabel, patientLabel } from './tiles.tsx';

/** The whole table in words. */
export function HippocratesAsText({ engine, view, names }: FaceProps) {
  const state = stateOf(view);
  return (
    <>
      <WaitingRoom state={state} />
      <Offers state={state} names={names} />
      {state.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their places
        <PracticeText key={seat} state={state} seat={seat} name={names[seat]} />
      ))}
      <Rivals rules={rulesOf(engine)} state={state} names={names} />
    </>
  );
}

function WaitingRoom({ state }: { state: Readonly<HippocratesState> }) {
  const texts = useHippocratesTexts();
  const title = texts.text('web.hippo.waiting-room');
  const rows = COLUMNS.flatMap((column) => PLACES.map((place) => ({ column, place })));
  return (
    <section className="text-part" aria-label={title}>
      <h3>{title}</h3>
      <DataTable
        caption={title}
        columns={[
          {
            id: 'place',
            title: texts.text('web.hippo.place'),
            value: ({ column, place }: (typeof rows)[number]) => placeName(texts, CITIES[column], place),
          },
          {
            id: 'who',
            title: texts.text('web.hippo.who'),
            value: ({ column, place }) => {
              const patient = state.queues[column][place - 1];
              const bribe = state.bribes[column][place - 1];
              if (patient === NOTHING) return rewardName(texts, CITIES[column], place);
              return `${patientLabel(texts, patient)}${bribe > 0 ? ` +${amountName(texts, 'money', bribe)}` : ''}`;
            },
          },
          {
            id: 'effect',
            title: texts.text('web.hippo.effect'),
            value: ({ column, place }) => effectName(texts, EFFECTS[column][place - 1]),
          },
          {
            id: 'die',
            title: texts.text('web.hippo.die-column'),
            value: ({ column, place }) => (state.dice[column] === place ? texts.text('web.hippo.die-there') : ''),
          },
        ]}
        rows={rows}
        keyOf={({ column, place }) => `${column} ${place}`}
      />
      <ul>
        {COLUMNS.map((column) => {
          const [top] = state.reserves[column];
          return (
            <li key={column}>
              {cityName(texts, CITIES[column])}:{' '}
              {top === undefined
                ? texts.text('web.hippo.no-reserve')
                : texts.text('web.hippo.reserve', {
                    who: patientLabel(texts, top),
                    count: state.reserves[column].length,
                  })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Offers({ state, names }: { state: Readonly<HippocratesState>; names: readonly string[] }) {
  const texts = useHippocratesTexts();
  const title = texts.text('web.hippo.cities');
  return (
    <section className="text-part" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {COLUMNS.map((column) => {
          const [doctor, kit, knowledge] = [state.cityDoctors[column], state.kits[column], state.knowledge[column]];
          const marker = state.active[column];
          return (
            <li key={column}>
              {cityName(texts, CITIES[column])}:{' '}
              {[
                ...(marker < 0 ? [] : [seatName(texts, marker, names)]),
                doctor === NOTHING
                  ? texts.text('web.hippo.pile', { count: state.doctorPiles[column].length })
                  : doctorLabel(texts, doctor),
                kit === NOTHING ? texts.text('web.hippo.no-kit') : kitLabel(texts, kitTile(kit).number),
                ...(knowledge === NOTHING
                  ? []
                  : [`${knowledgeName(texts, knowledge)}: ${knowledgeHelp(texts, knowledge)}`]),
              ].join('; ')}
            </li>
          );
        })}
      </ul>
      <h4>{texts.text('web.hippo.free-row')}</h4>
      <ol>
        {state.freeRow.map((doctor, space) => {
          const holder = state.players.findIndex(({ option }) => option === doctor && doctor !== NOTHING);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the row never change their places
            <li key={space}>
              {doctor === NOTHING ? texts.text('web.hippo.empty') : doctorLabel(texts, doctor)}
              {holder >= 0 && `; ${texts.text('web.hippo.reserved-by', { name: names[holder] })}`}
            </li>
          );
        })}
      </ol>
      <p>
        {texts.text('web.hippo.order')}: {texts.list(state.order.map((seat) => seatName(texts, seat, names)))}
      </p>
    </section>
  );
}

function PracticeText({ state, seat, name }: { state: Readonly<HippocratesState>; seat: number; name: string }) {
  const texts = useHippocratesTexts();
  const player = state.players[seat];
  const title = texts.text('web.hippo.practice-of', { name });
  const people = (patients: readonly number[]): string =>
    patients.length === 0
      ? texts.text('hippo.nobody')
      : texts.list(patients.map((patient) => patientLabel(texts, patient)));
  return (
    <section className="text-part" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        <li>
          {texts.text('web.hippo.points')}: {seatPoints(state)[seat]}
        </li>
        <li>
          {texts.text('web.hippo.reputation')}: {state.reputation[seat]}
        </li>
        <li>
          {texts.text('web.hippo.shelf')}: {amountName(texts, 'money', player.money)}; {stockName(texts, player.stock)}
        </li>
        {player.wild.length > 0 && <li>{texts.text('web.hippo.wild', { count: player.wild.length })}</li>}
        <li>
          {texts.list(
            ASSISTANTS.map((_, kind) =>
              texts.text(player.ready[kind] ? 'web.hippo.ready' : 'web.hippo.aside', {
                assistant: assistantName(texts, kind),
              }),
            ),
          )}
        </li>
        <li>
          {texts.text('web.hippo.examination')}: {people(player.examination)}
        </li>
        <li>
          {texts.text('web.hippo.emergency')}: {people(player.emergency)}
        </li>
        <li>
          {texts.text('web.hippo.hades')}: {people(player.hades)}
        </li>
      </ul>
      <h4>{texts.text('web.hippo.contracts')}</h4>
      <ul>
        {player.doctors.flatMap(({ doctor, filled }) =>
          doctorTile(doctor).contracts.map(({ name: contract }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: contracts are printed on the tile
            <li key={`${doctor} ${place}`}>
              {texts.text('web.hippo.contract', {
                contract,
                doctor: doctorName(texts, doctor),
                state: filled[place] === NOTHING ? 'open' : filled[place] < NOTHING ? 'left' : 'filled',
                patient: filled[place] > NOTHING ? patientName(texts, filled[place]) : '',
              })}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function Rivals({
  rules,
  state,
  names,
}: {
  rules: Rules;
  state: Readonly<HippocratesState>;
  names: readonly string[];
}) {
  const texts = useHippocratesTexts();
  const points = seatPoints(state);
  return state.rivals.map((_, rival) => {
    const seat = rules.seats + rival;
    const name = seatName(texts, seat, names);
    return (
      <section key={seat} className="text-part" aria-label={name}>
        <h3>{name}</h3>
        <ul>
          {isSolo(rules) && (
            <li>
              {texts.text('web.hippo.points')}: {points[seat]}
            </li>
          )}
          <li>
            {texts.text('web.hippo.reputation')}: {state.reputation[seat]}
          </li>
        </ul>
      </section>
    );
  });
}
