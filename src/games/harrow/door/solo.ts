import * as v from 'valibot';
import { doorOf, list, maybe, type Of, own, shape, table, whole } from '../../../play/shapes';
import type { Kind, Migration } from '../../../storage/kinds';
import { factions } from '../rules/sides';
import { applySolo } from '../rules/solo/apply';
import type { SoloEvent } from '../rules/solo/events';
import {
  type FactionTurn,
  levels,
  type Pile,
  piles,
  type SoloCards,
  type SoloGame,
  type Step,
} from '../rules/solo/model';
import { soloQuestion } from '../rules/solo/question';
import { scoreOf } from '../rules/state/common';
import { aboutTale } from './about';
import { aim, cardStep, pick, told, witchTurn } from './acts';
import { area, common, commonEvents, count, flag, hex, hexes } from './common';
import { face } from './faces';
import { kindNames } from './names';

const pile = v.picklist(piles);
const faction = v.picklist(factions);
const id = own(80);

const pileShape = shape<Pile>()({ left: count, order: list(id, 200) });
const cards = shape<SoloCards>()({
  from: v.picklist(['app', 'table']),
  decks: v.looseObject({ red: count, blue: count, purple: count }),
  faces: table(face),
  piles: v.looseObject({ red: pileShape, blue: pileShape, purple: pileShape }),
  seen: list(id, 300),
});

const turn = shape<FactionTurn>()({
  side: faction,
  card: id,
  areas: list(v.looseObject({ area, times: count }), 9),
  area: count,
  objective: v.nullable(hex),
  spawn: v.nullable(v.looseObject({ left: count, hexes: v.union([v.literal('any'), hexes]) })),
  waiting: v.nullable(hexes),
});

const goal = v.picklist(['townsfolk', 'building']);
const of = <T extends string>(at: T) => v.literal(at);
type At<K extends Step['at']> = Extract<Step, { at: K }>;

const step: Of<Step> = v.variant('at', [
  shape<At<'goal'>>()({ at: of('goal'), goal, card: v.nullable(id) }),
  shape<At<'card'>>()({ at: of('card'), thrown: v.nullable(faction) }),
  shape<At<'look'>>()({ at: of('look'), side: faction, card: id, thrown: flag }),
  shape<At<'areas'>>()({ at: of('areas'), turn }),
  shape<At<'attack'>>()({ at: of('attack'), side: faction, card: id }),
  shape<At<'drop'>>()({ at: of('drop'), side: faction, aim }),
  shape<At<'hits'>>()({ at: of('hits'), side: faction, aim, picks: list(pick, 20) }),
  shape<At<'witch'>>()({ at: of('witch'), turn: witchTurn }),
  shape<At<'over'>>()({
    at: of('over'),
    ending: v.looseObject({
      winner: v.picklist(['hester', 'lost']),
      why: v.picklist(['scoring-spaces', 'points', 'cards']),
    }),
  }),
]);

const state: Of<SoloGame> = shape<SoloGame>()({
  ...common,
  level: v.picklist(levels),
  clockwise: list(area, 3),
  cards,
  tactics: table(list(cardStep, 8)),
  box: maybe(id),
  step,
});

type On<T extends SoloEvent['type']> = Extract<SoloEvent, { type: T }>;

const event: Of<SoloEvent> = v.variant('type', [
  ...commonEvents,
  told,
  shape<On<'turned'>>()({ type: of('turned'), pile, card: id, face: maybe(face) }),
  shape<On<'pile'>>()({ type: of('pile'), pile, left: count }),
  shape<On<'number'>>()({ type: of('number'), color: pile, n: whole(1, 40), at: hex }),
  shape<On<'step'>>()({ type: of('step'), step }),
  shape<On<'round'>>()({ type: of('round'), round: count }),
]);

/** Since version 2 a game tells its records what scored. An older one tells nothing of it. */
const tales: Migration = { name: 'tales', to: 2, state: old => old, event: old => old };

/** Since version 3 the hex of a number may be told when a card first names it. */
const gaps: Migration = { name: 'gaps', to: 3, state: old => old, event: old => old };

/** A solo game as it is kept. */
export const soloKind: Kind<SoloGame, SoloEvent> = {
  name: kindNames.solo,
  version: 3,
  migrations: [tales, gaps],
  state: doorOf(state),
  event: doorOf(event),
  apply: applySolo,
  look: soloQuestion,
  about: game => ({
    level: game.level,
    round: game.round,
    protectors: scoreOf(game, 'protectors').points,
    family: scoreOf(game, 'family').points,
    spaces: game.witch?.scoring.length ?? 0,
    over: game.step.at === 'over' ? game.step.ending.winner : '',
    ...aboutTale(game, factions),
  }),
};
