import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/encounter/model/settings';
import type { State } from '../../../src/encounter/model/state';
import { noCards } from '../../../src/encounter/setup/bystanders';
import { builtinPack } from '../../../src/packs/builtin';
import type { Encounter } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { practiceCompany } from '../../../src/table/setup/ready';
import { cards, encounterOf, fight, hero, hit, setupOf } from '../support/least-fixture';

const phases = (events: readonly { type: string }[]): string[] =>
  events.flatMap(event => ('phase' in event ? [`${event.phase}`] : []));
const doing = (...steps: Step[]): Encounter => encounterOf({ cards: cards(steps) });
const board = (change: Partial<Settings> = {}): Settings => ({
  ...setupOf().settings,
  board: 'mirrored',
  ...change,
});
const places = [
  hero('a', { at: 'I9' }),
  hero('b', { at: 'G9' }),
  hero('c', { at: 'J9' }),
  hero('d', { at: 'H9' }),
];
const friend = (state: State, id: string) => state.friends.find(one => one.id === id);

describe('setting up', () => {
  it('SU-5: every slot of a boss gets a die, of 6 in the encounters that come with it', () => {
    for (const encounter of builtinPack.encounters) {
      const { enemies } = fight(setupOf({ encounter })).state;
      for (const enemy of enemies) {
        const kind = encounter.enemies.find(one => one.id === enemy.kind);
        if (kind?.role !== 'boss') continue;
        expect(new Set(enemy.dice.map(die => die.slot))).toEqual(new Set(kind.slots?.map(slot => slot.id)));
        expect(enemy.dice.every(die => die.hp === 6)).toBe(true);
      }
    }
  });

  it('SU-8: abilities, items and injuries of a full character are in the hand', () => {
    const own = hero('a', {
      cards: [{ id: 'ability', name: 'Ability', cooldown: 1, choices: [] }],
      items: [{ id: 'item', name: 'Item', kind: 'gear', choices: [] }],
      injuries: [{ id: 'injury', name: 'Injury', cooldown: 1, text: '' }],
    });
    expect(fight(setupOf({ heroes: [own] })).state.friends[0]?.cards.hand).toEqual([
      'ability',
      'item',
      'injury',
    ]);
  });

  it('SU-12: enemies and obstacles stand where the encounter says', () => {
    const encounter = encounterOf({
      obstacles: [{ id: 'rock', kind: 'rock', hexes: ['B2', 'B3'] }],
      placed: [
        { enemy: 'boss', at: 'I5', facing: 'SE' },
        { enemy: 'rat', at: 'C3' },
      ],
    });
    const { state } = fight(setupOf({ encounter, settings: board() }));
    expect(state.enemies.map(one => [one.kind, one.at, one.facing])).toEqual([
      ['boss', 'I5', 'SE'],
      ['rat', 'C3', 'N'],
    ]);
    expect(state.obstacles).toEqual(encounter.obstacles);
  });

  it('SU-13: the four start in the start zone, one on a hex, and on which the players say', () => {
    for (const encounter of builtinPack.encounters) {
      const { heroes } = practiceCompany(encounter);
      const places = heroes.map(it => it.at ?? '');
      expect(new Set(places).size).toBe(4);
      for (const place of places) expect(encounter.startZone).toContain(place);
      const one = fight(setupOf({ encounter, heroes, settings: board() }));
      const other = encounter.startZone.find(hex => !places.includes(hex)) ?? '';
      one.tap({ do: 'say', correction: { say: 'stands', who: heroes[0]?.id ?? '', at: other, facing: 'N' } });
      expect(one.state.friends[0]?.at).toBe(other);
    }
  });

  it('SU-14: the leader is the first player in every round', () => {
    const encounter = doing({
      do: 'effect',
      on: { who: 'firstPlayer' },
      effects: [{ effect: 'lose', hp: 1 }],
    });
    const one = fight(setupOf({ encounter, lead: 'c' }));
    one.tap({ do: 'begin' }, { do: 'endTurns' }, { do: 'endTurns' });
    expect(one.state.friends.map(it => it.hp)).toEqual([6, 6, 4, 6]);
  });
});

