import { type ClinicOptions, clinic, MODULES, OPTION_VALUES } from '@asclepion/clinic';
import { goalHelp, optionHelp, optionName, optionValueName } from '@asclepion/clinic/text';
import { createEngine } from '@asclepion/kernel';
import { numbered } from '../../ui/numbered.ts';
import { Select } from '../../ui/select.tsx';
import type { OptionsFormProps } from '../game-face.ts';
import { ModulePicker } from './picker/module-picker.tsx';
import { usePickerTexts } from './picker/texts.ts';
import { heading } from './texts.ts';

const MAIN = ['edition', 'start'];
const SOLO = ['goal', 'grade'];
const SIDES = ['4x3', '3x3'] as const;
/** Set by the form itself, or lists with a part of the form of their own. */
const ELSEWHERE = new Set([...MAIN, ...SOLO, 'seats', 'modules', 'boards', 'bags', ...MODULES.flatMap(optionsOf)]);
const ADVANCED = Object.keys(OPTION_VALUES).filter((name) => !ELSEWHERE.has(name));

function optionsOf({ options = {} }: (typeof MODULES)[number]): string[] {
  return Object.keys(options);
}

/** What the options come to, with the defaults of edition and number of seats. */
function complete(seats: number, options: OptionsFormProps['options']): ClinicOptions {
  const { edition, goal, grade } = options;
  const asked = { ...options, seats };
  try {
    return createEngine(clinic, asked).options;
  } catch {
    return createEngine(clinic, { seats, edition, goal, grade }).options;
  }
}

/** Edition, board sides, modules, the solo goal, and every single option of the rules. */
export function ClinicOptionsForm({ seats, names, options, problems, onChange }: OptionsFormProps) {
  const texts = usePickerTexts();
  const words = texts;
  const usual = complete(seats, options);
  const set = (name: string, value: unknown): void => onChange({ ...options, [name]: value });
  const given = (options.modules ?? []) as readonly string[];
  /** Takes these modules; options of those that are left go with them. */
  const choose = (modules: readonly string[]): void => {
    const gone = MODULES.filter(({ id }) => !modules.includes(id)).flatMap(optionsOf);
    onChange({ ...Object.fromEntries(Object.entries(options).filter(([name]) => !gone.includes(name))), modules });
  };
  const boards = names.map((_, seat) => ((options.boards ?? []) as readonly string[])[seat] ?? SIDES[0]);
  const settings = new Map<string, unknown>(Object.entries(usual));
  const choice = (name: string) => (
    <Select
      key={name}
      label={optionName(words, name)}
      help={optionHelp(words, name)}
      problem={problems.get(name)}
      value={String(settings.get(name) ?? OPTION_VALUES[name][0])}
      items={OPTION_VALUES[name].map((value) => ({
        value: String(value),
        text: heading(optionValueName(words, name, value)),
      }))}
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
            <Select
              key={seat}
              label={texts.text('web.board-of', { name })}
              problem={seat === 0 ? problems.get('boards') : undefined}
              value={SIDES.find((side) => side === boards[seat]) ?? SIDES[0]}
              items={SIDES.map((side) => ({ value: side, text: optionValueName(words, 'boards', side) }))}
              onChange={(side) => set('boards', boards.with(seat, side))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{optionName(words, 'modules')}</legend>
        {problems.has('modules') && <p className="problem">{problems.get('modules')}</p>}
        <ModulePicker
          offered={MODULES}
          seats={seats}
          chosen={given}
          optionsOf={(module) => optionsOf(module).map(choice)}
          onChoose={choose}
        />
      </fieldset>
      <details className="advanced" open={ADVANCED.some((name) => problems.has(name)) || undefined}>
        <summary>{texts.text('web.advanced')}</summary>
        <div className="fields">{ADVANCED.map(choice)}</div>
      </details>
    </>
  );
}
