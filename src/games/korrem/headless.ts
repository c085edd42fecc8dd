import * as v from 'valibot';
import { list, object, optional, wholeNumber } from '../../basics/schema';
import { defineHeadless, type HeadlessKind } from '../../play/headless';
import { battleKind, parseBattleCommand } from './door/battle';
import { boxKind, parseBoxCommand } from './door/box';
import { parseWorldCommand, worldKind } from './door/world';
import { decideBox, emptyBox } from './rules/box/box';
import { nameSchema } from './rules/fields';
import { decide as decideBattle } from './rules/fight/decide';
import { describe as describeBattle } from './rules/fight/describe';
import type { Battle } from './rules/fight/model';
import { questionOf as battleQuestion } from './rules/fight/question';
import { describe as describeWorld } from './rules/play/log/describe';
import type { World } from './rules/play/model';
import { questionOf as worldQuestion } from './rules/play/question';
import { decide as decideWorld } from './rules/play/turn/decide';
import { battleOf, creatures, nations } from './sample/salt-road';
import { longGame, shortGame } from './sample/short-game';
import './words/learn';

const seed = wholeNumber(0, 2_147_483_647);
const creatureNames = Object.keys(creatures);

/** Nobody knows what the random stream brings next. */
const battleView = ({ stream: _, ...visible }: Battle) => visible;

export const battle = defineHeadless({
  kind: battleKind,
  rules: { command: parseBattleCommand, decide: decideBattle, questionOf: battleQuestion },
  setup: object({
    seed,
    /** A nation of the sample. */
    nation: optional(v.picklist(['reedfolk', 'kilnfolk'])),
    /** Creatures of the sample, the leader first. */
    creatures: optional(list(v.picklist(creatureNames), 9)),
    name: optional(nameSchema),
    enemyName: optional(nameSchema),
    /** EN-3: how many Attack Phases the creatures have first. */
    phases: optional(wholeNumber(1, 8)),
  }),
  begin: ({
    seed: first,
    nation,
    creatures: wild = [],
    name = 'Ours',
    enemyName = 'Creatures',
    phases = 1,
  }) =>
    battleOf({
      seed: first,
      npcArmy: wild.flatMap(id => creatures[id] ?? []),
      ownArmy: nation ? nations[nation] : [],
      name,
      npcName: enemyName,
      phases,
    }),
  view: battleView,
  describe: describeBattle,
});

/** The order of bag, decks and piles is hidden, and so are the lands in the players' hands. */
const worldView = ({ stream: _, bag, creatures: deck, hands, nations: all, battles, ...visible }: World) => ({
  ...visible,
  bag: bag === null ? null : bag.length,
  creatures: deck === null ? null : deck.length,
  hands: Object.fromEntries(Object.entries(hands).map(([nation, tiles]) => [nation, tiles.length])),
  nations: all.map(({ piles, ...nation }) => ({
    ...nation,
    piles: piles.map(({ cards, from }) => ({ cards: cards.length, top: cards[0] ?? null, from })),
  })),
  battles: battles.map(({ battle: one, ...war }) => ({ ...war, battle: battleView(one) })),
});

export const world = defineHeadless({
  kind: worldKind,
  rules: { command: parseWorldCommand, decide: decideWorld, questionOf: worldQuestion },
  setup: object({ seed, game: v.picklist(['short', 'long']) }),
  begin: ({ seed: first, game }) => {
    const names = { reedfolk: 'Reedfolk', kilnfolk: 'Kilnfolk' };
    return game === 'short' ? shortGame(first, names) : longGame(first, names);
  },
  view: worldView,
  describe: describeWorld,
});

const box = defineHeadless({
  kind: boxKind,
  rules: { command: parseBoxCommand, decide: decideBox, questionOf: () => null },
  setup: object({}),
  begin: () => emptyBox,
  view: all => all,
  describe: () => [],
});

export const headless: readonly HeadlessKind[] = [battle, world, box];
