import { describe, expect, it } from 'vitest';
import { NONE } from '../../../src/might/cards';
import type { ItemCard } from '../../../src/stage/company';
import {
  freshStrike,
  hasThrownWeapon,
  poolOf,
  type StrikePlan,
  strikeOf,
} from '../../../src/table/attack/strike-plan';
import { inCombat } from '../../encounter/support/company';

const begun = (change: Parameters<typeof inCombat>[0] = {}) => {
  const now = inCombat({ might: { yellow: 2, red: 1 }, ...change });
  const who = now.state.friends.find(one => one.id === 'a');
  const foe = now.state.enemies[0];
  if (!who || !foe) throw new Error('Nobody to strike');
  return { now, who, foe };
};

describe('an attack put together on the screen', () => {
  it('MT-9: dice and cards as they were chosen are what is drawn', () => {
    const { now, who, foe } = begun();
    const plan = freshStrike(who, foe.id, {});
    const pool = { ...poolOf(who, plan, 'mixed'), white: 1, rolled: { ...NONE, yellow: 1, white: 1 } };
    now.tap({ do: 'attack', who: 'a', strike: strikeOf(who, plan, pool) });
    const drawn = now.events.flatMap(event =>
      event.type === 'might' && event.event.type === 'pool-chosen' ? [event.event.pool] : [],
    );
    expect(drawn).toEqual([
      { cards: { ...NONE, yellow: 1, red: 1 }, dice: { ...NONE, yellow: 1, white: 1 } },
    ]);
  });

  it('SE-21, SE-23: whoever has thrown a weapon strikes unarmed: no cubes, white may be added', () => {
    const { who, foe } = begun();
    const thrower = { ...who, thrown: [{ item: 'axe', at: null }] };
    const item = (kind: ItemCard['kind']): ItemCard => ({ id: 'axe', name: 'Axe', kind, choices: [] });
    expect(hasThrownWeapon(thrower, { axe: item('shield') })).toBe(false);
    expect(hasThrownWeapon(thrower, { axe: item('weapon') })).toBe(true);
    const plan = freshStrike(thrower, foe.id, { unarmed: true });
    const pool = { ...poolOf(thrower, plan, 'cards'), white: 3 };
    expect(strikeOf(thrower, plan, pool)).not.toHaveProperty('sentinels');
    expect(strikeOf(thrower, plan, pool)).toMatchObject({ unarmed: true, cubes: NONE, white: 3 });
  });

  it('HU-7, MT-11: falcons and an attack for a token are said', () => {
    const { who, foe } = begun();
    const plan: StrikePlan = { ...freshStrike(who, foe.id, { free: true }), falcons: true };
    expect(strikeOf(who, plan, poolOf(who, plan, 'cards'))).toMatchObject({ falcons: true, free: true });
  });

  it('AE-5, AE-6: a chain keeps its order; an area says how many hexes of each it covers', () => {
    const { who } = begun();
    const base = { ...freshStrike(who, 'x', {}), targets: ['y', 'x'], hexes: { y: 3, x: 1, gone: 4 } };
    const pool = poolOf(who, base, 'cards');
    expect(strikeOf(who, { ...base, spread: 'chain' }, pool)).toMatchObject({
      targets: ['y', 'x'],
      chain: true,
    });
    expect(strikeOf(who, { ...base, spread: 'area' }, pool).hexes).toEqual({ y: 3 });
    expect(strikeOf(who, { ...base, spread: 'one' }, pool).targets).toEqual(['y']);
  });

  it('GM-11: Sentinels draw one card each, and no white beside', () => {
    const { who, foe } = begun();
    const plan = { ...freshStrike(who, foe.id, {}), sentinels: 3 };
    const pool = poolOf(who, plan, 'cards');
    expect(strikeOf(who, plan, pool)).toMatchObject({
      sentinels: 3,
      white: 0,
      cubes: { ...NONE, red: 3 },
    });
  });
});
