import { useTexts } from '../../../text/texts.ts';
import { ledgerTexts } from '../ledger/text.ts';
import { textsWith } from '../texts.ts';
import { plannerTexts } from './text.ts';

const plannerTextsIn = textsWith(plannerTexts, ledgerTexts);

/** CliniC's texts with the planner's words, which come with the planner only, and the ledger's. */
export type PlannerTexts = ReturnType<typeof plannerTextsIn>;

/** In the language that is on. */
export const usePlannerTexts = (): PlannerTexts => plannerTextsIn(useTexts().locale);
