import type { Direction } from '../../../src/hex/direction';
import type { StageCard } from '../../../src/stage/card';
import type { Encounter } from '../../../src/stage/encounter';
import { notThere } from '../../../src/stage/named';
import type {
  Area,
  Condition,
  Cubes,
  Effect,
  Group,
  Place,
  Stage,
  Step,
  TargetRule,
  Until,
} from '../../../src/stage/steps';
import { walkSteps } from '../../../src/stage/walk';
import { flowerSlots } from '../support/least-fixture';
import type { Chance } from './chance';

const ways: readonly [Direction, ...Direction[]] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const arcs = ['front', 'rear', 'left', 'right', 'flank'] as const;
const tokens = ['poison', 'bleed', 'crippled', 'defense', 'mud'] as const;
const until: readonly [Until, ...Until[]] = ['endOfRound', 'endOfNextRound', 'endOfStage', 'endOfEncounter'];
const hexes = ['A1', 'I5', 'I1', 'Q9', 'H10', 'D4', 'N6'] as const;

const pool = ({ roll }: Chance): Cubes => ({ white: roll(2), yellow: roll(3), red: roll(3), black: roll(2) });

const rule = (chance: Chance): TargetRule =>
  chance.one<TargetRule>([
    { rule: 'closest' },
    { rule: 'furthest' },
    { rule: 'mostHp' },
    { rule: 'leastHp' },
    { rule: 'mostWounded' },
    { rule: 'mostAnimus' },
    { rule: 'leastAnimus' },
    { rule: 'mostDefense' },
    { rule: 'leastDefense' },
    { rule: 'mostTokens', token: chance.one(tokens) },
    { rule: 'hasToken', token: chance.one(tokens) },
    { rule: 'firstPlayer' },
    { rule: 'class', class: chance.one(['huntress', 'grove', 'cur']) },
    { rule: 'inArc', arc: chance.one(arcs) },
    { rule: 'adjacent' },
    { rule: 'lastAttacker' },
    { rule: 'random' },
    { rule: 'same' },
    { rule: 'another' },
    { rule: 'players', text: 'Whoever spoke last.' },
  ]);

const group = (chance: Chance): Group =>
  chance.one<Group>([
    { who: 'target' },
    { who: 'hit' },
    { who: 'hurt' },
    { who: 'self' },
    { who: 'oathsworn' },
    { who: 'company' },
    { who: 'bosses' },
    { who: 'minions' },
    { who: 'minions', enemy: 'imp' },
    { who: 'adjacent' },
    { who: 'within', hexes: 1 + chance.roll(4) },
    { who: 'inArc', arc: chance.one(arcs) },
    { who: 'class', class: 'huntress' },
    { who: 'hasToken', token: chance.one(tokens) },
    { who: 'firstPlayer' },
    { who: 'each' },
    { who: 'players', text: 'Who talks?' },
  ]);

const effect = (chance: Chance): Effect =>
  chance.one<Effect>([
    { effect: 'knockback', hexes: 1 + chance.roll(3) },
    { effect: 'push', hexes: 1 + chance.roll(2) },
    { effect: 'lose', hp: 1 },
    { effect: 'heal', hp: 1 },
    { effect: 'heal', hp: 1, slot: 'core' },
    { effect: 'token', token: chance.one(tokens), count: 1 + chance.roll(2) },
    { effect: 'removeToken', token: chance.one(tokens) },
    { effect: 'bleeds', hp: 1 },
    { effect: 'animus', by: chance.roll(3) - 1 },
    { effect: 'drag', way: chance.one(['toward', 'away', ...ways]), hexes: 1 + chance.roll(3) },
    { effect: 'defense', by: chance.roll(3) - 1, until: chance.one(until) },
    { effect: 'might', add: { yellow: 1 }, until: chance.one(until) },
    { effect: 'exclude', until: 'endOfRound' },
    { effect: 'text', text: 'Growl.' },
  ]);

const area = (chance: Chance): Area =>
  chance.one<Area>([
    { area: 'adjacent' },
    { area: 'circle' },
    { area: 'cone', range: 1 + chance.roll(4) },
    { area: 'cone', range: 2, from: 'rear' },
    { area: 'wave' },
    { area: 'charge', hexes: 1 + chance.roll(6) },
    { area: 'chain', range: 1 + chance.roll(3), max: 1 + chance.roll(4) },
    { area: 'chain', range: 3, max: 3, ranged: true },
    {
      area: 'custom',
      hexes: [
        ['N', 'N'],
        ['NE', 'N'],
        ['S', 'S'],
      ],
    },
  ]);

