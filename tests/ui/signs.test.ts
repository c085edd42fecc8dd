import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../src/encounter/setup/check-setup';
import { publicView } from '../../src/table/fight/view';
import { readyFights, readySetup } from '../../src/table/setup/ready';
import { boardViewOf } from '../../src/ui/fight/board/boardView';
import { signOfClass } from '../../src/ui/oathsworn/faces/class-signs';
import { lookOf } from '../../src/ui/oathsworn/faces/lookOf';

const boardOf = (name: RegExp) => {
  const setup = readySetup(readyFights.find(one => name.test(one.name))?.id ?? '', 1);
  const checked = setup && checkSetup(setup);
  if (!checked?.ok) throw new Error('No such fight');
  const view = publicView(checked.value.state);
  return { foes: boardViewOf(view).pieces.filter(piece => piece.side === 'enemy'), view };
};

describe('what tells one enemy from another on the board', () => {
  it('is a number of its own for each of three outlaws that come without tracker tokens', () => {
    expect(boardOf(/Gallow Ford/).foes.map(piece => piece.number)).toEqual([1, 2, 3]);
  });

  it('is the number of the tracker token where there is one, and nothing for a boss that stands alone', () => {
    const { foes, view } = boardOf(/Old Mossback/);
    for (const { id, number } of foes)
      expect(number).toBe(view.enemies.find(enemy => enemy.id === id)?.number ?? undefined);
    expect(foes.filter(piece => piece.number === undefined)).toHaveLength(1);
  });
});

describe('what tells one friend from another on the board', () => {
  it('is the class, and of those without one what they are to the company', () => {
    const roles = ['guardian', 'sentinel', 'friendly', 'ally'] as const;
    const signs = roles.map(role => signOfClass(lookOf({ class: null, role }) ?? ''));
    expect(new Set(signs).size).toBe(roles.length);
    expect(lookOf({ class: 'warden', role: 'full' })).toBe('warden');
  });
});
