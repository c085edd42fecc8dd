import { pairPlayer } from '../../../scripts/play/harrow-pair';
import { soloPlayer } from '../../../scripts/play/harrow-policy';
import { streamFrom, streamOf } from '../../../src/basics/random';
import { boxKind, parseBox } from '../../../src/games/harrow/door/box';
import { loneKind, parseLone } from '../../../src/games/harrow/door/lone';
import { pairKind, parsePair } from '../../../src/games/harrow/door/pair';
import { parseSolo, soloKind } from '../../../src/games/harrow/door/solo';
import { decideBox, emptyBox } from '../../../src/games/harrow/rules/box/box';
import type { BoxCommand, BoxEvent, OwnBox } from '../../../src/games/harrow/rules/box/model';
import {
  decideLone,
  type LoneCommand,
  type LoneEvent,
  type LoneTree,
} from '../../../src/games/harrow/rules/lone/lone';
import type { PairCommand, PairFix } from '../../../src/games/harrow/rules/pair/commands';
import { decidePair } from '../../../src/games/harrow/rules/pair/decide';
import type { PairEvent } from '../../../src/games/harrow/rules/pair/events';
import type { PairGame } from '../../../src/games/harrow/rules/pair/model';
import { pairQuestion } from '../../../src/games/harrow/rules/pair/question';
import { pairTitle } from '../../../src/games/harrow/rules/pair/title';
import type { SoloCommand, SoloFix } from '../../../src/games/harrow/rules/solo/commands';
import { decideSolo } from '../../../src/games/harrow/rules/solo/decide';
import type { SoloEvent } from '../../../src/games/harrow/rules/solo/events';
import type { SoloGame } from '../../../src/games/harrow/rules/solo/model';
import { soloQuestion } from '../../../src/games/harrow/rules/solo/question';
import { soloReveals, soloTitle } from '../../../src/games/harrow/rules/solo/title';
import type { Fix } from '../../../src/games/harrow/rules/state/events';
import { samplePair } from '../../../src/games/harrow/sample/pair';
import { sampleSolo } from '../../../src/games/harrow/sample/solo';
import { sharing } from '../../../src/games/harrow/table/sharing';
import '../../../src/games/harrow/words/learn';
import { any, plain, type Subject } from './subject';

const fixes: readonly Fix[] = [
  { what: 'group', group: { at: 'C3', side: 'family', haints: 2, infected: 1, legends: 1 } },
  { what: 'goal', goal: 'townsfolk', hexes: ['C3', 'D4'] },
  { what: 'hester', at: 'C3' },
  { what: 'hester', at: null },
  { what: 'bonfire', at: 'D4', tokens: 2 },
  { what: 'token', token: 'paths', hexes: ['C3', 'D4'] },
  { what: 'score', side: 'protectors', score: { points: 3, dial: { at: 2, plate: 1 } } },
  { what: 'cubes', where: 'inside', cube: 'red', n: 3 },
  { what: 'fell', inside: { red: 1, blue: 2 } },
];
const witchFix = (game: SoloGame | PairGame): readonly Fix[] =>
  game.witch ? [{ what: 'witch', witch: { ...game.witch, hand: ['Knot', 'Moss'], wild: 2 } }] : [];

export const soloSubject: Subject<SoloGame, SoloCommand, SoloEvent, ReturnType<typeof soloQuestion>> = {
  kind: soloKind,
  rules: {
    command: parseSolo,
    decide: decideSolo,
    questionOf: soloQuestion,
    titleOf: soloTitle,
    revealedBy: soloReveals,
  },
  start: seed =>
    sampleSolo(seed, seed % 4 === 2 ? 2 : seed % 2 === 0 ? 1 : 3, seed % 3 === 0 ? 'box' : 'app'),
  player: seed => soloPlayer(streamOf(seed, 'player'), seed % 2 === 0),
  besides: game => [
    ...([...fixes, ...witchFix(game)] satisfies SoloFix[]).map(fix => ({ do: 'tableSays', fix }) as const),
    { do: 'tableSays', fix: { what: 'pile', pile: 'red', left: 3 } },
    { do: 'tableSays', fix: { what: 'go', to: 'witch' } },
    { do: 'tableSays', fix: { what: 'go', to: 'card' } },
    {
      do: 'turn',
      pile: 'red',
      side: 'family',
      card: {
        id: 'own-1',
        face: { special: false, color: 'red', name: 'Fox', numbers: [3, 4], element: 'move', hester: false },
      },
    },
    { do: 'play', card: 'Knot' },
    { do: 'activate', card: 'Knot' },
  ],
};

