import { Chance } from '../../../support/chance';
import type { Fields } from '../ask';
import type { Case, Question } from './answer';
import type { At, Purse, SlowAbility, SlowBond, SlowCard, SlowMap, SlowSettlement } from './case';
import type { SlowRow } from './turns';
import { around } from './world';

type Made = { -readonly [K in keyof SlowCard]: SlowCard[K] };
const goods = ['grain', 'wood', 'ore', 'fish', 'gems', 'steel', 'gold'];
const lands = ['plains', 'forest', 'mountain', 'ocean', 'desert', 'tundra', 'wasteland'];
const cells = [
  ...['draw1', 'draw2', 'draw3', 'draw4', 'draw5', 'draw6', 'draw7', 'draw8', 'attack', 'attack2', 'attack3'],
  ...['flee', 'ignore', 'recruit', 'recruit2', 'recruit4', 'join'],
];
const natures = [
  ...[
    'sinister',
    'aggressive',
    'belligerent',
    'skittish',
    'anxious',
    'indifferent',
    'conniving',
    'wandering',
  ],
  ...['desperate', 'social', 'eager'],
];

function abilities(chance: Chance, ids: readonly string[]): SlowAbility[] {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  return chance.list(0, 3, i => ({
    name: `does ${i}`,
    on: chance
      .list(
        0,
        Math.min(3, numbers.length),
        () => numbers.splice(chance.between(0, numbers.length - 1), 1)[0]!,
      )
      .sort(),
    target: chance.of(['A', 'R', 'S', 'C', 'E', 'E', 'E', 'D']),
    ranged: chance.one(3),
    damage: chance.between(0, 6),
    works: chance.one(3) ? chance.between(0, 8) : 8,
    ready: !chance.one(5),
    last: chance.one(2) ? chance.of(ids) : null,
  }));
}

/** Cards that stand close to each other, with walls in rows now and then, and bonds on both sides. */
function cardsOf(chance: Chance, most: number, sides: readonly string[], wide = 6): SlowCard[] {
  const taken = new Set<string>();
  const ids = Array.from({ length: most }, (_, i) => `c${i}`);
  const made: Made[] = [];
  const width = chance.between(2, wide);
  // Where many are equal, the later columns decide.
  const [healthy, fast] = [chance.of([2, 4, 9]), chance.of([0, 2, 4])];
  const add = (id: string, at: At, kind: string, side: string): void => {
    if (taken.has(at.join())) return;
    taken.add(at.join());
    const health = chance.between(1, healthy);
    made.push({
      id,
      side,
      at,
      kind,
      attack: chance.between(0, 5),
      defense: chance.between(0, 2),
      health,
      damage: chance.one(2) ? 0 : chance.between(0, health - 1),
      speed: chance.between(0, fast),
      flying: chance.one(4),
      steps: chance.one(4) ? chance.between(0, 3) : 1,
      artifacts: chance.one(4) ? 1 : 0,
      states: chance.one(3)
        ? chance.list(
            0,
            2,
            i =>
              [
                ['disabled', 'poisoned'],
                ['frozen', 'undead'],
              ][i]![chance.between(0, 1)]!,
          )
        : [],
      attraction: chance.one(4)
        ? null
        : {
            type: chance.of(['romance', 'companionship', 'intimacy', 'charisma']),
            score: chance.between(1, 3),
          },
      bonds: [],
      abilities: kind === 'wall' || kind === 'tower' ? [] : abilities(chance, ids),
    });
  };
  const many = chance.between(2, most);
  for (let i = 0; i < many; i++)
    add(
      `c${i}`,
      [chance.between(-2, width - 2), chance.between(-2, width - 2)],
      i === 0
        ? 'character'
        : chance.of(['character', 'character', 'character', 'machine', 'summon', 'wall', 'tower']),
      i === 0 ? sides[0]! : chance.of(sides),
    );
  if (chance.one(4)) {
    const [x, y, across] = [chance.between(-4, 1), chance.between(-2, 3), chance.one(2)];
    const owner = chance.of(sides);
    for (let i = 0; i < chance.between(3, 5); i++)
      add(`w${i}`, across ? [x + i, y] : [x, y + i], chance.of(['wall', 'tower']), owner);
  }
  for (let i = chance.between(0, 4); i > 0; i--) {
    const [a, b] = [chance.of(made), chance.of(made)];
    if (a === b || [a, b].some(({ kind }) => kind !== 'character' && kind !== 'summon')) continue;
    const type = chance.of(['romance', 'companionship', 'companionship', 'intimacy']);
    if (a.bonds.some(bond => bond.type === type && bond.with === b.id)) continue;
    a.bonds = [...a.bonds, { type, with: b.id }];
    b.bonds = [...b.bonds, { type, with: a.id }];
  }
  if (chance.one(6)) {
    const gone: SlowBond = { type: chance.of(['romance', 'companionship']), with: 'gone' };
    made[0]!.bonds = [...made[0]!.bonds, gone];
  }
  return made;
}

