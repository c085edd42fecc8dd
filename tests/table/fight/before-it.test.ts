import { describe, expect, it } from 'vitest';
import { standardSettings } from '../../../src/encounter/model/settings';
import { freshStrike, hasThrownWeapon } from '../../../src/table/attack/strike-plan';
import { aimOf, helpOf } from '../../../src/table/fight/aim';
import { rules as engine } from '../../../src/table/fight/encounter-rules';
import { fight, hero, setupOf } from '../../encounter/support/least-fixture';

const mirrored = standardSettings;
const around = (at: readonly string[], settings = mirrored) => {
  const heroes = ['a', 'b', 'c', 'd'].map((id, i) => hero(id, { at: at[i] ?? `${'ACEG'[i]}9` }));
  return fight(setupOf({ heroes, settings }));
};

describe('what is told before a tap', () => {
  // The boss stands on I5 and faces north.
  it.each([
    ['I2', 'front'],
    ['I8', 'rear'],
    ['F5', 'left'],
    ['L5', 'right'],
  ])('AR-1: an attack from %s comes from its %s', (at, arc) => {
    const { state } = around([at]);
    expect(aimOf(engine, state, 'a', { targets: ['boss'] }).arc).toBe(arc);
  });

  it('AR-1: no arc is told where no places are kept', () => {
    const { state } = around(['I8'], { ...mirrored, board: 'off' });
    expect(aimOf(engine, state, 'a', { targets: ['boss'] }).arc).toBeNull();
  });

  it.each([
    [['C5', 'C4', 'C6', 'I9'], 4],
    [['C5', 'A1', 'E9', 'I9'], 0],
    [['C5', 'C4', 'C6', 'D5'], 6],
  ])('SE-4: help for an escape is known before the check (%j: +%i)', (at, by) => {
    expect(helpOf(around(at).state, 'a')).toBe(by);
  });

  it('SE-4: where no places are kept the table counts those next to it itself', () => {
    expect(helpOf(around(['C5', 'C4'], { ...mirrored, board: 'off' }).state, 'a')).toBeNull();
  });
});

describe('weapons that nobody has written down', () => {
  it('OWN-209, SE-21: are thrown as one, leave their owner unarmed, and are picked up again', () => {
    const one = around(['C5']);
    one.tap({ do: 'begin' });
    const far = one.state.friends.find(it => it.id === 'a');
    one.tap({ do: 'throw', who: 'a', item: 'weapons', at: 'C7' });
    const bare = one.state.friends.find(it => it.id === 'a');
    if (!bare || !far) throw new Error('nobody');
    expect(bare.thrown).toEqual([{ item: 'weapons', at: 'C7' }]);
    expect(bare.defense).toBe(far.defense);
    const unarmed = hasThrownWeapon(bare, one.state.library.items);
    expect(freshStrike(bare, 'boss', { unarmed }).unarmed).toBe(true);
    expect(one.refused({ do: 'throw', who: 'a', item: 'weapons', at: 'C7' })).toBe('no-such-card');
    one.tap({ do: 'pickUp', who: 'a', item: 'weapons', anyway: true });
    expect(one.state.friends.find(it => it.id === 'a')?.thrown).toEqual([]);
  });

  it('OWN-209: whoever has written items down throws those', () => {
    const sword = { id: 'sword', name: 'Sword', kind: 'weapon', choices: [] } as const;
    const heroes = ['a', 'b', 'c', 'd'].map(id => hero(id, id === 'a' ? { items: [sword] } : {}));
    const one = fight(setupOf({ heroes }));
    one.tap({ do: 'begin' });
    expect(one.refused({ do: 'throw', who: 'a', item: 'weapons', at: null })).toBe('no-such-card');
    one.tap({ do: 'throw', who: 'a', item: 'sword', at: null });
  });
});
