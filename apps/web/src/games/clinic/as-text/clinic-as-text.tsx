import { ACTIONS, type Clinic, type ClinicState, NO_TILE, type Rules } from '@asclepion/clinic';
import { actionName, stepName } from '@asclepion/clinic/text';
import { Fragment } from 'react';
import { DataTable } from '../../../ui/data-table.tsx';
import type { FaceProps } from '../../game-face.ts';
import { figuresOf } from '../modules/loaded.ts';
import { OwnBoardsText } from '../players/own-boards.tsx';
import { rulesOf, stateOf, stepOf } from '../position.ts';
import { type ClinicTexts, useClinicTexts } from '../texts.ts';
import { ClinicText } from './clinic-text.tsx';
import { CommonsText } from './commons-text.tsx';

/** Everything on the table that the viewer may know, in headings, lists and tables: the viewer's own clinic first. */
export function ClinicAsText({ engine, view, seat, names }: FaceProps) {
  const texts = useClinicTexts();
  const rules = rulesOf(engine);
  const state = stateOf(view);
  const step = stepOf(state);
  const home = seat ?? 0;
  const order = names.map((_, place) => (home + place) % names.length);
  const deciders = engine.deciders(view).map((player) => names[player]);
  return (
    <>
      <section className="text-part" aria-label={texts.text('web.standing')}>
        <h3>{texts.text('web.standing')}</h3>
        <ul>
          <li>{texts.text('web.round-of', { round: state.round })}</li>
          {state.action < ACTIONS.length && <li>{texts.text('web.action-of', { action: state.action + 1 })}</li>}
          <li>{step === undefined ? texts.text('web.over') : stepName(texts, step)}</li>
          <li>
            {texts.text('web.turn-order')} {texts.list(state.turnOrder.map((player) => names[player]))}
          </li>
          {deciders.length > 0 && <li>{texts.text('web.choosing-now', { names: texts.list(deciders) })}</li>}
        </ul>
        <DataTable
          scrolls={false}
          caption={texts.text('web.players')}
          columns={[
            { id: 'fact', title: texts.text('web.player'), value: ({ title }) => title },
            ...order.map((player) => ({
              id: String(player),
              title: names[player],
              value: ({ of }: Fact) => of(state.clinics[player], player),
            })),
          ]}
          rows={[...factsOf(texts), ...factsOfModules(texts, rules, state)]}
          keyOf={({ title }) => title}
        />
      </section>
      {order.map((player) => (
        <Fragment key={player}>
          <ClinicText rules={rules} state={state} seat={player} name={names[player]} />
          <OwnBoardsText rules={rules} state={state} seat={player} />
        </Fragment>
      ))}
      <CommonsText rules={rules} state={state} />
    </>
  );
}

/** Something that is known of every player. */
interface Fact {
  readonly title: string;
  readonly of: (clinic: Readonly<Clinic>, player: number) => string | number;
}

const factsOf = (texts: ClinicTexts): Fact[] => [
  { title: texts.text('web.popularity'), of: ({ popularity }) => popularity },
  { title: texts.text('web.money'), of: ({ money }) => `$${money}` },
  { title: texts.text('web.income'), of: ({ income }) => `$${income}` },
  { title: texts.text('web.time'), of: ({ time }) => time },
  { title: texts.text('web.tile'), of: (clinic) => laidTile(texts, clinic) },
  ...ACTIONS.map(
    (action, tile): Fact => ({
      title: texts.text('web.tiles-in-hand', { tile: actionName(texts, action) }),
      of: ({ hand }) => hand[tile],
    }),
  ),
];

/** What modules tell of each player: a line for each figure that they have. */
function factsOfModules(texts: ClinicTexts, rules: Rules, state: ClinicState): Fact[] {
  const figures = state.clinics.map((_, player) => figuresOf(texts, rules, state, player));
  const [first] = figures;
  return first.map(
    ({ id, name }): Fact => ({
      title: name,
      of: (_, player) => figures[player].find((figure) => figure.id === id)?.value ?? 0,
    }),
  );
}

function laidTile(texts: ClinicTexts, { laid }: Readonly<Clinic>): string {
  if (laid === NO_TILE) return texts.text('web.nothing-laid');
  return laid < 0 ? texts.text('web.laid') : actionName(texts, ACTIONS[laid]);
}
