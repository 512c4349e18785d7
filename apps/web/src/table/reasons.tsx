import { Marked } from '../learn/marked.tsx';
import { useTexts } from '../text/texts.ts';
import { RuleLink } from '../ui/rule-text.tsx';

/** Why something was not done. */
export interface Reason {
  readonly text: string;
  readonly rule: string | undefined;
  /** What was meant, where several things may have been. */
  readonly about: string | undefined;
}

export function Reasons({ reasons, onClose }: { reasons: readonly Reason[]; onClose: () => void }) {
  const texts = useTexts();
  return (
    <div className="reasons" role="status" data-empty={reasons.length === 0 || undefined}>
      {reasons.length > 0 && (
        <>
          <ul>
            {reasons.map(({ text, rule, about }) => (
              <li key={text}>
                {about !== undefined && <span className="muted">{about}: </span>}
                <Marked text={text} /> {rule !== undefined && <RuleLink rule={rule} />}
              </li>
            ))}
          </ul>
          <button type="button" className="button button-small" onClick={onClose} aria-label={texts.text('web.close')}>
            ×
          </button>
        </>
      )}
    </div>
  );
}