const place = (chance: Chance): Place =>
  chance.one<Place>([
    { place: 'hexes', hexes: chance.some(hexes, 2) },
    { place: 'next', to: group(chance) },
    { place: 'under', whom: group(chance) },
    { place: 'front' },
    { place: 'rear' },
    { place: 'edge' },
    { place: 'edge', direction: chance.one(ways) },
    { place: 'start' },
    { place: 'area', area: area(chance) },
    { place: 'players', text: 'Where it is darkest.' },
  ]);

const condition = (chance: Chance, deep: number): Condition =>
  chance.one<Condition>([
    { when: 'adjacent' },
    { when: 'within', hexes: 2 },
    { when: 'inArc', arc: chance.one(arcs) },
    { when: 'broken', icon: 'front' },
    { when: 'hit' },
    { when: 'hurt' },
    { when: 'missed' },
    { when: 'noTarget' },
    { when: 'stage', stage: 2 },
    { when: 'reaction' },
    { when: 'hasToken', token: chance.one(tokens) },
    { when: 'minionsAtMost', count: 2 },
    { when: 'moved' },
    deep > 0 ? { when: 'not', of: condition(chance, deep - 1) } : { when: 'moved' },
    { when: 'players', text: 'Is it dark?' },
  ]);

/** One step of the language, with everything in it left to chance. */
function step(chance: Chance, deep: number): Step {
  const inner = (): readonly Step[] => (deep > 0 ? steps(chance, 1 + chance.roll(2), deep - 1) : []);
  const kind = chance.roll(deep > 0 ? 24 : 16);
  switch (kind) {
    case 0:
    case 1:
      return {
        do: 'target',
        rules: Array.from({ length: chance.roll(4) }, () => rule(chance)),
        ...(chance.in100(30) ? { among: 'company' } : {}),
      };
    case 2:
    case 3:
      return {
        do: 'move',
        way: chance.one(['toward', 'toward', 'away', 'random', ...ways]),
        hexes: chance.roll(7),
        how: chance.one(['upTo', 'full', 'exact']),
      };
    case 4:
      return { do: 'turn', to: chance.one(['target', 'away', 'random', ...ways]) };
    case 5:
    case 6:
    case 7:
      return {
        do: 'attack',
        ...(chance.in100(40) ? { might: pool(chance) } : {}),
        ...(chance.in100(20) ? { add: { white: 1 } } : {}),
        ...(chance.in100(60) ? { range: chance.one([1, 2, 4, 'any']) } : {}),
        ...(chance.in100(40) ? { breaks: ['front'] } : {}),
        ...(chance.in100(45) ? { area: area(chance) } : {}),
        ...(chance.in100(50) ? { hit: [effect(chance)] } : {}),
        ...(chance.in100(15) ? { noSight: true } : {}),
        ...(chance.in100(15) ? { at: group(chance) } : {}),
      };
    case 8:
      return { do: 'effect', on: group(chance), effects: [effect(chance)] };
    case 9:
      return {
        do: 'tiles',
        tile: chance.one(['fire', 'water', 'mist']),
        at: place(chance),
        ...(chance.in100(20) ? { remove: true } : {}),
      };
    case 10:
      return {
        do: 'spawn',
        enemy: chance.one(['imp', 'imp', 'ogre']),
        count: 1 + chance.roll(2),
        at: place(chance),
      };
    case 11:
      return { do: 'place', whom: group(chance), at: place(chance) };
    case 12:
      return { do: 'cage', whom: group(chance), difficulty: 3, fail: [{ effect: 'lose', hp: 1 }] };
    case 13:
      return { do: 'ability', ability: chance.one(['howl', 'nobody-knows']) };
    case 14:
      return { do: 'lasting', until: chance.one(until), text: 'It grows dark.' };
    case 15:
      return chance.in100(40)
        ? { do: 'draw' }
        : chance.in100(50)
          ? { do: 'text', text: 'Say boo.' }
          : { do: 'consume', whom: { who: 'target' }, slot: 'core', each: [{ effect: 'lose', hp: 1 }] };
    case 16:
      return { do: 'minions', ...(chance.in100(40) ? { enemy: 'imp' } : {}) };
    case 17:
      return { do: 'minions', steps: inner() };
    case 18:
    case 19:
    case 20:
    case 21:
    case 22:
      return { do: 'if', condition: condition(chance, 1), then: inner(), else: inner() };
    default:
      return { do: 'each', of: group(chance), steps: inner() };
  }
}

