import { courseWords } from './campaign-course';
import { sheetWords } from './campaign-sheets';
import { plural } from './plural';

const hours = (minutes: number) =>
  minutes < 60
    ? `${minutes} min`
    : [`${Math.floor(minutes / 60)} h`, minutes % 60 > 0 ? `${minutes % 60} min` : '']
        .filter(Boolean)
        .join(' ');

const en = {
  list: {
    title: 'Campaigns',
    note: 'The paper sheets and save bags of your companies, kept on this device.',
    files: 'Export, import, backups',
    none: 'No company yet. Four Oathsworn and a name are all it takes.',
    found: 'Found a company',
    foundNote: 'From chapter 1, or take over a campaign that runs on paper',
    chapter: (n: number) => `Chapter ${n}`,
    over: 'ended',
    remove: (name: string) => `Put ${name} away`,
    removed: (name: string) => `${name} was put away`,
    bringBack: 'Bring it back',
  },
  found: {
    title: 'A new company',
    name: 'Name of the company',
    namePlaceholder: 'Free Company',
    /** What each of the four allies is called with whom a company begins. */
    ally: 'Man-at-Arms',
    four: 'Four Oathsworn',
    fourNote: 'Tap four, by seat. Tap again to take one out.',
    kinds: { full: 'Full character', companion: 'Companion' },
    played: 'Full characters and companions',
    how: 'How you play',
    mode: 'Campaign',
    modes: { story: 'Story and encounters', instant: 'Instant Action' },
    modeNote: 'Instant Action: only the encounters; nothing of the story is asked for.',
    hardcore: 'Hardcore',
    onOff: { on: 'On', off: 'Off' },
    hardcoreNote: '0 HP kills, 1 or 2 HP injures, and with fewer than four classes left the campaign ends.',
    begins: 'Begins with chapter',
    beginsNote: 'A later chapter: you copy your paper sheets, or all are leveled at once.',
    start: 'The company',
    starts: { paper: 'Runs on paper', quick: 'New, quick leveled' },
    startNotes: {
      paper: 'All four come with the level of this chapter; what the paper says is asked next, on one page.',
      quick:
        'For a chapter by itself: everybody gets what the level brings and is fully equipped from the common decks.',
    },
    missing: (n: number) => `Choose ${n} more`,
    go: 'Found the company',
  },
  page: {
    tabs: { now: 'Chapter', sheet: 'Company', people: 'Oathsworn', past: 'Looking back' },
    tabsLabel: 'Parts of the campaign',
    last: (title: string) => `Last done: ${title}`,
    here: 'Use it here',
    anyway: 'Do it anyway',
    leave: 'Leave it',
    leads: {
      task: 'Show what is open',
      chapter: 'To the chapter',
      company: 'To the company',
      people: 'To the Oathsworn',
      who: (name: string) => `To the sheet of ${name}`,
    },
    retry: 'Save again',
    history: 'What was done',
    beginning: 'The founding',
    isHere: 'here',
    marks: 'Not by the rules',
  },
  past: {
    score: 'The campaign in figures',
    ticks: 'Ticks',
    chapters: 'Chapters done',
    won: 'Won',
    replays: 'Replays',
    time: 'Time played',
    dead: 'Dead',
    hours,
    track: 'Ticks, chapter by chapter',
    timeChart: 'Minutes, chapter by chapter',
    noTime: 'The minutes of fights in the app, and of stories that you write down, will stand here.',
    hpChart: 'Damage dealt and HP lost',
    units: { ticks: 'ticks', hp: 'HP', minutes: 'min' },
    keys: {
      ticks: 'in each chapter',
      soFar: 'in total',
      dealt: 'damage dealt',
      lost: 'HP lost',
      time: 'fight and story',
    },
    noTicks: 'Ticks of the knockout track will stand here, chapter by chapter.',
    noHp: 'What fights take from enemies and from the company will stand here.',
    hardest: 'Most damage dealt',
    dealt: 'damage dealt',
    best: 'strongest blow',
    lost: 'HP lost',
    fell: (n: number) => `fell ${n === 1 ? 'once' : `${n} times`}`,
    knockouts: 'Chapter by chapter',
    under: 'under way',
    tries: (n: number) => `${n} attempts`,
    ticksOf: (n: number) => plural(n, 'tick'),
    onPaper: 'on paper',
    paperRange: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
    scoreNote: 'The score is the number of ticks, the fewer the better; the rulebook knows no other scale.',
    timeNote: 'Pauses of more than ten minutes are not counted.',
    chapter: 'Chapter',
    outcomes: { won: 'won', lost: 'lost', givenUp: 'given up' },
    fallen: 'Fallen',
    poster: {
      report: 'A poster of the campaign',
      picture: 'As a picture',
      text: 'As text',
      handedFailed: 'It could not be shared; try the other one.',
      chapters: (done: number, won: number, replays: number) =>
        [`${plural(done, 'chapter')} done`, `${won} won`, replays > 0 ? plural(replays, 'replay') : '']
          .filter(Boolean)
          .join(', '),
      soFar: (chapter: number) => `So far, in chapter ${chapter}`,
      ticks: (n: number) => `${plural(n, 'tick')} on the knockout track`,
      time: (minutes: number) => `${hours(minutes)} played`,
      who: (name: string, level: number, dealt: number, best: number, lost: number, fell: string) =>
        `${name}, level ${level}: ${dealt} damage dealt, strongest blow ${best}, ${lost} HP lost${fell ? `, ${fell}` : ''}`,
      dead: (names: string) => `In memory of ${names}`,
      foot: 'Northwest, beside the board of Oathsworn: Into the Deepwood',
    },
  },
  ...courseWords,
  ...sheetWords,
};

export type CampaignWords = typeof en;
export const words: CampaignWords = en;
