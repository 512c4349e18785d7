import { type Person, placeBeside } from '@asclepion/clinic';
import { placeName } from '@asclepion/clinic/text';
import { Icon } from '../../../board/art.tsx';
import { pointedButton } from '../../../board/pointing.ts';
import { TokenButton } from '../../../board/token.tsx';
import { tokensOf } from '../draw-clinic.ts';
import { besideTarget } from '../targets.ts';
import { heading, useClinicTexts } from '../texts.ts';
import type { OwnBoardProps } from './module-face.ts';

interface BesideProps extends OwnBoardProps {
  /** A place beside the board, by the name that its module gave it; its picture has that name too. */
  readonly place: string;
}

const thereOf = ({ rules, state, seat, place }: Omit<BesideProps, 'lighting'>): readonly Readonly<Person>[] =>
  state.clinics[seat].people.filter(({ at }) => at === placeBeside(rules, place));

/** A place beside the board and who is there; the place itself can be pointed at. */
export function Beside(props: BesideProps) {
  const { rules, seat, lighting, place } = props;
  const texts = useClinicTexts();
  const tokens = tokensOf(texts, rules, thereOf(props));
  const at = placeBeside(rules, place);
  const name = heading(placeName(texts, rules, seat, at));
  return (
    <div className="waiting" data-empty={tokens.length === 0 || undefined}>
      <button type="button" className="waiting-name target" {...pointedButton(besideTarget(at), name, lighting)}>
        <Icon art={place} size={18} />
        <span>{name}</span>
      </button>
      {tokens.map((token) => (
        <TokenButton key={token.target} token={token} lighting={lighting} />
      ))}
    </div>
  );
}

/** Who is at a place beside the board, in words. */
export function BesideText(props: Omit<BesideProps, 'lighting'>) {
  const { rules, seat, place } = props;
  const texts = useClinicTexts();
  const labels = tokensOf(texts, rules, thereOf(props)).map(({ label }) => label);
  return (
    <li>
      {texts.text('web.waiting-for-service', {
        service: heading(placeName(texts, rules, seat, placeBeside(rules, place))),
        who: labels.length === 0 ? texts.text('web.nobody') : texts.list(labels),
      })}
    </li>
  );
}
