import { levelPlayer } from '../../../scripts/play/darkholds-policy';
import { streamOf } from '../../../src/basics/random';
import {
  boxKind as barrowsBoxKind,
  parseBoxCommand as parseBarrowsBox,
} from '../../../src/games/darkholds/door/box';
import {
  campaignKind as barrowsKind,
  parseCampaignCommand as parseBarrowsCommand,
} from '../../../src/games/darkholds/door/campaign';
import { parseLevelCommand, playKind } from '../../../src/games/darkholds/door/play';
import {
  decideBox as decideBarrowsBox,
  emptyBox as emptyBarrowsBox,
  titleOfBox as titleOfBarrowsBox,
} from '../../../src/games/darkholds/rules/box/box';
import { ownLevelOf } from '../../../src/games/darkholds/rules/box/level-of';
import type {
  OwnBox as BarrowsBox,
  BoxCommand as BarrowsBoxCommand,
  BoxEvent as BarrowsBoxEvent,
} from '../../../src/games/darkholds/rules/box/model';
import {
  questionOf as barrowsQuestion,
  reveals as barrowsReveals,
  titleOf as barrowsTitle,
  decide as decideBarrows,
} from '../../../src/games/darkholds/rules/campaign/decide';
import type {
  Campaign as Barrows,
  Command as BarrowsCommand,
  Event as BarrowsEvent,
} from '../../../src/games/darkholds/rules/campaign/model';
import { decide, questionOf, reveals, titleOf } from '../../../src/games/darkholds/rules/play/decide';
import type {
  Command as LevelCommand,
  Event as LevelEvent,
  Play,
} from '../../../src/games/darkholds/rules/play/model';
import { emptyLevel } from '../../../src/games/darkholds/rules/play/new-level';
import { drownedStair, meresideCampaign } from '../../../src/games/darkholds/sample/drowned-stair';
import { underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import { campaignSharing, levelSharing } from '../../../src/games/darkholds/table/sharing';
import '../../../src/games/darkholds/words/learn';
import { any, type Subject } from './subject';

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
  rules: {
    command: parseLevelCommand,
    decide,
    questionOf,
    titleOf,
    revealedBy: reveals,
    sharing: async () => levelSharing,
  },
  start: seed =>
    seed % 3 === 2 ? emptyLevel('Ours', seed, 12, 8) : underColdMere(seed, seed % 2 === 0 ? 'table' : 'app'),
  player: seed => {
    const played = levelPlayer(streamOf(seed, 'player'), seed % 4 !== 3);
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
    sharing: async () => campaignSharing,
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
