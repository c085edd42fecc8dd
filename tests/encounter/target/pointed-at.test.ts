import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { Friend, FriendRole } from '../../../src/encounter/model/state';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { fromAlly } from '../../../src/encounter/turns/allies';
import { threatMap } from '../../../src/foresight/threat';
import type { AllyCard } from '../../../src/stage/company';
import type { Step, TargetRule } from '../../../src/stage/steps';
import { cards, encounterOf, fight, hero, hit, setupOf } from '../support/least-fixture';
import { pick } from '../support/scripted-fight';

const own: AllyCard = {
  id: 'own',
  name: 'Own',
  defense: 2,
  might: { white: 1 },
  moveCost: 1,
  moveHexes: 2,
  attackCost: 1,
};
const notOathsworn = ['ally', 'guardian', 'friendly'] as const satisfies readonly FriendRole[];
const strikes = (rules: readonly TargetRule[], among?: 'company'): readonly Step[] => [
  { do: 'target', rules, ...(among ? { among } : {}) },
  { do: 'attack', range: 'any', noSight: true },
];

/** `a` to `d` on the board or off it, and `x`, who is no Oathsworn, nearer to the boss than they are, or further away. */
function withOne(role: FriendRole, steps: readonly Step[], board: 'mirrored' | 'off', at = 'I8') {
  const plain = setupOf();
  const heroes = ['I7', 'A9', 'C9', 'Q9'].map((hex, n) => hero('abcd'[n] ?? '', { at: hex }));
  const now = fight({
    ...plain,
    heroes,
    encounter: encounterOf({ cards: cards(steps), placed: [{ enemy: 'boss', at: 'I5', facing: 'S' }] }),
    settings: { ...plain.settings, board },
  });
  now.tap({ do: 'begin' });
  const x: Friend = { ...fromAlly(now.state, own, 'x', 'a', 'ally', board === 'off' ? null : at), role };
  now.state = { ...now.state, friends: [...now.state.friends, x], allyOf: { x: own } };
  return now;
}
const target = (now: ReturnType<typeof withOne>) =>
  now.events.findLast(event => event.type === 'why' && event.why.actor === 'boss');

describe('whom the rules point at', () => {
  for (const role of notOathsworn) {
    it(`OWN-74, FT-1, TG-3: a breaker who is ${role} is gone for in the reaction, with the board and without`, () => {
      const there = withOne(role, strikes([]), 'mirrored');
      there.tap(hit('x', 99, 'rear'));
      expect(target(there)).toMatchObject({ why: { target: 'x', rules: ['reaction'] } });
      const off = withOne(role, strikes([]), 'off');
      off.tap(hit('x', 99, 'rear'));
      expect(questionOf(off.state)).toMatchObject({ ask: 'pick', topic: 'reach', about: { target: 'x' } });
      off.tap(pick('yes'));
      expect(target(off)).toMatchObject({ why: { target: 'x', reachable: true } });
    });

    it(`OWN-74, FT-1, TG-6: a taunter who is ${role} is the target, in reach or not, with the board and without`, () => {
      for (const board of ['mirrored', 'off'] as const) {
        const now = withOne(role, strikes([{ rule: 'leastHp' }]), board, 'Q1');
        now.tap({ do: 'taunt', who: 'x' }, { do: 'endTurns' });
        expect(target(now)).toMatchObject({ why: { target: 'x', rules: ['taunt'] } });
      }
    });

    it(`DM-7, FT-17: after a die that nobody broke the card names nobody, and one who is ${role} is no Oathsworn`, () => {
      const lost = {
        do: 'say',
        correction: { say: 'die', enemy: 'boss', die: 'left', hp: 0, quiet: false },
      } as const;
      for (const rules of [[], [{ rule: 'closest' }], [{ rule: 'leastHp' }]] as const) {
        const there = withOne(role, strikes(rules, 'company'), 'mirrored', 'I3');
        there.tap(lost);
        expect(target(there)).toMatchObject({ why: { target: 'a' } });
        const why = target(there);
        expect(why?.type === 'why' && why.why.rules).not.toContain('named');
        const off = withOne(role, strikes(rules, 'company'), 'off');
        off.tap(lost);
        const question = questionOf(off.state);
        expect(question?.ask === 'pick' && question.options.map(it => it.id)).toEqual(['a', 'b', 'c', 'd']);
      }
    });

    it(`TG-3, FT-1: "closest character" with the whole company named goes for one who is ${role} and nearer`, () => {
      for (const rules of [[], [{ rule: 'closest' }]] as const) {
        const now = withOne(role, strikes(rules, 'company'), 'mirrored', 'I3');
        now.state = {
          ...now.state,
          friends: now.state.friends.map(one => (one.id === 'a' ? { ...one, at: 'I9' } : one)),
        };
        now.tap({ do: 'endTurns' });
        expect(target(now)).toMatchObject({ why: { target: 'x' } });
      }
      const oathsworn = withOne(role, strikes([]), 'mirrored', 'I3');
      oathsworn.tap({ do: 'endTurns' });
      expect(target(oathsworn)).toMatchObject({ why: { target: 'a' } });
    });
  }

  it('OWN-74: no Sentinel breaks or taunts as itself, and an excluded taunter taunts nobody', () => {
    const sentinel = withOne('sentinel', strikes([]), 'mirrored', 'I8');
    expect(sentinel.refused({ do: 'taunt', who: 'x' })).toBe('not-theirs');
    const hidden = withOne('ally', strikes([]), 'mirrored', 'I8');
    hidden.tap({ do: 'taunt', who: 'x' });
    const lasting = {
      id: 'veil',
      text: '',
      until: 'endOfRound',
      round: 1,
      stage: 1,
      card: null,
      on: 'x',
      defense: 0,
      might: {},
      excluded: true,
    } as const;
    hidden.state = { ...hidden.state, lasting: [lasting] };
    hidden.tap({ do: 'endTurns' });
    expect(target(hidden)).toMatchObject({ why: { target: 'a' } });
  });

  it('TG-4, TG-3: nobody of the named characters in reach, then it is the Oathsworn who are asked for', () => {
    const now = withOne('ally', strikes([{ rule: 'leastHp' }], 'company'), 'off');
    const weak = (one: Friend): Friend => (one.id === 'x' ? { ...one, hp: 1 } : one);
    now.state = { ...now.state, friends: now.state.friends.map(weak) };
    now.tap({ do: 'endTurns' });
    expect(questionOf(now.state)).toMatchObject({ topic: 'reach', about: { target: 'x' } });
    now.tap(pick('no'));
    const question = questionOf(now.state);
    expect(question?.ask === 'pick' ? question.options.map(one => one.id) : []).toEqual(['a', 'b', 'c', 'd']);
  });

  it('TG-6: a taunter whose place is known is the target although another’s is not', () => {
    const now = withOne('ally', strikes([]), 'mirrored');
    const lost = (one: Friend): Friend => (one.id === 'b' ? { ...one, at: null } : one);
    now.state = { ...now.state, friends: now.state.friends.map(lost) };
    now.tap({ do: 'taunt', who: 'x' }, { do: 'endTurns' });
    expect(target(now)).toMatchObject({ why: { target: 'x', rules: ['taunt'] } });
  });

  it('TG-6, OWN-74: the threat map knows that a taunting ally draws the attack', () => {
    const now = withOne('ally', strikes([]), 'mirrored');
    const command: Command = { do: 'taunt', who: 'x' };
    expect(Object.values(threatMap(now.state)?.of.a ?? {})).toContain('target');
    now.tap(command);
    expect(Object.values(threatMap(now.state)?.of.a ?? {})).not.toContain('target');
  });
});