function mapOf(chance: Chance): SlowMap {
  const many = chance.one(12) ? 0 : chance.between(1, 22);
  const start = chance.one(6) ? chance.of(['A1', 'B26', 'Z1', 'Y25', 'A25', 'Z26']) : 'M13';
  const hexes = many === 0 ? [] : [start];
  for (let tries = 0; hexes.length < many && tries < 200; tries++) {
    const next = chance.of(around(chance.of(hexes)));
    if (!hexes.includes(next)) hexes.push(next);
  }
  const few = chance.list(2, 4, () => chance.of(lands));
  const found = hexes.map(hex => ({ hex, type: chance.of(few), landmark: chance.one(7) }));
  const settlements: SlowSettlement[] = hexes
    .filter(() => chance.one(5))
    .map(hex => ({
      hex,
      owner: chance.of(['red', 'blue']),
      kind: chance.of(['village', 'kingdom']),
      occupied: chance.one(4),
    }));
  return { lands: found, settlements };
}

const purseOf = (chance: Chance, most: number): Purse =>
  Object.fromEntries(goods.filter(() => chance.one(2)).map(kind => [kind, chance.between(0, most)]));
const somewhere = (chance: Chance, { lands: all }: SlowMap): string =>
  all.length === 0 || chance.one(8) ? chance.of(['A1', 'M13', 'L12']) : chance.of(all).hex;
const onLand = (chance: Chance, { lands: all }: SlowMap): string =>
  all.length === 0 ? 'M13' : chance.of(all).hex;

function met(chance: Chance): { nature: string; table: Readonly<Record<string, SlowRow>> } {
  const nature = chance.of(natures);
  if (!chance.one(3)) return { nature, table: {} };
  const some = chance.list(1, 4, () => chance.of(cells));
  const results = Array.from({ length: 8 }, () => chance.of(some));
  const told = chance.one(4) ? chance.of(natures) : nature;
  return { nature, table: { [told]: { results, declined: chance.of(['flee', 'reroll', null]) } } };
}

const three = ['npc', 'red', 'blue'];
function npcCase(chance: Chance): Case<'npc'> {
  const cards = cardsOf(chance, 11, three);
  return {
    cards,
    actor: chance.one(3)
      ? chance.of(cards.filter(({ kind }) => kind !== 'wall' && kind !== 'tower')).id
      : 'c0',
    roll: chance.between(1, 8),
    fliers: chance.of(['nearest', 'strongest']),
  };
}
function goCase(chance: Chance): Omit<Case<'reach'>, 'actions'> {
  const map = mapOf(chance);
  return {
    map,
    from: onLand(chance, map),
    army: { seafaring: chance.one(2), flying: chance.one(3) },
    hostile: map.lands.filter(() => chance.one(6)).map(({ hex }) => hex),
  };
}

