import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { Setup } from '../../../src/encounter/model/setup';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { AllyCard } from '../../../src/stage/company';
import { inCombat } from '../support/company';
import { cards, encounterOf } from '../support/least-fixture';
import { ability, asked, course, foe, go, nobody, of, pick, play } from '../support/scripted-fight';

const ancient: AllyCard = {
  id: 'ancient',
  name: 'Ancient',
  defense: 1,
  might: { red: 1 },
  moveCost: 1,
  moveHexes: 2,
  attackCost: 1,
};
const spend = (who: string): Command => ({ do: 'spend', who, token: 'defense' });
const spends = (who: string, count: number): Command => ({
  do: 'answer',
  answer: { answer: 'tokens', spend: [{ who, count }] },
});
const faints = (who: string): Command => ({
  do: 'say',
  correction: { say: 'presence', who, presence: 'unconscious' },
});

/** Everybody is struck hard; the Guardian has a Defense token of its own, its Maiden two. */
const struck = (maidenFaints: boolean, settings: Partial<Setup['settings']> = {}) => {
  const encounter = encounterOf({
    cards: cards([{ do: 'attack', at: { who: 'company' }, might: { black: 6 } }]),
  });
  const one = inCombat({ class: 'grove-maiden', tokens: { defense: 2 } }, { guardian: ancient, encounter });
  one.tap({ do: 'settings', settings: { ...one.state.settings, windows: 'all', ...settings } });
  one.tap({ do: 'say', correction: { say: 'token', who: 'guardian', token: 'defense', count: 1 } });
  if (maidenFaints) one.tap(faints('a'));
  one.tap({ do: 'endTurns' });
  while (asked(one).ask === 'go') one.tap(go);
  return one;
};

const offered = (one: ReturnType<typeof struck>) => {
  const question = asked(one);
  return question.ask === 'soak' ? question.defenders.find(it => it.who === 'guardian')?.tokens : null;
};

describe('tokens that nobody may spend', () => {
  it('FT-11, GM-6: a sleeping Guardian is struck and loses HP, but spends neither its own tokens nor hers', () => {
    const one = struck(true);
    one.tap(nobody);
    expect(offered(one)).toBe(0);
    expect(one.refused(spends('guardian', 1))).toBe('no-token');
    expect(
      one.refused({
        do: 'answer',
        answer: { answer: 'might', command: { type: 'token', target: 'guardian' } },
      }),
    ).toBe('no-token');
    one.tap(go);
    expect(of(one, 'guardian').presence).toBe('gone');
    expect([of(one, 'guardian').tokens, of(one, 'a').tokens]).toEqual([{ defense: 1 }, { defense: 2 }]);
  });

  it('GM-4, FT-11: awake it spends both', () => {
    const one = struck(false);
    one.tap(nobody);
    expect(offered(one)).toBe(1);
    one.tap(spends('guardian', 1));
    expect(of(one, 'guardian').tokens).toEqual({});
  });

  it('FT-8, FT-11: nor does it guard itself in an area of its friends', () => {
    const sweep = ability('sweep', [{ effect: 'attack', area: 'circle', range: 2 }]);
    const one = course([], { a: { cards: [sweep] }, b: { class: 'grove-maiden', at: 'I8' } });
    const guardian = { ...of(one, 'b'), id: 'g', role: 'guardian', of: 'b', at: 'H8' } as const;
    one.state = { ...one.state, friends: [...one.state.friends, { ...guardian, tokens: { defense: 1 } }] };
    one.tap(faints('b'), play('a', 'sweep'));
    const aims = asked(one);
    const both = aims.ask === 'pick' && aims.options.find(it => it.hit?.includes('g'));
    one.tap(pick(both ? both.id : ''));
    one.tap({ do: 'answer', answer: { answer: 'total', damage: 4 } });
    while (questionOf(one.state)?.ask === 'pick') {
      const question = asked(one);
      one.tap(pick(question.ask === 'pick' ? (question.options[0]?.id ?? '') : ''));
    }
    expect(questionOf(one.state)?.ask ?? null).not.toBe('soak');
    expect(of(one, 'g').hp).toBe(4);
  });
});

