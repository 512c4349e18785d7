import { colourId, colourOf, isTreated, type Patient, trueColourOf, valueIn } from '@asclepion/dice-hospital';
import type { ReactNode } from 'react';
import { useDiceTexts } from './texts.ts';

/** A shape for each colour, so that nobody has to tell colours apart: a square, an octagon, a circle; in a square of 24. */
const SHAPES: Readonly<Record<string, string>> = {
  red: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z',
  yellow: 'M8 1.5h8L22.5 8v8L16 22.5H8L1.5 16V8z',
  green: 'M12 1.2a10.8 10.8 0 1 1 0 21.6a10.8 10.8 0 1 1 0-21.6z',
  blue: 'M12 1 23 12 12 23 1 12z',
};

/** A die's shape in its colour, with what stands on it. */
function Shape({
  colour,
  treated = false,
  x = 0,
  y = 0,
  size,
  children,
}: {
  colour: string;
  treated?: boolean;
  x?: number | undefined;
  y?: number | undefined;
  size: number;
  children: ReactNode;
}) {
  return (
    <svg
      className="die"
      data-colour={colour}
      data-treated={treated || undefined}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path className="die-body" d={SHAPES[colour] ?? SHAPES.red} />
      {children}
    </svg>
  );
}

/** A patient: shape and colour, its value, and the letter of its colour; a drop where a bag has lent the colour. */
export function Die({ who, x, y, size }: { who: Patient; x?: number; y?: number; size: number }) {
  const texts = useDiceTexts();
  const colour = colourId(colourOf(who));
  return (
    <Shape colour={colour} treated={isTreated(who)} x={x} y={y} size={size}>
      <text className="die-value" x="10.4" y="17.2">
        {valueIn(who)}
      </text>
      <text className="die-letter" x="17.2" y="10">
        {texts.text(`dice.letter.${colour}`)}
      </text>
      {trueColourOf(who) !== colourOf(who) && (
        <path className="die-lent" d="M18 14.5c2 2.6 3 4 3 5.2a3 3 0 0 1-6 0c0-1.2 1-2.6 3-5.2z" />
      )}
    </Shape>
  );
}

/** A colour alone, or what a room asks for: `value` may be a range. */
export function Wanted({
  colour,
  x,
  y,
  size,
  value = '',
}: {
  colour: keyof typeof SHAPES | 'any';
  x?: number;
  y?: number;
  size: number;
  value?: string;
}) {
  return (
    <Shape colour={colour} x={x} y={y} size={size}>
      <text className="die-wanted" x="12" y="16" data-long={value.length > 2 || undefined}>
        {value}
      </text>
    </Shape>
  );
}
