/** The topics of the base game in the rulebook, in the order in which one would learn them, with the rules that belong to each. */
export const TOPICS = [
  { id: 'aim', rules: [] },
  { id: 'setup', rules: ['CB-SETUP', 'CB-PRE', 'CB-COMP'] },
  { id: 'round', rules: ['CB-STEP', 'CB-EX-64'] },
  { id: 'board', rules: ['CB-GEO'] },
  { id: 'build', rules: ['CB-BUILD'] },
  { id: 'rooms', rules: ['CB-TILE'] },
  { id: 'hire', rules: ['CB-HIRE'] },
  { id: 'admit', rules: ['CB-ADMIT'] },
  { id: 'cars', rules: ['CB-CAR'] },
  { id: 'move', rules: ['CB-MOVE', 'CB-EX-37'] },
  { id: 'treat', rules: ['CB-TREAT'] },
  { id: 'pay', rules: ['CB-PAY'] },
  { id: 'popularity', rules: ['CB-POP'] },
  { id: 'admin', rules: ['CB-ADM'] },
  { id: 'end', rules: ['CB-END'] },
  { id: 'solo', rules: ['CB-SOLO'] },
  { id: 'editions', rules: ['CB-ED', 'CB-HOOK'] },
  { id: 'expansions', rules: ['CX-GEN', 'C1-GEN'] },
] as const;

export type TopicId = (typeof TOPICS)[number]['id'];
