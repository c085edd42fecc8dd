import { count } from './names';

const listed = (names: readonly string[]): string =>
  names.length > 6 ? `${names.slice(0, 6).join(', ')} …` : names.join(', ');

/** What the page of a group's own box says besides its map. */
export const boxUi = {
  name: 'The name of the map',
  numbers: {
    title: 'Numbers on the boards',
    note: 'Copied once from your boards: for 1, 2, 3 … tokens in a row. What stands here now is the sample’s.',
    protectors: 'Protectors: actions by tokens in a row',
    kammi: 'Kammi: actions by tokens in a row',
    bag: 'Family: drawn/back by tokens on the row',
    wrong: 'Numbers up to 15 with spaces between, such as 2 3 4; for the bag such as 4/1 4/0.',
  },
  cards: {
    sides: (n: number) => `${count(n, 'card')} of the sides`,
    witch: (n: number) => `${count(n, 'card')} of Hester’s`,
    teachSide: 'Teach a card of a side',
    teachWitch: 'Teach a card of Hester’s',
    forget: 'Forget',
    forgetName: (name: string) => `Forget: ${name}`,
  },
  pack: {
    title: 'Share the box',
    note: 'Map, numbers and cards as a text. Nothing of your games is in it.',
    out: 'This box as a text',
    save: 'Save it as a file',
    show: 'Show it as a code',
    code: 'A code that holds the whole box',
    codeNote: 'Scan it with the camera of another device that has this app. Nothing goes over the network.',
    tooLong: 'The box holds too much for one code: use the text or the file.',
    scanned: 'A box from another group',
    reading: 'Reading it …',
    noCode: 'This code holds no box, or not all of it. Scan it again, or ask for the file.',
    into: 'A text from another group',
    file: 'Or its file',
    look: 'Look what it would change',
    map: (name: string) => `The map is replaced by ${name === '' ? 'theirs' : name}.`,
    clockwise: 'The order of the areas is replaced.',
    numbers: 'Numbers of the boards are replaced.',
    newCards: (names: readonly string[]) => `New: ${count(names.length, 'card')} (${listed(names)}).`,
    otherCards: (names: readonly string[]) =>
      `Other than here: ${count(names.length, 'card')} (${listed(names)}). Theirs count then.`,
    nothing: 'All of it is here already.',
    take: 'Take it over',
  },
};
