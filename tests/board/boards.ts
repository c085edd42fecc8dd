import fc from 'fast-check';
import type { Board } from '../../src/board/geometry/types';
import { boardFrom } from '../../src/board/text/setup';
import { gridOf } from '../../src/hex/grid';

const shapes = [
  { columns: 17, rows: [9, 10] },
  { columns: 7, rows: [6, 7] },
  { columns: 6, rows: [8, 7] },
];
const directions = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

interface Wish {
  readonly hex: number;
  readonly what: string;
  readonly turn: number;
}

/** Puts down one thing after another, leaving out what has no room: what remains is always a board. */
function built(shape: object, wishes: readonly Wish[]): Board {
  let setup = { shape, obstacles: [] as object[], tiles: [] as object[], characters: [] as object[] };
  let board = boardFrom(setup);
  if (!board.ok) throw new Error('the empty board is no board');
  const { cells, names } = gridOf(board.value.shape);
  wishes.forEach(({ hex, what, turn }, index) => {
    const at = names[cells[hex % cells.length]!]!;
    const id = `${what}${index}`;
    const facing = directions[turn];
    const next = { ...setup };
    if (what === 'tree') next.obstacles = [...setup.obstacles, { id, hexes: [at] }];
    else if (what === 'water' || what === 'fire') next.tiles = [...setup.tiles, { kind: what, hexes: [at] }];
    else if (what === 'flower')
      next.characters = [...setup.characters, { id, side: 'enemy', at, facing, size: what }];
    else if (what === 'minion') {
      next.characters = [...setup.characters, { id, side: 'enemy', at, facing, minion: true, mob: turn < 3 }];
    } else next.characters = [...setup.characters, { id, side: what, at, facing }];
    const tried = boardFrom(next);
    if (!tried.ok) return;
    setup = next;
    board = tried;
  });
  return board.value;
}

const wish = fc.record({
  hex: fc.nat(1000),
  what: fc.constantFrom(
    'oathsworn',
    'oathsworn',
    'ally',
    'friendly',
    'sentinel',
    'enemy',
    'minion',
    'minion',
    'flower',
    'tree',
    'tree',
    'tree',
    'water',
    'fire',
  ),
  turn: fc.nat(5),
});

/** Boards of three shapes, from empty to crowded. */
export const anyBoard: fc.Arbitrary<Board> = fc
  .tuple(fc.constantFrom(...shapes), fc.array(wish, { maxLength: 40 }))
  .map(([shape, wishes]) => built(shape, wishes));

export const deepFrozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFrozen);
    Object.freeze(value);
  }
  return value;
};
