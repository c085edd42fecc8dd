/** What the doors of Darkholds say. */
export const lobby = {
  goOn: (name: string) => `Go on: ${name}`,
  lookBack: (name: string) => `Look back: ${name}`,
  line: (turn: number, end: string) =>
    [end === 'won' ? 'Won' : end === 'lost' ? 'Lost' : '', `turn ${turn}`].filter(Boolean).join(' · '),
  show: 'Show me',
  showNote: 'Under Cold Mere at once: five rooms, two heroes and a hired hand. No box is needed.',
  tableDice: 'Show me, with our dice',
  tableDiceNote: 'The same, but every D10 of the enemies is rolled on the table and tapped in.',
  draw: 'Draw a level',
  drawNote: 'Our own box: paint the tiles, lay the markers, teach who stands there, and begin.',
  light: 'Light, tonight',
  lightNote: 'No board on the screen: say who is there, and the app asks whom each enemy sees.',
  ownLevel: 'Our level',
  campaign: 'A campaign',
  campaignNote: 'Level after level with a market between them: the party heals, buys, hires and buries.',
  campaigns: 'Campaigns',
  campaignLine: (at: number, of: number, end: string) =>
    end === 'won' ? 'won' : end === 'lost' ? 'lost' : `level ${Math.min(at + 1, of)} of ${of}`,
  rules: 'Rules',
  rulesNote: 'Every rule that the app plays by',
  levels: 'Levels',
  put: (name: string) => `Put ${name} away`,
  removed: (name: string) => `${name} was put away`,
  back: 'Bring it back',
  unofficial: 'An unofficial companion. Level, warriors and cards of the sample are our own.',
};
