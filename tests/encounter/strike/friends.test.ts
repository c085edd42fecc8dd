import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { fromAlly } from '../../../src/encounter/turns/allies';
import type { HeroEffect, ItemCard } from '../../../src/stage/company';
import { ability, bossWith, course, type Fight, of, pick, play } from '../support/scripted-fight';

const sweep = (change: Partial<Extract<HeroEffect, { effect: 'attack' }>> = {}) =>
  ability('sweep', [{ effect: 'attack', area: 'adjacent', ...change }]);
const might = (
  command: Extract<Extract<Command, { do: 'answer' }>['answer'], { answer: 'might' }>['command'],
): Command => ({
  do: 'answer',
  answer: { answer: 'might', command },
});
const tokens = (who: string, count: number): Command => ({
  do: 'answer',
  answer: { answer: 'tokens', spend: [{ who, count }] },
});

/** `a` sweeps around itself, `b` stands in it beside the boss; the table says the damage. */
function swept(held: number, damage: number, before: readonly Command[] = []): Fight {
  const one = course(
    [],
    {
      a: { cards: [sweep()], defense: 4 },
      b: { at: 'I8', defense: 2, tokens: { defense: held } },
    },
    {},
    { windows: 'all' },
  );
  one.tap(play('a', 'sweep'));
  while (questionOf(one.state)?.ask === 'pool')
    one.tap(might({ type: 'choose', cubes: { white: 0, yellow: 0, red: 1, black: 0 }, white: 0 }));
  one.tap(...before);
  one.tap(might({ type: 'settle', said: { damage } }));
  const question = questionOf(one.state);
  if (question?.ask === 'pick')
    one.tap({ do: 'answer', answer: { answer: 'pick', ids: [question.options[0]?.id ?? ''] } });
  return one;
}

describe('a friend in one’s own area', () => {
  it('FT-8, DM-1: may spend Defense tokens after the draw; its loss is divided by its own defense and those', () => {
    const one = swept(3, 8);
    expect(questionOf(one.state)).toMatchObject({
      ask: 'soak',
      defenders: [{ who: 'b', cards: [], plus: false, tokens: 3, damage: 8, defense: 2, hpLost: 4 }],
    });
    one.tap(tokens('b', 2));
    expect([of(one, 'b').hp, of(one, 'b').tokens]).toEqual([4, { defense: 1 }]);
  });

  it('FT-8: may also take it, and cannot spend more than it holds', () => {
    const one = swept(2, 8);
    expect(one.refused(tokens('b', 3))).toBe('no-token');
    one.tap({ do: 'answer', answer: { answer: 'go' } });
    expect([of(one, 'b').hp, of(one, 'b').tokens]).toEqual([2, { defense: 2 }]);
  });

  it('FT-8, TK-1: one spent while the draw lies open counts against it, and is gone', () => {
    const spend: Command = { do: 'spend', who: 'b', token: 'defense' };
    const one = swept(2, 8, [spend, spend]);
    expect(questionOf(one.state)?.ask ?? null).not.toBe('soak');
    expect([of(one, 'b').hp, of(one, 'b').tokens]).toEqual([4, {}]);
  });

  it('OWN-129, FT-8: is not asked where it holds no token, or would lose no HP', () => {
    expect(of(swept(0, 8), 'b').hp).toBe(2);
    expect([of(swept(3, 1), 'b').hp, of(swept(3, 1), 'b').tokens]).toEqual([6, { defense: 3 }]);
  });
});

describe('a Grove Maiden and her Guardian in one area', () => {
  it('GM-4, FT-8: what both could spend is offered once, and serves the Guardian where she loses nothing', () => {
    const guardian = {
      id: 'g',
      name: 'Guardian',
      defense: 2,
      might: {},
      moveCost: 1,
      moveHexes: 2,
      attackCost: 1,
    };
    const both = (defense: number) => {
      const one = course(
        [],
        { a: { cards: [sweep()] }, b: { class: 'grove-maiden', at: 'I8', defense, tokens: { defense: 3 } } },
        {},
        { windows: 'all' },
      );
      one.state = {
        ...one.state,
        friends: [...one.state.friends, fromAlly(one.state, guardian, 'g', 'b', 'guardian', 'H8')],
      };
      one.tap(play('a', 'sweep'));
      while (questionOf(one.state)?.ask === 'pool')
        one.tap(might({ type: 'choose', cubes: { white: 0, yellow: 0, red: 1, black: 0 }, white: 0 }));
      one.tap(might({ type: 'settle', said: { damage: 4 } }));
      for (let question = questionOf(one.state); question?.ask === 'pick'; question = questionOf(one.state))
        one.tap(pick(question.options[0]?.id ?? ''));
      const question = questionOf(one.state);
      if (question?.ask !== 'soak') throw new Error('nobody is asked for tokens');
      return question.defenders.map(it => [it.who, it.tokens]);
    };
    expect(both(2)).toEqual([
      ['b', 3],
      ['g', 0],
    ]);
    expect(both(9)).toEqual([['g', 3]]);
  });
});

