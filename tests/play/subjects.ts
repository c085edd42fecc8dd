import { levelPlayer } from '../../scripts/play/darkholds-policy';
import { anyOf } from '../../scripts/play/darkleaf';
import { pairPlayer } from '../../scripts/play/harrow-pair';
import { soloPlayer } from '../../scripts/play/harrow-policy';
import { plainPlayer, randomBattle } from '../../scripts/play/korrem-battle';
import { worldPlayer } from '../../scripts/play/korrem-world';
import { draw, type Stream, streamFrom, streamOf } from '../../src/basics/random';
import type { Said } from '../../src/basics/said';
import { decide as decideCampaign } from '../../src/campaign/deeds/decide';
import { parseCommand as parseCampaignCommand } from '../../src/campaign/door/door';
import type { Command as CampaignCommand } from '../../src/campaign/model/command';
import type { Event as CampaignEvent } from '../../src/campaign/model/event';
import { BLANK, type Campaign } from '../../src/campaign/model/state';
import { titleOf as titleOfCampaign } from '../../src/campaign/title/titles';
import type { Command as FightCommand } from '../../src/encounter/model/command';
import type { Event as FightEvent } from '../../src/encounter/model/event';
import type { Question as FightQuestion } from '../../src/encounter/model/question';
import type { State as Fight } from '../../src/encounter/model/state';
import { initialState } from '../../src/encounter/setup/initial-state';
import {
  boxKind as barrowsBoxKind,
  parseBoxCommand as parseBarrowsBox,
} from '../../src/games/darkholds/door/box';
import {
  campaignKind as barrowsKind,
  parseCampaignCommand as parseBarrowsCommand,
} from '../../src/games/darkholds/door/campaign';
import { parseLevelCommand } from '../../src/games/darkholds/door/commands';
import { playKind } from '../../src/games/darkholds/door/play';
import {
  decideBox as decideBarrowsBox,
  emptyBox as emptyBarrowsBox,
  titleOfBox as titleOfBarrowsBox,
} from '../../src/games/darkholds/rules/box/box';
import { ownLevelOf } from '../../src/games/darkholds/rules/box/level-of';
import type {
  OwnBox as BarrowsBox,
  BoxCommand as BarrowsBoxCommand,
  BoxEvent as BarrowsBoxEvent,
} from '../../src/games/darkholds/rules/box/model';
import {
  questionOf as barrowsQuestion,
  reveals as barrowsReveals,
  titleOf as barrowsTitle,
  decide as decideBarrows,
} from '../../src/games/darkholds/rules/campaign/decide';
import type {
  Campaign as Barrows,
  Command as BarrowsCommand,
  Event as BarrowsEvent,
} from '../../src/games/darkholds/rules/campaign/model';
import { decide, questionOf, reveals, titleOf } from '../../src/games/darkholds/rules/play/decide';
import type {
  Command as LevelCommand,
  Event as LevelEvent,
  Play,
} from '../../src/games/darkholds/rules/play/model';
import { emptyLevel } from '../../src/games/darkholds/rules/play/new-level';
import { drownedStair, meresideCampaign } from '../../src/games/darkholds/sample/drowned-stair';
import { underColdMere } from '../../src/games/darkholds/sample/under-cold-mere';
import { booksKind, parseBooksCommand } from '../../src/games/darkleaf/door/books';
import { parseDuelCommand } from '../../src/games/darkleaf/door/commands';
import { duelKind } from '../../src/games/darkleaf/door/duel';
import {
  type Books,
  type BooksCommand,
  type BooksEvent,
  decideBooks,
  noBooks,
  titleOfBooks,
} from '../../src/games/darkleaf/rules/books/books';
import { beginDuel } from '../../src/games/darkleaf/rules/duel/begin';
import { decide as decideDuel, reveals as duelReveals } from '../../src/games/darkleaf/rules/duel/decide';
import type {
  Duel,
  Command as DuelCommand,
  Event as DuelEvent,
} from '../../src/games/darkleaf/rules/duel/model';
import { questionOf as duelQuestion } from '../../src/games/darkleaf/rules/duel/question';
import { titleOf as duelTitle } from '../../src/games/darkleaf/rules/duel/title';
import { hedgerow } from '../../src/games/darkleaf/sample/hedgerow';
import { boxKind, parseBox } from '../../src/games/harrow/door/box';
import { loneKind, parseLone } from '../../src/games/harrow/door/lone';
import { pairKind } from '../../src/games/harrow/door/pair';
import { parsePair } from '../../src/games/harrow/door/pair-commands';
import { soloKind } from '../../src/games/harrow/door/solo';
import { parseSolo } from '../../src/games/harrow/door/solo-commands';
import { decideBox, emptyBox } from '../../src/games/harrow/rules/box/box';
import type { BoxCommand, BoxEvent, OwnBox } from '../../src/games/harrow/rules/box/model';
import {
  decideLone,
  type LoneCommand,
  type LoneEvent,
  type LoneTree,
} from '../../src/games/harrow/rules/lone/lone';
import type { PairCommand, PairFix } from '../../src/games/harrow/rules/pair/commands';
import { decidePair } from '../../src/games/harrow/rules/pair/decide';
import type { PairEvent } from '../../src/games/harrow/rules/pair/events';
import type { PairGame } from '../../src/games/harrow/rules/pair/model';
import { pairQuestion } from '../../src/games/harrow/rules/pair/question';
import { pairTitle } from '../../src/games/harrow/rules/pair/title';
import type { SoloCommand, SoloFix } from '../../src/games/harrow/rules/solo/commands';
import { decideSolo } from '../../src/games/harrow/rules/solo/decide';
import type { SoloEvent } from '../../src/games/harrow/rules/solo/events';
import type { SoloGame } from '../../src/games/harrow/rules/solo/model';
import { soloQuestion } from '../../src/games/harrow/rules/solo/question';
import { soloReveals, soloTitle } from '../../src/games/harrow/rules/solo/title';
import type { Fix } from '../../src/games/harrow/rules/state/events';
import { samplePair } from '../../src/games/harrow/sample/pair';
import { sampleSolo } from '../../src/games/harrow/sample/solo';
import { battleKind } from '../../src/games/korrem/door/battle';
import { boxKind as korremBoxKind, parseBoxCommand as parseKorremBox } from '../../src/games/korrem/door/box';
import { parseBattleCommand } from '../../src/games/korrem/door/commands';
import { worldKind } from '../../src/games/korrem/door/world';
import { parseWorldCommand } from '../../src/games/korrem/door/world-commands';
import {
  decideBox as decideKorremBox,
  emptyBox as emptyKorremBox,
  type OwnBox as KorremBox,
  type BoxCommand as KorremBoxCommand,
  type BoxEvent as KorremBoxEvent,
} from '../../src/games/korrem/rules/box/box';
import { reveals as battleReveals, decide as decideBattle } from '../../src/games/korrem/rules/fight/decide';
import type {
  Battle,
  Command as BattleCommand,
  Event as BattleEvent,
} from '../../src/games/korrem/rules/fight/model';
import { questionOf as battleQuestion } from '../../src/games/korrem/rules/fight/question';
import { titleOf as battleTitle } from '../../src/games/korrem/rules/fight/title';
import type { Command as WorldCommand } from '../../src/games/korrem/rules/play/commands';
import { decide as decideWorld, reveals as worldReveals } from '../../src/games/korrem/rules/play/decide';
import type { Event as WorldEvent } from '../../src/games/korrem/rules/play/events';
import type { World } from '../../src/games/korrem/rules/play/model';
import { questionOf as worldQuestion } from '../../src/games/korrem/rules/play/question';
import { titleOf as worldTitle } from '../../src/games/korrem/rules/play/title';
import { creatureDeck, shortGame } from '../../src/games/korrem/sample/short-game';
import '../../src/games/korrem/words/learn';
import { builtinPack } from '../../src/packs/builtin';
import { type Edit, type KeptPack, parseEdit } from '../../src/packs/edit/edit';
import type { Rules } from '../../src/play/rules';
import type { Kind } from '../../src/storage/kinds';
import { campaignKind } from '../../src/table/campaign/kind';
import { rules as fightRules } from '../../src/table/fight/encounter-rules';
import { fightKind } from '../../src/table/fight/fight-kind';
import { packKind } from '../../src/table/packs/kind';
import '../../src/games/darkholds/words/learn';
import '../../src/games/darkleaf/words/learn';
import '../../src/games/harrow/words/learn';
import { anyCommand } from '../campaign/any-command';
import { foundation, play as playCampaign } from '../campaign/company';
import { randomTable } from '../encounter/random-player/table';
import { setupFor } from '../encounter/support/setups';

