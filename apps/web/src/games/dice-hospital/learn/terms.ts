/** Terms of the game, each with the rule that says what it is. */
export const TERMS = [
  { id: 'patient', rule: 'DH-ACT-8' },
  { id: 'treat', rule: 'DH-ACT-8' },
  { id: 'ambulance', rule: 'DH-INT-5' },
  { id: 'first-player', rule: 'DH-INT-8' },
  { id: 'department', rule: 'DH-IMP-2' },
  { id: 'specialist', rule: 'DH-IMP-3' },
  { id: 'nurse', rule: 'DH-ACT-1' },
  { id: 'blood-bag', rule: 'DH-BLOOD-1' },
  { id: 'fatality', rule: 'DH-NEG-2' },
  { id: 'lounge', rule: 'DH-DIS-1' },
  { id: 'display', rule: 'DH-SETUP-6' },
  { id: 'administrator', rule: 'DH-SETUP-8' },
  { id: 'report', rule: 'DH-SOLO-9' },
] as const;

export type TermId = (typeof TERMS)[number]['id'];
