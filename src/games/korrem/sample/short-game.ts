import { type Goods, goods, nothing } from '../rules/goods';
import type { Member } from '../rules/play/cards';
import type { Settings, World } from '../rules/play/model';
import type { Quest } from '../rules/play/nations';
import type { Tile } from '../rules/play/places';
import { type Beginning, beginWorld, type Seat } from '../rules/play/turn/begin';
import type { Realm } from '../rules/world/creatures';
import type { LandType } from '../rules/world/land';
import { creatures } from './salt-road';

/** *The Salt Road* as a whole game: two nations of eight, 24 lands, 3 landmarks; names and numbers are our own. */
type Told = Pick<Member, 'name' | 'attack' | 'defense' | 'health' | 'speed'> & Partial<Member>;

export const memberOf = (id: string, told: Told): Member => ({
  id,
  kind: 'character',
  flying: false,
  steps: 1,
  undead: false,
  attraction: null,
  bonds: [],
  abilities: [],
  gathers: [],
  barter: false,
  seafaring: false,
  magic: null,
  cost: nothing,
  nature: null,
  realm: null,
  points: 0,
  of: null,
  ...told,
});

const cost = (some: Partial<Goods>): Goods => goods(some);

const reedDeck: readonly Told[] = [
  {
    name: 'Reed Cutter',
    attack: 1,
    defense: 0,
    health: 3,
    speed: 4,
    gathers: ['grain', 'wood', 'ore'],
    cost: cost({ grain: 1 }),
  },
  {
    name: 'Reed Fox',
    attack: 2,
    defense: 0,
    health: 4,
    speed: 6,
    cost: cost({ grain: 2 }),
    attraction: { type: 'charisma', score: 4 },
  },
  {
    name: 'Reed Ox',
    attack: 2,
    defense: 2,
    health: 6,
    speed: 2,
    gathers: ['wood', 'ore'],
    cost: cost({ grain: 2, wood: 1 }),
  },
  {
    name: 'Reed Bee',
    attack: 1,
    defense: 0,
    health: 3,
    speed: 8,
    flying: true,
    cost: cost({ grain: 1 }),
    attraction: { type: 'companionship', score: 2 },
  },
  {
    name: 'Reed Mender',
    attack: 1,
    defense: 1,
    health: 4,
    speed: 4,
    magic: 'holy',
    cost: cost({ wood: 1, fish: 1 }),
    attraction: { type: 'romance', score: 3 },
  },
  {
    name: 'Reed Ferryman',
    attack: 1,
    defense: 1,
    health: 4,
    speed: 3,
    seafaring: true,
    gathers: ['fish'],
    cost: cost({ wood: 2 }),
  },
  {
    name: 'Reed Loom',
    attack: 2,
    defense: 2,
    health: 5,
    speed: 1,
    kind: 'machine',
    cost: cost({ wood: 2, ore: 1 }),
  },
  {
    name: 'Marsh Light',
    attack: 1,
    defense: 0,
    health: 2,
    speed: 7,
    flying: true,
    kind: 'summon',
    cost: cost({ fish: 1 }),
  },
];
const kilnDeck: readonly Told[] = [
  {
    name: 'Kiln Digger',
    attack: 1,
    defense: 0,
    health: 3,
    speed: 4,
    gathers: ['grain', 'wood', 'ore'],
    cost: cost({ ore: 1 }),
  },
  {
    name: 'Kiln Guard',
    attack: 3,
    defense: 2,
    health: 5,
    speed: 3,
    cost: cost({ ore: 2 }),
    attraction: { type: 'intimacy', score: 2 },
  },
  {
    name: 'Kiln Engine',
    attack: 4,
    defense: 3,
    health: 6,
    speed: 1,
    kind: 'machine',
    cost: cost({ ore: 2, gems: 1 }),
  },
  {
    name: 'Kiln Slinger',
    attack: 2,
    defense: 0,
    health: 4,
    speed: 5,
    cost: cost({ wood: 1 }),
    attraction: { type: 'companionship', score: 2 },
  },
  {
    name: 'Kiln Healer',
    attack: 1,
    defense: 1,
    health: 4,
    speed: 4,
    magic: 'unholy',
    cost: cost({ fish: 1 }),
    attraction: { type: 'romance', score: 3 },
  },
  {
    name: 'Kiln Trader',
    attack: 1,
    defense: 0,
    health: 3,
    speed: 5,
    barter: true,
    gathers: ['gems'],
    cost: cost({ gold: 1 }),
  },
  { name: 'Kite Scout', attack: 1, defense: 0, health: 3, speed: 7, flying: true, cost: cost({ grain: 1 }) },
  { name: 'Ember Hound', attack: 3, defense: 0, health: 3, speed: 6, kind: 'summon', cost: cost({ ore: 1 }) },
];

export const decks = { reedfolk: reedDeck, kilnfolk: kilnDeck } as const;

const realms: Readonly<Record<string, Realm>> = {
  wight: 'swamp',
  heron: 'sky',
  hog: 'plains',
  hare: 'plains',
  magpie: 'forest',
  cat: 'plains',
  moth: 'shadow',
  eel: 'ocean',
  goat: 'mountain',
  badger: 'forest',
  stray: 'plains',
  boar: 'forest',
};
const points: Readonly<Record<string, number>> = { wight: 3, heron: 2, boar: 2, hog: 2, badger: 1, moth: 1 };

