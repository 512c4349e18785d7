import { OPTION_VALUES } from '@asclepion/dice-hospital';
import { Select } from '../../ui/select.tsx';
import type { OptionsFormProps } from '../game-face.ts';
import { useDiceTexts } from './texts.ts';

const NAMES = ['events', 'activation', 'display'] as const;

/** The options of the rules (section 17). */
export function DiceOptionsForm({ options, problems, onChange }: OptionsFormProps) {
  const texts = useDiceTexts();
  return (
    <fieldset>
      <legend>{texts.text('web.dice.options')}</legend>
      <div className="fields">
        {NAMES.map((name) => (
          <Select
            key={name}
            label={texts.text(`web.dice.option.${name}`)}
            problem={problems.get(name)}
            value={String(options[name] ?? OPTION_VALUES[name][0])}
            items={OPTION_VALUES[name].map((value) => ({
              value,
              text: texts.find(`web.dice.option.${name}.${value}`) ?? value,
            }))}
            onChange={(value) => onChange({ ...options, [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