/** One kind of document as it is played: its rules, its beginning, and a table that sends sensible things. */
export interface Subject<State, Command, Event, Question> {
  readonly kind: Kind<State, Event>;
  readonly rules: Rules<State, Command, Event, Question>;
  readonly start: (seed: number) => State;
  readonly player: (seed: number) => (state: State) => Command | undefined;
  /** What is seldom or never sent by that table: corrections, texts. */
  readonly besides: (state: State) => readonly Command[];
}

const plain = (text: string): Said => text;

const any = (seed: number) => {
  let stream: Stream = streamOf(seed, 'table');
  return <T>(list: readonly T[]): T => {
    const [picked, next] = draw(stream, 0, list.length - 1);
    stream = next;
    return list[picked]!;
  };
};

const card = { id: 'bite', label: 'Bite', stage: 1, steps: [{ do: 'text', text: 'It bites.' }] } as const;
export const fightSubject: Subject<Fight, FightCommand, FightEvent, FightQuestion> = {
  kind: fightKind,
  rules: fightRules,
  start: seed => initialState(setupFor(seed)),
  player: seed => {
    const table = randomTable(seed);
    return state => table(state) ?? undefined;
  },
  besides: ({ friends, enemies, encounter, settings }) => {
    const who = friends[0]?.id ?? '';
    const text = 'Rain.';
    return [
      { do: 'remind', reminder: { id: 'rain', time: { at: 'round', round: 2 }, text } },
      { do: 'forget', reminder: 'rain' },
      { do: 'teach', card: { ...card, id: encounter.cards[0]?.id ?? 'bite' } },
      { do: 'teach', card },
      { do: 'tell', card: { label: 'Claw', steps: [{ do: 'text', text }], actors: ['boss'] } },
      { do: 'answer', answer: { answer: 'compose', label: 'Claw', steps: [{ do: 'text', text }] } },
      { do: 'settings', settings: { ...settings, company: 'light' } },
      { do: 'say', correction: { say: 'friend', name: 'Ulf', hp: 3, defense: 2, at: null } },
      { do: 'say', correction: { say: 'token', who, token: 'mud', count: 2 } },
      { do: 'say', correction: { say: 'obstacle', id: 'log', kind: 'log', hexes: ['C3'] } },
      { do: 'say', correction: { say: 'enemy', kind: encounter.enemies[0]?.id ?? '', at: null, number: 3 } },
      { do: 'say', correction: { say: 'encounter', change: { enemies: encounter.enemies } } },
      {
        do: 'say',
        correction: {
          say: 'encounter',
          change: {
            counters: [{ id: 'fog', name: 'Fog', start: 2, pulls: [{ pull: 'remind', at: 3, text }] }],
            abilities: [{ id: 'roar', name: 'Roar', steps: [{ do: 'text', text }] }],
            reminders: [{ id: 'r', time: { at: 'round', round: 3 }, text }],
          },
        },
      },
      { do: 'sentinel', of: who, at: null, called: 'Thorn', anyway: true },
      { do: 'count', counter: encounter.counters?.[0]?.id ?? 'fog', by: 1 },
      { do: 'attack', who, strike: { targets: [enemies[0]?.id ?? ''], white: 2, said: { damage: 4 } } },
      { do: 'giveUp' },
    ];
  },
};

