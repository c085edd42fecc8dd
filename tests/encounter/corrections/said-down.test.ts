import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Encounter } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { ability, course, type Fight, foe, picking, play } from '../support/scripted-fight';

const attack: readonly Step[] = [
  { do: 'target', rules: [] },
  { do: 'attack', might: { red: 1 } },
];
const die = (enemy: string, id: string, hp: number): Command => ({
  do: 'say',
  correction: { say: 'die', enemy, die: id, hp, quiet: true },
});
const all = (one: Fight, id: string, hp = 0): readonly Command[] =>
  foe(one, id).dice.map(it => die(id, it.id, hp));
const rats: Partial<Encounter> = {
  placed: [
    { enemy: 'boss', at: 'I5', facing: 'S' },
    { enemy: 'rat', at: 'A3', number: 1 },
    { enemy: 'rat', at: 'Q3', number: 2 },
  ],
};

describe('an enemy whose last HP the table puts right to 0', () => {
  it('OWN-171, DM-4: a boss is down with its last die, not before, and draws nothing', () => {
    const one = course(attack, {}, rats);
    const [last, ...others] = all(one, 'boss');
    one.tap(...others);
    expect(foe(one, 'boss').present).toBe(true);
    if (last) one.tap(last);
    expect([foe(one, 'boss').present, one.state.agenda, one.state.frames]).toEqual([false, [], []]);
    // Whether it is won the players say.
    expect([one.state.outcome, questionOf(one.state)]).toEqual([null, null]);
    one.tap({ do: 'endTurns' });
    expect(one.state.scene?.scopes.boss).toBeUndefined();
  });

  it('OWN-171: a minion is no target any more, and back with its HP where it stood', () => {
    const strike = ability('strike', [{ effect: 'attack', range: 99, noSight: true }]);
    const one = course(attack, { a: { cards: [strike] } }, rats);
    one.tap(...all(one, 'rat1'));
    expect(foe(one, 'rat1').present).toBe(false);
    one.tap(...all(one, 'rat1', 2));
    expect(foe(one, 'rat1')).toMatchObject({ present: true, at: 'A3' });
    one.tap(...all(one, 'rat1'), play('a', 'strike'));
    expect(picking(one).options.map(it => it.id)).toEqual(['boss', 'rat2']);
  });

  it('OWN-171: one that was put away with HP left stays away, whatever its HP are said to be', () => {
    const one = course(attack, {}, rats);
    one.tap({ do: 'say', correction: { say: 'enemyGone', who: 'rat1' } }, ...all(one, 'rat1', 1));
    expect(foe(one, 'rat1').present).toBe(false);
  });

  it('OWN-171: what it was about to do falls away, and nothing is asked for it', () => {
    const one = course(attack, {}, {}, { board: 'off', company: 'light' });
    one.tap({ do: 'endTurns' });
    expect(picking(one).topic).toBe('closest');
    one.tap(...all(one, 'boss'));
    expect([one.state.round, questionOf(one.state)]).toEqual([2, null]);
  });

  it('OWN-171, SE-15: whoever is inside it comes out', () => {
    const eats: Step = {
      do: 'consume',
      whom: { who: 'firstPlayer' },
      slot: 'front',
      each: [],
    };
    const one = course([eats]);
    one.tap({ do: 'endTurns' });
    expect(one.state.friends.map(it => it.presence)).toContain('consumed');
    one.tap(...all(one, 'boss'));
    expect(one.state.friends.map(it => it.presence)).not.toContain('consumed');
  });
});