export const steps = (chance: Chance, count: number, deep = 2): readonly Step[] =>
  Array.from({ length: count }, () => step(chance, deep));

/** A fight of cards that nobody would print: whatever the step language can say, a fight must get through. */
export function randomEncounter(chance: Chance): Encounter {
  const bosses = 1 + chance.roll(2);
  const large = chance.in100(60);
  return {
    id: 'random-cards',
    name: 'Random cards',
    board: { columns: 17, rows: [9, 10] },
    startZone: ['H10', 'F10', 'J10', 'L10', 'G9', 'I9'],
    obstacles: [
      { id: 'rock', kind: 'rock', hexes: ['F5', 'F6'] },
      { id: 'tree', kind: 'tree', hexes: ['K6'] },
    ],
    tiles: [
      { kind: 'water', hexes: ['H6', 'H7'] },
      { kind: 'fire', hexes: ['J7'] },
    ],
    enemies: [
      {
        id: 'ogre',
        name: 'Ogre',
        role: 'boss',
        footprint: large ? 'flower' : 'single',
        defense: 2 + chance.roll(3),
        might: pool(chance),
        slots: large
          ? flowerSlots(4)
          : ['front', 'core', 'rear'].map(id => ({ id, name: id, hexes: [[]], dice: [4] })),
        models: 2,
      },
      {
        id: 'imp',
        name: 'Imp',
        role: 'minion',
        defense: 1,
        might: { yellow: 1 },
        hp: 1 + chance.roll(2),
        mob: chance.in100(50),
        reacts: chance.in100(20),
        models: 6,
        acts: [
          { do: 'target', rules: [], among: 'company' },
          { do: 'move', way: 'toward', hexes: 3 },
          ...steps(chance, 1),
          { do: 'attack' },
        ],
      },
    ],
    placed: [
      ...(['I3', 'D4'] as const)
        .slice(0, bosses)
        .map(at => ({ enemy: 'ogre', at, facing: chance.one(ways) })),
      { enemy: 'imp', at: 'M4' },
      { enemy: 'imp', at: 'M5' },
    ],
    cards: Array.from({ length: 15 }, (_, i): StageCard => {
      const stage: Stage = i < 5 ? 1 : i < 10 ? 2 : 3;
      return {
        id: `card${i}`,
        label: `Card ${i}`,
        stage,
        steps: chance.in100(15)
          ? []
          : [{ do: 'target', rules: [rule(chance)] }, ...steps(chance, 2 + chance.roll(3))],
        ...(chance.in100(15) ? { lasts: true } : {}),
        ...(chance.in100(15) ? { actors: ['imp'] } : {}),
        ...(chance.in100(20) ? { text: 'Hear, hear.' } : {}),
      };
    }),
    abilities: [{ id: 'howl', name: 'Howl', steps: steps(chance, 2, 1) }],
    triggers: [
      { trigger: 'diceLost', stage: 2, count: 2 },
      { trigger: 'round', stage: 3, round: 6 },
    ],
    reminders: [
      { id: 'fog', time: { at: 'encounter' }, text: 'The fog spreads.' },
      { id: 'later', time: { at: 'stage', stage: 2 }, text: 'It wakes.' },
    ],
    victory: chance.in100(30) ? { victory: 'hand', text: 'The bell rings.' } : { victory: 'dice' },
    counters: [
      {
        id: 'bell',
        name: 'The bell',
        start: 1,
        pulls: [
          { pull: 'remind', at: 2, text: 'It rings twice.' },
          { pull: 'stage', at: 3, stage: 2 },
          { pull: 'end', at: 9, outcome: 'defeat' },
        ],
      },
    ],
    checklist: ['Lay out the bones.'],
  };
}

/** Those of the steps that name nothing which the encounter does not have: no others can be told to it (OWN-310). */
export const tellable = (encounter: Encounter, all: readonly Step[]): readonly Step[] =>
  all.filter(step => notThere(encounter, walkSteps([step], '')).next().done === true);