export const campaignSubject: Subject<Campaign, CampaignCommand, CampaignEvent, never> = {
  kind: campaignKind,
  rules: {
    command: parseCampaignCommand,
    decide: decideCampaign,
    questionOf: () => null,
    titleOf: titleOfCampaign,
    revealedBy: () => false,
  },
  start: () => playCampaign(BLANK, foundation()),
  player: seed => {
    const pick = any(seed);
    const under = Array.from({ length: 97 }, (_, n) => n);
    return state => anyCommand(state, [pick(under), pick(under), pick(under), pick(under)]);
  },
  besides: state => Array.from({ length: 70 }, (_, n) => anyCommand(state, [n, n % 5, n % 3, n % 7])),
};

const encounter = builtinPack.encounters[0]!;
const edits: readonly Edit[] = [
  { edit: 'about', about: { name: 'Ours', author: 'We', licence: 'CC0' } },
  { edit: 'put', encounter: { ...encounter, id: 'second', name: 'Second', flavour: 'Fog.' } },
  { edit: 'put', encounter },
  { edit: 'remove', id: 'second' },
  { edit: 'parts', parts: { heroes: builtinPack.heroes, allies: builtinPack.allies } },
  { edit: 'parts', parts: { items: builtinPack.items, text: 'A text.' } },
  { edit: 'without', key: 'text' },
  { edit: 'pack', pack: builtinPack },
];
export const packSubject: Subject<KeptPack, Edit, Edit, never> = {
  kind: packKind,
  rules: {
    command: parseEdit,
    decide: (_, edit) => ({ ok: true, value: [edit] }),
    questionOf: () => null,
    titleOf: (_, { edit }) => plain(edit),
    revealedBy: () => false,
  },
  start: () => ({ origin: 'own', pack: builtinPack }),
  player: seed => {
    const pick = any(seed);
    return () => pick(edits);
  },
  besides: () => edits,
};

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
  start: seed => sampleSolo(seed, seed % 2 === 0 ? 1 : 3, seed % 3 === 0 ? 'box' : 'app'),
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
  },
  start: seed =>
    samplePair({
      seed,
      sides: seed % 2 === 0 ? ['protectors', 'family'] : ['family', 'kammi'],
      first: 'family',
      hester: seed % 2 === 0,
      positions: seed % 3 === 2 ? 'off' : 'mirrored',
      training: false,
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

const mere = underColdMere(1);
const drawings: readonly LevelCommand[] = [
  { do: 'paint', from: [1, 1], to: [3, 3], tile: 'a' },
  { do: 'paint', from: [4, 1], to: [6, 3], tile: 'b' },
  { do: 'wall', a: 'D3', b: 'E3' },
  { do: 'lay', at: 'B2', what: 'door' },
  { do: 'lay', at: 'C3', what: 'rockfall', vigour: 3 },
  { do: 'lay', at: 'B3', what: 'entry' },
  { do: 'lay', at: 'D2', what: 'guard' },
  { do: 'lay', at: 'B2', what: 'nothing' },
  { do: 'teach', type: { ...mere.types[0]!, type: 'imp', name: 'Imp', models: 3 } },
  { do: 'stand', type: 'imp', at: 'F3' },
  { do: 'join', figure: { ...mere.figures[0]!, id: 'ann', name: 'Ann', type: 'ann', at: 'B2' } },
  { do: 'begin' },
];
export const levelSubject: Subject<Play, LevelCommand, LevelEvent, ReturnType<typeof questionOf>> = {
  kind: playKind,
  rules: { command: parseLevelCommand, decide, questionOf, titleOf, revealedBy: reveals },
  start: seed =>
    seed % 3 === 2 ? emptyLevel('Ours', seed, 12, 8) : underColdMere(seed, seed % 2 === 0 ? 'table' : 'app'),
  player: seed => {
    const played = levelPlayer(streamOf(seed, 'player'), true);
    const pick = any(seed);
    return play => (play.phase === 'setup' ? pick(drawings) : played(play));
  },
  besides: ({ figures, phase }) => {
    const id = figures[0]?.id ?? '';
    const at = figures.at(-1)?.at ?? 'B2';
    return [
      ...(phase === 'setup' ? drawings : []),
      { do: 'move', id, to: at },
      { do: 'correct', id, change: { wounds: 1, vigour: 2, tokens: 1, prone: false } },
      { do: 'correct', id, change: { at } },
      { do: 'noise', at, tokens: 2 },
      { do: 'feature', at, feature: 'door' },
      { do: 'feature', at, feature: null },
      { do: 'dice', dice: 'table' },
      { do: 'remove', id },
      { do: 'strike', id, target: figures.at(-1)?.id ?? '', rolls: [3, 4] },
      { do: 'next', not: [id], stays: true },
      { do: 'bring', type: 'imp', entry: 'B3' },
      ...actsBesides(id, at, figures.at(-1)?.id ?? ''),
    ];
  },
};

/** What a table that counts, carries and agrees sends; the plain player drags and strikes alone. */
const blade = { name: 'Blade', takes: { combat: 1 }, value: 10, common: true, own: false } as const;
const actsBesides = (id: string, at: string, other: string): readonly LevelCommand[] => [
  { do: 'agree', settings: { count: true } },
  { do: 'agree', settings: { count: false, overlord: true } },
  { do: 'players', players: ['Ida', 'Jo'], enemyPlayer: 1 },
  { do: 'begins' },
  { do: 'pass' },
  { do: 'activate', id },
  { do: 'rest', id },
  { do: 'trace', id, path: [at] },
  { do: 'leap', id, to: at, rolls: [9] },
  { do: 'shoot', id, target: other, rolls: [9, 9] },
  { do: 'split', id, shares: [{ target: other, dice: 1 }] },
  { do: 'aim', id },
  { do: 'bash', id, at, by: 'combat', weapon: 0 },
  { do: 'item', id: 'blade', item: blade, deck: true },
  { do: 'kit', id, change: { silver: 12, callings: ['sorcerer'], web: 1, words: ['Hates water.'] } },
  { do: 'rummage', id, at, card: blade },
  { do: 'putDown' },
  { do: 'acquire', id, from: { square: at }, items: ['blade'] },
  { do: 'discard', id, at, items: ['blade'] },
  { do: 'trade', id, with: other, silver: 1 },
  { do: 'cast', id, cast: 0 },
  { do: 'recover', id, rolls: [3] },
  { do: 'revive', id, whom: other },
  { do: 'release', id, at },
  { do: 'unweb', id },
  { do: 'use', id, item: 'blade' },
  { do: 'card', label: 'Cold', also: [{ do: 'noise', tokens: 1 }] },
  { do: 'pin', rule: 'WR-4', text: 'As we play it.' },
  { do: 'words', words: [{ phase: 'start', text: 'Find the bell.' }] },
  { do: 'block', entry: 'B3', blocked: true },
  { do: 'end', end: 'won' },
];

/** A campaign: the level in it by the plain player, a market between. */
export const barrowsSubject: Subject<Barrows, BarrowsCommand, BarrowsEvent, ReturnType<typeof questionOf>> = {
  kind: barrowsKind,
  rules: {
    command: parseBarrowsCommand,
    decide: decideBarrows,
    questionOf: barrowsQuestion,
    titleOf: barrowsTitle,
    revealedBy: barrowsReveals,
  },
  start: seed => meresideCampaign('Ours', 'area', seed),
  player: seed => {
    const played = levelPlayer(streamOf(seed, 'player'), false);
    return ({ level, at }) => {
      if (!level) return { do: 'begin', level: at % 2 ? drownedStair(seed) : underColdMere(seed) };
      if (level.phase === 'over') return { do: 'finish', on: true };
      const command = level.turn > 3 ? ({ do: 'end', end: 'won' } as const) : played(level);
      return command && { do: 'level', command };
    };
  },
  besides: ({ party, items, equipment }) => {
    const id = party[0]?.id ?? '';
    const to = party[1]?.id ?? '';
    const item = equipment.order[0] ?? '';
    return [
      { do: 'recruit', figure: { ...mere.figures[0]!, id: 'ann', name: 'Ann' } },
      { do: 'dismiss', id: to },
      { do: 'buy', id, item },
      { do: 'sell', id, item },
      { do: 'give', id, to, silver: 1 },
      { do: 'hire', id, hireling: 'Hillman' },
      { do: 'card', id: 'horn', item: items.rope ?? blade },
      { do: 'correct', id, change: { wounds: 1 } },
      { do: 'name', at: 1, name: 'Below' },
      { do: 'line', page: 0, line: 'Wet.' },
      { do: 'level', command: { do: 'noise', at: 'B3', tokens: 1 } },
    ];
  },
};

const clans = ['huldra', 'murg', 'ferrymen', 'erde', 'wibo', 'hexen'] as const;
export const duelSubject: Subject<Duel, DuelCommand, DuelEvent, ReturnType<typeof duelQuestion>> = {
  kind: duelKind,
  rules: {
    command: parseDuelCommand,
    decide: decideDuel,
    questionOf: duelQuestion,
    titleOf: duelTitle,
    revealedBy: duelReveals,
  },
  start: seed =>
    beginDuel({
      players: [
        { name: 'One', book: hedgerow[clans[seed % 6]!] },
        { name: 'Two', book: hedgerow[clans[(seed + 1) % 6]!] },
      ],
      help: 'legal',
      dice: seed % 2 === 0 ? 'app' : 'table',
      will: 'blessings',
      seed,
    }),
  player: seed => anyOf(streamOf(seed, 'player')),
  besides: duel => {
    const [at = 'a1', unit] = Object.entries(duel.units)[0] ?? [];
    const row = duel.seats.south.rows[0]?.id;
    const side = 'south' as const;
    return [
      { do: 'put', at, unit: null },
      ...(unit ? ([{ do: 'put', at: 'd4', unit }] as const) : []),
      { do: 'move', at, to: 'd5' },
      { do: 'reclaim', at: 'c4', now: true },
      { do: 'garden', at: 'c4', count: 3 },
      { do: 'law', side, now: true },
      { do: 'pool', side, pool: [4, 6, 8] },
      ...(row
        ? ([
            { do: 'tokens', side, row, tokens: 2 },
            { do: 'bones', side, row, slot: 0, value: 3 },
            { do: 'spend', asked: { skill: row, unit: at, targets: ['d4'], places: { d4: 'd5' } } },
            { do: 'slot', row, slot: 0, on: at },
          ] as const)
        : []),
      { do: 'set', change: { help: 'open', dice: 'table', wood: null } },
      { do: 'count', order: ['d4'], restarts: { d4: 'd5' } },
      { do: 'act', action: { do: 'journey', unit: at, to: 'd5', dir: 1, targets: ['d5'] } },
      { do: 'pass-turn' },
      { do: 'over', winner: 'north' },
    ];
  },
};

export const battleSubject: Subject<Battle, BattleCommand, BattleEvent, ReturnType<typeof battleQuestion>> = {
  kind: battleKind,
  rules: {
    command: parseBattleCommand,
    decide: decideBattle,
    questionOf: battleQuestion,
    titleOf: battleTitle,
    revealedBy: battleReveals,
  },
  start: randomBattle,
  player: seed => plainPlayer(streamOf(seed, 'player')),
  besides: ({ cards, armies }) => {
    const [one, other] = [cards[0], cards.at(-1)];
    if (!one || !other) return [];
    const { id } = one;
    return [
      { do: 'place', card: { ...one, id: 'newcomer', name: 'Newcomer', at: [40, 40] } },
      { do: 'sum', on: other.id, damage: 3, piercing: true },
      { do: 'walk', id, to: [one.at[0] + 1, one.at[1]] },
      { do: 'state', id, state: 'frozen', on: true },
      { do: 'correct', id, change: { name: 'Renamed', at: [41, 41], health: 9, damage: 2 } },
      { do: 'correct', id, change: { at: other.at } },
      { do: 'correct', id, change: { states: ['poisoned'], abilities: one.abilities, speed: 3 } },
      { do: 'regroup', cells: { [id]: [2, 3], [other.id]: [5, 5] } },
      { do: 'set', change: { dice: 'table', foresight: true } },
      { do: 'npc', id, roll: 3 },
      { do: 'strike', on: other.id, by: [id] },
      { do: 'remove', id: other.id },
      { do: 'retreat', side: armies[0].id },
      { do: 'over', victor: armies[1].id },
    ];
  },
};

export const worldSubject: Subject<World, WorldCommand, WorldEvent, ReturnType<typeof worldQuestion>> = {
  kind: worldKind,
  rules: {
    command: parseWorldCommand,
    decide: decideWorld,
    questionOf: worldQuestion,
    titleOf: worldTitle,
    revealedBy: worldReveals,
  },
  start: seed => shortGame(seed, { reedfolk: 'Reedfolk', kilnfolk: 'Kilnfolk' }),
  player: seed => worldPlayer(streamOf(seed, 'player')),
  besides: ({ armies, nations, lands }) => {
    const [army, nation, other] = [armies[0], nations[0], nations[1]];
    const [hex = 'M13'] = Object.keys(lands);
    const one = army?.members[0];
    if (!army || !nation || !other || !one) return [];
    const quest = { name: 'Far', colour: 'malice', count: 0, goal: 2, points: 1, again: true } as const;
    return [
      { do: 'quest', nation: nation.id, quest },
      { do: 'count', nation: nation.id, name: 'Far', n: 2 },
      { do: 'points', nation: other.id, n: 2, from: 'table' },
      { do: 'give', from: { bank: nation.id }, to: { bank: other.id }, goods: nation.bank, points: 1 },
      { do: 'gain', to: { army: army.id }, goods: nation.bank },
      { do: 'recruit', nation: nation.id, card: one, hex },
      { do: 'meet', army: army.id, card: { ...one, name: 'A stranger', nature: 'social' } },
      { do: 'split', nation: nation.id, from: 0, to: 1, n: 1 },
      { do: 'ally', nations: [nation.id, other.id], on: true },
      { do: 'set', change: { light: true, target: 9 } },
      { do: 'spend', n: 1 },
      { do: 'war', first: army.id, second: armies.at(-1)?.id ?? '', phases: 2 },
      { do: 'correct', correction: { what: 'observer', id: other.id } },
      { do: 'correct', correction: { what: 'actions', n: 4 } },
      { do: 'correct', correction: { what: 'hex', army: army.id, hex } },
      { do: 'correct', correction: { what: 'note', nation: nation.id, text: 'Set up by the window' } },
      { do: 'correct', correction: { what: 'hand', nation: nation.id, n: 3 } },
      { do: 'correct', correction: { what: 'goods', of: { army: army.id }, goods: nation.bank } },
      { do: 'correct', correction: { what: 'points', nation: nation.id, n: 1 } },
      { do: 'go-on' },
    ];
  },
};

const lines: readonly BooksCommand[] = [
  { do: 'begin', clan: 'murg', book: null },
  { do: 'begin', clan: 'hexen', book: hedgerow.hexen },
  { do: 'bone', clan: 'murg', bone: 8 },
  { do: 'rose', clan: 'murg', kind: 'rook', of: 'journey', directions: [1, 3, 5, 7] },
  { do: 'less', clan: 'murg', kind: 'sage', less: true },
  { do: 'hex', clan: 'hexen', kind: 'rook', hex: ['garden'] },
  { do: 'stand', clan: 'murg', at: 'c3', kind: 'knight' },
  { do: 'stand', clan: 'murg', at: 'c3', kind: null },
  { do: 'row', clan: 'murg', row: 'ironPlating', slots: ['1-2', '*'], sum: null, places: null },
  { do: 'row', clan: 'hexen', row: 'hocVult', slots: ['*', '*', '*'], sum: [20, 24], places: 2 },
  { do: 'forget', clan: 'murg' },
];
export const booksSubject: Subject<Books, BooksCommand, BooksEvent, never> = {
  kind: booksKind,
  rules: {
    command: parseBooksCommand,
    decide: decideBooks,
    questionOf: () => null,
    titleOf: titleOfBooks,
    revealedBy: () => false,
  },
  start: () => noBooks,
  player: seed => {
    const pick = any(seed);
    return () => pick(lines);
  },
  besides: () => lines,
};

export const barrowsBoxSubject: Subject<BarrowsBox, BarrowsBoxCommand, BarrowsBoxEvent, never> = {
  kind: barrowsBoxKind,
  rules: {
    command: parseBarrowsBox,
    decide: decideBarrowsBox,
    questionOf: () => null,
    titleOf: titleOfBarrowsBox,
    revealedBy: () => false,
  },
  start: () => emptyBarrowsBox,
  player: seed => {
    const one = any(seed);
    const { types, figures, darkholds, more } = underColdMere(seed);
    const level = ownLevelOf(underColdMere(seed));
    return () =>
      one<BarrowsBoxCommand>([
        ...types.map(type => ({ do: 'put', pack: { types: { [type.type]: type } } }) as const),
        { do: 'put', pack: { company: { wren: figures[0]! } } },
        { do: 'put', pack: { darkholds } },
        { do: 'put', pack: { items: more?.items ?? {} } },
        { do: 'put', pack: { levels: { Mere: level } } },
        { do: 'put', pack: { tiles: { ell: ['##', '#.'] } } },
        {
          do: 'put',
          pack: { reinforcements: { rats: { label: 'Rats', lines: [[{ type: 'rat', count: 2 }]] } } },
        },
        { do: 'put', pack: { hirelings: { Hillman: more!.hirelings[0]! } } },
        { do: 'keep', decks: ['items'] },
        { do: 'keep', decks: [] },
        { do: 'drop', part: 'types', id: 'rat' },
        { do: 'drop', part: 'darkholds', id: 'd1' },
      ]);
  },
  besides: () => [{ do: 'drop', part: 'tiles', id: 'none' }],
};

export const korremBoxSubject: Subject<KorremBox, KorremBoxCommand, KorremBoxEvent, never> = {
  kind: korremBoxKind,
  rules: {
    command: parseKorremBox,
    decide: decideKorremBox,
    questionOf: () => null,
    titleOf: () => plain('A card'),
    revealedBy: () => false,
  },
  start: () => emptyKorremBox,
  player: seed => {
    const one = any(seed);
    const cards = creatureDeck();
    return () => ({ do: 'learn', card: one(cards) });
  },
  besides: ({ cards: [first] }) => (first ? [{ do: 'forget', name: first.name }] : []),
};
