import { describe, expect, it } from 'vitest';
import {
  type Arrival,
  type Thing,
  treadsTable,
  type Way,
  waysOf,
} from '../../../src/encounter/facts/treads-table';
import type { Command } from '../../../src/encounter/model/command';
import type { HeroSetup } from '../../../src/encounter/model/setup';
import { decide } from '../../../src/encounter/round/decide';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { AllyCard } from '../../../src/stage/company';
import type { Encounter } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { cards, encounterOf, fight, hero, setupOf } from '../support/least-fixture';
import { ability, type Fight, pick, place, play } from '../support/scripted-fight';

const things = ['sentinel', 'water', 'fire', 'obstacle', 'occupied'] as const;

/** How somebody comes to a hex where something is, and whether one point of movement was enough. */
interface Reach {
  readonly mover: string;
  readonly hex: string;
  readonly go: (thing: Thing, hex: string) => Fight | 'refused' | 'with two';
}

const own: AllyCard = {
  id: 'own',
  name: 'Own',
  defense: 2,
  might: { white: 1 },
  moveCost: 1,
  moveHexes: 2,
  attackCost: 1,
};
const corners = { a: 'A9', b: 'Q9', c: 'Q1', d: 'A1' } as const;

interface Asked {
  readonly at?: string;
  readonly steps?: readonly Step[];
  readonly placed?: Encounter['placed'];
  readonly boss?: Partial<Encounter['enemies'][number]>;
  readonly a?: Partial<HeroSetup>;
}

/** The fight with the thing on that hex: its Sentinels are those of `b`, and `c` stands where it is occupied. */
function around(
  thing: Thing,
  hex: string,
  { at = corners.a, steps = [], placed, boss, a = {} }: Asked,
): Fight {
  const [large, rat] = encounterOf().enemies;
  if (!large || !rat) throw new Error('no enemies');
  const encounter = encounterOf({
    cards: cards(steps),
    enemies: [
      { ...large, ...boss },
      { ...rat, acts: [] },
    ],
    placed: placed ?? [{ enemy: 'boss', at: 'I5', facing: 'S' }],
    obstacles: thing === 'obstacle' ? [{ id: 'rock', kind: 'rock', hexes: [hex] }] : [],
    tiles: thing === 'water' || thing === 'fire' ? [{ kind: thing, hexes: [hex] }] : [],
  });
  const plain = setupOf();
  const now = fight({
    ...plain,
    encounter,
    settings: { ...plain.settings, board: 'mirrored', company: 'full' },
    heroes: [
      hero('a', { at, class: 'a', ...a }),
      hero('b', { at: corners.b, class: 'grove-maiden', maxAnimus: 12, regen: 12 }),
      hero('c', { at: thing === 'occupied' ? hex : corners.c }),
      hero('d', { at: corners.d }),
    ],
    allies: [own],
    guardian: { ...own, id: 'ancient' },
  });
  now.tap({ do: 'begin' }, { do: 'say', correction: { say: 'presence', who: 'guardian', presence: 'gone' } });
  if (thing === 'sentinel') now.tap({ do: 'sentinel', of: 'b', at: hex });
  return now;
}

const standOf = (now: Fight, id: string): string | null =>
  [...now.state.friends, ...now.state.enemies].find(one => one.id === id)?.at ?? null;

/** Goes on with whatever is asked until nothing is, or a place is. */
function onward(now: Fight): Fight {
  for (let i = 0; i < 30; i++) {
    const question = questionOf(now.state);
    if (!question || question.ask === 'place') return now;
    if (question.ask === 'pick') now.tap(pick(...question.options.slice(0, question.min).map(one => one.id)));
    else if (question.ask === 'defend') now.tap({ do: 'answer', answer: { answer: 'defend', with: [] } });
    else if (question.ask === 'pool') now.tap({ do: 'answer', answer: { answer: 'total', damage: 1 } });
    else now.tap({ do: 'answer', answer: { answer: 'go' } });
  }
  return now;
}

