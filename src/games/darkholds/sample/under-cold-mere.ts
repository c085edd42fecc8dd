import { shuffle, streamOf } from '../../../basics/random';

import { noKit, noMore } from '../rules/play/kit';
import type {
  DarkholdCard,
  Deck,
  Figure,
  LevelData,
  Play,
  ReinforcementCard,
  TypeData,
} from '../rules/play/model';
import { newFigure } from '../rules/play/reinforcing';
import { noTale } from '../rules/play/tale-model';
import { gear, hirelings, plain, weapon } from './gear';

/** *Under Cold Mere*: the level, warriors and cards that come with the app. All of it is our own. */
const level: LevelData = {
  name: 'Under Cold Mere',
  floors: [
    ['aaaa.bbbb', 'aaaaabbbb', 'aaaa.bbbb', '..c...d..', '..c...d..', 'eeee.dddd', 'eeeeeeddd', 'eeee.dddd'],
  ],
  walls: [],
  ladders: [],
  guards: ['B7'],
  entries: [{ id: 'the well', at: 'A6', tile: 'e' }],
};

export const types: readonly TypeData[] = [
  {
    ...plain,
    type: 'rat',
    name: 'Mere rat',
    rank: 1,
    models: 4,
    con: 1,
    full: 4,
    agility: 3,
    traits: ['agile'],
    combat: [weapon(1, 1, 7)],
  },
  {
    ...plain,
    type: 'slinger',
    name: 'Slinger',
    rank: 2,
    models: 3,
    con: 2,
    full: 3,
    agility: 6,
    parry: 9,
    shootLimit: 1,
    combat: [weapon(1, 1, 7)],
    shot: [{ min: 2, max: 6, dice: 1, hit: 6, damage: 1 }],
  },
  {
    ...plain,
    type: 'husk',
    name: 'Husk',
    rank: 3,
    models: 3,
    con: 3,
    full: 3,
    agility: 5,
    parry: 8,
    combat: [weapon(2, 1, 6)],
  },
];

const ours = (
  id: string,
  name: string,
  side: 'hero' | 'henchman',
  at: string,
  more: Partial<Figure>,
): Figure => ({
  ...plain,
  id,
  name,
  side,
  type: id,
  rank: 1,
  entry: false,
  at,
  vigour: 5,
  full: 5,
  con: 5,
  wounds: 0,
  prone: false,
  tokens: 0,
  ...more,
});

export const company: readonly Figure[] = [
  ours('wren', 'Wren', 'hero', 'C1', {
    ...{ parry: 7, agility: 4, combat: [weapon(1, 3, 5)] },
    kit: { ...noKit, silver: 10, kindred: 'hill', words: ['Wren: axe and buckler.'] },
  }),
  ours('odo', 'Odo', 'hero', 'B3', {
    ...{ parry: 8, agility: 6, combat: [weapon(2, 2, 5)] },
    kit: {
      ...noKit,
      silver: 10,
      kindred: 'fen',
      callings: ['reviver'],
      words: ['Odo: a spear, and he can revive.'],
    },
  }),
  ours('hand', 'Tam', 'henchman', 'A2', {
    ...{ parry: 9, agility: 5, con: 3, combat: [weapon(1, 1, 5)] },
    kit: { ...noKit, silver: 2, kindred: 'hill', leader: 'wren' },
  }),
];

const features: Play['features'] = { B2: 'column', E2: 'door', C5: 'gap', I1: 'pile', I8: 'exit' };

const card = (label: string, ...line: readonly (readonly [string, number])[]): ReinforcementCard => ({
  label,
  line: line.map(([type, count]) => ({ type, count })),
});
export const reinforcements: Readonly<Record<string, ReinforcementCard>> = {
  r1: card('Scratching', ['rat', 1]),
  r2: card('Wet paws', ['rat', 1]),
  r3: card('Two in the dark', ['rat', 2]),
  r4: card('A pebble falls', ['slinger', 1]),
  r5: card('Whirring cord', ['slinger', 1]),
  r6: card('Silt stirs', ['husk', 1]),
  r7: card('Nothing but drips'),
  r8: card('A far splash'),
  r9: card('The water settles'),
  r10: card('Tooth and sling', ['rat', 1], ['slinger', 1]),
};

const told = (label: string, text: string): DarkholdCard => ({ label, text, effect: { do: 'text' } });
export const darkholds: Readonly<Record<string, DarkholdCard>> = {
  d1: told('Cold draught', 'The torches lean, and nothing comes of it.'),
  d2: told('Old bones', 'Something crunches underfoot.'),
  d3: told('Still water', 'Nothing moves on the mere.'),
  d4: told('A name on the wall', 'Somebody scratched it out again.'),
  d5: told('Breath', 'Everybody hears it, and it was nobody.'),
  d6: told('Dry ledge', 'A moment to look around.'),
  d7: {
    label: 'Loose stones',
    text: 'A noise token on the square of everybody of the company.',
    effect: { do: 'noise', tokens: 1 },
  },
  d8: {
    label: 'Echo',
    text: 'A noise token on the square of everybody of the company.',
    effect: { do: 'noise', tokens: 1 },
  },
  d9: {
    label: 'Hungry swarm',
    text: 'Every rat has one vigour more.',
    effect: { do: 'vigour', type: 'rat' },
  },
  d10: {
    label: 'Steady hands',
    text: 'Every slinger has one vigour more.',
    effect: { do: 'vigour', type: 'slinger' },
  },
  d11: {
    label: 'The silt wakes',
    text: 'Every husk has one vigour more.',
    effect: { do: 'vigour', type: 'husk' },
  },
  d12: told('Drowned bell', 'It strikes once, far below.'),
};

export function deckOf(seed: number, purpose: string, cards: object): Deck {
  const [order, stream] = shuffle(Object.keys(cards), streamOf(seed, purpose));
  return { order, stream };
}

const enemies: readonly (readonly [type: string, at: string])[] = [
  ['rat', 'F1'],
  ['rat', 'H3'],
  ['slinger', 'G6'],
  ['husk', 'C7'],
];

/** The sample as it is laid out; the seed settles cards and dice. */
export function underColdMere(seed: number, dice: 'app' | 'table' = 'app'): Play {
  const empty: Play = {
    level,
    types,
    darkholds,
    reinforcements,
    dice,
    heroes: 2,
    turn: 1,
    phase: 'heroes',
    figures: company,
    features,
    rocks: { G4: 2 },
    noise: {},
    stream: streamOf(seed, 'dice'),
    decks: {
      darkhold: deckOf(seed, 'darkhold', darkholds),
      reinforcement: deckOf(seed, 'reinforcement', reinforcements),
    },
    done: [],
    waiting: null,
    left: [],
    told: [],
    tale: noTale,
    end: null,
    more: {
      ...noMore,
      items: gear,
      equipment: deckOf(seed, 'equipment', gear),
      hirelings,
      words: [{ phase: 'start', text: 'Find the way out in the south-east, with as many as can walk.' }],
    },
  };
  let play = empty;
  for (const [type, at] of enemies) {
    const found = types.find(one => one.type === type);
    if (found) play = { ...play, figures: play.figures.concat(newFigure(play, found, at)) };
  }
  return play;
}
