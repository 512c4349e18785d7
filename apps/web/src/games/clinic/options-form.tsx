import { openEngine } from '@asclepion/catalogue';
import { type ClinicOptions, MODULES, OPTION_VALUES } from '@asclepion/clinic';
import { goalHelp, moduleHelp, moduleName, optionHelp, optionName, optionValueName } from '@asclepion/clinic/text';
import { useId } from 'react';
import { numbered } from '../../ui/numbered.ts';
import type { OptionsFormProps } from '../game-face.ts';
import { heading, useClinicTexts } from './texts.ts';

type Name = keyof ClinicOptions;

const MAIN: readonly Name[] = ['edition', 'start'];
const SOLO: readonly Name[] = ['goal', 'grade'];
const SIDES = ['4x3', '3x3'] as const;
/** Set by the form itself, or lists with a part of the form of their own. */
const ELSEWHERE = new Set<string>([...MAIN, ...SOLO, 'seats', 'modules', 'boards', 'bags']);
const ADVANCED = Object.keys(OPTION_VALUES).filter((name) => !ELSEWHERE.has(name)) as Name[];

/** What the options come to, with the defaults of edition and number of seats. */
function complete(seats: number, options: OptionsFormProps['options']): ClinicOptions {
  const { edition, goal, grade } = options;
  const asked = { ...options, seats };
  try {
    return openEngine('clinic', asked).options as ClinicOptions;
  } catch {
    return openEngine('clinic', { seats, edition, goal, grade }).options as ClinicOptions;
  }
}

/** Edition, board sides, modules, the solo goal, and every single option of the rules. */
export function ClinicOptionsForm({ seats, names, options, problems, onChange }: OptionsFormProps) {
  const texts = useClinicTexts();
  const words = texts;
  const usual = complete(seats, options);
  const set = (name: string, value: unknown): void => onChange({ ...options, [name]: value });
  const given = (options.modules ?? []) as readonly string[];
  const boards = names.map((_, seat) => ((options.boards ?? []) as readonly string[])[seat] ?? SIDES[0]);
  const choice = (name: Name) => (
    <Choice
      key={name}
      label={optionName(words, name)}
      help={optionHelp(words, name)}
      problem={problems.get(name)}
      value={String(usual[name])}
      values={OPTION_VALUES[name].map((value) => [String(value), heading(optionValueName(words, name, value))])}
      onChange={(value) =>
        set(
          name,
          OPTION_VALUES[name].find((one) => String(one) === value),
        )
      }
    />
  );
  return (
    <>
      <fieldset>
        <legend>{texts.text('web.game-options')}</legend>
        <div className="fields">{MAIN.map(choice)}</div>
        {seats === 1 && (
          <>
            <div className="fields">{SOLO.map(choice)}</div>
            <p className="muted">{goalHelp(words, usual)}</p>
          </>
        )}
        <div className="fields">
          {numbered(names).map(({ value: name, number: seat }) => (
            <Choice
              key={seat}
              label={texts.text('web.board-of', { name })}
              help={undefined}
              problem={seat === 0 ? problems.get('boards') : undefined}
              value={boards[seat]}
              values={SIDES.map((side) => [side, optionValueName(words, 'boards', side)])}
              onChange={(side) => set('boards', boards.with(seat, side as (typeof SIDES)[number]))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{optionName(words, 'modules')}</legend>
        {problems.has('modules') && <p className="problem">{problems.get('modules')}</p>}
        <div className="modules">
          {MODULES.map(({ id, box }) => (
            <label key={id} className="check module">
              <input
                type="checkbox"
                checked={given.includes(id)}
                onChange={({ target }) =>
                  set('modules', target.checked ? [...given, id] : given.filter((other) => other !== id))
                }
              />
              <span>
                <strong>{heading(moduleName(words, id))}</strong>{' '}
                <span className="tag">{texts.find(`web.box.${box}`) ?? box}</span>
                <br />
                <span className="muted">{moduleHelp(words, id)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <details className="advanced" open={ADVANCED.some((name) => problems.has(name)) || undefined}>
        <summary>{texts.text('web.advanced')}</summary>
        <div className="fields">{ADVANCED.map(choice)}</div>
      </details>
    </>
  );
}

function Choice({
  label,
  help,
  problem,
  value,
  values,
  onChange,
}: {
  label: string;
  help: string | undefined;
  problem: string | undefined;
  value: string;
  values: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        aria-invalid={problem !== undefined || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {values.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      {help !== undefined && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
