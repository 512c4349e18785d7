import { type ClinicState, NUMBERS, type Rules } from '@asclepion/clinic';
import { pieceName } from '@asclepion/clinic/text';
import { useLayoutEffect } from 'react';
import { DARK, type Lighting } from '../../../board/drawing.ts';
import { pointedButton } from '../../../board/pointing.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { pieceTarget } from '../targets.ts';
import { heading, useClinicTexts } from '../texts.ts';
import type { Piece } from './piece.ts';
import { PiecePicture } from './piece-picture.tsx';
import { groupsOf, isLit, pickedPrice, piecesOf } from './pieces.ts';

/**
 * Tiles and pieces as tidy cards in groups; open while something can be built. On a small screen it makes way for the
 * building once a piece was picked.
 */
export function Supply({
  rules,
  state,
  seat,
  lighting,
  onOpen,
}: {
  rules: Rules;
  state: ClinicState;
  seat: number | undefined;
  lighting: Lighting;
  /** Hears whether it is open. What lies around it is laid out by that. */
  onOpen?: (open: boolean) => void;
}) {
  const texts = useClinicTexts();
  const light = seat === undefined ? DARK : lighting;
  const pieces = piecesOf(rules, state);
  const small = useMedia('(max-width: 999px)');
  const picked = pieces.find(({ id }) => light.picked.has(pieceTarget(id)));
  const open = pieces.some((piece) => isLit(light, piece)) && !(small && picked !== undefined);
  useLayoutEffect(() => onOpen?.(open), [onOpen, open]);
  const here = seat === undefined ? undefined : pickedPrice(rules, seat, light);
  const price =
    here === undefined
      ? texts.text('web.supply-price', {
          price: NUMBERS.buildPrice,
          top: NUMBERS.buildPrice + rules.geometry[0].topFloor,
        })
      : texts.text('web.supply-price-here', { price: here });
  return (
    <details
      className="supply"
      open={open || undefined}
      key={open ? 'lit' : 'dark'}
      onToggle={({ currentTarget }) => onOpen?.(currentTarget.open)}
    >
      <summary>
        {picked === undefined ? texts.text('web.supply') : heading(pieceName(texts, picked.id))}{' '}
        <span className="muted">{price}</span>
      </summary>
      <div className="supply-groups">
        {groupsOf(pieces, light).map((group) => (
          <fieldset key={group.id} className="supply-group" data-group={group.id}>
            <legend>{texts.text(`web.group.${group.id}`)}</legend>
            {group.pieces.map((piece) => (
              <Card key={piece.id} piece={piece} here={here} lighting={light} />
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}

function Card({ piece, here, lighting }: { piece: Piece; here: number | undefined; lighting: Lighting }) {
  const texts = useClinicTexts();
  const { id, group, tone, left, state } = piece;
  const name = heading(pieceName(texts, id));
  const price = piece.price ?? here;
  const label = texts.text('web.piece', { name, left: left ?? 'none', state, price: price ?? 'none' });
  return (
    <button
      type="button"
      className="piece target"
      data-tone={tone}
      data-state={state}
      {...pointedButton(pieceTarget(id), label, lighting)}
      title={label}
    >
      <span className="piece-picture">
        <PiecePicture id={id} fits={group !== 'fittings'} />
      </span>
      <span className="piece-name">{heading(texts.find(`web.short.${id}`) ?? name)}</span>
      <span className="piece-facts">
        {state === 'hidden' ? (
          <span className="piece-hidden">{texts.text('web.face-down')}</span>
        ) : (
          left !== undefined && <span className="piece-left">×{left}</span>
        )}
        {price !== undefined && state === 'open' && <span className="price">${price}</span>}
      </span>
    </button>
  );
}
