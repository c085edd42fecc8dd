import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { Setup } from '../../../src/encounter/model/setup';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Step } from '../../../src/stage/steps';
import { allies } from '../random-player/company';
import { cards, encounterOf, fight, hero, setupOf } from '../support/least-fixture';

const hp = (who: string, count: number): Command => ({
  do: 'say',
  correction: { say: 'hp', who, hp: count },
});
const presence = (who: string, now: 'standing' | 'unconscious'): Command => ({
  do: 'say',
  correction: { say: 'presence', who, presence: now },
});
const begun = (change: Partial<Setup> = {}) => {
  const now = fight(setupOf(change));
  now.tap({ do: 'begin' });
  return now;
};
const of = (now: ReturnType<typeof begun>, id: string) => now.state.friends.find(one => one.id === id);

describe('HP of the company that the table puts right', () => {
  it('OWN-191, UC-1: without any HP an Oathsworn is unconscious, in hardcore dead, an ally dead', () => {
    const now = begun();
    now.tap(hp('a', 0));
    expect(of(now, 'a')).toMatchObject({ presence: 'unconscious', hp: 0, at: null });
    const hard = begun({ hardcore: true });
    hard.tap(hp('a', 0));
    expect(of(hard, 'a')?.presence).toBe('dead');
    const table = begun({ allies });
    table.tap(hp('a', 0), { do: 'ally', who: 'a', ally: 'carter', at: null }, hp('carter', 0));
    expect(of(table, 'carter')?.presence).toBe('dead');
  });

  it('OWN-191, EN-2: with the fourth of them at 0 the fight is lost', () => {
    const now = begun();
    now.tap(hp('a', 0), hp('b', 0), hp('c', 0));
    expect(now.state.outcome).toBe(null);
    now.tap(hp('d', 0));
    expect(now.state.outcome).toBe('defeat');
  });

  it('OWN-191: the first HP bring it back on its feet, and whoever is put on its feet has HP', () => {
    const now = begun();
    now.tap(hp('a', 0), hp('a', 2));
    expect(of(now, 'a')).toMatchObject({ presence: 'standing', hp: 2 });
    now.tap(hp('b', 0), presence('b', 'standing'));
    expect(of(now, 'b')).toMatchObject({ presence: 'standing', hp: 1 });
    now.tap(hp('a', 0), hp('a', 1));
    expect(of(now, 'a')).toMatchObject({ presence: 'standing', hp: 1 });
    // Who was taken off for another reason stays off.
    now.tap({ do: 'say', correction: { say: 'presence', who: 'c', presence: 'gone' } }, hp('c', 3));
    expect(of(now, 'c')).toMatchObject({ presence: 'gone', hp: 3 });
  });
});

describe('animus that the table puts right', () => {
  it('OWN-191: both parts are numbers that can be there, or nothing is done', () => {
    const now = begun();
    const animus = (available: number, reserve: number): Command => ({
      do: 'say',
      correction: { say: 'animus', who: 'a', available, reserve },
    });
    const refused = [animus(-1, 2), animus(2, -1), animus(1.5, 2), animus(2, 1.5)].map(now.refused);
    expect(new Set(refused)).toEqual(new Set(['not-a-number']));
    now.tap(animus(2, 1));
    expect(of(now, 'a')?.animus).toEqual({ available: 2, reserve: 1 });
  });
});

