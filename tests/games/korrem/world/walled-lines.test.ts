import { expect, it } from 'vitest';
import type { Cell } from '../../../../src/games/korrem/rules/battle/space';
import { fieldOf, walkersField } from '../../../../src/games/korrem/rules/npc/ground';
import { addOn } from '../../../../src/games/korrem/rules/play/war/fighters';
import { cellAt } from '../../../../src/square/grid';
import { fighter } from '../slow/reign';

const wall = (at: Cell, i: number) => addOn(`w${i}`, 'Wall', 'theirs', 'wall', at);
const across = [0, 1, 2, 3].map((x): Cell => [x, 0]);
const down = [0, 1, 2, 3].map((y): Cell => [0, y]);
/** Which of some cells are open to the walkers of a side. */
function openTo(side: string, walls: readonly Cell[], cells: readonly Cell[]): readonly boolean[] {
  const cards = [...walls.map(wall), fighter('ann', 'ours', [5, 5])];
  const { grid, open } = walkersField(fieldOf(cards), cards, side);
  return cells.map(([x, y]) => open[cellAt(grid, x, y)] === 1);
}

it.each([
  ['a row of four', across, [4, 0], [4, 1]],
  ['a column of four', down, [0, 4], [1, 4]],
  ['a row and a column', [...across, ...down.slice(1)], [0, 4], [1, 4]],
] satisfies [string, Cell[], Cell, Cell][])(
  'BG-7: %s closes its line to the walkers of others, and no cell beside it',
  (_, walls, on, beside) => {
    expect(openTo('ours', walls, [on, beside])).toEqual([false, true]);
    expect(openTo('theirs', walls, [on, beside])).toEqual([true, true]);
  },
);

it('BG-7: three in a row, or four with a gap, close nothing', () => {
  expect(openTo('ours', across.slice(1), [[4, 0]])).toEqual([true]);
  expect(openTo('ours', [...across.slice(0, 3), [4, 0]], [[3, 0]])).toEqual([true]);
});
