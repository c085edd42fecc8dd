import { describe, expect, it } from 'vitest';
import { publicView } from '../../src/table/fight/view';
import { boardViewOf } from '../../src/ui/fight/board/boardView';
import { brokenOnCard, brokenParts } from '../../src/ui/fight/enemy/card-course';
import { flowerSlots } from '../encounter/support/least-fixture';
import { course } from '../encounter/support/scripted-fight';

const boss = (id: string) => ({
  id,
  name: id,
  role: 'boss' as const,
  footprint: [[], ['N' as const]],
  defense: 1,
  might: {},
  slots: flowerSlots(2).slice(0, 2),
});

describe('the broken parts that a stage card and the board show', () => {
  const one = course(
    [],
    {},
    {
      enemies: [boss('x'), boss('y')],
      placed: [
        { enemy: 'x', at: 'C3' },
        { enemy: 'y', at: 'C5' },
      ],
    },
  );
  one.tap({ do: 'say', correction: { say: 'die', enemy: 'x', die: 'front', hp: 0, quiet: true } });
  const view = publicView(one.state);

  it('FT-15: are those of the bosses who act by it, and of nobody else', () => {
    expect(brokenOnCard(view, { actors: ['x'] })).toEqual(['front']);
    expect(brokenOnCard(view, { actors: ['y'] })).toEqual([]);
    expect(brokenOnCard(view, null)).toEqual(['front']);
    expect([brokenParts(view, ['x']), brokenParts(view, ['y'])]).toEqual([['front'], []]);
  });

  it('DM-3: lie dark on the board, without a die', () => {
    const slots = (id: string) =>
      boardViewOf(view)
        .pieces.find(piece => piece.name === id)
        ?.slots?.map(slot => [slot.id, slot.hp]);
    expect(slots('x')).toEqual([
      ['front', undefined],
      ['core', 2],
    ]);
    expect(slots('y')?.[0]).toEqual(['front', 2]);
  });
});
