import { duelKind } from '../../../src/games/darkleaf/door/duel';
import type { Clan, Kind } from '../../../src/games/darkleaf/rules/board/position';
import type { Side } from '../../../src/games/darkleaf/rules/board/square';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import type { At, Book, Duel, UnitData } from '../../../src/games/darkleaf/rules/duel/model';
import { picksOf } from '../../../src/games/darkleaf/rules/duel/queries/picks';
import { newTurn } from '../../../src/games/darkleaf/rules/duel/turn-of';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';
import { knownKind } from '../../../src/storage/known';
import { memoryPort } from '../../../src/storage/memory';
import { openStore } from '../../../src/storage/store';
import { begun, sent } from '../../games/darkleaf/duel-of';
import { singleTab, value } from '../../storage/setup';

const everywhere = [1, 2, 3, 4, 5, 6, 7, 8];
/** Every kind goes, hits and casts in all directions: what may be done on these boards hangs on no number of a sample. */
const free = (clan: Clan): Book => {
  const one = { journey: everywhere, less: false, deed: everywhere, hex: ['garden', 'ladder'] as const };
  const units = { pawn: one, sage: one, knight: one, rook: one, queen: one, king: one };
  return { ...hedgerow[clan], units };
};

type Army = readonly [clan: Clan, standing: string];

/** 'a1 rook, c3 pawn' of a side. */
const unitsOf = (side: Side, [, standing]: Army): [At, UnitData][] =>
  standing.split(', ').map(one => {
    const [at = '', kind = 'pawn'] = one.split(' ');
    const plain = { auras: [], marks: 0, quarry: false, ladder: 0, held: false };
    return [at, { side, kind: kind as Kind, ...plain }];
  });

interface Board {
  readonly south: Army;
  readonly north: Army;
  readonly turn?: Side;
  /** What units bear. */
  readonly bear?: Readonly<Record<At, Partial<UnitData>>>;
  readonly more?: Partial<Duel>;
  readonly after?: readonly Command[];
}

/** A duel in its midst: each relic of whoever has the turn has a token, a bone lies in the first row. */
function board({ south, north, turn = 'south', bear = {}, more, after = [] }: Board): Duel {
  const [a, b] = [south[0], north[0]];
  const duel = begun(a, b, {
    players: [
      { name: 'Ada', book: free(a) },
      { name: 'Bo', book: free(b) },
    ],
  });
  const units = Object.fromEntries([...unitsOf('south', south), ...unitsOf('north', north)]);
  for (const [at, change] of Object.entries(bear)) {
    const unit = units[at];
    if (!unit) throw new Error(`Nobody on ${at}`);
    units[at] = { ...unit, ...change };
  }
  const { pool, rows, book } = duel.seats[turn];
  const [first, ...others] = rows.map(row => (row.places === undefined ? row : { ...row, tokens: 1 }));
  if (!first) throw new Error('No rows');
  const lies = <T>(it: T) => first.slots.map((_, i) => (i === 0 ? it : null));
  const filled = { ...first, filled: lies(2), bones: lies(book.bone) };
  const seat = { ...duel.seats[turn], pool: pool.slice(1), rows: [filled, ...others] };
  const begins: Duel = {
    ...duel,
    units,
    count: 14,
    quarryDue: false,
    seats: { ...duel.seats, [turn]: seat },
    turn: newTurn(turn, false),
    ...more,
  };
  return sent(begins, ...after);
}

/** What is done first of all that may be done and is as wished. */
const first = (duel: Duel, wished: (command: Command) => boolean = () => true): Duel => {
  const pick = picksOf(duel).find(({ command }) => wished(command));
  if (!pick) throw new Error('Nothing of that kind can be done');
  return sent(duel, pick.command);
};

const hexen: Army = [
  'hexen',
  'd1 queen, c3 sage, f1 sage, b1 knight, a1 rook, h1 rook, c2 pawn, e2 pawn, f4 pawn',
];
const erde: Army = [
  'erde',
  'e8 king, a8 rook, c6 rook, c7 sage, b8 knight, g8 knight, c5 pawn, d5 pawn, g6 pawn',
];
const murg: Army = [
  'murg',
  'e1 king, f1 rook, c1 sage, c3 knight, f3 knight, a2 pawn, b2 pawn, d2 pawn, g2 pawn',
];
const huldra: Army = ['huldra', 'e8 queen, d8 rook, c8 sage, f8 sage, e4 knight, b7 pawn, d7 pawn, g7 pawn'];
const ferrymen: Army = [
  'ferrymen',
  'e1 king, d1 rook, c1 sage, f4 sage, b1 knight, c3 pawn, d2 pawn, g2 pawn',
];
const wibo: Army = ['wibo', 'd1 queen, e1 rook, e5 sage, f1 sage, b1 knight, b2 pawn, d2 pawn, g2 pawn'];

