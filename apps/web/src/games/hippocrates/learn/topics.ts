/** The topics of the rulebook, in the order of the round, with the rules that belong to each. */
export const TOPICS = [
  { id: 'aim', rules: ['HI-COMP', 'HI-RND'] },
  { id: 'board', rules: ['HI-GEO'] },
  { id: 'setup', rules: ['HI-SET', 'HI-EX-24'] },
  { id: 'money', rules: ['HI-MED', 'HI-EX-27', 'HI-EX-29'] },
  { id: 'reputation', rules: ['HI-REP', 'HI-EX-3', 'HI-EX-30'] },
  { id: 'welcome', rules: ['HI-WEL', 'HI-EX-7', 'HI-EX-16', 'HI-EX-23'] },
  { id: 'assistants', rules: ['HI-AST', 'HI-EX-1', 'HI-EX-2', 'HI-EX-4', 'HI-EX-5', 'HI-EX-6'] },
  { id: 'salaries', rules: ['HI-PAY', 'HI-EX-11', 'HI-EX-14'] },
  { id: 'recruitment', rules: ['HI-REC', 'HI-EX-8', 'HI-EX-9', 'HI-EX-10', 'HI-EX-18'] },
  { id: 'treatment', rules: ['HI-TRT', 'HI-EX-12', 'HI-EX-13'] },
  { id: 'scoring', rules: ['HI-SCO', 'HI-EX-21', 'HI-EX-25', 'HI-EX-28'] },
  { id: 'end', rules: ['HI-END', 'HI-EX-15', 'HI-EX-19', 'HI-EX-22'] },
  { id: 'rivals', rules: ['HI-AI', 'HI-EX-17', 'HI-EX-20', 'HI-EX-26', 'HI-EX-31'] },
  { id: 'hidden', rules: ['HI-HID', 'HI-STEP'] },
] as const;

export type TopicId = (typeof TOPICS)[number]['id'];
