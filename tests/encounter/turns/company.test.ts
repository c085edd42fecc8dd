import { describe, expect, it } from 'vitest';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { AbilityCard, AllyCard, ItemCard } from '../../../src/stage/company';
import { cards, encounterOf, fight, hero, hit, setupOf } from '../support/least-fixture';

const guard: AllyCard = {
  id: 'guard',
  name: 'Guard',
  defense: 2,
  might: { yellow: 2 },
  moveCost: 1,
  moveHexes: 3,
  attackCost: 1,
};
const ability = (id: string, cooldown: 0 | 1 | 2 | 3, change: Partial<AbilityCard> = {}): AbilityCard => ({
  id,
  name: id,
  cooldown,
  choices: [
    {
      id: `${id}-1`,
      text: '',
      cost: 2,
      effects: [{ effect: 'gain', token: 'redraw', count: 1, on: 'self' }],
    },
  ],
  ...change,
});
const shield: ItemCard = {
  id: 'shield',
  name: 'Shield',
  kind: 'shield',
  defense: 2,
  cooldown: 2,
  choices: [
    {
      id: 'shield-1',
      text: '',
      cost: 1,
      effects: [{ effect: 'gain', token: 'defense', count: 1, on: 'self' }],
    },
  ],
};
const charm: ItemCard = {
  id: 'charm',
  name: 'Charm',
  kind: 'gear',
  choices: [{ id: 'charm-1', text: '', cost: 0, effects: [{ effect: 'heal', hp: 1, on: 'self' }] }],
};

const others = [hero('b'), hero('c'), hero('d')];
const full = { ...setupOf().settings, company: 'full' } as const;

