const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What the sheet says that shows why an enemy did what it did. */
export const words = {
  title: (name: string) => `Why did ${name} do that?`,
  note: 'Whom it compared, as they stood before. The line of sight is on the board.',
  who: 'Who',
  sees: 'In sight',
  distance: 'Distance',
  wounds: 'Wounds',
  parry: 'Parry',
  yes: 'yes',
  no: 'no',
  far: 'no way',
  told: 'What it did',
  overrule: 'The table sees it otherwise',
  not: (name: string) => `Not ${name}`,
  stays: 'It stays',
  another: (name: string) => `${name} first`,
  instead: 'It goes elsewhere',
  to: (at: string, cost: number) => `To ${at}, ${cost} vigour`,
  weapon: (range: number, dice: number, hit: number) =>
    `With range ${range}, ${times(dice, 'die', 'dice')} at ${hit}`,
  rule: (id: string) => `Rule ${id}`,
  readings: 'We read a rule otherwise',
  pin: (rule: string) => `Our reading of ${rule}, shown whenever it speaks`,
  pinned: (text: string) => `Our reading: ${text}`,
};