const upkeep = board({
  south: hexen,
  north: erde,
  bear: { c5: { ladder: 1 }, d5: { quarry: true }, g8: { quarry: true } },
  more: { gardens: { f4: 2 }, turn: newTurn('south', true) },
});
const hunts = board({
  south: murg,
  north: huldra,
  turn: 'north',
  bear: {
    e1: { marks: 1 },
    d2: { auras: ['ironPlating'] },
    c1: { auras: ['assassin'] },
    c8: { auras: ['pivot'] },
    b7: { auras: ['longBow'] },
  },
});
const declares = board({
  south: ['murg', 'e1 king, f1 rook, c1 sage, d5 knight, f3 knight, e7 pawn, a2 pawn, b2 pawn'],
  north: ['ferrymen', 'd8 king, e8 rook, c6 sage, d6 pawn, b7 pawn, f7 pawn, g8 knight'],
});
const pushes = board({
  south: ferrymen,
  north: ['huldra', 'e8 queen, d8 rook, c8 sage, f6 pawn, e6 pawn, g6 pawn, g7 pawn'],
  bear: { f4: { auras: ['barbaric'] }, e6: { held: true }, e8: { marks: 1 } },
});
const splits = board({
  south: ['erde', 'e1 king, a1 rook, c3 rook, c2 sage, b1 knight, d5 pawn, e3 pawn, g2 pawn'],
  north: huldra,
  more: { reclaimed: ['d4', 'e5'] },
});
const morphs = board({
  south: wibo,
  north: ['erde', 'e8 king, a8 rook, h8 rook, c7 sage, b8 knight, d7 pawn, e7 pawn, g6 pawn'],
});

const rolled = (duel: Duel, value: number): Duel =>
  sent(duel, { do: 'roll', bone: duel.seats[duel.turn.side].book.bone, value });
const journeys =
  (unit: At, to: At) =>
  (command: Command): boolean =>
    command.do === 'act' && command.action.unit === unit && command.action.to === to;

const hexes = first(rolled(sent(upkeep, { do: 'count' }), 1), journeys('d1', 'd4'));
const deed =
  (at: At) =>
  (command: Command): boolean =>
    command.do === 'declare' && (command.targets ?? []).join() === at;
const begins = board({
  south: murg,
  north: huldra,
  more: { count: 1, handicap: { side: 'north', left: 2, value: null } },
});
const willed = board({
  south: murg,
  north: huldra,
  more: {
    willWords: { 3: 'Both players stand up and change seats for one round.' },
    effects: [
      { side: 'south', number: 3, rounds: 2 },
      { side: 'north', number: 5, rounds: null },
    ],
  },
});
const wood = board({
  south: murg,
  north: huldra,
  more: { wood: { side: 'south', strength: 'seedling' }, dice: 'app', count: 15 },
});
const dear = rolled(board({ south: murg, north: huldra, turn: 'north', bear: { e1: { marks: 2 } } }), 3);
const light: Duel = {
  ...upkeep,
  units: {},
  gardens: {},
  light: { path: { south: 1, north: 0 }, counters: [2, 3] },
};

/** Duels by name, each where something else is asked. */
export const duelsToSee = {
  Quarry: begun('hexen', 'erde'),
  Early: begins,
  Upkeep: upkeep,
  Hexes: hexes,
  Hunts: hunts,
  Declares: declares,
  Declared: first(declares, deed('d8')),
  Pushes: rolled(pushes, 1),
  Splits: rolled(splits, 5),
  Morphs: first(rolled(morphs, 1), journeys('e5', 'd6')),
  Willed: willed,
  Wood: wood,
  Dear: dear,
  Light: light,
} satisfies Readonly<Record<string, Duel>>;

/** All of them as one file that the app opens. */
export async function duelsFile(): Promise<Buffer> {
  const store = await openStore({
    kinds: [knownKind(duelKind)],
    port: memoryPort(),
    ...singleTab,
    name: 'duels',
  });
  for (const [name, state] of Object.entries(duelsToSee))
    value(await store.create(duelKind, { name, state }));
  const [file] = value(await store.exportFiles('all')).files;
  if (!file) throw new Error('nothing to take along');
  return Buffer.from(file.bytes);
}
