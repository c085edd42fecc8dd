import { describe, expect, it } from 'vitest';
import { questionOf } from '../../src/encounter/advance';
import { standardSettings } from '../../src/encounter/settings';
import { allies as someAllies } from './lively/company';
import { cards, encounterOf, fight, hero, hit, setupOf } from './small';

const mirrored = { ...standardSettings, board: 'mirrored' } as const;

describe('a stage card', () => {
  it('SC-1: is resolved step by step in the order of its numbers, none left out', () => {
    const words = ['one', 'two', 'three'];
    const steps = words.map(text => ({ do: 'text', text }) as const);
    const now = fight(setupOf({ encounter: encounterOf({ cards: cards(steps) }) }));
    now.tap({ do: 'begin' }, { do: 'endTurns' });
    for (const word of words) {
      expect(questionOf(now.state)?.sentence).toBe(word);
      now.tap({ do: 'answer', answer: { answer: 'go' } });
    }
    expect(now.state.round).toBe(2);
  });
});

describe('a reaction', () => {
  it('RX-2: goes for the breaker, before the target that the card names and before whoever is nearer', () => {
    const encounter = encounterOf({
      cards: cards([
        { do: 'target', rules: [{ rule: 'leastHp' }] },
        { do: 'attack', range: 'any', noSight: true },
      ]),
    });
    const at = ['I3', 'I8', 'C3', 'M9'];
    const heroes = ['a', 'b', 'c', 'd'].map((id, i) =>
      hero(id, { at: at[i] ?? 'A1', hp: id === 'c' ? 1 : 6 }),
    );
    const now = fight(setupOf({ encounter, heroes, settings: mirrored }));
    now.tap({ do: 'begin' }, { ...hit('b', 99, 'rear'), anyway: true });
    expect(now.state.why).toMatchObject({ actor: 'boss', target: 'b', rules: ['reaction'] });
    // The same card in its own phase goes for whom it names.
    while (questionOf(now.state)) now.tap({ do: 'say', correction: { say: 'skip' } });
    now.tap({ do: 'endTurns' });
    expect(now.events.findLast(event => event.type === 'why')).toMatchObject({ why: { target: 'c' } });
  });
});

describe('Defense tokens', () => {
  it('TK-1: each spent after the draw adds 1 against this attack, and is gone; who has left spends none', () => {
    const encounter = encounterOf({ cards: cards([{ do: 'target', rules: [] }, { do: 'attack' }]) });
    const heroes = [hero('a', { tokens: { defense: 3 }, defense: 4 }), hero('b'), hero('c'), hero('d')];
    const settings = { ...standardSettings, board: 'off', might: 'physical', windows: 'all' } as const;
    const now = fight(setupOf({ encounter, heroes, settings }));
    now.tap({ do: 'begin' }, { do: 'endTurns' });
    const asked = (): string => questionOf(now.state)?.ask ?? 'nothing';
    for (let i = 0; asked() !== 'soak' && i < 9; i++)
      now.tap({
        do: 'answer',
        answer:
          asked() === 'pick'
            ? { answer: 'pick', ids: ['a'] }
            : asked() === 'tap'
              ? { answer: 'total', damage: 6 }
              : asked() === 'defend'
                ? { answer: 'defend', with: [] }
                : { answer: 'go' },
      });
    now.tap({ do: 'answer', answer: { answer: 'tokens', spend: [{ who: 'a', count: 3 }] } });
    const a = now.state.friends[0];
    // 6 damage against 4 + 3: nothing.
    expect([a?.hp, a?.tokens.defense ?? 0]).toEqual([6, 0]);
  });
});

describe('allies', () => {
  const fallen = () => {
    const now = fight(setupOf({ allies: someAllies }));
    now.tap({ do: 'begin' });
    const comes = { do: 'ally', who: 'a', ally: 'carter', at: null } as const;
    return { now, comes };
  };

  it('UC-8: are not there at the start, and none comes for one who stands', () => {
    const { now, comes } = fallen();
    expect(now.state.friends.some(one => one.role === 'ally')).toBe(false);
    expect(now.refused(comes)).toBe('still-there');
    now.tap({ do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } }, comes);
    expect(now.state.friends.find(one => one.role === 'ally')?.presence).toBe('standing');
  });

  it('UC-6: one at 0 HP is killed and leaves the board, and in the next turn another one may be chosen', () => {
    const encounter = encounterOf({
      cards: cards([{ do: 'effect', on: { who: 'company' }, effects: [{ effect: 'lose', hp: 5 }] }]),
    });
    const now = fight(
      setupOf({
        allies: someAllies,
        encounter,
        difficulty: 'dread',
        settings: { ...mirrored, board: 'off' },
      }),
    );
    now.tap(
      { do: 'begin' },
      { do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } },
    );
    for (const who of ['b', 'c', 'd'])
      now.tap(
        { do: 'say', correction: { say: 'maxHp', who, hp: 20 } },
        { do: 'say', correction: { say: 'hp', who, hp: 20 } },
      );
    now.tap({ do: 'ally', who: 'a', ally: 'carter', at: null }, { do: 'endTurns' });
    expect(now.state.friends.find(one => one.id === 'carter')).toMatchObject({ presence: 'dead', hp: 0 });
    expect(now.refused({ do: 'ally', who: 'a', ally: 'carter', at: null })).toBe('no-such-ally');
    now.tap({ do: 'ally', who: 'a', ally: 'guard', at: null });
    expect(now.state.friends.find(one => one.id === 'guard')).toMatchObject({
      presence: 'standing',
      of: 'a',
    });
  });
});