describe('a Defense token before its time', () => {
  it('TK-1, EA-6, OWN-260: before the draw lies open it is not spent for nothing; the table may do it all the same', () => {
    const one = struck(false);
    expect(asked(one).ask).toBe('defend');
    expect(one.refused(spend('a'))).toBe('not-its-moment');
    expect(one.refused({ do: 'spend', who: 'a', token: 'defense', anyway: true })).toBe('taken');
    one.tap(nobody, spend('a'));
    expect(of(one, 'a').tokens).toEqual({ defense: 1 });
  });

  it('EA-6, OWN-260: nor while the cards lie face down', () => {
    const one = course(
      [{ do: 'attack', might: { black: 6 }, range: 'any', noSight: true }],
      { a: { tokens: { defense: 1 } } },
      {},
      { windows: 'all' },
    );
    one.tap({ do: 'endTurns' });
    while (asked(one).ask === 'go') {
      expect(one.refused(spend('a'))).toBe('not-its-moment');
      one.tap(go);
    }
    expect(asked(one)).toMatchObject({ ask: 'defend', draw: { step: 'hidden' } });
    expect(one.refused(spend('a'))).toBe('not-its-moment');
  });

  it('FT-8, OWN-260: nor in an area of its friends whose cards are not drawn yet', () => {
    const sweep = ability('sweep', [{ effect: 'attack', area: 'circle', range: 2 }]);
    const one = course([], { a: { cards: [sweep] }, b: { at: 'I8', tokens: { defense: 1 } } });
    one.tap(play('a', 'sweep'));
    const aims = asked(one);
    const both = aims.ask === 'pick' && aims.options.find(it => it.hit?.includes('b'));
    one.tap(pick(both ? both.id : ''));
    expect(asked(one).ask).toBe('pool');
    expect(one.refused(spend('b'))).toBe('not-its-moment');
    expect(one.refused(spend('a'))).toBe('no-token');
  });

  it('OWN-260: who is not attacked spends what it likes', () => {
    const one = course([], { b: { tokens: { defense: 1 } } });
    one.tap(spend('b'));
    expect(of(one, 'b').tokens).toEqual({});
  });
});

describe('from inside', () => {
  it('FT-11, SE-15: neither Sentinels nor falcons strike for whoever is swallowed', () => {
    const one = inCombat({ class: 'grove-maiden' });
    one.tap({ do: 'sentinel', of: 'a', at: null });
    one.state = {
      ...one.state,
      friends: one.state.friends.map(it =>
        it.id === 'a'
          ? { ...it, presence: 'consumed', consumed: { enemy: 'boss', slot: 'core', lost: 0, each: [] } }
          : it,
      ),
    };
    const strike = { targets: ['boss'], cost: 3 };
    expect(one.refused({ do: 'attack', who: 'a', strike: { ...strike, sentinels: 1 } })).toBe('consumed');
    expect(one.refused({ do: 'attack', who: 'a', strike: { ...strike, falcons: true } })).toBe('consumed');
    expect(one.refused({ do: 'attack', who: 'a', strike })).toBe('taken');
  });
});

describe('whose deed a break cuts', () => {
  it('OWN-240, FT-4: what the table says somebody else broke does not cut the attack of this one', () => {
    const breaks = (by: string): Command => ({
      do: 'say',
      correction: { say: 'die', enemy: 'boss', die: 'front', hp: 0, quiet: false, by },
    });
    const fought = (by: string) => {
      const one = course([], {}, {}, { windows: 'all' });
      one.tap({
        do: 'attack',
        who: 'a',
        strike: { targets: ['boss'], white: 2, cannotMiss: true, bonus: 4 },
      });
      one.tap(breaks(by));
      one.tap({
        do: 'answer',
        answer: { answer: 'might', command: { type: 'settle', said: { damage: 4 } } },
      });
      while (one.state.frames.some(it => it.frame === 'strike')) {
        const question = asked(one);
        one.tap(question.ask === 'pick' ? pick(question.options[0]?.id ?? '') : go);
      }
      return foe(one, 'boss').dice.reduce((sum, it) => sum + it.hp, 0);
    };
    expect([fought('a'), fought('b')]).toEqual([24, 22]);
  });
});
