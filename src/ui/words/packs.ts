import { shelfSaid } from './said/packs/shelf';

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const size = (bytes: number) =>
  bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1e6
      ? `${Math.round(bytes / 1000)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`;

const changes = { added: 'new', removed: 'taken out', changed: '' };
const changed = {
  encounter: 'encounter',
  card: 'card',
  enemy: 'enemy',
  ability: 'ability',
  board: 'board of',
  rules: 'words of',
  course: 'course of',
  company: 'classes and characters',
  pictures: 'pictures',
  about: 'its description',
};

const en = {
  title: 'Packs',
  note: 'Encounters as files: what comes with the app, what your table has taught it, and what others wrote.',
  own: shelfSaid['shelf.own'],
  origins: { builtin: 'Comes with the app', own: 'Written here', imported: 'From a file' },
  by: (author: string) => `by ${author}`,
  noLicence: 'no licence named',
  size,
  version: (hash: string) => `version ${hash.slice(0, 7)}`,
  encounters: (n: number) => plural(n, 'encounter'),
  cards: (known: number, all: number) =>
    all === 0 ? 'no cards yet' : known === all ? plural(all, 'card') : `${known} of ${all} cards known`,
  taughtCards: (n: number) => `${n} taught at the table`,
  chapter: (n: number) => `chapter ${n}`,
  empty: 'Nothing in it yet.',
  usedIn: 'In use',
  fight: (name: string, older: boolean) => (older ? `${name} (as it was when that fight began)` : name),
  unused: 'in no fight',
  write: 'A new encounter',
  writeNote: 'Build it by tapping: board, enemies, cards',
  unnamed: 'New encounter',
  export: 'Export',
  exportOf: (name: string) => `Export ${name}`,
  remove: (name: string) => `Put ${name} away`,
  removed: (name: string) => `${name} was put away`,
  bringBack: 'Bring it back',
  problems: (n: number) => plural(n, 'problem'),
  warnings: (n: number) => plural(n, 'warning'),
  unready: (n: number) => `not playable yet: ${plural(n, 'problem')}`,
  sound: 'Nothing to find fault with',
  added: {
    title: 'Bring a pack in',
    note: 'Choose a file, drop one here, or paste its text.',
    file: 'Choose a file',
    paste: 'Text of a pack',
    look: 'Look into it',
    refused: 'This cannot be played. Nothing was brought in.',
    looks: (name: string) => `“${name}” can be brought in`,
    but: 'It plays, but this looks wrong:',
    same: 'This very version is here already.',
    here: (name: string) => `Another version of “${name}” is here.`,
    take: 'Bring it in',
    instead: 'Instead of that one',
    beside: 'Beside it',
    title2: 'A version from a file',
    unread: 'The file could not be read.',
  },
  page: {
    about: 'About this pack',
    name: 'Name',
    author: 'Author',
    licence: 'Licence',
    edited: 'The pack is described',
    partsEdited: 'What lies beside its encounters is changed',
    missing: 'There is no such pack here.',
    here: 'Use it here',
    play: 'Play',
    edit: 'Edit',
    playOf: (name: string) => `Play ${name}`,
    editOf: (name: string) => `Edit ${name}`,
    removeOf: (name: string) => `Take ${name} out`,
    copy: 'Copy into our table to change it',
    copied: (name: string) => `${name} is copied`,
    takenOut: (name: string) => `${name} is taken out`,
    hidden: 'Its cards have not been met yet. Looking at them spoils the fight.',
    hiddenRest: 'This shows all its cards, also those that you have not met yet.',
    parts: 'Classes, items, injuries, allies, characters, pictures',
    reveal: 'Show them all the same',
  },
  versions: {
    title: 'Versions',
    now: '· as it is now',
    first: 'As it came',
    began: 'Fights that began with it:',
    back: 'Back to this one',
    /** By the same seven signs as in the list. */
    mark: (hash: string) => `Version ${hash.slice(0, 7)}`,
    backTo: (version: string) => `Back to ${version}`,
    exportOf: (name: string, version: string) => `Export ${name}, ${version}`,
    more: (n: number) => `${n} older`,
    change: (what: keyof typeof changed, how: keyof typeof changes, name: string) =>
      [changed[what], name ? `“${name}”` : '', how === 'changed' ? '' : changes[how]]
        .filter(Boolean)
        .join(' '),
  },
  taught: {
    title: 'Taught at this table',
    note: 'Tap a card to put it right: it is so in this fight from now on, and in your own pack.',
    right: 'Use this from now on',
  },
  play: {},
  ours: 'From your packs',
};

/** The words of packs: loaded with those pages. */
export const packWords = en;
