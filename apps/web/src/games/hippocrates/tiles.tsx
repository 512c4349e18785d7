import { doctorTile, kitTile, lettersOf, patientTile } from '@asclepion/hippocrates';
import { amountName, cityName, doctorName, kitName, medicinesName, patientName } from '@asclepion/hippocrates/text';
import type { ReactNode } from 'react';
import { DARK, type Lighting, type Target } from '../../board/drawing.ts';
import { pointedButton } from '../../board/pointing.ts';
import { numbered } from '../../ui/numbered.ts';
import { Amount, Bust, Medicines } from './pieces.tsx';
import { type HippocratesPageTexts, useHippocratesTexts } from './texts.ts';

/** "Perdikkas (36) of Macedonia, needs 1 potion and 1 herb, fee 3 drachmas, 4 points". */
export function patientLabel(texts: HippocratesPageTexts, number: number): string {
  const { needs, fee, points, city } = patientTile(number);
  return texts.text('web.hippo.patient', {
    name: patientName(texts, number),
    city: cityName(texts, city),
    needs: medicinesName(texts, lettersOf(needs)),
    fee: amountName(texts, 'money', fee),
    points: amountName(texts, 'points', points),
  });
}

/** "Menestor of Pella (17): costs 6 drachmas, contracts P and HU, 4 points". */
export function doctorLabel(texts: HippocratesPageTexts, number: number): string {
  const { contracts, cost, points } = doctorTile(number);
  return texts.text('web.hippo.doctor', {
    name: doctorName(texts, number),
    cost: amountName(texts, 'money', cost),
    contracts: texts.list(contracts.map(({ name }) => `[${name}]`)),
    points: amountName(texts, 'points', points),
  });
}

export const kitLabel = (texts: HippocratesPageTexts, number: number): string =>
  texts.text('web.hippo.kit', {
    kit: kitName(texts, number),
    price: amountName(texts, 'money', kitTile(number).price),
  });

/** A tile that can be pointed at; one without a target is only looked at. */
export function Tile({
  target,
  label,
  lighting = DARK,
  tone,
  look,
  children,
}: {
  target?: Target | undefined;
  label: string;
  lighting?: Lighting;
  /** The city whose colour it wears. */
  tone?: string | undefined;
  look: string;
  children: ReactNode;
}) {
  if (target === undefined)
    return (
      <span className="hippo-tile" data-look={look} data-city={tone} role="img" aria-label={label} title={label}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className="hippo-tile target"
      data-look={look}
      data-city={tone}
      title={label}
      {...pointedButton(target, label, lighting)}
    >
      {children}
    </button>
  );
}

/** A patient: face, name, what it needs, what it pays and what it is worth. */
export function PatientTile({
  number,
  target,
  lighting,
  bribe = 0,
  label,
}: {
  number: number;
  target?: Target | undefined;
  lighting?: Lighting;
  bribe?: number;
  label?: string;
}) {
  const texts = useHippocratesTexts();
  const { city, needs, fee, points } = patientTile(number);
  return (
    <Tile target={target} label={label ?? patientLabel(texts, number)} lighting={lighting} tone={city} look="patient">
      <Bust number={number} />
      <span className="tile-words" aria-hidden="true">
        <strong>{texts.find(`hippo.patient.${number}`) ?? number}</strong>
        <Medicines letters={lettersOf(needs)} size={14} />
        <span className="tile-figures">
          <Amount of="money" count={fee} />
          <Amount of="points" count={points} />
          {bribe > 0 && (
            <span className="bribe">
              <Amount of="money" count={bribe} signed />
            </span>
          )}
        </span>
      </span>
    </Tile>
  );
}

/** A doctor to be hired: face, name, contracts, cost and worth; whose token lies on it stands behind. */
export function DoctorTile({
  number,
  target,
  lighting,
  token,
}: {
  number: number;
  target?: Target | undefined;
  lighting?: Lighting;
  token?: ReactNode;
}) {
  const texts = useHippocratesTexts();
  const { id, city, contracts, cost, points } = doctorTile(number);
  return (
    <Tile target={target} label={doctorLabel(texts, number)} lighting={lighting} tone={city} look="doctor">
      <Bust number={number} doctor />
      <span className="tile-words" aria-hidden="true">
        <strong>{texts.find(`hippo.doctor.${id}`) ?? id}</strong>
        <span className="contracts">
          {numbered(contracts).map(({ value: { name }, number: place }) => (
            <span key={place} className="contract">
              <Medicines letters={name} size={13} />
            </span>
          ))}
        </span>
        <span className="tile-figures">
          <Amount of="money" count={cost} />
          <Amount of="points" count={points} />
          {token}
        </span>
      </span>
    </Tile>
  );
}
