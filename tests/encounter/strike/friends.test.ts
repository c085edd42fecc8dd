import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { HeroEffect, ItemCard } from '../../../src/stage/company';
import { ability, course, type Fight, of, play } from '../support/scripted-fight';

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
    expect(front(struck(3, 0))).toBe(5);
    const bleeding = struck(3, 1, [{ effect: 'token', token: 'bleed', count: 1 }]);
    expect([front(bleeding), bleeding.state.enemies[0]?.tokens]).toEqual([4, { bleed: 1 }]);
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
