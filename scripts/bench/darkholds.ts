import { activate } from '../../src/games/darkholds/rules/activation';
import { squaresOf, warriorOf } from '../../src/games/darkholds/rules/board';
import { woundChances } from '../../src/games/darkholds/rules/dice';
import { phaseOf } from '../../src/games/darkholds/rules/phase';
import { threatsTo } from '../../src/games/darkholds/rules/play/ahead';
import { boardOf, levelOfData } from '../../src/games/darkholds/rules/play/board-of';
import type { Figure, Play } from '../../src/games/darkholds/rules/play/model';
import { sightLine } from '../../src/games/darkholds/rules/sight';
import { underColdMere } from '../../src/games/darkholds/sample/under-cold-mere';
import { median, plainHere, quantile, timedRow, timesOf, timeText } from './plain';
import type { BenchRow } from './row';

/** Four heroes and twelve enemies on 120 squares of six tiles. */
export function crowded(): Play {
  const mere = underColdMere(1);
  const row = 'aaaabbbbcccc';
  const low = 'ddddeeeeffff';
  const floors = [[...Array.from({ length: 5 }, () => row), ...Array.from({ length: 5 }, () => low)]];
  const [wren, odo] = mere.figures;
  const kinds = mere.figures.filter(({ side }) => side === 'enemy');
  if (!wren || !odo) throw new Error('Nobody is there');
  const heroes: Figure[] = ['A1', 'C2', 'B4', 'D3'].map((at, i) => ({
    ...(i % 2 === 0 ? wren : odo),
    ...{ id: `hero${i}`, name: `Hero ${i}`, at },
  }));
  const squares = ['L10', 'K9', 'J8', 'I7', 'H6', 'L1', 'K2', 'J3', 'E9', 'F8', 'G7', 'A10'];
  const enemies = squares.map(
    (at, i): Figure => ({ ...kinds[i % kinds.length]!, id: `foe${i}`, name: `Foe ${i}`, at }),
  );
  return {
    ...mere,
    level: { ...mere.level, floors, entries: [{ id: 'the well', at: 'L9', tile: 'f' }], guards: ['F5'] },
    figures: [...heroes, ...enemies],
    features: { F3: 'column', E6: 'column', H4: 'door' },
    rocks: {},
    noise: { B2: 1 },
  };
}

/** The budgets of docs/darkholds: what the table waits for. */
export function bench(): BenchRow[] {
  const play = crowded();
  const fresh = (): Play => ({ ...play });
  const board = boardOf(play);
  const pairs = board.warriors.flatMap(a => board.warriors.filter(b => b !== a).map(b => [a, b] as const));
  const enemies = board.warriors.filter(({ side }) => side === 'enemy');
  const hero = warriorOf(board, 'hero0');
  if (!hero || squaresOf(board.level, hero).length === 0) throw new Error('Nobody is there');
  const plain = plainHere();
  const row = (what: string, times: readonly number[], ms: number): BenchRow =>
    timedRow({
      what: `Darkholds: ${what}`,
      ms: median(times),
      plain,
      limit: { ms, slowed: 1 },
      beside: `p95 ${timeText(quantile(times, 0.95))}`,
    });
  return [
    row(
      'sight of one pair',
      timesOf(2_000, i => sightLine(board, ...pairs[i % pairs.length]!), 2_000),
      0.015,
    ),
    row(
      'an activation, 12 enemies, 4 heroes',
      timesOf(400, i => activate(boardOf(fresh()), enemies[i % enemies.length]!.id), 200),
      0.3,
    ),
    row(
      'a phase of 12 enemies',
      timesOf(60, () => phaseOf(boardOf(fresh())), 40),
      4,
    ),
    row(
      'threat of 120 squares, one hero',
      timesOf(8, () => threatsTo(fresh(), 'hero0'), 3),
      120,
    ),
    row(
      'exact odds of 4 dice',
      timesOf(400, () => woundChances({ dice: 4, hit: 5, damage: 2 }, { parry: 7, tough: 8 }, 3), 200),
      0.2,
    ),
    row(
      'a level opened',
      timesOf(40, () => levelOfData({ ...play.level }).rangesFrom(0), 20),
      30,
    ),
  ];
}
