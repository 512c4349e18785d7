import { type ClinicState, NUMBERS, type Rules } from '@asclepion/clinic';
import { pieceName } from '@asclepion/clinic/text';
import { Icon } from '../../board/art.tsx';
import type { Lighting } from '../../board/drawing.ts';
import { pointedButton } from '../../board/pointing.ts';
import { pieceTarget } from './targets.ts';
import { heading, useClinicTexts } from './texts.ts';

interface Piece {
  readonly id: string;
  readonly tone: string;
  /** Undefined where nothing is taken from a supply. */
  readonly left: number | undefined;
  /** Whether it can be had now: the top tile of its pile lies face up. */
  readonly open: boolean;
}

/** Everything that can be built, as it lies beside the board. */
function piecesOf(rules: Rules, state: ClinicState): Piece[] {
  const tiles = rules.tiles.flatMap((tile, index): Piece[] =>
    tile.copies === 0
      ? []
      : [
          {
            id: tile.id,
            tone: tile.colour ?? (tile.carRoom === undefined ? tile.id : 'lot'),
            left: state.tileSupply[index],
            open: tile.pile !== true || state.faceUp[index] === 1,
          },
        ],
  );
  const equipment = rules.equipment.map(
    ({ id }, bit): Piece => ({ id, tone: 'equipment', left: state.equipmentSupply[bit], open: true }),
  );
  return [
    ...tiles,
    { id: 'upgraded-lot', tone: 'lot', left: undefined, open: true },
    { id: 'entrance', tone: 'entrance', left: state.entranceSupply, open: true },
    ...equipment,
  ];
}

export function Palette({
  rules,
  state,
  seat,
  lighting,
}: {
  rules: Rules;
  state: ClinicState;
  seat: number | undefined;
  lighting: Lighting;
}) {
  const texts = useClinicTexts();
  const pieces = piecesOf(rules, state);
  const lit = pieces.some(({ id }) => lighting.lit.has(pieceTarget(id)) || lighting.picked.has(pieceTarget(id)));
  return (
    <details className="palette" open={lit || undefined} key={lit ? 'lit' : 'dark'}>
      <summary>
        {texts.text('web.supply')}
        <span className="muted">
          {' '}
          {texts.text('web.supply-price', { price: NUMBERS.buildPrice, top: NUMBERS.buildPrice + NUMBERS.topFloor })}
        </span>
      </summary>
      <div className="pieces">
        {pieces.map(({ id, tone, left, open }) => {
          const name = heading(pieceName(texts, id));
          const state = left === 0 ? 'none' : open ? 'open' : 'hidden';
          const label = texts.text('web.piece', { name, left: left ?? 'none', state });
          return (
            <button
              key={id}
              type="button"
              className="piece target"
              data-tone={tone}
              data-state={state}
              {...pointedButton(pieceTarget(id), label, seat === undefined ? { ...lighting, asked: false } : lighting)}
            >
              <Icon art={id} size={22} />
              <span className="piece-name">{heading(texts.find(`web.short.${id}`) ?? name)}</span>
              <span className="piece-left">
                {state === 'hidden' ? texts.text('web.face-down') : left === undefined ? '' : `×${left}`}
              </span>
            </button>
          );
        })}
      </div>
    </details>
  );
}
