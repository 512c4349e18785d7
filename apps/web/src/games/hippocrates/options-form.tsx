import { OPTION_VALUES } from '@asclepion/hippocrates';
import { Select } from '../../ui/select.tsx';
import type { OptionsFormProps } from '../game-face.ts';
import { useHippocratesTexts } from './texts.ts';

const NAMES = ['rounds', 'city-reveal', 'treat-order', 'ai-option'] as const;

/** The options of the rules (section 15.2). */
export function HippocratesOptionsForm({ options, problems, onChange }: OptionsFormProps) {
  const texts = useHippocratesTexts();
  return (
    <fieldset>
      <legend>{texts.text('web.hippo.options')}</legend>
      <div className="fields">
        {NAMES.map((name) => (
          <Select
            key={name}
            label={texts.text(`web.hippo.option.${name}`)}
            problem={problems.get(name)}
            value={String(options[name] ?? OPTION_VALUES[name][0])}
            items={OPTION_VALUES[name].map((value) => ({
              value: String(value),
              text: texts.find(`web.hippo.option.${name}.${value}`) ?? String(value),
            }))}
            onChange={(value) => onChange({ ...options, [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
