import { streamOf } from '../../../basics/random';
import type { Ability, Letter } from '../rules/battle/card';
import type { Cell } from '../rules/battle/space';
import type { Battle, Fighter } from '../rules/fight/model';
import type { Nature } from '../rules/meeting/natures';
import { formation } from '../rules/npc/formation';

/** *The Salt Road*: creatures and nations with names and numbers of our own. */
type Numbers = Pick<Fighter, 'name' | 'attack' | 'defense' | 'health' | 'speed'> &
  Partial<Pick<Fighter, 'flying' | 'steps' | 'kind' | 'artifacts' | 'attraction'>> & {
    readonly abilities?: readonly Ability[];
  };

const ability = (
  name: string,
  on: readonly number[],
  target: Letter,
  damage: number,
  more: Partial<Ability> = {},
): Ability => ({ name, on, target, damage, ranged: false, works: 8, ready: true, last: null, ...more });

export interface Creature extends Numbers {
  readonly nature: Nature;
}

export const creatures: Readonly<Record<string, Creature>> = {
  wight: {
    name: 'Ford Wight',
    nature: 'aggressive',
    attack: 3,
    defense: 1,
    health: 7,
    speed: 4,
    abilities: [
      ability('Drag under', [1, 2], 'E', 4),
      ability('Cold whisper', [6, 7, 8], 'C', 3, { ranged: true }),
    ],
  },
  heron: {
    name: 'Gallow Heron',
    nature: 'belligerent',
    attack: 2,
    defense: 0,
    health: 4,
    speed: 7,
    flying: true,
    abilities: [ability('Stoop', [5, 6, 7, 8], 'E', 3)],
  },
  hog: {
    name: 'Salt Hog',
    nature: 'desperate',
    attack: 2,
    defense: 2,
    health: 5,
    speed: 2,
    abilities: [ability('Root up', [3, 4], 'E', 3, { works: 5 })],
  },
  hare: {
    name: 'Lantern Hare',
    nature: 'anxious',
    attack: 1,
    defense: 0,
    health: 3,
    speed: 8,
    abilities: [ability('Mend', [4, 5, 6], 'S', 0, { ranged: true })],
  },
  magpie: {
    name: 'Magpie Broker',
    nature: 'conniving',
    attack: 1,
    defense: 1,
    health: 4,
    speed: 6,
    flying: true,
    abilities: [ability('Snatch', [1, 2, 3, 4], 'A', 2)],
  },
  cat: {
    name: 'Inn Cat',
    nature: 'social',
    attack: 1,
    defense: 0,
    health: 3,
    speed: 5,
    attraction: { type: 'companionship', score: 2 },
  },
  moth: {
    name: 'Ash Moth',
    nature: 'sinister',
    attack: 1,
    defense: 0,
    health: 2,
    speed: 6,
    flying: true,
    abilities: [ability('Dust', [7, 8], 'E', 2, { ranged: true })],
  },
  eel: {
    name: 'Weir Eel',
    nature: 'skittish',
    attack: 2,
    defense: 1,
    health: 4,
    speed: 3,
    abilities: [ability('Spark', [8], 'E', 4, { ranged: true })],
  },
  goat: { name: 'Bell Goat', nature: 'wandering', attack: 2, defense: 1, health: 4, speed: 3 },
  badger: { name: 'Toll Badger', nature: 'indifferent', attack: 3, defense: 2, health: 5, speed: 2 },
  stray: { name: 'Road Stray', nature: 'eager', attack: 1, defense: 0, health: 2, speed: 4 },
  boar: { name: 'Barrow Boar', nature: 'desperate', attack: 4, defense: 1, health: 6, speed: 2 },
};

const reedfolk: readonly Numbers[] = [
  { name: 'Reed Fox', attack: 2, defense: 0, health: 4, speed: 6 },
  { name: 'Reed Ox', attack: 2, defense: 2, health: 6, speed: 2, artifacts: 1 },
  {
    name: 'Reed Bee',
    attack: 1,
    defense: 0,
    health: 3,
    speed: 8,
    flying: true,
    attraction: { type: 'companionship', score: 2 },
  },
  { name: 'Reed Mender', attack: 1, defense: 1, health: 4, speed: 4 },
];
const kilnfolk: readonly Numbers[] = [
  { name: 'Kiln Guard', attack: 3, defense: 2, health: 5, speed: 3 },
  { name: 'Kiln Engine', attack: 4, defense: 3, health: 6, speed: 1, kind: 'machine' },
  { name: 'Kiln Slinger', attack: 2, defense: 0, health: 4, speed: 5, artifacts: 1 },
  { name: 'Kiln Healer', attack: 1, defense: 1, health: 4, speed: 4 },
];
export const nations = { reedfolk, kilnfolk } as const;

export const fighter = (id: string, side: string, at: Cell, numbers: Numbers): Fighter => ({
  id,
  side,
  at,
  kind: 'character',
  damage: 0,
  flying: false,
  steps: 1,
  artifacts: 0,
  states: [],
  attraction: null,
  bonds: [],
  abilities: [],
  ...numbers,
});

export const npcs = 'npc';
export const ours = 'ours';

export interface Beginning {
  readonly npcArmy: readonly Numbers[];
  readonly ownArmy: readonly Numbers[];
  readonly name: string;
  readonly npcName: string;
  readonly seed: number;
  /** EN-3: how many Attack Phases the NPCs have before ours. */
  readonly phases?: number;
}

/** NF-1, BG-1: the NPCs stand in their formation, ours in a row across the frontline; all may be put elsewhere. */
export function battleOf({ npcArmy, ownArmy, name, npcName, seed, phases = 1 }: Beginning): Battle {
  const there = formation(npcArmy.length);
  return {
    armies: [
      { id: npcs, name: npcName, npc: true },
      { id: ours, name, npc: false },
    ],
    cards: [
      ...npcArmy.map((one, i) => fighter(`n${i + 1}`, npcs, there[i] ?? [0, -i], one)),
      ...ownArmy.map((one, i) => fighter(`o${i + 1}`, ours, [i - Math.floor(ownArmy.length / 2), 1], one)),
    ],
    graveyard: [],
    fliers: 'nearest',
    dice: 'app',
    foresight: true,
    step: 'setup',
    acting: npcs,
    phase: 0,
    first: phases,
    order: [],
    doing: null,
    hits: [],
    defense: {},
    began: {},
    slides: [],
    stream: streamOf(seed, 'd8'),
    log: [],
    end: null,
  };
}

const named = (...ids: readonly string[]): Creature[] => ids.flatMap(id => creatures[id] ?? []);

/** *The Wight at the ford*: four of the Reedfolk against a wight, a heron and a hog. */
export const wightAtTheFord = (
  seed: number,
  names: { readonly ours: string; readonly theirs: string },
): Battle =>
  battleOf({
    npcArmy: named('wight', 'heron', 'hog'),
    ownArmy: reedfolk,
    name: names.ours,
    npcName: names.theirs,
    seed,
  });
