import * as v from 'valibot';
import { doorOf, list, maybe, type Of, own, shape, table, whole } from '../../../play/shapes';
import type { Kind, Migration } from '../../../storage/kinds';
import { applyPair } from '../rules/pair/apply';
import type { PairEvent } from '../rules/pair/events';
import type { Counted, Owned, PairGame, PairStep, RoundData, SideTurn } from '../rules/pair/model';
import { pairQuestion } from '../rules/pair/question';
import type { Paid } from '../rules/resolve';
import { jars } from '../rules/round';
import { terrains } from '../rules/sides';
import { scoreOf } from '../rules/state/common';
import { aboutTale } from './about';
import { against, aim, cardStep, pick, told, witchTurn } from './acts';
import { common, commonEvents, count, flag, hex, name, side } from './common';
import { kindNames } from './names';
import { things, thingsChange, turnMore } from './things';

const jar = v.picklist(jars);
const tiles = v.looseObject({ abilities: count, wild: count, legend: count, attack: count });
const turnDone = v.union([
  v.looseObject({ side: v.literal('hester') }),
  v.looseObject({ side, action: jar, free: flag, tiles: count }),
]);
const rounds = shape<RoundData>()({
  holder: side,
  began: side,
  tiles,
  up: v.looseObject({
    protectors: v.exactOptional(list(jar, 8)),
    family: v.exactOptional(list(jar, 8)),
    kammi: v.exactOptional(list(jar, 8)),
  }),
  turns: list(turnDone, 20),
});
export const owned = shape<Owned>()({
  wild: count,
  scrolls: count,
  tokens: v.looseObject({ advance: count, spawn: count, strengthen: count }),
  goals: list(v.picklist(terrains), 8),
});
const turn = shape<SideTurn>()({
  side,
  action: jar,
  free: flag,
  tiles: count,
  spent: count,
  attacked: flag,
  more: maybe(turnMore),
});
export const counted = shape<Counted>()({
  against,
  defender: v.union([side, v.literal('hester')]),
  attackers: count,
  defenders: count,
  brambles: flag,
});
const goal = v.picklist(['townsfolk', 'building']);
const of = <T extends string>(at: T) => v.literal(at);
type At<K extends PairStep['at']> = Extract<PairStep, { at: K }>;

const paid = shape<Paid>()({ attacker: maybe(count), defender: maybe(count), hester: maybe(count) });
const step: Of<PairStep> = v.variant('at', [
  shape<At<'goals'>>()({ at: of('goals'), placer: side, goal }),
  shape<At<'jar'>>()({ at: of('jar') }),
  shape<At<'turn'>>()({ at: of('turn'), turn }),
  shape<At<'drop'>>()({ at: of('drop'), turn, aim }),
  shape<At<'keeper-drop'>>()({ at: of('keeper-drop'), turn, counted }),
  shape<At<'hits'>>()({ at: of('hits'), turn, aim, picks: list(pick, 20), paid: maybe(paid) }),
  shape<At<'pay'>>()({ at: of('pay'), turn, aim, paid }),
  shape<At<'witch'>>()({ at: of('witch'), turn: witchTurn }),
  shape<At<'over'>>()({
    at: of('over'),
    ending: v.looseObject({
      winner: v.union([side, v.literal('hester')]),
      why: v.picklist(['points', 'token', 'scoring-spaces']),
    }),
  }),
]);

export const positions = v.picklist(['mirrored', 'off']);
const state: Of<PairGame> = shape<PairGame>()({
  ...common,
  tactics: table(list(cardStep, 8)),
  sides: v.strictTuple([side, side]),
  positions,
  mode: v.picklist(['full', 'training']),
  beside: flag,
  owned: v.looseObject({
    protectors: v.exactOptional(owned),
    family: v.exactOptional(owned),
    kammi: v.exactOptional(owned),
  }),
  rounds,
  step,
  things: maybe(things),
  box: maybe(own(80)),
  names: maybe(v.looseObject({ protectors: maybe(name), family: maybe(name), kammi: maybe(name) })),
});

type On<T extends PairEvent['type']> = Extract<PairEvent, { type: T }>;
const event: Of<PairEvent> = v.variant('type', [
  ...commonEvents,
  told,
  shape<On<'step'>>()({ type: of('step'), step }),
  shape<On<'rounds'>>()({ type: of('rounds'), rounds }),
  shape<On<'round'>>()({ type: of('round'), round: whole(0, 9_999) }),
  shape<On<'owned'>>()({ type: of('owned'), side, owned }),
  shape<On<'things'>>()({ type: of('things'), change: thingsChange }),
  shape<On<'positions'>>()({ type: of('positions'), positions }),
  shape<On<'parted'>>()({
    type: of('parted'),
    from: hex,
    to: hex,
    haints: count,
    infected: count,
    legends: count,
  }),
]);

/**
 * Since version 2 a game has what lies on the boards of the sides: tokens, bag, grid, Legends. What an older one never
 * had is missing in it and counts as nothing. The number keeps an older app from calling a newer save damaged.
 */
const boards: Migration = { name: 'boards', to: 2, state: old => old, event: old => old };

/** Since version 3 what comes out of the Tree is paid by those who play; an older game pays all that it can. */
const payments: Migration = { name: 'payments', to: 3, state: old => old, event: old => old };

/** Since version 4 a game tells its records what scored, and who played it. An older one tells nothing of it. */
const tales: Migration = { name: 'tales', to: 4, state: old => old, event: old => old };

/** A game of two or three as it is kept. */
export const pairKind: Kind<PairGame, PairEvent> = {
  name: kindNames.table,
  version: 4,
  migrations: [boards, payments, tales],
  state: doorOf(state),
  event: doorOf(event),
  apply: applyPair,
  look: pairQuestion,
  about: game => ({
    round: game.round,
    first: game.sides[0],
    second: game.sides[1],
    firstPoints: scoreOf(game, game.sides[0]).points,
    secondPoints: scoreOf(game, game.sides[1]).points,
    over: game.step.at === 'over' ? game.step.ending.winner : '',
    firstName: game.names?.[game.sides[0]] ?? '',
    secondName: game.names?.[game.sides[1]] ?? '',
    ...aboutTale(game, game.sides),
  }),
};
