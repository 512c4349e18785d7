import { ACTIONS, type Clinic, type ClinicState, NO_TILE, type Person, type Rules } from '@asclepion/clinic';
import { actionName, kindsName } from '@asclepion/clinic/text';
import { memo, useMemo } from 'react';
import { Icon } from '../../../board/art.tsx';
import type { Lighting } from '../../../board/drawing.ts';
import { PlayerCard, PlayerFigure } from '../../../table/player-card.tsx';
import { useFrameLater } from '../../../table/use-frame-later.ts';
import { numbered } from '../../../ui/numbered.ts';
import { figuresOf } from '../modules/loaded.ts';
import { useClinicTexts } from '../texts.ts';
import { KindSign } from './kind-sign.tsx';
import { MiniClinic } from './mini-clinic.tsx';
import { isLitIn } from './shown.ts';

const BASE_KINDS: readonly Person['kind'][] = ['doctor', 'nurse', 'orderly', 'patient'];

interface StripProps {
  readonly rules: Rules;
  readonly state: ClinicState;
  readonly deciders: readonly number[];
  readonly names: readonly string[];
  /** The viewer's own seat; undefined for a watcher. */
  readonly seat: number | undefined;
  /** Clinics that show large. */
  readonly shown: readonly number[];
  readonly lighting: Lighting;
  readonly onShow: (seat: number) => void;
}

/** Every player at a glance, a frame after the board; a tap shows that player's clinic. */
export function PlayerStrip({ state, names, seat, shown, deciders, rules, lighting, onShow }: StripProps) {
  const texts = useClinicTexts();
  const told = useFrameLater(useMemo(() => ({ state, deciders }), [state, deciders]));
  const { turnOrder } = told.state;
  return (
    <ul className="players" aria-label={texts.text('web.players')}>
      {numbered(names).map(({ value: name, number: player }) => (
        <li key={player}>
          <PlayerCard
            player={player}
            name={name}
            own={player === seat}
            deciding={told.deciders.includes(player)}
            shown={shown.includes(player)}
            lit={player !== seat && isLitIn(lighting, player, seat ?? 0)}
            title={texts.text('web.show-clinic', { name })}
            aside={
              <span
                className="turn-place"
                title={texts.text('web.turn-place', { place: turnOrder.indexOf(player) + 1 })}
              >
                <span className="visually-hidden">{texts.text('web.turn-order')} </span>
                {turnOrder.indexOf(player) + 1}
              </span>
            }
            onShow={onShow}
          >
            <Told rules={rules} state={told.state} player={player} own={player === seat} />
          </PlayerCard>
        </li>
      ))}
    </ul>
  );
}

/** What is told of a player below the name. */
const Told = memo(function Told({
  rules,
  state,
  player,
  own,
}: {
  rules: Rules;
  state: ClinicState;
  player: number;
  own: boolean;
}) {
  const texts = useClinicTexts();
  const clinic = state.clinics[player];
  return (
    <>
      <span className="player-figures">
        <PlayerFigure
          name={texts.text('web.popularity')}
          sign="star"
          value={clinic.popularity}
          look={own ? 'popularity' : undefined}
        />
        <PlayerFigure
          name={texts.text('web.money')}
          sign="$"
          value={clinic.money}
          plus={clinic.income}
          look={own ? 'money' : undefined}
        />
        <PlayerFigure name={texts.text('web.time')} sign="clock" value={clinic.time} look={own ? 'time' : undefined} />
      </span>
      <Tiles clinic={clinic} />
      <Crowd rules={rules} people={clinic.people} />
      <OfModules rules={rules} state={state} seat={player} />
      <MiniClinic rules={rules} seat={player} clinic={clinic} />
    </>
  );
});

/** The action tile laid for this action, face up or down, and those still in hand. */
function Tiles({ clinic }: { clinic: Readonly<Clinic> }) {
  const texts = useClinicTexts();
  const { laid } = clinic;
  const name = laid >= 0 ? actionName(texts, ACTIONS[laid]) : undefined;
  const said = name ?? texts.text(laid === NO_TILE ? 'web.nothing-laid' : 'web.laid');
  return (
    <span className="tiles">
      <span
        className="laid-tile"
        data-state={laid === NO_TILE ? 'none' : laid < 0 ? 'hidden' : 'open'}
        title={texts.text('web.laid-tile', { tile: said })}
      >
        <span className="visually-hidden">{texts.text('web.laid-tile', { tile: said })} </span>
        {laid >= 0 && <Icon art={ACTIONS[laid]} size={18} />}
        {laid < 0 && <span aria-hidden="true">{laid === NO_TILE ? '–' : '?'}</span>}
      </span>
      {ACTIONS.map((action, tile) => (
        <span
          key={action}
          className="hand-tile"
          data-none={clinic.hand[tile] === 0 || undefined}
          title={texts.text('web.tile-of', { name: actionName(texts, action), left: clinic.hand[tile] })}
        >
          <Icon art={action} size={13} />
          <span className="visually-hidden">
            {texts.text('web.tile-of', { name: actionName(texts, action), left: clinic.hand[tile] })}
          </span>
          <span aria-hidden="true">{clinic.hand[tile]}</span>
        </span>
      ))}
    </span>
  );
}

/** How many there are of each sort; of those that modules bring, where there are any. */
function Crowd({ rules, people }: { rules: Rules; people: readonly Readonly<Person>[] }) {
  const texts = useClinicTexts();
  const kinds = [...new Set([...BASE_KINDS, ...Object.keys(rules.kinds)])].filter(
    (kind) => BASE_KINDS.includes(kind) || people.some((person) => person.kind === kind),
  );
  return (
    <span className="crowd">
      {kinds.map((kind) => {
        const count = people.filter((person) => person.kind === kind).length;
        return (
          <span key={kind} className="figure-of" data-none={count === 0 || undefined} title={kindsName(texts, kind)}>
            <span className="visually-hidden">{kindsName(texts, kind)} </span>
            <KindSign kind={kind} />
            {count}
          </span>
        );
      })}
    </span>
  );
}

/** Numbers that modules give to each player. */
function OfModules({ rules, state, seat }: { rules: Rules; state: ClinicState; seat: number }) {
  const figures = figuresOf(useClinicTexts(), rules, state, seat);
  if (figures.length === 0) return null;
  return (
    <span className="crowd">
      {figures.map(({ id, name, value }) => (
        <span key={id} className="figure-of" data-none={value === 0 || undefined} title={name}>
          <span className="visually-hidden">{name} </span>
          <Icon art={id} size={14} />
          {value}
        </span>
      ))}
    </span>
  );
}
