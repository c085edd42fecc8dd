import { describe, expect, it } from 'vitest';
import type { Setup } from '../../src/encounter/model/setup';
import type { Lasting } from '../../src/encounter/model/state';
import { checkSetup } from '../../src/encounter/setup/check-setup';
import { type FightView, publicView } from '../../src/table/fight/view';
import { readyFights, readySetup } from '../../src/table/setup/ready';
import {
  defenseWith,
  enemyDefense,
  enemyMight,
  friendDefense,
  heldBy,
} from '../../src/ui/fight/parts/numbers';

function viewOf(change: Partial<Setup> = {}): FightView {
  const setup = readySetup(readyFights[0]?.id ?? '', 1);
  const checked = setup && checkSetup({ ...setup, ...change });
  if (!checked?.ok) throw new Error('No fight');
  return publicView(checked.value.state);
}

const sum = (parts: readonly { readonly worth: number }[]) => parts.reduce((all, one) => all + one.worth, 0);

const lasting = (on: string, defense: number): Lasting => ({
  id: 'lasting1',
  text: 'Mud',
  until: 'endOfRound',
  round: 1,
  stage: 1,
  card: null,
  on,
  defense,
  might: { red: 1 },
  excluded: false,
});

describe('what a defense is made of', () => {
  it('CP-3: the items of each of the company, and nothing else', () => {
    const view = viewOf();
    for (const friend of view.friends) {
      const parts = friendDefense(view, friend);
      expect(sum(parts)).toBe(friend.defense);
      const items = view.sheets.find(one => one.id === friend.id)?.items ?? [];
      expect(parts.every(part => items.some(item => item.name === part.says))).toBe(true);
    }
  });

  it('CP-1: an easier difficulty is told apart', () => {
    const view = viewOf({ difficulty: 'journeyman' });
    for (const friend of view.friends) {
      expect(friendDefense(view, friend)).toContainEqual({ says: 'Journeyman', worth: 2 });
      expect(sum(friendDefense(view, friend))).toBe(friend.defense);
    }
  });

  it('what the table has put right is told apart', () => {
    const view = viewOf();
    const [friend] = view.friends;
    if (!friend) throw new Error('Nobody');
    const right = { ...friend, defense: friend.defense + 3 };
    expect(friendDefense(view, right).at(-1)).toEqual({ says: 'The table says', worth: 3 });
  });

  it('what lasts is counted and named, and never takes it under 1', () => {
    const bare = viewOf();
    const [enemy] = bare.enemies;
    const kind = bare.encounter.enemies.find(one => one.id === enemy?.kind);
    if (!enemy || !kind) throw new Error('Nobody');
    const view = { ...bare, lasting: [lasting(enemy.id, -9)] };
    expect(enemyDefense(view, kind, enemy)).toContainEqual({ says: 'Mud', worth: -9 });
    expect(enemyMight(view, kind, enemy)).toContainEqual({ says: 'Mud', worth: { red: 1 } });
    expect(defenseWith(kind.defense, heldBy(view, enemy.id))).toBe(1);
  });
});
