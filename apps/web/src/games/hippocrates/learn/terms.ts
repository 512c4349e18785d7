/** Terms of the game, each with the rule that says what it is. */
export const TERMS = [
  { id: 'assistant', rule: 'HI-AST-1' },
  { id: 'bribe', rule: 'HI-WEL-9' },
  { id: 'contract', rule: 'HI-TRT-5' },
  { id: 'reputation', rule: 'HI-REP-1' },
  { id: 'reserve', rule: 'HI-AST-4' },
  { id: 'free-row', rule: 'HI-GEO-6' },
  { id: 'kit', rule: 'HI-REC-7' },
  { id: 'knowledge', rule: 'HI-REC-8' },
  { id: 'panacea', rule: 'HI-REC-9' },
  { id: 'emergency-room', rule: 'HI-SCO-1' },
  { id: 'hades', rule: 'HI-END-3' },
  { id: 'retire', rule: 'HI-SCO-4' },
  { id: 'drachma', rule: 'HI-MED-1' },
] as const;

export type TermId = (typeof TERMS)[number]['id'];
