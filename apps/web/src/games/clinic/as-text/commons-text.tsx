import { type ClinicState, LEVELS, NUMBERS, type Rules } from '@asclepion/clinic';
import { aPerson, bonusHelp, bonusName, kindName, levelName, pieceName, serviceName } from '@asclepion/clinic/text';
import { DataTable } from '../../../ui/data-table.tsx';
import { CommonBoardsText } from '../commons/common-boards.tsx';
import { nursePrices } from '../commons/nurse-prices.ts';
import { piecesOf } from '../commons/pieces.ts';
import { marksOf } from '../commons/row-marks.ts';
import { applicantKind, NOBODY, spacePrice } from '../commons/spaces.ts';
import { isSetup } from '../position.ts';
import { heading, useClinicTexts } from '../texts.ts';

interface PartProps {
  readonly rules: Rules;
  readonly state: ClinicState;
}

const PLACES = Array.from({ length: NUMBERS.notepadPlaces }, (_, place) => place);

/** What all share, in words. */
export function CommonsText({ rules, state }: PartProps) {
  return (
    <>
      <BonusText rules={rules} state={state} />
      <NotepadText rules={rules} state={state} />
      <MarketText rules={rules} state={state} />
      <CommonBoardsText rules={rules} state={state} />
      <SupplyText rules={rules} state={state} />
      <BagsText rules={rules} state={state} />
    </>
  );
}

function BonusText({ rules, state }: PartProps) {
  const texts = useClinicTexts();
  if (!isSetup(state) || state.bonusTiles.length === 0) return null;
  return (
    <section className="text-part">
      <h3>{texts.text('web.bonus-tiles')}</h3>
      <ul>
        {state.bonusTiles.map((tile) => {
          const { id } = rules.bonusTiles[tile];
          return (
            <li key={id}>
              {bonusName(texts, id)}: {bonusHelp(texts, id)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function NotepadText({ rules, state }: PartProps) {
  const texts = useClinicTexts();
  const at = (row: number, place: number): string => {
    const level = state.notepad[row * PLACES.length + place];
    return level === NOBODY ? '–' : heading(levelName(texts, level));
  };
  return (
    <section className="text-part">
      <h3>{texts.text('web.notepad')}</h3>
      <DataTable
        scrolls={false}
        caption={texts.text('web.red-column-help')}
        columns={[
          {
            id: 'service',
            title: texts.text('web.service'),
            value: (row) =>
              [
                heading(serviceName(texts, rules, row)),
                ...marksOf(texts, rules, state, row).map(({ name }) => name),
              ].join(', '),
          },
          ...PLACES.map((place) => ({
            id: String(place),
            title:
              place === PLACES.length - 1
                ? texts.text('web.red-column')
                : texts.text('web.place', { place: place + 1 }),
            value: (row: number) => at(row, place),
          })),
        ]}
        rows={[...rules.services.keys()]}
        keyOf={(row) => rules.services[row]}
      />
    </section>
  );
}

function MarketText({ rules, state }: PartProps) {
  const texts = useClinicTexts();
  const spaces = state.university.map((level, space) => ({ level, space, price: spacePrice(rules, state, space) }));
  const money = (price: number): string => `$${price}`;
  return (
    <section className="text-part">
      <h3>{texts.text('web.university')}</h3>
      <DataTable
        scrolls={false}
        caption={texts.text('web.university')}
        hideCaption
        columns={[
          { id: 'space', title: texts.text('web.space'), value: ({ space }) => space + 1 },
          {
            id: 'doctor',
            title: texts.text('web.doctor'),
            value: ({ level }) =>
              level === NOBODY
                ? texts.text('web.nobody')
                : heading(aPerson(texts, rules, applicantKind(rules, level), level, NOBODY)),
          },
          { id: 'price', title: texts.text('web.price'), number: true, value: ({ price }) => money(price) },
        ]}
        rows={spaces}
        keyOf={({ space }) => String(space)}
      />
      <h3>{texts.text('web.job-market')}</h3>
      <DataTable
        scrolls={false}
        caption={texts.text('web.nurses')}
        columns={[
          { id: 'round', title: texts.text('web.rounds'), value: ({ round }) => round },
          { id: 'left', title: texts.text('web.nurses'), number: true, value: ({ prices }) => prices.length },
          {
            id: 'price',
            title: texts.text('web.price'),
            value: ({ prices }) => (prices.length === 0 ? '–' : prices.map(money).join(', ')),
          },
        ]}
        rows={nursePrices(rules, state)}
        keyOf={({ round }) => String(round)}
      />
      <p>
        {texts.text('web.orderlies-left', { count: state.orderlies })}
        {state.orderlies > 0 && `, ${money(NUMBERS.orderlyPrice)}`}
      </p>
    </section>
  );
}

function SupplyText({ rules, state }: PartProps) {
  const texts = useClinicTexts();
  return (
    <section className="text-part">
      <h3>{texts.text('web.supply')}</h3>
      <p>
        {texts.text('web.supply-price', {
          price: NUMBERS.buildPrice,
          top: NUMBERS.buildPrice + rules.geometry[0].topFloor,
        })}
      </p>
      <DataTable
        scrolls={false}
        caption={texts.text('web.supply')}
        hideCaption
        columns={[
          { id: 'piece', title: texts.text('web.piece-name'), value: ({ id }) => heading(pieceName(texts, id)) },
          { id: 'group', title: texts.text('web.kind'), value: ({ group }) => texts.text(`web.group.${group}`) },
          { id: 'left', title: texts.text('web.left'), number: true, value: ({ left }) => left ?? '–' },
          {
            id: 'state',
            title: texts.text('web.note'),
            value: ({ state, price }) => {
              if (state === 'hidden') return texts.text('web.face-down');
              return price === undefined ? '' : `$${price}`;
            },
          },
        ]}
        rows={piecesOf(rules, state)}
        keyOf={({ id }) => id}
      />
    </section>
  );
}

function BagsText({ rules, state }: PartProps) {
  const texts = useClinicTexts();
  return (
    <section className="text-part">
      <h3>{texts.text('web.bags')}</h3>
      <DataTable
        scrolls={false}
        caption={texts.text('web.bags')}
        hideCaption
        columns={[
          { id: 'bag', title: texts.text('web.bags'), value: (bag) => texts.text(`web.${bag}`) },
          ...LEVELS.map((name, level) => ({
            id: name,
            title: heading(levelName(texts, level)),
            number: true,
            value: (bag: 'patientBag' | 'doctorBag') => state[bag].counts[level] ?? 0,
          })),
          ...rules.applicants.map(({ id }, place) => ({
            id,
            title: heading(kindName(texts, id)),
            number: true,
            value: (bag: 'patientBag' | 'doctorBag') => state[bag].counts[LEVELS.length + place] ?? 0,
          })),
        ]}
        rows={['patientBag', 'doctorBag'] as const}
        keyOf={(bag) => bag}
      />
    </section>
  );
}