const makers: { readonly [Q in Question]: (chance: Chance) => Case<Q> } = {
  engage: chance => ({
    ...met(chance),
    roll: chance.between(1, 8),
    cost: purseOf(chance, 3),
    army: purseOf(chance, 9),
    bank: purseOf(chance, 9),
  }),
  engageOdds: chance => ({
    ...met(chance),
    pays: chance.of([0, 1, 2, 4]),
    onIgnore: chance.of(['reroll', 'walk']),
  }),
  formation: chance => ({ count: chance.between(0, 20) }),
  order: chance => ({ cards: cardsOf(chance, 14, three), side: chance.of(three) }),
  npc: npcCase,
  forecast: npcCase,
  danger: chance => ({
    cards: cardsOf(chance, chance.between(3, 6), ['npc', 'red', 'red', 'red'], 4),
    side: 'npc',
    fliers: chance.of(['nearest', 'strongest']),
  }),
  setup: chance => ({
    from: chance.of(['N', 'S', 'E', 'W']),
    place: chance.list(0, 5, i => ({
      id: `c${i}`,
      at: [chance.between(-2, 3), chance.between(-2, 3)] as const,
    })),
    others: chance.one(2)
      ? []
      : chance.list(1, 3, () => [chance.between(-1, 2), chance.between(-1, 2)] as const),
  }),
  strikes: chance => {
    const cards = cardsOf(chance, 8, ['red', 'npc'], 3);
    const id = (): string => (chance.one(20) ? 'gone' : chance.of(cards).id);
    return {
      cards,
      hits: chance.list(1, 8, () => ({
        by: id(),
        on: id(),
        damage: chance.one(2) ? null : chance.between(0, 6),
        ability: chance.one(2),
        ranged: chance.one(2),
        piercing: chance.one(4),
      })),
      unharmed: chance.one(10),
    };
  },
  begin: chance => {
    const cards = cardsOf(chance, 9, three);
    const began = Object.fromEntries(
      cards.filter(() => chance.one(2)).map(({ id }) => [id, chance.of(three)]),
    );
    return { cards, side: chance.of(three), began, unharmed: chance.one(8) };
  },
  regroup: chance => ({ cards: cardsOf(chance, 9, three, chance.between(3, 9)) }),
  attract: chance => {
    const cards = cardsOf(chance, 7, ['red', 'npc'], 3);
    const one = chance.of(cards);
    const near = cards.filter(({ at }) => Math.abs(at[0] - one.at[0]) + Math.abs(at[1] - one.at[1]) === 1);
    return {
      cards,
      initiator: one.id,
      target: chance.of(near.length > 0 && !chance.one(10) ? near : cards).id,
      faces: chance.one(3) ? chance.list(1, 6, () => chance.between(0, 2)) : [1, 1, 1, 0, 0, 0],
    };
  },
  end: chance => {
    const cards = cardsOf(chance, chance.between(2, 5), ['red', 'blue'], 4);
    const kept = cards.filter(() => !chance.one(5));
    // What has fallen leaves no bond on those who stand, but for a romance.
    const sides = ['red', 'blue'] as const;
    return {
      cards: kept,
      sides: chance.one(2) ? sides : ['blue', 'red'],
      acting: chance.of(sides),
      retreats: chance.one(4) ? chance.of(sides) : null,
    };
  },
  killOdds: chance => ({
    health: chance.between(1, 12),
    defense: chance.between(0, 4),
    hits: chance.list(0, 6, () => ({ damage: chance.between(0, 7), works: chance.between(0, 8) })),
  }),
  chits: chance => ({ damage: chance.between(0, 60) }),
  weather: chance => {
    const players = ['ida', 'jon', 'kim', 'lea', 'max', 'noa'].slice(0, chance.between(1, 6));
    return {
      players,
      observer: chance.of(players),
      roll: chance.between(1, 8),
      passing: chance.of(['last', 'left']),
    };
  },
  timers: chance => {
    const now = chance.between(0, 400_000);
    return {
      now,
      timers: chance.list(1, 4, i => ({
        id: `t${i}`,
        length: chance.between(0, 180_000),
        taps: chance
          .list(0, 6, () => chance.between(0, now))
          .sort((a, b) => a - b)
          .map(at => ({ at, do: chance.of(['start', 'pause', 'resume']) })),
      })),
    };
  },
  land: chance => {
    const map = mapOf(chance);
    const near = map.lands.length > 0 ? chance.of(around(chance.of(map.lands).hex)) : 'M13';
    return {
      map,
      land: { type: chance.of(lands), landmark: chance.one(3) },
      hex: chance.one(10)
        ? chance.of(['AA1', 'A26', 'm13', '', 'C0'])
        : chance.one(5)
          ? somewhere(chance, map)
          : near,
    };
  },
  reach: chance => ({ ...goCase(chance), actions: chance.between(0, 8) }),
  retreat: chance => ({ ...goCase(chance), roll: chance.between(1, 8) }),
  gather: chance => {
    const map = mapOf(chance);
    return {
      map,
      path: chance.list(1, 5, () => onLand(chance, map)),
      providers: chance.list(0, 3, i => ({
        id: `p${i}`,
        gathers: goods.filter(() => chance.one(2)),
        barter: chance.one(3),
      })),
    };
  },
  build: chance => {
    const map = mapOf(chance);
    return {
      map,
      nation: chance.of(['red', 'blue']),
      build: chance.of(['village', 'village', 'kingdom', 'wall', 'tower']),
      hex:
        chance.one(2) && map.settlements.length > 0 ? chance.of(map.settlements).hex : somewhere(chance, map),
      army: chance.one(4) ? null : purseOf(chance, 12),
      bank: purseOf(chance, 8),
      prices: { wall: purseOf(chance, 3), tower: purseOf(chance, 4) },
      pieces: chance.between(0, 2),
    };
  },
  townHall: chance => ({ map: mapOf(chance), nation: chance.of(['red', 'blue']) }),
  callToArms: chance => ({
    roll: chance.between(1, 8),
    piles: chance.list(0, 4, () => chance.between(0, 4)),
    army: chance.one(5),
    walls: chance.one(5) ? 1 : 0,
    towers: chance.one(5) ? 1 : 0,
    occupied: chance.one(5),
  }),
  creature: chance => ({
    map: mapOf(chance),
    realm: chance.of([...lands, 'swamp', 'shadow', 'sky', 'fire']),
    active: chance.between(0, 10),
  }),
  timeline: chance => ({
    events: chance.list(0, 4, i => ({ id: `e${i}`, lasts: chance.between(1, 4) })),
    turn: chance.between(1, 14),
  }),
  victory: chance => ({
    nations: chance.list(1, 6, i => ({
      id: `n${i}`,
      chits: chance.between(0, 26),
      bank: chance.list(0, 3, () => chance.between(0, 5)),
      armies: chance.list(0, 2, () => chance.between(0, 9)),
    })),
    target: chance.one(3) ? chance.between(1, 30) : 25,
  }),
};

