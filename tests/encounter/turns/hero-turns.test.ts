import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { Cards } from '../../../src/encounter/model/entities';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Cooldown, InjuryCard, ItemCard } from '../../../src/stage/company';
import { runs } from '../../support/samples';
import { findInHand, gain, inCombat, one } from '../support/company';
import { cards, encounterOf, hero, setupOf } from '../support/least-fixture';

type Now = ReturnType<typeof inCombat>;
const pick = (...ids: string[]): Command => ({ do: 'answer', answer: { answer: 'pick', ids } });
const go: Command = { do: 'answer', answer: { answer: 'go' } };
const limp: InjuryCard = { id: 'limp', name: 'Limp', cooldown: 0, text: 'Slow.' };

/** The cards around a player board as one would move them by hand: a pile for each place. */
interface Piles {
  hand: string[];
  at: [string[], string[], string[], string[]];
  down: string[];
}

const positions: readonly Cooldown[] = [0, 1, 2, 3];

/** AB-6 to AB-8 by hand: the pile slides down by one place, from 0 into the hand; nothing further is pushed on. */
function slides(piles: Piles, from: Cooldown, but?: string): void {
  const carried = piles.at[from].filter(card => card !== but);
  piles.at[from] = piles.at[from].filter(card => card === but);
  if (from === 0) piles.hand.push(...carried);
  else piles.at[(from - 1) as Cooldown].push(...carried);
}

const asPiles = ({ hand, cooldown, spent }: Cards): Piles => ({
  hand: [...hand],
  at: cooldown.map(side => [...side]) as Piles['at'],
  down: [...spent],
});
const sorted = ({ hand, at, down }: Piles) => [
  [...hand].sort(),
  at.map(side => [...side].sort()),
  [...down].sort(),
];

describe('cooldown and battleflow', () => {
  const seven = ([0, 1, 1, 2, 2, 3, 3] as const).map((cooldown, i) =>
    gain(`k${i}`, cooldown, 0, { defense: 1 }),
  );
  const things: readonly ItemCard[] = positions.map(cooldown => ({
    ...one(`i${cooldown}`, { cost: 0 }),
    cooldown,
  }));
  const wounds: readonly InjuryCard[] = positions.map(cooldown => ({
    id: `w${cooldown}`,
    name: `w${cooldown}`,
    cooldown,
    text: '',
  }));
  const placeOf = (id: string): Cooldown =>
    (id.startsWith('k') ? seven.find(it => it.id === id)?.cooldown : positions[Number(id.slice(1))]) ?? 0;

  it('AB-5 to AB-8, IN-3, TK-5, RD-6: whatever is played in whatever order, the cards lie as one would lay them by hand', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 99 }), { minLength: 5, maxLength: 40 }), taps => {
        const now = inCombat({
          cards: seven,
          items: [...things, one('once', { cost: 0 })],
          injuries: wounds,
          tokens: { battleflow: 40 },
        });
        const piles = asPiles(now.state.friends[0]!.cards);
        for (const tap of taps) {
          const hand = findInHand(now, 'a');
          const held = hand.filter(id => id.startsWith('w'));
          const card = held[0] ?? hand[tap % Math.max(1, hand.length)];
          if (tap % 7 === 0) {
            const use = (tap % 4) as Cooldown;
            now.tap({ do: 'spend', who: 'a', token: 'battleflow', use });
            slides(piles, use);
          } else if (tap % 11 === 0) {
            now.tap({ do: 'endTurns' });
            piles.hand.push(...piles.at[0]);
            piles.at[0] = [];
          } else if (card !== undefined) {
            piles.hand = piles.hand.filter(id => id !== card);
            if (card.startsWith('w')) now.tap({ do: 'injury', who: 'a', card }, go);
            else now.tap({ do: 'play', who: 'a', card, choice: `${card}-1` });
            if (card === 'once') piles.down.push(card);
            else piles.at[placeOf(card)].push(card);
            if (card.startsWith('k')) slides(piles, placeOf(card), card);
          }
          expect(sorted(asPiles(now.state.friends[0]!.cards))).toEqual(sorted(piles));
        }
      }),
      runs(60, 3000),
    );
  });
});

