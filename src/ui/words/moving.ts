import { plural } from './plural';

const day = (time: number): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The page that takes everything from one device or address to another. */
export const movingWords = {
  title: 'Moving house',
  note: 'Everything as one file, to another device or address.',
  out: 'Out of here',
  outNote: 'All fights, companies and packs of all games, and your settings. Nothing here is taken away.',
  take: 'Take everything along',
  taken:
    'It is in the file. Open the app at the other place, go to Settings, Moving house, and bring it in there.',
  byCode: 'Show a code',
  code: {
    title: 'To another device',
    scan: 'Scan this with the other device: it opens the app there and fetches everything. Leave this page open until then.',
    packing: 'Packing ...',
    waiting: 'Waiting for the other device ...',
    going: (percent: number) => `On its way: ${percent} %`,
    done: 'It is there. The other device asks what to bring in.',
    tooMuch: 'This is too much for a code. Take the file.',
    noRelay:
      'A code needs a relay, and this place has none. Take the file, or start the app with “npm start” on a computer at home.',
  },
  coming: {
    title: 'From the other device',
    looking: 'Looking for the other device ...',
    going: (percent: number) => `Fetching: ${percent} %`,
    silent: 'Nobody answers. Does the code still stand on the other device, and are both in one network?',
    bad: 'This is no code for moving. Scan it once more.',
    here: 'All of it has come. See below what is in it.',
  },
  otherVersion: 'The two devices have different versions of the app. Bring both up to date.',
  toSecure: 'Open the secure address, and bring it in there',
  into: 'Into here',
  intoNote: 'A file that was taken along elsewhere. You see what is in it before anything happens.',
  choose: 'Open the file',
  reading: 'Looking through it …',
  holds: (n: number, made: number) => `${plural(n, 'save')}, taken along on ${day(made)}`,
  fresh: 'not here yet: it comes in',
  same: 'here just like that: it stays',
  parted: (here: number, file: number) =>
    `here too, but not the same: here last played ${day(here)}, in the file ${day(file)}`,
  which: (name: string) => `What to do with ${name}`,
  choices: {
    copy: 'Keep both',
    replace: 'Take the one of the file',
    leave: 'Keep the one here',
  },
  kept: 'What is replaced stays behind, among the copies of earlier sittings in the settings.',
  settings: 'Settings: light, letters, hand, sounds',
  settingsChoices: { take: 'As in the file', leave: 'As they are here' },
  bring: (n: number, settings: boolean) =>
    n > 0 ? `Bring in ${plural(n, 'save')}` : settings ? 'Take the settings over' : 'Nothing to bring in',
  brought: (n: number) =>
    n > 0 ? `${plural(n, 'save')} came in. All is as it was.` : 'Nothing had to come in: all of it is here.',
};