describe('a consumed character', () => {
  const swallow: readonly Step[] = [
    { do: 'target', rules: [{ rule: 'firstPlayer' }] },
    { do: 'consume', whom: { who: 'target' }, slot: 'core', each: [] },
    { do: 'if', condition: { when: 'stage', stage: 1 }, then: [{ do: 'attack', at: { who: 'oathsworn' } }] },
  ];
  const inside = () => {
    const plain = setupOf();
    const now = fight({
      ...plain,
      encounter: encounterOf({ cards: cards(swallow) }),
      heroes: ['I7', 'A9', 'C9', 'Q9'].map((at, n) => hero('abcd'[n] ?? '', { at, might: { white: 1 } })),
      settings: { ...plain.settings, board: 'mirrored', company: 'full' },
    });
    now.tap({ do: 'begin' }, { do: 'endTurns' });
    for (let i = 0; i < 9 && questionOf(now.state); i++) now.tap({ do: 'say', correction: { say: 'skip' } });
    expect(of(now, 'a')?.presence).toBe('consumed');
    return now;
  };

  it('FT-12, SE-18: set free by the table it stands on the nearest empty hex, out altogether, its animus in reserve', () => {
    const now = inside();
    now.tap(presence('a', 'standing'));
    expect(of(now, 'a')).toMatchObject({
      presence: 'standing',
      consumed: null,
      at: 'I3',
      animus: { available: 0, reserve: 6 },
    });
    // Its attack is an ordinary one again: it goes where it is sent, for nothing, and not into the belly.
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 2 } } });
    expect(of(now, 'a')?.animus.available).toBe(0);
    expect(questionOf(now.state)?.ask ?? null).not.toBe('pool');
    expect(now.events.some(event => event.type === 'die' && event.die === 'core')).toBe(false);
  });

  it('FT-11, SE-15: attacks from inside with injuries in hand, once a turn, for 3 animus, and in its own turn only', () => {
    const now = inside();
    const strike = (): Command => ({
      do: 'attack',
      who: 'a',
      strike: { targets: ['boss'], said: { damage: 2 } },
    });
    const limp = { id: 'limp', name: 'Limp', cooldown: 1, text: '' } as const;
    now.state = {
      ...now.state,
      library: { ...now.state.library, injuries: { limp } },
      friends: now.state.friends.map(one =>
        one.id === 'a'
          ? { ...one, animus: { available: 6, reserve: 0 }, cards: { ...one.cards, hand: ['limp'] } }
          : one,
      ),
    };
    now.tap(strike());
    expect(of(now, 'a')?.animus.available).toBe(3);
    expect(now.events.some(event => event.type === 'die' && event.die === 'core')).toBe(true);
    // The second one is another turn of its.
    now.tap(strike());
    expect(now.events.some(event => event.type === 'note' && event.code === 'anotherTurn')).toBe(true);
    expect(now.refused({ do: 'spend', who: 'a', token: 'animus' })).toBe('no-token');
  });

  it('FT-11, TG-6: taunts nobody: a taunt of before ends with it', () => {
    const now = begun({ encounter: encounterOf({ cards: cards(swallow) }) });
    now.tap({ do: 'taunt', who: 'a' }, { do: 'endTurns' });
    for (let i = 0; i < 9 && of(now, 'a')?.presence === 'standing'; i++)
      now.tap({ do: 'answer', answer: { answer: 'go' } });
    expect(now.state.taunt).toBe(null);
    expect(now.refused({ do: 'taunt', who: 'a' })).toBe('consumed');
  });

  it('OWN-192: nobody in a cage or in a belly, and no Sentinel, is moved by a friend’s card', () => {
    const step = {
      id: 'step',
      name: 'Step',
      cooldown: 1,
      choices: [{ id: 'x', text: '', cost: 0, effects: [{ effect: 'move', hexes: 2, on: 'friend' }] }],
    } as const;
    const plain = setupOf();
    const now = fight({
      ...plain,
      heroes: ['A9', 'C9', 'E9', 'Q9'].map((at, n) =>
        hero('abcd'[n] ?? '', { at, class: n === 0 ? 'grove-maiden' : 'warden', cards: [step] }),
      ),
      settings: { ...plain.settings, board: 'mirrored', company: 'full' },
    });
    now.tap({ do: 'begin' }, { do: 'sentinel', of: 'a', at: 'C7' });
    const sentinel = now.state.friends.find(one => one.role === 'sentinel')?.id ?? '';
    const cage = { difficulty: 1, fail: [], until: 2, tried: false };
    const friends = now.state.friends.map(one => (one.id === 'b' ? { ...one, caged: cage } : one));
    for (const whom of ['b', sentinel]) {
      const one = fight(plain);
      one.state = { ...now.state, friends };
      one.tap(
        { do: 'play', who: 'a', card: 'step', choice: 'x' },
        { do: 'answer', answer: { answer: 'pick', ids: [whom] } },
      );
      expect([whom, questionOf(one.state)]).toEqual([whom, null]);
    }
    now.tap(
      { do: 'play', who: 'a', card: 'step', choice: 'x' },
      { do: 'answer', answer: { answer: 'pick', ids: ['b'] } },
    );
    expect(questionOf(now.state)?.ask).toBe('place');
  });
});