describe('injuries', () => {
  it('IN-2: all of them, in the first turn of a round, in any order; items and tokens may come before', () => {
    const injuries = [limp, { ...limp, id: 'ache', cooldown: 2 as const }];
    for (const order of [
      ['limp', 'ache'],
      ['ache', 'limp'],
    ] as const) {
      const now = inCombat({
        injuries,
        cards: [gain('two', 2, 0)],
        items: [one('ring', { cost: 0 })],
        tokens: { animus: 1 },
      });
      now.tap(
        { do: 'play', who: 'a', card: 'ring', choice: 'ring-1' },
        { do: 'spend', who: 'a', token: 'animus' },
      );
      const play: Command = { do: 'play', who: 'a', card: 'two', choice: 'two-1' };
      for (const card of order) {
        expect(now.refused(play)).toBe('injuries-first');
        expect(now.refused({ do: 'move', who: 'a', to: 'C3', animus: 1 })).toBe('injuries-first');
        now.tap({ do: 'injury', who: 'a', card }, go);
      }
      expect(now.refused(play)).toBe('taken');
    }
  });

  it('IN-2, OWN-104: one that battleflow brings back later in the round waits for the next round', () => {
    const now = inCombat({ injuries: [limp], cards: [gain('zero', 0, 0), gain('two', 2, 0)] });
    now.tap({ do: 'injury', who: 'a', card: 'limp' }, go);
    // A card of cooldown 0 carries the injury back into the hand.
    now.tap({ do: 'play', who: 'a', card: 'zero', choice: 'zero-1' });
    expect(findInHand(now, 'a')).toContain('limp');
    expect(now.refused({ do: 'play', who: 'a', card: 'two', choice: 'two-1' })).toBe('taken');
    now.tap({ do: 'endTurns' });
    expect(now.state.round).toBe(2);
    expect(now.refused({ do: 'play', who: 'a', card: 'two', choice: 'two-1' })).toBe('injuries-first');
  });

  it('IN-2: a first turn without injuries in hand is a first turn too', () => {
    const back = gain('zero', 0, 0);
    const now = inCombat({ injuries: [{ ...limp, cooldown: 1 }], cards: [back], tokens: { battleflow: 2 } });
    now.tap({ do: 'injury', who: 'a', card: 'limp' }, go, { do: 'endTurns' });
    // Round 2: the injury lies at 1, the hand holds none.
    expect(now.state.round).toBe(2);
    now.tap({ do: 'move', who: 'a', to: 'C3', animus: 1 });
    now.tap(
      { do: 'spend', who: 'a', token: 'battleflow', use: 1 },
      { do: 'spend', who: 'a', token: 'battleflow', use: 0 },
    );
    expect(findInHand(now, 'a')).toContain('limp');
    expect(now.refused({ do: 'move', who: 'a', to: 'C4', animus: 1 })).toBe('taken');
  });
});