describe('the phases', () => {
  it('RD-6, OWN-30: what lies at 0 comes back to the hand in the refresh, items too; the rest stays', () => {
    const one = fight(setupOf({ ambushed: true }));
    one.state = {
      ...one.state,
      friends: one.state.friends.map(it => ({
        ...it,
        cards: { ...noCards, cooldown: [['ability', 'item', 'injury'], ['one'], ['two'], ['three']] },
      })),
    };
    one.tap({ do: 'begin' });
    expect(one.state.friends[0]?.cards).toEqual({
      ...noCards,
      hand: ['ability', 'item', 'injury'],
      cooldown: [[], ['one'], ['two'], ['three']],
    });
  });

  it('RD-7: the cubes on the card of a companion come off in the refresh', () => {
    const one = fight(setupOf({ heroes: [hero('a', { kind: 'companion' })], ambushed: true }));
    one.state = {
      ...one.state,
      friends: one.state.friends.map(it => ({ ...it, cards: { ...noCards, cubes: ['x', 'y'] } })),
    };
    one.tap({ do: 'begin' });
    expect(one.state.friends[0]?.cards.cubes).toEqual([]);
  });

  it('RD-8, RD-9: turns in any order, several of the same one running, and again after a pass, until all have enough', () => {
    const one = fight(setupOf());
    one.tap({ do: 'begin' });
    for (const who of ['a', 'b', 'b', 'b', 'd', 'a']) one.tap(hit(who, 1, 'front'), { do: 'pass', who });
    one.tap(hit('d', 1, 'front'));
    expect([one.state.phase, one.state.round]).toEqual(['oathsworn', 1]);
    one.tap({ do: 'endTurns' });
    expect(one.state.round).toBe(2);
  });

  it('RD-10, MN-1: the stage card first, then all minions by their box', () => {
    const encounter = encounterOf({
      ...doing({
        do: 'effect',
        on: { who: 'oathsworn' },
        effects: [{ effect: 'token', token: 'bleed', count: 1 }],
      }),
      enemies: encounterOf().enemies.map(kind =>
        kind.id === 'rat'
          ? {
              ...kind,
              acts: [
                { do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'bleeds', hp: 1 }] } as const,
              ],
            }
          : kind,
      ),
      placed: [
        { enemy: 'boss', at: 'I5' },
        { enemy: 'rat', at: 'A1' },
        { enemy: 'rat', at: 'B1' },
      ],
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    // Two rats, and the token of the card was there before either.
    expect(friend(one.state, 'a')?.hp).toBe(4);
  });

  it('RD-11, SC-3: a card that holds until the end of the round lies in view until then, any other is discarded', () => {
    const encounter = doing({
      do: 'effect',
      on: { who: 'bosses' },
      effects: [{ effect: 'defense', by: 3, until: 'endOfRound' }],
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    const at = (type: string) =>
      one.events.findIndex(event => event.type === 'stage' && event.event.type === type);
    const end = one.events.findIndex(event => event.type === 'phase' && event.phase === 'endOfRound');
    expect(at('kept')).toBeGreaterThan(-1);
    expect(at('kept')).toBeLessThan(end);
    expect(at('discarded')).toBeGreaterThan(end);
    expect(one.state.stage.kept).toEqual([]);
    expect(one.state.lasting).toEqual([]);
    const plain = fight(setupOf());
    plain.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(plain.state.stage.discard).toHaveLength(1);
    expect(plain.events.some(event => event.type === 'stage' && event.event.type === 'kept')).toBe(false);
    expect(phases(plain.events)).toContain('endOfRound');
  });
});

describe('words and names', () => {
  it('TM-1: what is printed goes before the rules: a minion whose board says so draws a reaction', () => {
    const falls = (reacts: boolean) => {
      const { enemies } = encounterOf();
      const encounter = encounterOf({
        enemies: enemies.map(kind => (kind.id === 'rat' ? { ...kind, reacts } : kind)),
        placed: [
          { enemy: 'boss', at: 'I5' },
          { enemy: 'rat', at: 'A1' },
        ],
      });
      const one = fight(setupOf({ encounter }));
      one.tap({ do: 'begin' }, hit('a', 9, 'hp', 'rat1'));
      return one.state.stage.discard.length;
    };
    expect([falls(false), falls(true)]).toEqual([0, 1]);
  });

  it('TM-2, TM-3: the target of a card goes before that of the rules board; neither counts in a reaction', () => {
    const chosen = (rules: 'card' | 'board', reaction: boolean) => {
      const { enemies } = encounterOf();
      const encounter = encounterOf({
        cards: cards([
          { do: 'target', rules: rules === 'card' ? [{ rule: 'class', class: 'c' }] : [] },
          { do: 'move', way: 'toward', hexes: 9 },
          { do: 'effect', on: { who: 'target' }, effects: [{ effect: 'lose', hp: 1 }] },
        ]),
        enemies: enemies.map(kind =>
          kind.id === 'boss' ? { ...kind, targets: [{ rule: 'class', class: 'b' } as const] } : kind,
        ),
      });
      const one = fight(setupOf({ encounter, settings: board(), heroes: places }));
      one.tap({ do: 'begin' });
      if (reaction) one.tap(hit('d', 12, 'rear'));
      else one.tap({ do: 'endTurns' });
      const why = one.events.find(event => event.type === 'why');
      return why?.type === 'why' ? why.why.target : null;
    };
    expect([chosen('board', false), chosen('card', false)]).toEqual(['b', 'c']);
    expect([chosen('board', true), chosen('card', true)]).toEqual(['d', 'd']);
  });

  it('TM-4: who stands on fire burns, on either side', () => {
    const encounter = encounterOf({
      tiles: [
        { kind: 'fire', hexes: ['I9'] },
        { kind: 'fire', hexes: ['A1'] },
      ],
      enemies: encounterOf().enemies.map(kind => (kind.id === 'rat' ? { ...kind, hp: 2, acts: [] } : kind)),
      placed: [
        { enemy: 'boss', at: 'I5' },
        { enemy: 'rat', at: 'A1' },
      ],
    });
    const one = fight(setupOf({ encounter, settings: board(), heroes: places }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(friend(one.state, 'a')?.hp).toBe(5);
    expect(one.state.enemies[1]?.dice[0]?.hp).toBe(1);
  });

  it('TM-5: one is friendly to oneself: a card for a friendly character may go to its own player', () => {
    const heal = {
      id: 'heal',
      name: 'Heal',
      cooldown: 1,
      choices: [{ id: 'heal-1', text: '', cost: 0, effects: [{ effect: 'heal', hp: 1, on: 'friend' }] }],
    } as const;
    const one = fight(
      setupOf({
        heroes: [hero('a', { cards: [heal], hp: 3 }), hero('b', { hp: 3 })],
        settings: { ...setupOf().settings, company: 'full' },
      }),
    );
    one.tap(
      { do: 'begin' },
      { do: 'play', who: 'a', card: 'heal', choice: 'heal-1' },
      { do: 'answer', answer: { answer: 'pick', ids: ['a'] } },
    );
    expect(one.state.friends.map(it => it.hp)).toEqual([4, 3]);
  });

  it('TM-6: Oathsworn are the four, not the Guardian, who is a friend of theirs', () => {
    const costs = { moveCost: 1, moveHexes: 2, attackCost: 1 };
    const guardian = { id: 'g', name: 'Guardian', defense: 3, might: {}, ...costs };
    const hurt = (who: 'oathsworn' | 'company') => {
      const encounter = doing({ do: 'effect', on: { who }, effects: [{ effect: 'lose', hp: 1 }] });
      const heroes = [
        hero('a', { class: 'grove-maiden' }),
        hero('b', { kind: 'companion' }),
        hero('c'),
        hero('d'),
      ];
      const one = fight(setupOf({ encounter, guardian, heroes }));
      one.tap({ do: 'begin' }, { do: 'endTurns' });
      return one.state.friends.map(it => it.hp);
    };
    expect(hurt('oathsworn')).toEqual([5, 5, 5, 5, 6]);
    expect(hurt('company')).toEqual([5, 5, 5, 5, 5]);
  });

  it('TM-7: of equals the most northern, then western one', () => {
    const encounter = doing({ do: 'target', rules: [] });
    const heroes = [
      hero('a', { at: 'I9' }),
      hero('b', { at: 'M5' }),
      hero('c', { at: 'I1' }),
      hero('d', { at: 'E5' }),
    ];
    const one = fight(setupOf({ encounter, settings: board(), heroes }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(one.events.find(event => event.type === 'why')).toMatchObject({ why: { target: 'c' } });
  });

  it('TM-8, EA-10: an enemy draws cards, or rolls as many dice where the table has chosen dice', () => {
    const pool = (might: Settings['might']) => {
      const one = fight(
        setupOf({
          encounter: doing({ do: 'target', rules: [] }, { do: 'attack' }),
          settings: { ...setupOf().settings, might },
        }),
      );
      one.tap({ do: 'begin' }, { do: 'endTurns' }, { do: 'answer', answer: { answer: 'pick', ids: ['a'] } });
      const frame = one.state.frames.at(-1);
      if (frame?.frame !== 'blow' || !frame.flow) throw new Error('no attack');
      return [frame.flow.pool.cards.red, frame.flow.pool.dice.red];
    };
    expect([pool('cards'), pool('dice')]).toEqual([
      [2, 0],
      [0, 2],
    ]);
  });

  it('TM-11: animus gained comes out of the reserve; a Redraw token is kept', () => {
    const encounter = doing({
      do: 'effect',
      on: { who: 'oathsworn' },
      effects: [
        { effect: 'animus', by: 9 },
        { effect: 'token', token: 'redraw', count: 1 },
      ],
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(friend(one.state, 'a')).toMatchObject({
      animus: { available: 6, reserve: 0 },
      tokens: { redraw: 1 },
    });
  });

  it('TM-12: whom a card drags goes the whole way, crippled or not', () => {
    const encounter = doing({
      do: 'effect',
      on: { who: 'firstPlayer' },
      effects: [{ effect: 'drag', way: 'N', hexes: 2 }],
    });
    const heroes = [hero('a', { at: 'A9', tokens: { crippled: 1 } }), hero('b'), hero('c'), hero('d')];
    const one = fight(setupOf({ encounter, settings: board(), heroes }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(friend(one.state, 'a')?.at).toBe('A7');
  });

  it('TM-14: when the models have run out no more come', () => {
    const encounter = doing({
      do: 'spawn',
      enemy: 'rat',
      count: 6,
      at: { place: 'hexes', hexes: ['A1'] },
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(one.events.filter(event => event.type === 'enemyCame')).toHaveLength(4);
    expect(one.events.some(event => event.type === 'note' && event.code === 'noModels')).toBe(true);
  });
});
