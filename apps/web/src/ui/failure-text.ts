import type { Failure } from '../table/table.ts';
import type { AnyTexts } from '../text/texts.ts';

/** What to say of a request that failed. */
export function failureText(texts: AnyTexts, failure: Failure): string {
  if (failure.code === 'violation') {
    const { key, params } = failure.violation;
    return texts.find(key, params) ?? texts.text('web.error.violation');
  }
  if (failure.code === 'too-many') return texts.text('web.error.too-many', { after: failure.after });
  if (failure.code === 'table-file')
    return texts.text('web.error.table-file', { reason: failure.reason.replaceAll('-', '_'), at: failure.at });
  return texts.find(`web.error.${failure.code}`) ?? texts.text('web.error.internal');
}