describe('turns from within, and what tokens cannot buy', () => {
  const eats = encounterOf({
    cards: cards([{ do: 'consume', whom: { who: 'oathsworn' }, slot: 'core', each: [] }]),
  });

  it('SE-15: a blow from inside costs 3 animus, a companion 1, and strikes the place that it is in', () => {
    for (const [kind, cost] of [
      ['full', 3],
      ['companion', 1],
    ] as const) {
      const now = inCombat({ kind, maxAnimus: 9, regen: 9 }, { encounter: eats });
      now.tap({ do: 'endTurns' });
      expect(now.state.friends[0]?.presence).toBe('consumed');
      const { available } = now.state.friends[0]!.animus;
      now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 4 } } });
      expect(now.state.friends[0]?.animus.available).toBe(available - cost);
      expect(now.state.enemies[0]?.dice.map(die => [die.id, die.hp]).filter(([, hp]) => hp !== 6)).toEqual([
        ['core', 4],
      ]);
    }
  });

  it('SE-14: inside nobody moves or plays a card', () => {
    const now = inCombat({ cards: [gain('two', 2, 0)], at: 'C3' }, { encounter: eats });
    now.tap({ do: 'endTurns' });
    expect(now.refused({ do: 'play', who: 'a', card: 'two', choice: 'two-1' })).toBe('consumed');
    expect(now.refused({ do: 'move', who: 'a', to: 'C4', animus: 1 })).toBe('consumed');
  });

  it('OWN-111: crippled or caged, a companion cannot spend a token on a move, caged on an attack neither', () => {
    const held = inCombat({ kind: 'companion', tokens: { crippled: 1, animus: 1 } });
    const spends = (use: 'move' | 'attack' | 'refresh'): Command => ({
      do: 'spend',
      who: 'a',
      token: 'animus',
      use,
    });
    expect(held.refused(spends('move'))).toBe('crippled');
    expect(held.refused(spends('attack'))).toBe('taken');
    expect(held.refused({ ...spends('move'), anyway: true } as Command)).toBe('taken');
    const encounter = encounterOf({
      cards: cards([{ do: 'cage', whom: { who: 'oathsworn' }, difficulty: 6, fail: [] }]),
    });
    const caged = inCombat({ kind: 'companion', tokens: { animus: 1 } }, { encounter });
    caged.tap({ do: 'endTurns' });
    expect(['move', 'attack', 'refresh'].map(use => caged.refused(spends(use as 'move')))).toEqual([
      'caged',
      'caged',
      'taken',
    ]);
  });

  it('OWN-110: a bought attack is gone when somebody else acts first', () => {
    const now = inCombat({ kind: 'companion', tokens: { animus: 1 } });
    const bought: Command = {
      do: 'attack',
      who: 'a',
      strike: { targets: ['boss'], said: { damage: 2 }, die: 'core', free: true },
    };
    now.tap({ do: 'spend', who: 'a', token: 'animus', use: 'attack' });
    expect(now.refused(bought)).toBe('taken');
    now.tap({ do: 'move', who: 'b', to: 'C3', animus: 1 });
    expect(now.refused(bought)).toBe('not-paid');
    expect(now.refused({ ...bought, anyway: true } as Command)).toBe('taken');
  });

  it('UC-2: an ally that was swallowed still has the turns of the one who fell', () => {
    const guard = { id: 'g', name: 'G', defense: 2, might: {}, moveCost: 1, moveHexes: 2, attackCost: 1 };
    const encounter = encounterOf({
      cards: cards([{ do: 'consume', whom: { who: 'company' }, slot: 'core', each: [] }]),
    });
    const now = inCombat({}, { encounter, allies: [guard, { ...guard, id: 'h' }] });
    now.tap(
      { do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } },
      { do: 'ally', who: 'a', ally: 'g', at: null },
      { do: 'endTurns' },
    );
    expect(now.state.friends.find(it => it.id === 'g')?.presence).toBe('consumed');
    expect(now.refused({ do: 'ally', who: 'a', ally: 'h', at: null })).toBe('has-ally');
  });
});

describe('an attack with items of its own', () => {
  it('OWN-107: used on a critical, then redrawn into a miss: nothing comes of it', () => {
    const maul: ItemCard = {
      id: 'maul',
      name: 'Maul',
      kind: 'weapon',
      cooldown: 1,
      choices: [
        {
          id: 'crit',
          text: '',
          cost: 0,
          interrupt: 'onCritical',
          effects: [{ effect: 'boost', bonus: 9, hit: [{ effect: 'token', token: 'bleed', count: 1 }] }],
        },
      ],
    };
    const settings = { ...setupOf().settings, might: 'physical' } as const;
    const now: Now = inCombat({ items: [maul], tokens: { redraw: 1 } }, { settings }, [hero('b')]);
    const might = (
      command: Extract<Extract<Command, { do: 'answer' }>['answer'], { answer: 'might' }>['command'],
    ) => ({ do: 'answer', answer: { answer: 'might', command } }) as const satisfies Command;
    const white = (face: '0' | '1' | '2*') => ({ color: 'white', face }) as const;
    now.tap(
      { do: 'attack', who: 'a', strike: { targets: ['boss'], white: 3, cubes: {}, die: 'core' } },
      might({ type: 'tap', pieces: [white('2*'), white('0'), white('1')] }),
      { do: 'play', who: 'a', card: 'maul', choice: 'crit' },
      might({ type: 'redraw', piece: 3, by: 'token', face: '0' }),
    );
    expect(now.state.friends[0]?.cards.cooldown[1]).toEqual(['maul']);
    if (questionOf(now.state)?.ask === 'drawn') now.tap(might({ type: 'decline' }));
    if (questionOf(now.state)?.ask === 'drawn') now.tap(might({ type: 'settle' }));
    expect(questionOf(now.state)).toMatchObject({ ask: 'pick', topic: 'token' });
    now.tap(pick('redraw'));
    expect(now.state.enemies[0]?.tokens).toEqual({});
    expect(now.state.enemies[0]?.dice.every(die => die.hp === 6)).toBe(true);
  });
});
