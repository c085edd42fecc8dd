import type { Board } from '../../src/board/geometry/types';
import { activate } from '../../src/board/moves/activate';
import { sees } from '../../src/board/targets/measure';
import { boardFrom } from '../../src/board/text/setup';
import { gridOf } from '../../src/hex/grid';
import type { Hex } from '../../src/hex/shape';
import { answer } from '../../tests/support/slow/answer';
import type { CaseJson } from '../../tests/support/slow/case';
import { minionOrders, moveAll } from '../scenario/oathsworn/minions';
import { median, plainHere, quantile, timedRow, timesOf, timeText } from './plain';
import type { BenchRow } from './row';

type BoardJson = CaseJson['board'];

/** The board of the budgets: 4 Oathsworn, 2 allies, 12 minions, a flower boss and 11 obstacles. */
export const fullBoard: BoardJson = {
  characters: [
    { id: 'boss', side: 'enemy', at: 'I4', facing: 'S', size: 'flower' },
    { id: 'priest', side: 'oathsworn', at: 'H8' },
    { id: 'witch', side: 'oathsworn', at: 'M9' },
    { id: 'warden', side: 'oathsworn', at: 'C7' },
    { id: 'ranger', side: 'oathsworn', at: 'P4' },
    { id: 'ally1', side: 'ally', at: 'F9' },
    { id: 'ally2', side: 'ally', at: 'K8' },
    ...['A1', 'B3', 'D2', 'F1', 'L2', 'N1', 'P1', 'Q3', 'A6', 'Q8', 'E5', 'N5'].map((at, index) => ({
      id: `rat${index + 1}`,
      side: 'enemy' as const,
      at,
      mob: true,
      minion: true,
    })),
  ],
  obstacles: [
    { id: 'tree1', hexes: ['D5'] },
    { id: 'tree2', hexes: ['G7'] },
    { id: 'tree3', hexes: ['K6'] },
    { id: 'tree4', hexes: ['N7'] },
    { id: 'tree5', hexes: ['I8'] },
    { id: 'wall1', hexes: ['B8', 'B9', 'C9'] },
    { id: 'wall2', hexes: ['O3', 'O4', 'O5'] },
    { id: 'wall3', hexes: ['E7', 'E8'] },
    { id: 'wall4', hexes: ['L6', 'M6'] },
    { id: 'house1', hexes: ['C3', 'C4', 'B4'] },
    { id: 'house2', hexes: ['P6', 'P7', 'Q6'] },
  ],
  tiles: [
    { kind: 'water', hexes: ['H6', 'H7', 'I6'] },
    { kind: 'fire', hexes: ['J7'] },
  ],
};

const hexes = ['I4', 'A1', 'H8', 'C7', 'P4', 'M9', 'Q8', 'J5'];

/** Every hex that is seen from one. */
function sightFrom(board: Board, from: Hex): Hex[] {
  const { cells, names } = gridOf(board.shape);
  return Array.from(cells, cell => names[cell]!).filter(hex => sees(board, from, hex));
}

export async function bench(): Promise<BenchRow[]> {
  const read = boardFrom(fullBoard);
  if (!read.ok) throw new Error('The board of the bench is no board');
  const board = read.value;
  // Every call gets a board object of its own, as after every change of a fight: nothing laid out before is reused.
  const fresh = (): Board => ({ ...board });
  const slow = (question: object, calls: number) => {
    const asked = { id: '', board: fullBoard, ...question } as CaseJson;
    return timesOf(calls, () => answer(asked), 3);
  };
  const bossCard = { actor: 'boss', move: 4, range: 1 };
  const minionCard = { move: 4, range: 1 };
  const one = timesOf(4000, () => activate(fresh(), bossCard), 4000);
  const rat = timesOf(4000, i => activate(fresh(), { ...minionCard, actor: `rat${(i % 12) + 1}` }), 4000);
  const seen = timesOf(4000, i => sightFrom(fresh(), hexes[i % hexes.length]!), 4000);
  const phase = timesOf(
    600,
    () => {
      const now = fresh();
      return moveAll(now, minionOrders(now, minionCard));
    },
    600,
  );
  const all = [...new Set(sightFrom({ ...board, obstacles: [] }, 'I4'))];
  const slowSight = timesOf(
    5,
    () => all.map(to => answer({ id: '', board: fullBoard, do: 'sight', from: 'I4', to })),
    1,
  );
  const plain = plainHere();
  const row = (what: string, fast: readonly number[], other: readonly number[], us: number, share = 0.5) =>
    timedRow({
      what: `${what}, ${share === 0.5 ? 'median' : 'p95'}`,
      ms: quantile(fast, share),
      plain,
      limit: { ms: us / 1_000, slowed: 1 },
      beside: `slow implementation ${timeText(median(other))} median`,
    });
  const slowBoss = slow({ do: 'activate', ...bossCard }, 40);
  const slowRat = slow({ do: 'activate', actor: 'rat1', ...minionCard }, 40);
  return [
    row('boss activation, full board', one, slowBoss, 25),
    row('boss activation, full board', one, slowBoss, 150, 0.95),
    row('minion activation, full board', rat, slowRat, 40),
    row('minion activation, full board', rat, slowRat, 150, 0.95),
    row('sight to all 161 hexes', seen, slowSight, 300),
    row('minion phase of 12', phase, slow({ do: 'minions', ...minionCard }, 10), 1_000),
  ];
}
