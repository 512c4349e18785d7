import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { seatShape } from '../../ui/seat-sign.tsx';
import { colourOf } from './plot-colours.ts';

const HEIGHT = 190;
/** Lines told apart without colours: whole, dashed, dotted, dashed and dotted. */
const DASHES: readonly (readonly number[])[] = [[], [9, 5], [2, 4], [9, 4, 2, 4]];
/** Sizes in pixels of the page. */
const SIGN = 9;
const LINE = 15;
const LABEL_WIDTH = 80;

export interface Drawn {
  readonly bySeat: readonly (readonly number[])[];
  /** Along the bottom. */
  readonly labels: readonly string[];
  readonly names: readonly string[];
  /** Tells over which value the pointer is. */
  readonly onPoint: (place: number | undefined) => void;
}

/** Draws lines into an element: for each seat its colour, its dashes, its sign at each value, and its name at the end. */
export function drawPlot(inside: HTMLElement, { bySeat, labels, names, onPoint }: Drawn): uPlot {
  const ink = colourOf(inside, '--ink-2');
  const grid = colourOf(inside, '--line');
  const colours = bySeat.map((_, seat) => colourOf(inside, `--seat-${seat}`));
  const font = `12px ${getComputedStyle(inside).fontFamily}`;
  const whole = (_: uPlot, values: readonly number[]): string[] =>
    values.map((value) => (Number.isInteger(value) ? String(value).replace('-', '−') : ''));
  const axis = { stroke: ink, font, grid: { stroke: grid, width: 1 }, ticks: { show: false } };

  return new uPlot(
    {
      width: inside.clientWidth,
      height: HEIGHT,
      padding: [12, bySeat.length > 1 ? LABEL_WIDTH : 16, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: { x: { time: false, range: [0, Math.max(1, labels.length - 1)] } },
      axes: [
        {
          ...axis,
          size: 26,
          grid: { show: false },
          splits: () => labels.map((_, place) => place),
          values: () => [...labels],
        },
        { ...axis, size: 34, values: whole },
      ],
      series: [
        {},
        ...bySeat.map((_, seat) => ({
          stroke: colours[seat],
          width: 2,
          dash: [...DASHES[seat % DASHES.length]],
          points: { show: false },
        })),
      ],
      hooks: {
        draw: [(plot) => drawSigns(plot, { bySeat, names, colours, font })],
        setCursor: [({ cursor: { idx } }) => onPoint(idx ?? undefined)],
      },
    },
    [labels.map((_, place) => place), ...bySeat.map((values) => [...values])],
    inside,
  );
}

interface Signs {
  readonly bySeat: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly font: string;
}

function drawSigns(plot: uPlot, { bySeat, names, colours, font }: Signs): void {
  const { ctx } = plot;
  const ratio = uPlot.pxRatio;
  ctx.save();
  bySeat.forEach((values, seat) => {
    const shape = new Path2D(seatShape(seat));
    ctx.fillStyle = colours[seat];
    values.forEach((value, place) => {
      const scale = (SIGN / 16) * ratio;
      ctx.setTransform(
        scale,
        0,
        0,
        scale,
        plot.valToPos(place, 'x', true) - 8 * scale,
        plot.valToPos(value, 'y', true) - 8 * scale,
      );
      ctx.fill(shape);
    });
  });
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (bySeat.length > 1) {
    ctx.font = font;
    ctx.textAlign = 'left';
    ctx.textBaseline = 'middle';
    const ends = bySeat.map((values, seat) => ({
      seat,
      y: plot.valToPos(values[values.length - 1] ?? 0, 'y', true) / ratio,
    }));
    const x = plot.valToPos((bySeat[0]?.length ?? 1) - 1, 'x', true) / ratio + SIGN + 2;
    for (const { seat, y } of apart(ends, plot.bbox.top / ratio, (plot.bbox.top + plot.bbox.height) / ratio)) {
      ctx.fillStyle = colours[seat];
      ctx.fillText(shortened(ctx, names[seat], LABEL_WIDTH - SIGN - 6), x, y);
    }
  }
  ctx.restore();
}

/** Labels moved up or down until none lies on another, between the top and the bottom. */
function apart<L extends { readonly y: number }>(labels: readonly L[], top: number, bottom: number): L[] {
  const placed: L[] = [];
  for (const label of labels.toSorted((a, b) => a.y - b.y)) {
    const least = placed.length === 0 ? top : placed[placed.length - 1].y + LINE;
    placed.push({ ...label, y: Math.max(label.y, least) });
  }
  for (let at = placed.length - 1, most = bottom; at >= 0; at--, most -= LINE) {
    most = Math.min(most, bottom);
    if (placed[at].y > most) placed[at] = { ...placed[at], y: most };
    most = placed[at].y;
  }
  return placed;
}

/** As much of a name as fits. */
function shortened(ctx: CanvasRenderingContext2D, name: string, width: number): string {
  if (ctx.measureText(name).width <= width) return name;
  const letters = [...name];
  while (letters.length > 1 && ctx.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