describe('what answers to a hit', () => {
  const item = (effects: readonly HeroEffect[]): ItemCard => ({
    id: 'edge',
    name: 'Edge',
    kind: 'gear',
    choices: [{ id: 'x', text: '', cost: 0, effects, interrupt: 'onHit' }],
  });
  const struck = (damage: number, bonus: number, hit?: Extract<HeroEffect, { effect: 'boost' }>['hit']) => {
    const one = course([], {
      a: {
        cards: [ability('stab', [{ effect: 'attack' }])],
        items: [item([{ effect: 'boost', bonus, ...(hit ? { hit } : {}) }])],
      },
    });
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage } } });
    expect(questionOf(one.state)).toMatchObject({ ask: 'go', window: 'onHit' });
    one.tap(play('a', 'edge'));
    return one;
  };
  const front = (one: Fight): number | undefined =>
    one.state.enemies[0]?.dice.find(die => die.slot === 'front')?.hp;

  it('IT-5: an item’s "adds to this hit" is carried out: the damage of both together, at the same die', () => {
    // Defense 2: 3 damage are 1 HP, 3 + 3 are 3 HP.
    expect(front(struck(3, 3))).toBe(3);
    expect(front(struck(3, 1))).toBe(4);
    const bleeding = struck(3, 1, [{ effect: 'token', token: 'bleed', count: 1 }]);
    expect([front(bleeding), bleeding.state.enemies[0]?.tokens]).toEqual([4, { bleed: 1 }]);
  });

  it('IT-5, DM-1: what two items add is divided together with the damage, and not each by itself', () => {
    const two = ['edge', 'point'].map(id => ({ ...item([{ effect: 'boost', bonus: 1 }]), id }));
    const one = course([], { a: { cards: [ability('stab', [{ effect: 'attack' }])], items: two } });
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 2 } } });
    expect(front(one)).toBe(5);
    one.tap(play('a', 'edge'));
    expect(front(one)).toBe(5);
    // Defense 2: 2 + 1 + 1 damage are 2 HP.
    one.tap(play('a', 'point'));
    expect(front(one)).toBe(4);
  });

  it('IT-5: what is added while the die is being chosen counts as well', () => {
    const one = course(
      [],
      {
        a: {
          cards: [ability('stab', [{ effect: 'attack' }])],
          items: [
            {
              ...item([{ effect: 'boost', bonus: 4 }]),
              choices: [{ id: 'x', text: '', cost: 0, effects: [{ effect: 'boost', bonus: 4 }] }],
            },
          ],
        },
      },
      { enemies: bossWith({ footprint: 'single' }) },
    );
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 2 } }, anyway: true });
    expect(questionOf(one.state)).toMatchObject({ ask: 'pick', topic: 'aim' });
    one.tap(play('a', 'edge'), pick('front'));
    expect(front(one)).toBe(3);
  });

  it('OWN-246: what would only change an attack is neither offered nor played where none can be changed', () => {
    const idle: readonly (readonly [string, readonly HeroEffect[]])[] = [
      ['redraws after the hit', [{ effect: 'boost', redraws: 2 }]],
      ['damage of nothing', [{ effect: 'boost', bonus: 0 }]],
      ['an enemy that does not attack', [{ effect: 'weaken', ignore: 1 }]],
      ['cards that nobody has drawn', [{ effect: 'forceRedraw', count: 1 }]],
    ];
    for (const [what, effects] of idle) {
      const one = course(
        [],
        { a: { cards: [ability('stab', [{ effect: 'attack' }])], items: [item(effects)] } },
        {},
        { windows: 'all' },
      );
      one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 3 } } });
      expect.soft([what, questionOf(one.state)]).toMatchObject([what, { ask: 'go', plays: [] }]);
      expect.soft([what, one.refused(play('a', 'edge'))]).toEqual([what, 'adds-nothing']);
    }
    const free = course([], {
      a: {
        items: [
          {
            ...item([]),
            choices: [{ id: 'x', text: '', cost: 0, effects: [{ effect: 'boost', bonus: 2 }] }],
          },
        ],
      },
    });
    expect(free.refused(play('a', 'edge'))).toBe('adds-nothing');
  });

  it('IT-5, FT-4: nothing is added to what broke', () => {
    const one = course([], {
      a: {
        cards: [ability('stab', [{ effect: 'attack' }])],
        items: [item([{ effect: 'boost', bonus: 12 }])],
      },
    });
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 12 } } });
    const all = (now: Fight): readonly number[] => now.state.enemies[0]?.dice.map(die => die.hp) ?? [];
    const before = all(one);
    if (questionOf(one.state)?.ask === 'go') one.tap(play('a', 'edge'));
    expect(all(one)).toEqual(before);
  });
});
