import { ACCESS, type ClinicState, PRE_ADMISSION, type Rules } from '@asclepion/clinic';
import { serviceName } from '@asclepion/clinic/text';
import { DataTable } from '../../../ui/data-table.tsx';
import { tokensOf } from '../draw-clinic.ts';
import { useClinicTexts } from '../texts.ts';
import { edgesInWords, floorsInWords, type RoomText } from './rooms.ts';

/** What is told of a room, where there is anything to tell. */
const FACTS = ['room', 'serves', 'things', 'people'] as const;

/** One player's clinic in words: rooms by floor, doors and cars, and who waits outside. */
export function ClinicText({
  rules,
  state,
  seat,
  name,
}: {
  rules: Rules;
  state: ClinicState;
  seat: number;
  name: string;
}) {
  const texts = useClinicTexts();
  const edges = edgesInWords(texts, rules, state, seat);
  const all = (names: readonly string[]): string => (names.length === 0 ? texts.text('web.none') : texts.list(names));
  return (
    <section className="text-part" aria-label={texts.text('web.clinic-of', { name })}>
      <h3>{texts.text('web.clinic-of', { name })}</h3>
      {floorsInWords(texts, rules, state, seat).map(({ floor, rooms, empty }) => {
        const title = texts.text('web.floor', { floor });
        if (rooms.length === 0) return <p key={floor}>{texts.text('web.empty-floor', { floor: title })}</p>;
        return (
          <div key={floor}>
            <DataTable
              scrolls={false}
              caption={title}
              columns={[
                { id: 'space', title: texts.text('web.space'), value: ({ space }) => space },
                ...FACTS.filter((fact) => rooms.some((room) => room[fact] !== '')).map((fact) => ({
                  id: fact,
                  title: texts.text(`web.${fact}`),
                  value: (room: RoomText) => room[fact],
                })),
              ]}
              rows={rooms}
              keyOf={({ space }) => space}
            />
            {empty.length > 0 && <p>{texts.text('web.empty-spaces', { spaces: texts.list(empty) })}</p>}
          </div>
        );
      })}
      <h4>{texts.text('web.doors-and-cars')}</h4>
      <ul>
        <li>{texts.text('web.entrances-at', { edges: all(edges.entrances) })}</li>
        <li>{texts.text('web.cars-at', { edges: all(edges.cars) })}</li>
        <li>{texts.text('web.free-at', { edges: all(edges.free) })}</li>
      </ul>
      <h4>{texts.text('web.pre-admission')}</h4>
      <Outside rules={rules} state={state} seat={seat} />
    </section>
  );
}

function Outside({ rules, state, seat }: { rules: Rules; state: ClinicState; seat: number }) {
  const texts = useClinicTexts();
  const { people } = state.clinics[seat];
  const said = (here: typeof people): string => {
    const tokens = tokensOf(texts, rules, here);
    return tokens.length === 0 ? texts.text('web.nobody') : texts.list(tokens.map(({ label }) => label));
  };
  return (
    <ul>
      {rules.services.map((service, row) => (
        <li key={service}>
          {texts.text('web.waiting-for-service', {
            service: serviceName(texts, rules, service),
            who: said(people.filter((person) => person.at === PRE_ADMISSION && person.service === row)),
          })}
        </li>
      ))}
      <li>
        {texts.text('web.waiting-for-service', {
          service: texts.text('web.at-doors'),
          who: said(people.filter(({ at }) => at === ACCESS)),
        })}
      </li>
    </ul>
  );
}
