import { plainPlayer, randomBattle } from '../../../scripts/play/korrem-battle';
import { worldPlayer } from '../../../scripts/play/korrem-world';
import { streamOf } from '../../../src/basics/random';
import { battleKind, parseBattleCommand } from '../../../src/games/korrem/door/battle';
import {
  boxKind as korremBoxKind,
  parseBoxCommand as parseKorremBox,
} from '../../../src/games/korrem/door/box';
import { parseWorldCommand, worldKind } from '../../../src/games/korrem/door/world';
import {
  decideBox as decideKorremBox,
  emptyBox as emptyKorremBox,
} from '../../../src/games/korrem/rules/box/box';
import type {
  OwnBox as KorremBox,
  BoxCommand as KorremBoxCommand,
  BoxEvent as KorremBoxEvent,
} from '../../../src/games/korrem/rules/box/model';
import {
  reveals as battleReveals,
  decide as decideBattle,
} from '../../../src/games/korrem/rules/fight/decide';
import type {
  Battle,
  Command as BattleCommand,
  Event as BattleEvent,
} from '../../../src/games/korrem/rules/fight/model';
import { questionOf as battleQuestion } from '../../../src/games/korrem/rules/fight/question';
import { titleOf as battleTitle } from '../../../src/games/korrem/rules/fight/title';
import type { Event as WorldEvent } from '../../../src/games/korrem/rules/play/events';
import { titleOf as worldTitle } from '../../../src/games/korrem/rules/play/log/title';
import type { World } from '../../../src/games/korrem/rules/play/model';
import { questionOf as worldQuestion } from '../../../src/games/korrem/rules/play/question';
import type { Command as WorldCommand } from '../../../src/games/korrem/rules/play/turn/commands';
import {
  decide as decideWorld,
  reveals as worldReveals,
} from '../../../src/games/korrem/rules/play/turn/decide';
import { creatureDeck, longGame, shortGame } from '../../../src/games/korrem/sample/short-game';
import { battleSharing, worldSharing } from '../../../src/games/korrem/table/sharing';
import '../../../src/games/korrem/words/learn';
import { any, plain, type Subject } from './subject';

export const battleSubject: Subject<Battle, BattleCommand, BattleEvent, ReturnType<typeof battleQuestion>> = {
  kind: battleKind,
  rules: {
    command: parseBattleCommand,
    decide: decideBattle,
    questionOf: battleQuestion,
    titleOf: battleTitle,
    revealedBy: battleReveals,
    sharing: async () => battleSharing,
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
      ...cards.flatMap(by =>
        by.abilities
          .slice(0, 1)
          .map(({ name }) => ({ do: 'ability', id: by.id, name, on: other.id, works: true }) as const),
      ),
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
    sharing: async () => worldSharing,
  },
  start: seed => {
    const names = { reedfolk: 'Reedfolk', kilnfolk: 'Kilnfolk' };
    return seed % 3 === 2 ? longGame(seed, names, { light: seed % 2 === 0 }) : shortGame(seed, names);
  },
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
  besides: ({ cards: [first] }) =>
    first
      ? [
          { do: 'forget', name: first.name },
          { do: 'take', pack: { cards: [{ ...first, health: first.health + 1 }] } },
        ]
      : [],
};
