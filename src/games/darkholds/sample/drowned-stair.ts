import { newCampaign } from '../rules/campaign/decide';
import type { Campaign, Course } from '../rules/campaign/model';
import { noMore } from '../rules/play/kit';
import type { LevelData, Play } from '../rules/play/model';
import { newFigure } from '../rules/play/reinforcing';
import { noTale } from '../rules/play/tale-model';
import { gear, hirelings } from './gear';
import { company, darkholds, deckOf, reinforcements, types } from './under-cold-mere';

/** *The Drowned Stair*: two floors, a ladder between them, a web, a cocoon and a pile. All of it is our own. */
const level: LevelData = {
  name: 'The Drowned Stair',
  floors: [
    ['aaaabbbb', 'aaaabbbb', 'aaaa..bb', '..cc....', 'cccc....', 'cccc....'],
    ['........', '....dddd', '....dddd', '.eeeeddd', '.eeee...', '.eeee...'],
  ],
  walls: [['D1', 'E1']],
  ladders: [['H2', 'H2/2']],
  guards: ['B5'],
  entries: [
    { id: 'the crack', at: 'A6', tile: 'c' },
    { id: 'the sump', at: 'C6/2', tile: 'e' },
  ],
};

const enemies: readonly (readonly [type: string, at: string])[] = [
  ['rat', 'G1'],
  ['rat', 'F2'],
  ['slinger', 'F3/2'],
  ['husk', 'C5/2'],
];

export function drownedStair(seed: number, dice: 'app' | 'table' = 'app'): Play {
  const empty: Play = {
    ...{ level, types, darkholds, reinforcements, dice, heroes: 2, turn: 1, phase: 'heroes' },
    figures: company.map((one, i) => ({ ...one, at: ['A1', 'B1', 'A2'][i] ?? 'A3' })),
    features: {
      D2: 'door',
      B3: 'pile',
      'E3/2': 'column',
      'D5/2': 'cocoon',
      'B6/2': 'exit',
      'E4/2': 'doorweb',
    },
    rocks: { C4: 2 },
    noise: {},
    decks: {
      darkhold: deckOf(seed, 'darkhold', darkholds),
      reinforcement: deckOf(seed, 'reinforcement', reinforcements),
    },
    stream: deckOf(seed, 'dice', {}).stream,
    ...{ done: [], waiting: null, left: [], told: [], end: null, tale: noTale },
    more: {
      ...noMore,
      items: gear,
      equipment: deckOf(seed, 'equipment', gear),
      hirelings,
      words: [{ phase: 'start', text: 'Down the ladder, and out by the culvert in the south-west.' }],
    },
  };
  let play = empty;
  for (const [type, at] of enemies) {
    const found = types.find(one => one.type === type);
    if (found) play = { ...play, figures: play.figures.concat(newFigure(play, found, at)) };
  }
  return play;
}

/** Wren, Odo and Tam, before their first level. */
export function meresideCampaign(name: string, course: Course, seed: number): Campaign {
  const empty = newCampaign(name, course, seed);
  return {
    ...empty,
    party: company,
    taught: { types, darkholds, reinforcements },
    items: gear,
    equipment: deckOf(seed, 'equipment', gear),
    hirelings,
    names: ['Under Cold Mere', 'The Drowned Stair'].slice(0, course === 'one' ? 1 : 2),
  };
}
