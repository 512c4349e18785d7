/** The topics of the rulebook, in the order of the month, with the rules that belong to each. */
export const TOPICS = [
  { id: 'aim', rules: ['DH-COMP'] },
  { id: 'hospital', rules: ['DH-GEO'] },
  { id: 'setup', rules: ['DH-SETUP', 'DH-STEP', 'DH-EX-37'] },
  { id: 'intake', rules: ['DH-INT'] },
  { id: 'improvement', rules: ['DH-IMP'] },
  { id: 'activation', rules: ['DH-ACT'] },
  { id: 'rooms', rules: ['DH-ROOM', 'DH-DEP'] },
  { id: 'specialists', rules: ['DH-SPEC'] },
  { id: 'blood', rules: ['DH-BLOOD'] },
  { id: 'neglect', rules: ['DH-NEG'] },
  { id: 'discharge', rules: ['DH-DIS', 'DH-SHIFT'] },
  { id: 'end', rules: ['DH-END'] },
  { id: 'administrators', rules: ['DH-ADM'] },
  { id: 'solo', rules: ['DH-SOLO', 'DH-REP'] },
  { id: 'events', rules: ['DH-EVT'], module: 'events' },
  { id: 'hidden', rules: ['DH-VIEW'] },
] as const;

export type TopicId = (typeof TOPICS)[number]['id'];