export const questions = Object.keys(makers) as Question[];
export const caseOf = <Q extends Question>(seed: number, what: Q): Case<Q> => makers[what](new Chance(seed));

const defaults: readonly (readonly [string, unknown])[] = [
  ...Object.entries({
    kind: 'character',
    attack: 1,
    defense: 0,
    damage: 0,
    speed: 0,
    flying: false,
    steps: 1,
  }),
  ...Object.entries({
    artifacts: 0,
    states: [],
    attraction: null,
    bonds: [],
    abilities: [],
    landmark: false,
  }),
  ...Object.entries({
    settlements: [],
    occupied: false,
    seafaring: false,
    barter: false,
    ready: true,
    works: 8,
  }),
  ...Object.entries({
    on: [],
    target: 'E',
    ranged: false,
    last: null,
    ability: false,
    piercing: false,
    unharmed: false,
  }),
  ...Object.entries({
    others: [],
    retreats: null,
    fliers: 'nearest',
    passing: 'last',
    hostile: [],
    table: {},
  }),
];

/** The same case with everything left out that is as it would be without. */
export function brief(value: unknown): Fields {
  const short = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(short);
    if (typeof one !== 'object' || one === null) return one;
    const usual = (name: string, field: unknown): boolean =>
      // A hit has no usual damage but its attacker's; the target of a question has none at all.
      !(name === 'damage' && !('health' in one)) &&
      !(name === 'target' && !('on' in one)) &&
      defaults.some(([key, least]) => key === name && JSON.stringify(least) === JSON.stringify(field));
    return Object.fromEntries(
      Object.entries(one).flatMap(([name, field]) => (usual(name, field) ? [] : [[name, short(field)]])),
    );
  };
  const read: Fields = JSON.parse(JSON.stringify(short(value)));
  return read;
}

/** A hit that names no damage has no such field. */
export const written = (asked: object): Fields => {
  const read: Fields = JSON.parse(
    JSON.stringify(asked, (key, value: unknown) => (key === 'damage' && value === null ? undefined : value)),
  );
  return read;
};