const tried = (now: Fight, command: Command): Fight | 'refused' => {
  if (!decide(now.state, command).ok) return 'refused';
  now.tap(command);
  return now;
};
const acted = (now: Fight): Fight => {
  now.tap({ do: 'endTurns' });
  return onward(now);
};
const first = { who: 'firstPlayer' } as const;
const steps = (...list: readonly Step[]) => list;
const small = { footprint: 'single', slots: [{ id: 'hp', name: 'HP', hexes: [[]], dice: [6] }] } as const;

/** A walk or a move by a card: with one point, and where that does not do with two. */
const withOneOrTwo = (go: (points: number) => Fight | 'refused'): Fight | 'refused' | 'with two' => {
  const once = go(1);
  if (once !== 'refused') return once;
  return go(2) === 'refused' ? 'refused' : 'with two';
};

const ways = {
  walk: {
    mover: 'a',
    hex: 'E5',
    go: (thing, hex) =>
      withOneOrTwo(animus =>
        tried(around(thing, hex, { at: 'E6' }), { do: 'move', who: 'a', to: hex, animus }),
      ),
  },
  moveByCard: {
    mover: 'a',
    hex: 'E5',
    go: (thing, hex) =>
      withOneOrTwo(hexes => {
        const step = ability('step', [{ effect: 'move', hexes }]);
        const now = around(thing, hex, { at: 'E6', a: { cards: [step] } });
        now.tap(play('a', 'step'));
        return tried(now, place(hex));
      }),
  },
  knockback: {
    mover: 'a',
    hex: 'I8',
    go: (thing, hex) =>
      acted(
        around(thing, hex, {
          at: 'I7',
          steps: steps({ do: 'effect', on: first, effects: [{ effect: 'knockback', hexes: 1 }] }),
        }),
      ),
  },
  push: {
    mover: 'a',
    hex: 'I8',
    go: (thing, hex) =>
      acted(
        around(thing, hex, {
          at: 'I7',
          steps: steps({ do: 'effect', on: first, effects: [{ effect: 'push', hexes: 1 }] }),
        }),
      ),
  },
  drag: {
    mover: 'a',
    hex: 'E5',
    go: (thing, hex) =>
      withOneOrTwo(hexes => {
        const drag = steps({ do: 'effect', on: first, effects: [{ effect: 'drag', way: 'N', hexes }] });
        const now = acted(around(thing, hex, { at: 'E6', steps: drag }));
        return thing === 'water' && standOf(now, 'a') !== hex ? 'refused' : now;
      }),
  },
  putByHand: {
    mover: 'a',
    hex: 'E5',
    go: (thing, hex) => {
      const told = steps({ do: 'place', whom: first, at: { place: 'players' } });
      return tried(acted(around(thing, hex, { steps: told })), place(hex));
    },
  },
  placed: {
    mover: 'a',
    hex: 'E5',
    go: (thing, hex) =>
      acted(
        around(thing, hex, {
          steps: steps({ do: 'place', whom: first, at: { place: 'hexes', hexes: [hex] } }),
        }),
      ),
  },
  largePlaced: {
    mover: 'boss',
    hex: 'E5',
    go: (thing, hex) =>
      acted(
        around(thing, hex, {
          steps: steps({ do: 'place', whom: { who: 'self' }, at: { place: 'hexes', hexes: [hex] } }),
        }),
      ),
  },
  comesIn: {
    mover: 'rat1',
    hex: 'E5',
    go: (thing, hex) =>
      acted(
        around(thing, hex, {
          steps: steps({ do: 'spawn', enemy: 'rat', count: 1, at: { place: 'hexes', hexes: [hex] } }),
        }),
      ),
  },
  enemyMove: {
    mover: 'rat1',
    hex: 'E5',
    go: (thing, hex) =>
      acted(
        around(thing, hex, {
          placed: [
            { enemy: 'boss', at: 'M5' },
            { enemy: 'rat', at: 'E6', number: 1 },
          ],
          at: 'E4',
          steps: steps({ do: 'minions', steps: [{ do: 'move', way: 'N', hexes: 1 }] }),
        }),
      ),
  },
  ally: {
    mover: 'own',
    hex: 'A5',
    go: (thing, hex) => {
      const now = around(thing, hex, {});
      now.tap({ do: 'say', correction: { say: 'presence', who: 'd', presence: 'unconscious' } });
      return tried(now, { do: 'ally', who: 'd', ally: 'own', at: hex });
    },
  },
  guardian: {
    mover: 'guardian',
    hex: 'Q8',
    go: (thing, hex) => tried(around(thing, hex, {}), { do: 'rejuvenate', of: 'b', at: hex }),
  },
  freed: {
    mover: 'a',
    hex: 'H7',
    go: (thing, hex) => {
      const swallow: Step = { do: 'consume', whom: first, slot: 'front', each: [] };
      const now = acted(around(thing, hex, { steps: steps(swallow) }));
      now.tap({ do: 'say', correction: { say: 'presence', who: 'a', presence: 'standing' } });
      return now;
    },
  },
  enemyChain: {
    mover: 'boss',
    hex: 'E4',
    go: (thing, hex) =>
      acted(
        around(thing, hex, {
          at: 'E5',
          boss: small,
          steps: steps(
            { do: 'target', rules: [{ rule: 'firstPlayer' }] },
            {
              do: 'attack',
              might: { white: 1 },
              noSight: true,
              range: 'any',
              area: { area: 'chain', range: 1, max: 1 },
            },
          ),
        }),
      ),
  },
  ownChain: {
    mover: 'a',
    hex: 'E4',
    go: (thing, hex) => {
      const links = ability('links', [
        { effect: 'attack', range: 9, noSight: true, chain: { range: 1, max: 1 } },
      ]);
      const now = around(thing, hex, {
        at: 'E8',
        a: { cards: [links] },
        boss: small,
        placed: [{ enemy: 'boss', at: 'E5' }],
      });
      now.tap(play('a', 'links'));
      if (questionOf(now.state)?.ask === 'pick') now.tap(pick('boss'));
      return tried(onward(now), place(hex));
    },
  },
  charge: {
    mover: 'a',
    hex: 'E5',
    go: (thing, hex) => {
      const charge = ability('charge', [{ effect: 'attack', charge: 2 }]);
      const now = around(thing, hex, {
        at: 'E7',
        a: { cards: [charge] },
        boss: small,
        placed: [{ enemy: 'boss', at: 'E6' }],
      });
      now.tap(play('a', 'charge'), pick('N'));
      return onward(now);
    },
  },
  said: {
    mover: 'a',
    hex: 'E5',
    go: (thing, hex) => {
      const now = around(thing, hex, {});
      now.tap({ do: 'say', correction: { say: 'stands', who: 'a', at: hex, facing: 'N' } });
      return now;
    },
  },
  saidEnemy: {
    mover: 'rat1',
    hex: 'E5',
    go: (thing, hex) => {
      const now = around(thing, hex, {});
      now.tap({ do: 'say', correction: { say: 'enemy', kind: 'rat', at: hex } });
      return now;
    },
  },
} satisfies { readonly [W in Way]: Reach };

