import {
  DEPARTMENTS,
  type DiceState,
  type Hospital,
  isTreated,
  namesOf,
  patientsOf,
  REPORTS,
  SPECIALISTS,
  STARTING_ROOMS,
} from '@asclepion/dice-hospital';
import {
  administratorHelp,
  administratorName,
  eventHelp,
  eventName,
  patientNames,
  reportHelp,
  reportName,
  roomHelp,
  roomName,
  specialistHelp,
  specialistName,
} from '@asclepion/dice-hospital/text';
import { DataTable } from '../../ui/data-table.tsx';
import { numbered } from '../../ui/numbered.ts';
import type { FaceProps } from '../game-face.ts';
import { pointsOf } from './players.tsx';
import { stateOf } from './position.ts';
import { type DicePageTexts, useDiceTexts } from './texts.ts';

/** The whole table in words. */
export function HospitalAsText({ view, names }: FaceProps) {
  const state = stateOf(view);
  return (
    <>
      <CommonText state={state} names={names} />
      {numbered(state.hospitals).map(({ value: hospital, number: seat }) => (
        <HospitalText key={seat} state={state} hospital={hospital} seat={seat} name={names[seat]} />
      ))}
    </>
  );
}

const peopleIn = (texts: DicePageTexts, patients: readonly number[]): string =>
  patients.length === 0 ? texts.text('web.dice.nobody') : patientNames(texts, namesOf(patients));

function CommonText({ state, names }: { state: Readonly<DiceState>; names: readonly string[] }) {
  const texts = useDiceTexts();
  return (
    <section className="text-part" aria-label={texts.text('web.dice.month')}>
      <h3>{texts.text('web.dice.month')}</h3>
      <ul>
        {state.firstPlayer >= 0 && (
          <li>
            {texts.text('web.dice.first-player')}: {names[state.firstPlayer]}
          </li>
        )}
        {state.event >= 0 && (
          <li>
            {texts.text('web.dice.event')}: {eventName(texts, state.event)}. {eventHelp(texts, state.event)}
          </li>
        )}
        {numbered(state.ambulances).map(({ value: dice, number: place }) =>
          dice.length === 0 ? null : (
            <li key={place}>
              {texts.text('web.dice.ambulance', { number: place + 1, patients: peopleIn(texts, dice) })}
            </li>
          ),
        )}
      </ul>
      <h4>{texts.text('web.dice.display')}</h4>
      <ul>
        {numbered(state.departmentDisplay).map(({ value: kind, number }) => (
          <li key={`department ${number}`}>
            {roomName(texts, DEPARTMENTS[kind].id)}: {roomHelp(texts, DEPARTMENTS[kind].id)}
          </li>
        ))}
        {numbered(state.specialistDisplay).map(({ value: kind, number }) => (
          <li key={`specialist ${number}`}>
            {specialistName(texts, SPECIALISTS[kind].id)}: {specialistHelp(texts, SPECIALISTS[kind].id)}
          </li>
        ))}
      </ul>
      {state.reports.length > 0 && (
        <>
          <h4>{texts.text('web.dice.reports')}</h4>
          <ul>
            {state.reports.map((report) => (
              <li key={report}>
                {reportName(texts, report)}, {texts.text('web.dice.report-worth', { points: REPORTS[report].points })}:{' '}
                {reportHelp(texts, report)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface RoomRow {
  readonly key: string;
  readonly name: string;
  readonly help: string;
  readonly state: string;
}

function HospitalText({
  state,
  hospital,
  seat,
  name,
}: {
  state: Readonly<DiceState>;
  hospital: Readonly<Hospital>;
  seat: number;
  name: string;
}) {
  const texts = useDiceTexts();
  const title = texts.text('web.dice.hospital-of', { name });
  const patients = patientsOf(hospital);
  const row = (key: string, called: string, help: string, used: boolean): RoomRow => ({
    key,
    name: called,
    help,
    state: texts.text(used ? 'web.dice.used' : 'web.dice.idle'),
  });
  const rows = [
    ...STARTING_ROOMS.map(({ id }, place) =>
      row(id, roomName(texts, id), roomHelp(texts, id), (hospital.rooms & (1 << place)) !== 0),
    ),
    ...hospital.departments.map(({ kind, q, r, used }) =>
      row(`${q} ${r}`, roomName(texts, DEPARTMENTS[kind].id), roomHelp(texts, DEPARTMENTS[kind].id), used),
    ),
    ...hospital.specialists.map(({ kind, used }, place) =>
      row(
        `specialist ${place}`,
        specialistName(texts, SPECIALISTS[kind].id),
        specialistHelp(texts, SPECIALISTS[kind].id),
        used,
      ),
    ),
  ];
  const lounge = hospital.lounge.reduce((sum, count) => sum + count, 0);
  return (
    <section className="text-part" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        <li>
          {texts.text('web.dice.points')}: {pointsOf(state, seat)}
        </li>
        <li>{texts.text('web.dice.blood', { count: hospital.bags })}</li>
        <li>{texts.text('web.dice.station', { count: hospital.nurses })}</li>
        <li>{texts.text('web.dice.mortuary', { count: hospital.fatalities })}</li>
        <li>{texts.text('web.dice.lounge', { count: lounge, points: hospital.points[0] })}</li>
        {hospital.administrator >= 0 && (
          <li>
            {administratorName(texts, hospital.administrator)}: {administratorHelp(texts, hospital.administrator)}
          </li>
        )}
        <li>
          {texts.text('web.dice.untreated')}:{' '}
          {peopleIn(
            texts,
            patients.filter((who) => !isTreated(who)),
          )}
        </li>
        <li>
          {texts.text('web.dice.treated')}: {peopleIn(texts, patients.filter(isTreated))}
        </li>
      </ul>
      <DataTable
        scrolls={false}
        caption={texts.text('web.dice.rooms-and-staff')}
        columns={[
          { id: 'name', title: texts.text('web.dice.name'), value: (one: RoomRow) => one.name },
          { id: 'help', title: texts.text('web.dice.does'), value: (one: RoomRow) => one.help },
          { id: 'state', title: texts.text('web.dice.state'), value: (one: RoomRow) => one.state },
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </section>
  );
}
