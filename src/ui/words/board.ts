export const boardWords = {
  picture: 'The board from above',
  label: 'Board. Arrow keys choose a hex, Enter taps it, N and P go from model to model.',
  keys: 'Arrow keys choose a hex.',
  cursor: (hex: string, who: string | undefined, more: readonly string[]) =>
    [`${hex}: ${who ?? 'empty'}`, ...more].join(', '),
  cost: (animus: number) => `${animus} animus`,
  open: 'may be chosen',
  threats: {
    target: 'it would strike here',
    struck: 'hit along with others',
    sought: 'it would come here',
    safe: 'safe from the card',
  },
  standing: 'Who stands where',
  stands: (who: string, hex: string, facing: string, hp: number | undefined) =>
    `${who} on ${hex}, facing ${facing}${hp === undefined ? '' : `, ${hp} HP`}`,
  turn: 'Turn the board',
  whole: 'Show the whole board',
  closer: 'Closer',
};