describe('the company in combat', () => {
  it('AB-1, AB-3, AB-5, OP-6: a card costs animus, acts, and goes to its position', () => {
    const one = fight(
      setupOf({
        settings: full,
        heroes: [hero('a', { cards: [ability('two', 2), ability('again', 2)] }), ...others],
      }),
    );
    one.tap(
      { do: 'begin' },
      { do: 'play', who: 'a', card: 'two', choice: 'two-1' },
      { do: 'play', who: 'a', card: 'again', choice: 'again-1' },
    );
    expect(one.state.friends[0]).toMatchObject({
      animus: { available: 0, reserve: 6 },
      tokens: { redraw: 2 },
    });
    expect(one.state.friends[0]?.cards.cooldown).toEqual([[], ['two'], ['again'], []]);
    const poor = fight(
      setupOf({ settings: full, heroes: [hero('a', { regen: 1, cards: [ability('two', 2)] }), ...others] }),
    );
    poor.tap({ do: 'begin' });
    expect(poor.refused({ do: 'play', who: 'a', card: 'two', choice: 'two-1' })).toBe('no-animus');
  });

  it('IT-2, IT-3, AB-8: items go on cooldown without battleflow, once-only ones face down', () => {
    const one = fight(
      setupOf({
        settings: full,
        heroes: [hero('a', { cards: [ability('two', 2)], items: [shield, charm] }), ...others],
      }),
    );
    one.tap(
      { do: 'begin' },
      { do: 'play', who: 'a', card: 'two', choice: 'two-1' },
      { do: 'play', who: 'a', card: 'shield', choice: 'shield-1' },
      { do: 'play', who: 'a', card: 'charm', choice: 'charm-1' },
    );
    expect(one.state.friends[0]?.cards).toMatchObject({
      cooldown: [[], [], ['two', 'shield'], []],
      spent: ['charm'],
    });
    expect(one.refused({ do: 'play', who: 'a', card: 'charm', choice: 'charm-1' })).toBe('no-such-card');
  });

  it('CN-6: a companion pays nothing for an item, which then lies face down', () => {
    const one = fight(
      setupOf({ settings: full, heroes: [hero('a', { kind: 'companion', items: [shield] }), ...others] }),
    );
    one.tap({ do: 'begin' }, { do: 'play', who: 'a', card: 'shield', choice: 'shield-1' });
    expect(one.state.friends[0]).toMatchObject({ animus: { available: 2 }, cards: { spent: ['shield'] } });
  });

  it('CN-8: injuries cost a companion HP at the start by their number', () => {
    const injury = (n: number) => ({ id: `i${n}`, name: `${n}`, cooldown: 1, text: '' }) as const;
    for (const [n, hp] of [
      [0, 6],
      [1, 6],
      [2, 5],
      [3, 5],
      [4, 4],
      [6, 4],
    ] as const) {
      const injuries = Array.from({ length: n }, (_, i) => injury(i));
      expect(
        fight(setupOf({ heroes: [hero('a', { kind: 'companion', injuries }), ...others] })).state.friends[0]
          ?.hp,
      ).toBe(hp);
    }
  });

  it('IN-2, IN-3: injuries in hand come before a card or a move', () => {
    const injuries = [{ id: 'limp', name: 'Limp', cooldown: 1, text: 'Move one less.' }] as const;
    const one = fight(
      setupOf({ settings: full, heroes: [hero('a', { cards: [ability('two', 2)], injuries }), ...others] }),
    );
    one.tap({ do: 'begin' });
    expect(one.refused({ do: 'play', who: 'a', card: 'two', choice: 'two-1' })).toBe('injuries-first');
    one.tap({ do: 'injury', who: 'a', card: 'limp' }, { do: 'answer', answer: { answer: 'go' } });
    expect(one.state.friends[0]?.cards.cooldown[1]).toEqual(['limp']);
    one.tap({ do: 'play', who: 'a', card: 'two', choice: 'two-1' });
  });

  it('EA-4, AB-6: a card for defense costs no animus and battleflows', () => {
    const encounter = encounterOf({ cards: cards([{ do: 'target', rules: [] }, { do: 'attack' }]) });
    const hand = [ability('two', 2), ability('shielding', 2, { defense: 3 })];
    const one = fight(
      setupOf({ encounter, settings: full, heroes: [hero('a', { cards: hand }), ...others] }),
    );
    one.tap(
      { do: 'begin' },
      { do: 'play', who: 'a', card: 'two', choice: 'two-1' },
      { do: 'endTurns' },
      { do: 'answer', answer: { answer: 'pick', ids: ['a'] } },
    );
    const animus = one.state.friends[0]?.animus;
    one.tap({ do: 'answer', answer: { answer: 'defend', with: [{ who: 'a', card: 'shielding' }] } });
    const played = one.events.findLast(event => event.type === 'cards' && event.played === 'shielding');
    expect(played?.type === 'cards' && played.cards.cooldown).toEqual([[], ['two'], ['shielding'], []]);
    expect(animus).toEqual({ available: 2, reserve: 4 });
  });

  it('UC-2, UC-3, UC-6, CP-6: an ally comes for one who fell, with 2 animus, and may be killed', () => {
    const one = fight(setupOf({ difficulty: 'grim', allies: [guard, { ...guard, id: 'second' }] }));
    one.tap({ do: 'begin' });
    expect(one.refused({ do: 'ally', who: 'a', ally: 'guard', at: null })).toBe('still-there');
    one.tap(
      { do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } },
      { do: 'ally', who: 'a', ally: 'guard', at: null },
    );
    expect(one.state.friends.at(-1)).toMatchObject({
      role: 'ally',
      of: 'a',
      hp: 5,
      animus: { available: 2, reserve: 0 },
    });
    expect(one.refused({ do: 'ally', who: 'a', ally: 'second', at: null })).toBe('has-ally');
    one.tap(
      { do: 'say', correction: { say: 'presence', who: 'guard', presence: 'dead' } },
      { do: 'ally', who: 'a', ally: 'second', at: null },
    );
  });

  it('GM-3, GM-5, GM-6: the Guardian is there from the start, comes back for 6 animus, sleeps with its maiden', () => {
    const maiden = hero('a', { class: 'grove-maiden', maxAnimus: 8, regen: 6 });
    const one = fight(setupOf({ guardian: { ...guard, id: 'ancient' }, heroes: [maiden, ...others] }));
    one.tap({ do: 'begin' });
    expect(one.state.friends.at(-1)).toMatchObject({ role: 'guardian', of: 'a', hp: 6 });
    one.tap(
      { do: 'say', correction: { say: 'presence', who: 'guardian', presence: 'gone' } },
      { do: 'rejuvenate', of: 'a', at: null },
    );
    expect(one.state.friends.find(it => it.id === 'guardian')).toMatchObject({
      presence: 'standing',
      hp: 6,
      animus: { available: 2 },
    });
    expect(one.state.friends[0]?.animus).toEqual({ available: 0, reserve: 8 });
    one.tap({ do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } });
    expect(one.refused({ ...hit('guardian', 5, 'front'), anyway: false })).toBe('dormant');
  });

  it('GM-7, GM-11: at most eight Sentinels; each draws one card, none misses', () => {
    const one = fight(
      setupOf({ heroes: [hero('a', { class: 'grove-maiden', might: { red: 1 } }), ...others] }),
    );
    one.tap({ do: 'begin' });
    for (let i = 0; i < 8; i++) one.tap({ do: 'sentinel', of: 'a', at: null });
    expect(one.refused({ do: 'sentinel', of: 'a', at: null })).toBe('no-sentinels');
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], sentinels: 5, white: 0, die: 'core' } });
    const flow = one.state.frames.at(-1);
    if (flow?.frame === 'strike') expect(flow.flow?.pieces.length).toBeGreaterThanOrEqual(5);
    expect(one.events.flatMap(event => (event.type === 'note' ? [event.code] : []))).not.toContain('missed');
  });

  it('HU-1, HU-3: a falcon goes to an enemy and is back at once when that dies', () => {
    const encounter = encounterOf({
      placed: [
        { enemy: 'boss', at: 'I5' },
        { enemy: 'rat', at: 'C3' },
      ],
    });
    const one = fight(setupOf({ encounter, heroes: [hero('a', { class: 'huntress' }), ...others] }));
    one.tap({ do: 'begin' }, { do: 'falcon', of: 'a', falcon: 0, to: 'rat1' });
    expect(one.state.friends[0]?.falcons).toEqual(['rat1', 'a']);
    one.tap(hit('b', 4, 'hp', 'rat1'));
    expect(one.state.friends[0]?.falcons).toEqual(['a', 'a']);
  });

  it('SE-20 to SE-22: a thrown shield gives no defense until it is picked up; a thrown weapon leaves one unarmed', () => {
    const one = fight(
      setupOf({
        heroes: [
          {
            ...hero('a', { items: [shield, { ...shield, id: 'axe', kind: 'weapon', defense: 0 }] }),
            defense: 3,
          },
          ...others,
        ],
      }),
    );
    one.tap({ do: 'begin' }, { do: 'throw', who: 'a', item: 'shield', at: null });
    expect(one.state.friends[0]?.defense).toBe(1);
    one.tap({ do: 'pickUp', who: 'a', item: 'shield' }, { do: 'throw', who: 'a', item: 'axe', at: null });
    expect(one.state.friends[0]?.defense).toBe(3);
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'] } });
    expect(questionOf(one.state)?.ask).toBe('pool');
    const frame = one.state.frames.at(-1);
    expect(frame?.frame === 'strike' && frame.flow?.setup.unarmed).toBe(true);
  });

  it('MT-11: a miss gives one token of choice and the spent ones back', () => {
    const one = fight(setupOf({ heroes: [hero('a', { tokens: { empowered: 1 } }), ...others] }));
    one.tap({ do: 'begin' }, { do: 'attack', who: 'a', strike: { targets: ['boss'], said: 'missed' } });
    expect(questionOf(one.state)).toMatchObject({ topic: 'token', who: 'a' });
    one.tap({ do: 'answer', answer: { answer: 'pick', ids: ['redraw'] } });
    expect(one.state.friends[0]?.tokens).toEqual({ empowered: 1, redraw: 1 });
  });

  it('RX-3, AT-12: a minion that loses its HP is removed and draws nothing', () => {
    const encounter = encounterOf({
      placed: [
        { enemy: 'boss', at: 'I5' },
        { enemy: 'rat', at: 'C3' },
      ],
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, hit('a', 2, 'hp', 'rat1'));
    expect(one.state.enemies.map(it => it.present)).toEqual([true, false]);
    expect(one.events.some(event => event.type === 'queued')).toBe(false);
  });
});
