import {
  type Clan,
  type ClanBook,
  clans,
  type HexKind,
  type Kind,
  kinds,
  type UnitBook,
} from '../rules/board/position';
import type { Book } from '../rules/duel/model';
import type { SkillId } from '../rules/skills/names';

/**
 * LO-2: what a clan is ships in our words. *Hedgerow*: six clan books with numbers of our own. Directions are written short: `*` all, `+` straight, `x`
 * diagonal, `f` forward, `a` not backward, `-` none, or by their numbers; `<` may be less. A journey stands before its deed.
 */
const roses: Readonly<Record<string, readonly number[]>> = {
  '*': [1, 2, 3, 4, 5, 6, 7, 8],
  '+': [1, 3, 5, 7],
  x: [2, 4, 6, 8],
  f: [1, 2, 8],
  a: [1, 2, 3, 7, 8],
  '-': [],
};
const nowhere: UnitBook = { journey: [], less: false, deed: [], hex: [] };

const rose = (short: string): readonly number[] => roses[short] ?? [...short].map(Number);

export function unit(short: string, hex: readonly HexKind[] = []): UnitBook {
  const [journey = '-', deed = '-'] = short.split('/');
  return { journey: rose(journey.replace('<', '')), less: journey.includes('<'), deed: rose(deed), hex };
}

/** 'a2 c2' or 'a2-h2'. */
export const squares = (list: string): string[] =>
  list.split(' ').flatMap(part => {
    const [from = '', to] = part.split('-');
    if (to === undefined) return [from];
    const files = 'abcdefgh';
    return [...files.slice(files.indexOf(from.charAt(0)), files.indexOf(to.charAt(0)) + 1)].map(
      file => `${file}${from.charAt(1)}`,
    );
  });

/** 'E O', or '* * * =8-10 :2' with a sum between and places for tokens. */
export function row(id: SkillId, short: string, places?: number): Book['rows'][number] {
  const parts = short.split(' ');
  const sum = parts.find(part => part.startsWith('='));
  const [low = 0, high = 0] = sum?.slice(1).split('-').map(Number) ?? [];
  return {
    id,
    slots: parts.filter(part => !part.startsWith('=')),
    ...(sum !== undefined && { sum: [low, high] as const }),
    ...(places !== undefined && { places }),
  };
}

function book(
  clan: Clan,
  bone: number,
  start: Partial<Record<Kind, string>>,
  units: Partial<Record<Kind, UnitBook>>,
  rows: Book['rows'],
): Book {
  const all = Object.fromEntries(kinds.map(kind => [kind, units[kind] ?? nowhere]));
  return {
    clan,
    bone,
    start: kinds.flatMap(kind => (start[kind] ? squares(start[kind]).map(at => ({ at, kind })) : [])),
    units: all as ClanBook,
    rows,
  };
}

export const hedgerow: Readonly<Record<Clan, Book>> = {
  huldra: book(
    'huldra',
    4,
    { pawn: 'a2 c2 d2 e2 f2 h2', sage: 'c1 f1', knight: 'b1 g1', rook: 'b2 d1 h1', queen: 'e1' },
    { pawn: unit('f</+'), sage: unit('*</+'), knight: unit('+/*'), rook: unit('+/a'), queen: unit('+</-') },
    [
      row('longBow', '1-2 E'),
      row('pivot', '4 *'),
      row('renewal', '* * * =8-10'),
      row('tweak', '* 4', 2),
      row('adapt', '4 4 *', 1),
    ],
  ),
  murg: book(
    'murg',
    6,
    { pawn: 'c2 d2 e2 g1 h2', knight: 'b1 h1', sage: 'b2', rook: 'f1', king: 'e1' },
    { pawn: unit('a/x'), sage: unit('*/-'), knight: unit('+/*'), rook: unit('+</-'), king: unit('*/-') },
    [
      row('ironPlating', '1-2 *'),
      row('predictiveModel', 'E E', 2),
      row('electromagneticLoop', 'O O 6', 1),
      row('assassin', '4-5 5-6 E'),
      row('technologicalSingularity', '6 5-6', 1),
    ],
  ),
  ferrymen: book(
    'ferrymen',
    6,
    { pawn: 'b2 c2 f2 g2', sage: 'c1 f1', knight: 'b1', rook: 'd1', king: 'e1' },
    { pawn: unit('f/*'), sage: unit('f/*'), knight: unit('a/*'), rook: unit('+</-'), king: unit('*/-') },
    [
      row('unrelentingTide', 'E 4', 1),
      row('masterTheCurrent', 'O *'),
      row('eddy', '1-2 *'),
      row('bigWave', '* * =9-12'),
      row('calmWaters', '1 1-2', 1),
    ],
  ),
  erde: book(
    'erde',
    10,
    { pawn: 'a2 e1 c3-f3 g3 h2', sage: 'c2 g2', knight: 'b1 g1', rook: 'd2 f2', king: 'e2' },
    {
      pawn: unit('a</-'),
      sage: unit('f</-'),
      knight: unit('+</-'),
      rook: unit('f</-'),
      king: unit('123578</-'),
    },
    [
      row('banish', 'O', 1),
      row('rekindlePawn', 'E *'),
      row('metamorphic', '3-4 *', 2),
      row('sink', '* 3-4 =10-16'),
      row('oneWithTheLand', '7-8', 1),
    ],
  ),
  wibo: book(
    'wibo',
    6,
    { pawn: 'b2 d2 g2', sage: 'c1 f1', knight: 'b1', rook: 'e1', queen: 'd1' },
    { pawn: unit('*/+'), sage: unit('*</+'), knight: unit('*/+'), rook: unit('+/-'), queen: unit('*/f') },
    [
      row('spores', '1-2 O'),
      row('rivalRegrowth', '*'),
      row('starterSeed', '5-6 *', 2),
      row('scatter', 'E'),
      row('theEndless', '6 6 E', 1),
    ],
  ),
  hexen: book(
    'hexen',
    8,
    { pawn: 'c2 d3 e2 f2', sage: 'c1 f1', knight: 'b2 g1', rook: 'a1 h1', queen: 'd2' },
    {
      pawn: unit('*', ['garden']),
      sage: unit('*', ['garden', 'ladder']),
      knight: unit('*', ['garden', 'ladder']),
      rook: unit('*'),
      queen: unit('*', ['garden', 'ladder']),
    },
    [
      row('poisonGarden', 'E =2-6', 3),
      row('witchsLadder', '*', 3),
      row('hocVult', '* 2 =9-16'),
      row('waxingMoon', '*'),
      row('celestialCompass', '7-8', 1),
    ],
  ),
};

/** The clans that have a book. */
export const hedgerowBooks: readonly Book[] = clans.map(clan => hedgerow[clan]);