/** What comes of it, written down by hand from the rules: FT-10, PS-6; OP-3, TL-2; TL-1; PS-3, PL-1, MV-6, AE-4; OWN-102. */
const outcomes: { readonly [W in Way]: { readonly [T in Thing]: Arrival } } = {
  putByHand: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'refused',
    occupied: 'refused',
  },
  walk: {
    sentinel: 'trodden',
    water: 'costs 2',
    fire: 'enters',
    obstacle: 'refused',
    occupied: 'refused',
  },
  moveByCard: {
    sentinel: 'trodden',
    water: 'costs 2',
    fire: 'enters',
    obstacle: 'refused',
    occupied: 'refused',
  },
  knockback: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'beside',
    occupied: 'beside',
  },
  push: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'beside',
    occupied: 'beside',
  },
  drag: { sentinel: 'trodden', water: 'costs 2', fire: 'enters', obstacle: 'beside', occupied: 'beside' },
  placed: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'beside',
    occupied: 'beside',
  },
  largePlaced: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'destroyed',
    occupied: 'pushed',
  },
  comesIn: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'beside',
    occupied: 'beside',
  },
  // MV-2: with one movement it stops before water.
  enemyMove: {
    sentinel: 'trodden',
    water: 'beside',
    fire: 'enters',
    obstacle: 'beside',
    occupied: 'beside',
  },
  ally: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'refused',
    occupied: 'refused',
  },
  guardian: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'refused',
    occupied: 'refused',
  },
  freed: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'beside',
    occupied: 'beside',
  },
  enemyChain: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'beside',
    occupied: 'beside',
  },
  ownChain: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'refused',
    occupied: 'refused',
  },
  charge: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'beside',
    occupied: 'beside',
  },
  said: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'shares',
    occupied: 'shares',
  },
  saidEnemy: {
    sentinel: 'trodden',
    water: 'enters',
    fire: 'enters',
    obstacle: 'shares',
    occupied: 'shares',
  },
};

