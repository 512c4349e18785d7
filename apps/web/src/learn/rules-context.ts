import { createContext } from 'react';

/** The rules in force around here. */
interface RulesHere {
  /** Opens them at a rule by its ID, or at their beginning. */
  readonly open: (at?: string) => void;
  /** Whether the game explains them, so that there is a beginning. */
  readonly explained: boolean;
}

export const RulesContext = createContext<RulesHere | undefined>(undefined);