export const pairSubject: Subject<PairGame, PairCommand, PairEvent, ReturnType<typeof pairQuestion>> = {
  kind: pairKind,
  rules: {
    command: parsePair,
    decide: decidePair,
    questionOf: pairQuestion,
    titleOf: pairTitle,
    revealedBy: () => false,
    sharing: async () => sharing,
  },
  start: seed =>
    samplePair({
      seed,
      sides:
        seed % 2 === 0
          ? ['protectors', 'family']
          : seed % 4 === 1
            ? ['family', 'kammi']
            : ['protectors', 'kammi'],
      first: seed % 4 === 3 ? 'kammi' : 'family',
      hester: seed % 2 === 0,
      positions: seed % 3 === 2 ? 'off' : 'mirrored',
      training: seed % 6 === 5,
      tree: seed % 4 === 0 ? 'box' : 'app',
    }),
  player: seed => pairPlayer(streamOf(seed, 'player')),
  besides: game => [
    ...(
      [
        ...fixes,
        ...witchFix(game),
        {
          what: 'owned',
          side: 'family',
          owned: {
            wild: 2,
            scrolls: 1,
            tokens: { advance: 1, spawn: 2, strengthen: 3 },
            goals: ['bog', 'forest'],
          },
        },
        { what: 'positions', positions: 'off' },
        { what: 'positions', positions: 'mirrored' },
        { what: 'first', side: game.sides[1] },
        { what: 'go', to: 'jar' },
      ] satisfies PairFix[]
    ).map(fix => ({ do: 'tableSays', fix }) as const),
    { do: 'path', at: 'C3' },
    { do: 'play', card: 'Knot' },
    {
      do: 'teach',
      name: 'Lantern',
      steps: [
        { do: 'gain', basic: 'advance', n: 2 },
        { do: 'spawn', whose: 'own', where: 'beside-legend' },
        { do: 'note', text: 'Look.' },
      ],
    },
    { do: 'card', name: 'Lantern' },
    { do: 'giveBack', side: 'family', n: 1 },
    { do: 'unpin', at: 'C3' },
    {
      do: 'tableSays',
      fix: { what: 'things', change: { nails: ['C3'], hands: { family: 2 }, gridCubes: [1, 0, 2] } },
    },
  ],
};

const treeCommands: readonly LoneCommand[] = [
  { do: 'lay', cube: 'red', n: 4 },
  { do: 'inside', cube: 'blue', n: 2 },
  { do: 'drop' },
  { do: 'drop', out: { red: 2 } },
  { do: 'forget' },
];
export const loneSubject: Subject<LoneTree, LoneCommand, LoneEvent, never> = {
  kind: loneKind,
  rules: {
    command: parseLone,
    decide: decideLone,
    questionOf: () => null,
    titleOf: (_, { do: what }) => plain(what),
    revealedBy: () => false,
  },
  start: seed => ({
    tree: { kind: seed % 2 === 0 ? 'app' : 'box', inside: {}, seen: [], stream: streamFrom(seed) },
    ground: {},
    drops: 0,
  }),
  player: seed => {
    const pick = any(seed);
    return () => pick(treeCommands);
  },
  besides: () => treeCommands,
};

const strokes: readonly BoxCommand[] = [
  { do: 'shape', columns: 9, rows: [9, 10] },
  { do: 'paint', hexes: ['C3', 'D4'], letter: 'w' },
  { do: 'home', at: 'A1' },
  { do: 'storm', at: 'B2' },
  { do: 'number', color: 'red', at: 'C3' },
  { do: 'unnumber', color: 'red' },
  { do: 'name', name: 'Our Hollow' },
  { do: 'clockwise', clockwise: ['cube', 'move', 'spawn'] },
  {
    do: 'learn',
    id: 'own-1',
    face: { special: false, color: 'red', name: 'Fox', numbers: [3, 4], element: 'move', hester: false },
  },
  { do: 'learn', id: 'own-2', face: { special: true, color: 'blue', name: 'Owl' } },
];
export const boxSubject: Subject<OwnBox, BoxCommand, BoxEvent, never> = {
  kind: boxKind,
  rules: {
    command: parseBox,
    decide: decideBox,
    questionOf: () => null,
    titleOf: (_, { do: what }) => plain(what),
    revealedBy: () => false,
  },
  start: () => emptyBox,
  player: seed => {
    const pick = any(seed);
    return () => pick(strokes);
  },
  besides: () => strokes,
};
