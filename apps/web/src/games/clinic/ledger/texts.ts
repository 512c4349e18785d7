import { useTexts } from '../../../text/texts.ts';
import { textsWith } from '../texts.ts';
import { ledgerTexts } from './text.ts';

const ledgerTextsIn = textsWith(ledgerTexts);

/** CliniC's texts with the ledger's words, which come with the ledger only. */
export type LedgerTexts = ReturnType<typeof ledgerTextsIn>;

/** In the language that is on. */
export const useLedgerTexts = (): LedgerTexts => ledgerTextsIn(useTexts().locale);
