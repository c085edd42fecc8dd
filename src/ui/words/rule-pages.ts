type Book = 'encounter' | 'story';
type Pages = readonly [book: Book, pages: string];

/** Where the game's own rulebooks speak of what a group of rules says; single rules that stand elsewhere go before. */
const groups: Readonly<Record<string, Pages>> = {
  TM: ['encounter', '3'],
  SU: ['encounter', '6–7'],
  RD: ['encounter', '8'],
  OP: ['encounter', '8–9'],
  AB: ['encounter', '10–12'],
  CN: ['encounter', '9'],
  IT: ['encounter', '16'],
  MT: ['encounter', '13–14'],
  AT: ['encounter', '13–15'],
  AR: ['encounter', '14'],
  LS: ['encounter', '12'],
  MV: ['encounter', '20–21'],
  EM: ['encounter', '20–21'],
  TG: ['encounter', '19'],
  PS: ['encounter', '31'],
  AE: ['encounter', '29–31'],
  DM: ['encounter', '15'],
  EA: ['encounter', '22'],
  SC: ['encounter', '18'],
  RX: ['encounter', '15'],
  MN: ['encounter', '23'],
  TK: ['encounter', '28'],
  ST: ['encounter', '28'],
  UC: ['encounter', '17'],
  SE: ['encounter', '29–31'],
  GM: ['encounter', '32'],
  HU: ['encounter', '32'],
  EN: ['encounter', '24'],
  LL: ['encounter', '24'],
  SV: ['encounter', '25'],
  LV: ['encounter', '26–27'],
  TR: ['encounter', '27'],
};

const single: Readonly<Record<string, Pages>> = {
  'HX-5': ['encounter', '19'],
  'SU-9': ['encounter', '7'],
  'SU-10': ['encounter', '7'],
  'MT-7': ['encounter', '14'],
  'MT-12': ['story', '14'],
  'UC-9': ['story', '9'],
  'CP-3': ['story', '12'],
  'CP-5': ['story', '13'],
  'RD-11': ['encounter', '24'],
};

/** The page of the rulebook, if it speaks of it; our own readings stand in none. */
export function pagesOf(id: string): Pages | undefined {
  const [group = ''] = id.split('-');
  return single[id] ?? groups[group];
}

/** What the book of rules says of itself; loaded with it. */
export const bookWords = {
  nothing: (query: string) => `Nothing found for “${query}”; the whole book stands below.`,
  contents: 'What the book tells',
  near: 'What you were just looking at',
  page: (book: 'encounter' | 'story', pages: string) =>
    `${book === 'encounter' ? 'Encounter' : 'Story'} rulebook, ${pages.includes('–') ? 'pages' : 'page'} ${pages}`,
};