function seen(way: Reach, thing: Thing): Arrival | 'does not tread' {
  const now = way.go(thing, way.hex);
  if (now === 'refused') return 'refused';
  if (now === 'with two') return 'costs 2';
  if (standOf(now, way.mover) !== way.hex) return 'beside';
  const { friends, obstacles } = now.state;
  switch (thing) {
    case 'sentinel':
      return friends.some(one => one.role === 'sentinel' && one.presence === 'standing')
        ? 'does not tread'
        : 'trodden';
    case 'obstacle':
      return obstacles.length === 0 ? 'destroyed' : 'shares';
    case 'occupied':
      return standOf(now, 'c') === way.hex ? 'shares' : 'pushed';
    case 'water':
    case 'fire':
      // TL-1: fire burns at the end of the round, not on entering; what is there stays.
      return 'enters';
  }
}

describe('every way of coming to a hex', () => {
  for (const name of Object.keys(ways) as Way[])
    it(`FT-10, PS-6, OWN-193: ${name}: what is on the hex`, () => {
      const found = Object.fromEntries(things.map(thing => [thing, seen(ways[name], thing)]));
      expect(found).toEqual(outcomes[name]);
    });

  it('FT-10, OWN-193: the table that the commands read declares what the rules say, each with its rule', () => {
    for (const way of Object.keys(ways) as Way[])
      for (const thing of things) {
        const { comes, rule } = treadsTable[way][thing];
        expect.soft([way, thing, comes]).toEqual([way, thing, outcomes[way][thing]]);
        expect.soft(rule).toMatch(/^[A-Z]{2,3}-\d+$/);
      }
  });

  it('FT-10: each event that sets a place is made by one of these ways, and each way by an event', () => {
    expect(Object.values(waysOf).flat().sort()).toEqual(Object.keys(ways).sort());
    for (const [how, names] of Object.entries(waysOf))
      for (const name of names) {
        const way = ways[name];
        const now = way.go('fire', way.hex);
        const events = typeof now === 'string' ? [] : now.events;
        const made = events.some(
          event =>
            (event.type === 'stands' && event.how === how && event.who === way.mover) || event.type === how,
        );
        expect.soft([how, name, made]).toEqual([how, name, true]);
      }
  });

  it('FT-10: every Sentinel under a large body goes, and none beside it; a Sentinel treads on nothing', () => {
    const now = around('sentinel', 'E5', {});
    for (const at of ['E4', 'F5', 'G5']) now.tap({ do: 'sentinel', of: 'b', at });
    now.tap({ do: 'say', correction: { say: 'stands', who: 'boss', at: 'E5', facing: 'N' } });
    const left = now.state.friends.filter(one => one.role === 'sentinel' && one.presence === 'standing');
    expect(left.map(one => one.at)).toEqual(['G5']);
  });

  it('FT-10: two who change places by the table’s word tread on no Sentinel that was moved away', () => {
    const now = around('sentinel', 'E5', {});
    const sentinel = now.state.friends.find(one => one.role === 'sentinel')?.id ?? '';
    const stands = [
      { who: 'a', at: 'E5', facing: 'N' },
      { who: sentinel, at: 'G5', facing: 'N' },
    ] as const;
    now.tap({ do: 'say', correction: { say: 'all', stands } });
    expect([standOf(now, 'a'), standOf(now, sentinel)]).toEqual(['E5', 'G5']);
  });

  it('MV-6, FT-10: a large body that hands put down pushes whoever stands under its core', () => {
    const told = steps({ do: 'place', whom: { who: 'self' }, at: { place: 'players' } });
    const now = acted(around('occupied', 'E5', { steps: told }));
    now.tap(place('E5'));
    expect(standOf(now, 'boss')).toBe('E5');
    expect(standOf(now, 'c')).not.toBe('E5');
  });
});
