import type { Texts } from '@asclepion/kernel/text';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameFace } from '../games/game-face.ts';
import { ChoiceBar } from '../table/choice-bar.tsx';
import { Prompt } from '../table/prompt.tsx';
import { Reasons } from '../table/reasons.tsx';
import { useChoosing } from '../table/use-choosing.ts';
import { useTexts } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { numbered } from '../ui/numbered.ts';
import type { Go } from './go.ts';
import type { Example, GameRulebook } from './learning.ts';
import type { Lesson } from './lesson.ts';
import { startRun } from './lesson-run.ts';
import { lessonTable } from './lesson-table.ts';
import { tableInfoOf } from './table-info.ts';

interface CardProps {
  readonly example: Example;
  readonly face: GameFace;
  readonly book: GameRulebook;
  readonly words: Texts<string>;
}

/** A small position that shows a rule; it is set up when asked for, and can be played and set up again. */
export function ExampleCard({ go, ...props }: CardProps & { go: Go }) {
  const { example, words } = props;
  const texts = useTexts();
  const [shown, setShown] = useState(0);
  const title = useId();
  return (
    <section className="example" aria-labelledby={title} data-example={example.id}>
      <header>
        <h3 id={title}>{words.text(`example.${example.id}`)}</h3>
        <Button size="small" icon={shown > 0 ? 'again' : 'eye'} onClick={() => setShown(shown + 1)}>
          {texts.text(shown > 0 ? 'web.rules.reset' : 'web.rules.show')}
        </Button>
      </header>
      <p>{words.text(`shows.${example.id}`)}</p>
      <p className="example-rules">
        {example.rules.map((rule) => (
          <a key={rule} {...go.to(rule)} className="rule-id">
            {rule}
          </a>
        ))}
      </p>
      {shown > 0 && <Played key={shown} {...props} />}
    </section>
  );
}

/** An example is a lesson of a single step in which everything is allowed that the rules allow. */
const lessonOf = ({ options, seat, begin }: Example, words: Texts<string>): Lesson => ({
  version: 0,
  options,
  seat,
  begin,
  other: (_engine, _view, _seat, choices) => choices[0],
  steps: [{ id: 'try', task: { until: () => false } }],
  texts: () => words,
});

const LAST_EVENTS = 6;

function Played({ example, face, book, words }: CardProps) {
  const texts = useTexts();
  const engine = useMemo(() => face.engine(example.options), [face, example]);
  const names = useMemo(
    () => Array.from({ length: engine.seats }, (_, seat) => words.text(`seat.${seat}`)),
    [engine, words],
  );
  const info = useMemo(() => tableInfoOf(face.id, engine.options, names, example.seat), [face, engine, names, example]);
  const [table] = useState(() => lessonTable(startRun(lessonOf(example, words), engine), info, () => undefined));
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { now, moments } = state;
  const said = useMemo(() => face.words(engine, texts.locale, names), [face, engine, texts, names]);
  const choosing = useChoosing({ table, now, info, face, engine, words: said, open: true });
  const over = now.deciders.length === 0;
  const events = moments.flatMap((moment) => moment.events).slice(-LAST_EVENTS);
  return (
    <div className="example-table">
      <book.Sketch
        engine={engine}
        view={now.view}
        seat={example.seat}
        names={names}
        lighting={choosing.lighting}
        onPoint={choosing.point}
        parts={example.parts}
      />
      <Reasons reasons={choosing.reasons} onClose={choosing.hush} />
      <ChoiceBar
        choosing={choosing}
        prompt={
          <Prompt
            prompt={over ? texts.text('web.rules.tried') : said.prompt(now.view, example.seat)}
            waiting={[]}
            thinking={false}
            sequence={now.sequence}
          />
        }
        mayUndo={now.mayUndo}
        canAct
      />
      <ul className="example-events" aria-live="polite">
        {numbered(events).map(({ value, number }) => (
          <li key={number}>{said.event(value)}</li>
        ))}
      </ul>
    </div>
  );
}