/** Each creature of the road, with its home, its cost and what slaying it brings. */
export const creatureDeck = (): Member[] =>
  Object.entries(creatures).map(([key, { abilities = [], ...told }]) =>
    memberOf(`cr-${key}`, {
      ...told,
      abilities,
      realm: realms[key] ?? 'shadow',
      points: points[key] ?? 0,
      cost: cost({ grain: 1, gems: key === 'magpie' ? 1 : 0 }),
    }),
  );

const several = (type: LandType, n: number): Tile[] =>
  Array.from({ length: n }, () => ({ type, landmark: null }));

/** 24 lands and 3 landmarks. */
export const bagOfLands = (): Tile[] => [
  ...several('plains', 6),
  ...several('forest', 6),
  ...several('mountain', 4),
  ...several('ocean', 3),
  ...several('desert', 3),
  ...several('tundra', 2),
  { type: 'plains', landmark: 'farfield-village' },
  { type: 'forest', landmark: 'cathedral' },
  { type: 'mountain', landmark: 'goblin-mine' },
];

const addOnPrices = { wall: cost({ ore: 1, wood: 1 }), tower: cost({ ore: 2, wood: 2 }) };

/** A nation of the sample at the table. */
export const seatOf = (nation: keyof typeof decks, name: string): Seat => ({
  id: nation,
  name,
  deck: decks[nation].map((told, i) => memberOf(`${nation}-${i + 1}`, { ...told, of: nation })),
  prices: addOnPrices,
  quests: quests[nation],
});

export const usualSettings: Settings = {
  passing: 'last',
  target: 25,
  map: true,
  bank: true,
  sand: true,
  dice: 'app',
  light: false,
  fliers: 'nearest',
  foresight: true,
};

/** A map that lies already, so that the short game begins at once. */
const shortLands: World['lands'] = {
  M13: { type: 'plains', landmark: null },
  M12: { type: 'plains', landmark: null },
  N13: { type: 'plains', landmark: null },
  N12: { type: 'forest', landmark: null },
  L13: { type: 'forest', landmark: null },
  L12: { type: 'forest', landmark: null },
  M14: { type: 'mountain', landmark: null },
  N14: { type: 'mountain', landmark: null },
  L14: { type: 'ocean', landmark: null },
  K13: { type: 'desert', landmark: null },
  O13: { type: 'tundra', landmark: null },
  O12: { type: 'plains', landmark: 'farfield-village' },
};

/** What is left of the bag when the short map lies. */
function restOfBag(): Tile[] {
  const bag = bagOfLands();
  for (const tile of Object.values(shortLands)) {
    const at = bag.findIndex(one => one.type === tile.type && one.landmark === tile.landmark);
    if (at >= 0) bag.splice(at, 1);
  }
  return bag;
}

const quest = (name: string, colour: Quest['colour'], goal: number, won: number, again = false): Quest => ({
  ...{ name, colour, count: 0, goal, points: won, again },
});

/** Four quests, two for each nation. */
const quests: Readonly<Record<keyof typeof decks, readonly Quest[]>> = {
  reedfolk: [
    quest('Light the road', 'exploration', 3, 2),
    quest('Guests at the inn', 'relationship', 2, 1, true),
  ],
  kilnfolk: [quest('Clear the barrow', 'malice', 2, 2), quest('Fire every kiln', 'empire', 2, 2)],
};

type Names = { readonly reedfolk: string; readonly kilnfolk: string };

/** *A short game to 8 points* on a map that lies already. */
export const shortGame = (seed: number, names: Names, change: Partial<Settings> = {}): World =>
  beginWorld({
    seats: [seatOf('reedfolk', names.reedfolk), seatOf('kilnfolk', names.kilnfolk)],
    settings: { ...usualSettings, target: 8, ...change },
    seed,
    bag: restOfBag(),
    creatures: creatureDeck(),
    lands: shortLands,
  });

/** The whole road: the map is laid by the players. */
export const longGame = (seed: number, names: Names, change: Partial<Settings> = {}): World =>
  beginWorld({
    seats: [seatOf('reedfolk', names.reedfolk), seatOf('kilnfolk', names.kilnfolk)],
    settings: { ...usualSettings, ...change },
    seed,
    bag: bagOfLands(),
    creatures: creatureDeck(),
  });

/** A game with the group's own box: a deck that is not told lies on the table, as the bag may. */
export const ownGame = (
  names: readonly string[],
  settings: Settings,
  seed: number,
  drawn: Pick<Beginning, 'bag' | 'creatures'> = { bag: null, creatures: null },
  decks: (seat: string, i: number) => Pick<Seat, 'deck' | 'prices'> = () => ({ deck: [] }),
): World => {
  const beginning: Beginning = {
    seats: names.map((name, i) => ({ id: `n${i + 1}`, name, ...decks(`n${i + 1}`, i) })),
    settings,
    seed,
    ...drawn,
  };
  return beginWorld(beginning);
};
