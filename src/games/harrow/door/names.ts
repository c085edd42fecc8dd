/** What is kept, by kind: lists need no more of them than this. */
export const kindNames = {
  solo: 'harrow/solo',
  table: 'harrow/table',
  tree: 'harrow/tree',
  box: 'harrow/box',
} as const;
