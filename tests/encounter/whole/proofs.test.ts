import { describe, expect, it } from 'vitest';
import { hexesOf } from '../../../src/board/targets/measure';
import { boardOf } from '../../../src/encounter/facts/positions';
import { standardSettings } from '../../../src/encounter/model/settings';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Face } from '../../../src/might/cards';
import type { EnemyKind } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { allies as someAllies } from '../random-player/company';
import { unsettled } from '../support/invariants';
import { cards, encounterOf, fight, hero, hit, setupOf } from '../support/least-fixture';

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

describe('a large enemy that a card places or turns', () => {
  const doing = (
    steps: readonly Step[],
    at: string,
    boss: { at: string; footprint?: EnemyKind['footprint'] },
  ) => {
    const [kind] = encounterOf().enemies;
    if (!kind) throw new Error('no boss');
    const encounter = encounterOf({
      enemies: [{ ...kind, footprint: boss.footprint ?? 'flower' }],
      placed: [{ enemy: 'boss', at: boss.at, facing: 'N' }],
      cards: cards(steps),
    });
    const heroes = [hero('a', { at }), hero('b'), hero('c'), hero('d')];
    const now = fight(setupOf({ encounter, heroes, settings: mirrored }));
    now.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(unsettled(now.state)).toBe(null);
    const body = hexesOf(boardOf(now.state), 'boss');
    return { now, body, a: now.state.friends[0]?.at, boss: now.state.enemies[0] };
  };

  it('OWN-85, PL-1: where it does not fit it stands on the nearest hex where it does, and pushes who is there', () => {
    const steps = [{ do: 'place', whom: { who: 'self' }, at: { place: 'hexes', hexes: ['A1'] } }] as const;
    const { boss, body, a } = doing(steps, 'B2', { at: 'I5' });
    expect(boss?.at).toBe('B2');
    expect(body).toHaveLength(7);
    expect(body).not.toContain('');
    expect(body).not.toContain(a);
  });

  const long = [[], ['N'], ['S'], ['S', 'S']] as const;

  it('OWN-66: a long body turned upon somebody pushes; where it has no room it keeps its facing', () => {
    const turned = doing([{ do: 'turn', to: 'NE' }], 'H6', { at: 'I5', footprint: long });
    expect(turned.boss?.facing).toBe('NE');
    expect(turned.body).toContain('H6');
    expect(turned.a).not.toBe('H6');
    const cramped = doing([{ do: 'turn', to: 'S' }], 'H6', { at: 'I2', footprint: long });
    expect(cramped.boss?.facing).toBe('N');
    expect(cramped.now.events).toContainEqual({
      type: 'note',
      code: 'skipped',
      text: { say: 'tell.no-room', name: 'Boss', facing: 'S' },
      step: 0,
    });
  });
});

describe('the consumed', () => {
  it('SE-17: is free when its place has lost 6 HP since, from any of its dice, though some are left', () => {
    const [kind] = encounterOf().enemies;
    if (!kind) throw new Error('no boss');
    const belly = { id: 'belly', name: 'Belly', hexes: [[]], dice: [6, 6] };
    const encounter = encounterOf({
      enemies: [{ ...kind, footprint: 'single', slots: [belly] }],
      cards: cards([
        { do: 'target', rules: [{ rule: 'firstPlayer' }] },
        { do: 'consume', whom: { who: 'target' }, slot: 'belly', each: [] },
      ]),
    });
    const now = fight(
      setupOf({
        encounter,
        settings: mirrored,
        heroes: ['I6', 'A9', 'C9', 'Q9'].map((at, n) => hero('abcd'[n] ?? '', { at })),
      }),
    );
    now.tap({ do: 'begin' }, { do: 'endTurns' });
    const a = () => now.state.friends[0];
    expect(a()?.presence).toBe('consumed');
    const loses = (die: string, hp: number) =>
      ({ do: 'say', correction: { say: 'die', enemy: 'boss', die, hp, quiet: false } }) as const;
    now.tap(loses('belly:1', 3), loses('belly:2', 4));
    expect(a()?.presence).toBe('consumed');
    now.tap(loses('belly:2', 3));
    expect([a()?.presence, a()?.animus.available]).toEqual(['standing', 0]);
  });
});

describe('the table says', () => {
  it('MT-1, MT-2: what is left of a might deck is of the cards that do not lie on the table; more there cannot be', () => {
    const now = fight(setupOf());
    now.tap({ do: 'begin' });
    const says = (...left: readonly Face[]) =>
      ({ do: 'say', correction: { say: 'might', side: 'oathsworn', color: 'red', left } }) as const;
    expect(now.refused(says('4*', '4*', '4*', '4*'))).toBe('no-such-cards');
    expect(now.refused(says('1'))).toBe('no-such-cards');
    now.tap(says('4*', '4*', '0'));
    const { deck, discard } = now.state.might.oathsworn.cards.red;
    expect([[...deck].sort(), discard.length]).toEqual([['0', '4*', '4*'], 15]);
    expect(unsettled(now.state)).toBe(null);
  });
});

describe('the end', () => {
  const twins = encounterOf({
    enemies: [
      {
        id: 'twin',
        name: 'Twin',
        role: 'boss',
        defense: 2,
        might: { red: 1 },
        slots: [{ id: 'hp', name: 'HP', hexes: [[]], dice: [6] }],
      },
    ],
    placed: [
      { enemy: 'twin', at: 'E3' },
      { enemy: 'twin', at: 'M3' },
    ],
    cards: cards([{ do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'lose', hp: 9 }] }]),
  });
  const blow = (...targets: string[]) =>
    ({ do: 'attack', who: 'a', strike: { targets, said: { damage: 99 } } }) as const;

  it('EN-1, EN-3: when the last dice go and all Oathsworn fall in the reaction to them, it is won', () => {
    const now = fight(setupOf({ encounter: twins }));
    now.tap({ do: 'begin' }, blow('twin1', 'twin2'));
    expect(now.state.friends.every(one => one.presence === 'unconscious')).toBe(true);
    expect([now.state.phase, now.state.outcome]).toEqual(['over', 'victory']);
  });

  it('EN-1: it is won at once when the last die goes, whatever minions are left', () => {
    const rats = encounterOf({
      placed: [
        { enemy: 'boss', at: 'I5' },
        { enemy: 'rat', at: 'C3' },
      ],
    });
    const now = fight(setupOf({ encounter: rats }));
    now.tap({ do: 'begin' });
    for (const die of ['core', 'rear', 'left', 'right'])
      now.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die, hp: 0, quiet: true } });
    now.tap(hit('a', 99, 'front'));
    expect(now.state.outcome).toBe('victory');
  });

  it('EN-2: it is lost when the fourth Oathsworn falls, though an ally stands', () => {
    const encounter = encounterOf({
      cards: cards([{ do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'lose', hp: 9 }] }]),
    });
    const now = fight(setupOf({ encounter, allies: someAllies }));
    now.tap(
      { do: 'begin' },
      { do: 'say', correction: { say: 'presence', who: 'a', presence: 'unconscious' } },
      { do: 'ally', who: 'a', ally: 'carter', at: null },
      { do: 'endTurns' },
    );
    expect(now.state.friends.find(one => one.role === 'ally')?.presence).toBe('standing');
    expect(now.state.outcome).toBe('defeat');
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
