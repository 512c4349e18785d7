import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { useTexts } from '../../text/texts.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { numbered } from '../../ui/numbered.ts';
import { SeatSign } from '../../ui/seat-sign.tsx';
import type { Figure } from './figures.ts';
import { drawPlot } from './plot.ts';
import { useColourChange } from './plot-colours.ts';

/** What the players had, round by round: a plot for each figure, and the same as a table. */
export default function Plots({ figures, names }: { figures: readonly Figure[]; names: readonly string[] }) {
  return (
    <div className="plots">
      {figures.map((figure) => (
        <Plot key={figure.series.id} figure={figure} names={names} />
      ))}
    </div>
  );
}

function Plot({ figure: { series, bySeat }, names }: { figure: Figure; names: readonly string[] }) {
  const texts = useTexts();
  const heading = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number>();
  const colours = useColourChange();
  const title = series.title(texts);
  const labels = useMemo(
    () => (bySeat[0] ?? []).map((_, place) => (place === 0 ? texts.text('web.end.plot-start') : String(place))),
    [bySeat, texts],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other colours it must be drawn anew.
  useEffect(() => {
    const inside = frame.current;
    if (inside === null) return;
    const plot: uPlot = drawPlot(inside, { bySeat, labels, names, onPoint: setAt });
    const watcher = new ResizeObserver(() => plot.setSize({ width: inside.clientWidth, height: plot.height }));
    watcher.observe(inside);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [bySeat, labels, names, colours]);

  const last = labels.length - 1;
  const shown = at ?? last;
  const rows = numbered(labels).map(({ value: label, number: place }) => ({ label, place }));
  return (
    <figure className="plot" aria-labelledby={heading}>
      <figcaption>
        <h4 id={heading}>{title}</h4>
        <span className="plot-values">
          <span className="muted">
            {shown === 0 ? texts.text('web.end.plot-at-start') : texts.text('web.end.plot-at', { round: shown })}
          </span>
          {numbered(bySeat).map(({ value: values, number: seat }) => (
            <span key={seat} className="plot-value">
              <SeatSign seat={seat} />
              <span className="visually-hidden">{names[seat]} </span>
              {values[shown]}
            </span>
          ))}
        </span>
      </figcaption>
      <div ref={frame} className="plot-frame" role="img" aria-label={texts.text('web.end.plot-of', { title })} />
      <details>
        <summary>{texts.text('web.end.as-table')}</summary>
        <DataTable
          caption={title}
          hideCaption
          columns={[
            { id: 'round', title: texts.text('web.end.plot-rounds'), value: ({ label }) => label },
            ...names.map((name, seat) => ({
              id: String(seat),
              title: name,
              number: true,
              value: ({ place }: { place: number }) => bySeat[seat][place],
            })),
          ]}
          rows={rows}
          keyOf={({ label }) => label}
        />
      </details>
    </figure>
  );
}
