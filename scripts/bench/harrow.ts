import {
  activate,
  areas,
  foresee,
  type SoloCard,
  type SoloTable,
} from '../../src/games/harrow/rules/activate';
import { aimsOf } from '../../src/games/harrow/rules/aims';
import { beginMove, moveByDefaults } from '../../src/games/harrow/rules/director';
import { reachOf } from '../../src/games/harrow/rules/moves';
import { type Played, recordsCsv, winsOf } from '../../src/games/harrow/rules/records';
import { mostPositions, worstOf } from '../../src/games/harrow/rules/solo/orders';
import { boardOf, emptyBoard, type GroupData } from '../../src/games/harrow/rules/state/board-data';
import { forecast, learn, predict } from '../../src/games/harrow/rules/tree';
import { witchMoves } from '../../src/games/harrow/rules/witch';
import { hollowFork } from '../../src/games/harrow/sample/hollow-fork';
import { sampleFaces } from '../../src/games/harrow/sample/solo-cards';
import { median, plainHere, timedRow, timesOf } from './plain';
import type { BenchRow } from './row';

const group = (at: string, side: GroupData['side'], haints: number, infected = 0): GroupData => ({
  at,
  side,
  haints,
  infected,
  legends: 0,
});

/** Eight groups of the Protectors, six of the Family, a goal of each, Hester and two Bonfires. */
const crowded = {
  ...emptyBoard,
  units: [
    ...['E2', 'D2', 'C3', 'F3', 'E4', 'D4', 'G4', 'B4'].map((at, i) =>
      group(at, 'protectors', 1 + (i % 2), i % 2),
    ),
    ...['E8', 'F8', 'G7', 'D7', 'C7', 'F6'].map((at, i) => group(at, 'family', 1 + (i % 3), i % 2)),
  ],
  townsfolk: ['H6'],
  buildings: ['B5'],
  hester: 'D5',
  bonfires: [
    { at: 'F5', tokens: 2 },
    { at: 'C5', tokens: 2 },
  ],
};

/** The median of many runs, in milliseconds. */
const medianOf = (runs: number, work: () => void): number => median(timesOf(runs, work));

const cubes = { brown: 2, green: 2, yellow: 2, teal: 2 };

/** The budgets of Harrow County, on a crowded board of the sample. */
export function bench(): BenchRow[] {
  const board = boardOf(hollowFork, crowded);
  const cell = (hex: string): number => board.map.grid.cellOf.get(hex) ?? 0;
  const table: SoloTable = { board, tokens: 2, clockwise: areas, supply: 6, haints: 4 };
  const card = { element: 'move', hexes: [cell('D3'), cell('E3')], hester: true } as const;
  const all = Object.values(sampleFaces).flatMap((face): SoloCard[] => {
    if (face.special) return [];
    const [a = 0, b = 0] = face.numbers.map(n => cell(hollowFork.solo[face.color][n - 1] ?? 'E2'));
    return [{ element: face.element, hexes: [a, b], hester: face.hester }];
  });
  const seen = Array.from({ length: 100 }, (_, i) => ({ dropped: i % 5, inside: i % 4, out: i % 3 }));
  const witch = {
    cubes,
    spaces: [true, true, true],
    scoring: 6,
    snakes: 4,
    touched: ['E4', 'D4', 'C3'].map(cell),
  } as const;
  const played = Array.from(
    { length: 500 },
    (_, i): Played => ({
      name: `Game ${i}`,
      names: ['Ann', 'Ben'],
      told: null,
      day: '2026-11-19',
      of: { level: 1 + (i % 3) },
      round: 6,
      points: [7, i % 7],
      spaces: i % 7,
      over: i % 3 === 0 ? 'hester' : 'lost',
    }),
  );
  const plain = plainHere();
  const row = (what: string, ms: number, limit: number): BenchRow =>
    timedRow({ what: `harrow: ${what}`, ms, plain, limit: { ms: limit, slowed: 1 } });
  return [
    row(
      'a default Move, 8 groups',
      medianOf(2_000, () => moveByDefaults(beginMove(board, 'protectors', cell('H6'), 3))),
      0.06,
    ),
    row(
      'a faction’s whole turn',
      medianOf(2_000, () => activate(table, 'protectors', card)),
      0.12,
    ),
    row(
      'foresight, all cards, both sides',
      medianOf(300, () => foresee(table, all)),
      10,
    ),
    row(
      'worst of all legal orders',
      medianOf(20, () => worstOf(table, 'protectors', card, { left: mostPositions })),
      50,
    ),
    row(
      'the Tree’s odds after 100 observations',
      medianOf(50, () =>
        forecast(predict(learn(seen), { dropped: 8, inside: 4 }, { dropped: 8, inside: 4 }), {
          against: 'units',
          price: 2,
          targets: 4,
        }),
      ),
      3,
    ),
    row(
      'reach of a group',
      medianOf(2_000, () => reachOf(board, cell('E4'), 9, 2)),
      0.1,
    ),
    row(
      'aims',
      medianOf(2_000, () => aimsOf(board, 'protectors')),
      0.1,
    ),
    row(
      'Hester’s moves',
      medianOf(2_000, () => witchMoves(board, witch)),
      0.1,
    ),
    row(
      'records of 500 games',
      medianOf(50, () => `${winsOf(played).length}${recordsCsv(played).length}`),
      50,
    ),
  ];
}
