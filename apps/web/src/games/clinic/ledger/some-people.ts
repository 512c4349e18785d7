import type { Person, Rules } from '@asclepion/clinic';
import { aPerson, kindsName, levelName, serviceName } from '@asclepion/clinic/text';
import { heading } from '../texts.ts';
import type { LedgerTexts } from './texts.ts';

/** "A white doctor", "3 white doctors": so many who are alike, as the beginning of a line. */
export function somePeople(
  texts: LedgerTexts,
  rules: Rules,
  { kind, level, service }: Pick<Person, 'kind' | 'level' | 'service'>,
  count: number,
): string {
  const levelled = kind === 'doctor' || kind === 'patient';
  const said = texts.text('web.ledger.some', {
    count,
    one: aPerson(texts, rules, kind, level, service),
    level: levelled ? levelName(texts, level) : 'none',
    service: kind === 'patient' ? serviceName(texts, rules, service) : 'none',
    kinds: kindsName(texts, kind),
  });
  return heading(said);
}
