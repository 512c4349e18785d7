import { idsIn, type Rulebook } from '@asclepion/rulebook';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../text/texts.ts';
import { numbered } from '../ui/numbered.ts';
import type { Go } from './go.ts';
import { blocksOf } from './rule-blocks.ts';

/** One rule: its ID, how sure it is, and its text. */
export function RuleItem({ id, rules, go, here }: { id: string; rules: Rulebook; go: Go; here: boolean }) {
  const texts = useTexts();
  const item = useRef<HTMLElement>(null);
  useEffect(() => {
    if (here) item.current?.scrollIntoView({ block: 'center' });
  }, [here]);
  const { text, mark } = rules[id];
  const sure = texts.find(`web.rules.mark.${mark}`);
  return (
    <article ref={item} className="rule" data-here={here || undefined} data-rule={id} lang="en">
      <header>
        <a {...go.to(id)} className="rule-id">
          {id}
        </a>
        {sure !== undefined && (
          <span className="tag" lang={texts.locale}>
            {sure}
          </span>
        )}
      </header>
      {numbered(blocksOf(text)).map(({ value: block, number }) => {
        if (block.kind === 'text')
          return (
            <p key={number}>
              <Linked text={block.text} rules={rules} go={go} />
            </p>
          );
        if (block.kind === 'list')
          return (
            <ol key={number}>
              {block.items.map((line) => (
                <li key={line}>
                  <Linked text={line} rules={rules} go={go} />
                </li>
              ))}
            </ol>
          );
        return (
          <div key={number} className="scroller">
            <table className="rule-table">
              <thead>
                <tr>
                  {numbered(block.head).map(({ value, number: column }) => (
                    <th key={column} scope="col">
                      {value}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {numbered(block.rows).map(({ value: row, number: line }) => (
                  <tr key={line}>
                    {numbered(row).map(({ value, number: column }) => (
                      <td key={column}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </article>
  );
}

/** A text in which the rules that it names lead to them. */
function Linked({ text, rules, go }: { text: string; rules: Rulebook; go: Go }): ReactNode {
  let rest = text;
  const parts: ReactNode[] = [];
  for (const id of idsIn(text)) {
    if (rules[id] === undefined) continue;
    const at = rest.indexOf(id);
    parts.push(
      rest.slice(0, at),
      <a key={`${id} ${parts.length}`} {...go.to(id)}>
        {id}
      </a>,
    );
    rest = rest.slice(at + id.length);
  }
  return [...parts, rest];
}
