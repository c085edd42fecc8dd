import * as v from 'valibot';
import type { DeckEvent } from '../../decks/deck';
import type { Attack } from '../../might/attack';
import type { AttackSetup, Purpose } from '../../might/attack-setup';
import { COLORS, type Color, type Counts, type Face, SIDES } from '../../might/cards';
import type { MightDecks } from '../../might/decks';
import type { EnemyAttack, EnemySetup } from '../../might/enemy';
import {
  type Adjustment,
  type AttackTokens,
  COMBAT_TOKENS,
  type Hit,
  type MightEvent,
  type Outcome,
} from '../../might/event';
import type { Piece, Pool, Source } from '../../might/pieces';
import type { MightTable } from '../../might/table';
import { byKey, count, flag, key, list, maybe, number, type Of, shape, table, whole } from './of';

export const color: Of<Color> = v.picklist(COLORS);
export const face: Of<Face> = v.picklist([...new Set(Object.values(SIDES).flat())]);
/** The state of a generator. */
export const stream = list(v.pipe(v.number(), v.safeInteger()), 32);
export const side = v.picklist(['oathsworn', 'enemy']);

const cards = count;
export const counts: Of<Counts> = shape<Counts>()({ white: cards, yellow: cards, red: cards, black: cards });
const pile = list(face, 400);
const deck = shape<MightDecks['cards'][Color]>()({ deck: pile, table: pile, discard: pile, stream });
const decks: Of<MightDecks> = shape<MightDecks>()({
  cards: shape<MightDecks['cards']>()({ white: deck, yellow: deck, red: deck, black: deck }),
  dice: shape<MightDecks['dice']>()({ white: stream, yellow: stream, red: stream, black: stream }),
});
export const mightTable: Of<MightTable> = shape<MightTable>()({ oathsworn: decks, enemy: decks });

type DeckEventOf<K extends DeckEvent['type']> = Extract<DeckEvent<Face>, { type: K }>;
const deckEvent: Of<DeckEvent<Face>> = v.variant('type', [
  shape<DeckEventOf<'drawn'>>()({ type: v.literal('drawn'), cards: pile }),
  shape<DeckEventOf<'discarded'>>()({ type: v.literal('discarded'), cards: pile }),
  shape<DeckEventOf<'shuffled'>>()({ type: v.literal('shuffled'), deck: pile, stream }),
  shape<DeckEventOf<'swapped'>>()({ type: v.literal('swapped'), came: face, not: face }),
  shape<DeckEventOf<'reset'>>()({ type: v.literal('reset'), deck: pile, stream }),
  shape<DeckEventOf<'corrected'>>()({ type: v.literal('corrected'), deck: pile, discard: pile, stream }),
]);

const pieceId = whole(0, 100_000);
const piece: Of<Piece> = shape<Piece>()({
  id: pieceId,
  color,
  face,
  from: v.picklist(['deck', 'die', 'table']),
  part: v.picklist(['pool', 'extra']),
  of: maybe(pieceId),
});
const pieces = list(piece, 2_000);
const pieceIds = list(pieceId, 2_000);
const pool: Of<Pool> = shape<Pool>()({ cards: counts, dice: counts });
const source: Of<Source> = v.picklist(['app', 'tapped', 'in-step']);

const outcome: Of<Outcome> = shape<Outcome>()({
  blanks: count,
  missed: flag,
  ignored: pieceIds,
  damage: number,
  overruled: flag,
});
const hits: Of<readonly Hit[]> = list(
  shape<Hit>()({ target: key, damage: number, defense: number, hpLost: number, ignored: maybe(pieceIds) }),
  200,
);
const attackTokens: Of<AttackTokens> = shape<AttackTokens>()({
  redraw: count,
  empowered: count,
  lethality: count,
});

export const adjustment: Of<Adjustment> = shape<Adjustment>()({
  bonus: maybe(number),
  redraws: maybe(number),
  lowest: maybe(number),
  highest: maybe(number),
  ignored: maybe(pieceIds),
  guard: maybe(shape<NonNullable<Adjustment['guard']>>()({ target: key, by: number })),
  pool: maybe(counts),
});

type MightOf<K extends MightEvent['type']> = Extract<MightEvent, { type: K }>;
const combatToken = v.picklist(COMBAT_TOKENS);
const dice = shape<NonNullable<MightOf<'drew'>['dice']>>()({
  white: maybe(stream),
  yellow: maybe(stream),
  red: maybe(stream),
  black: maybe(stream),
});
const events = {
  deck: shape<MightOf<'deck'>>()({ type: v.literal('deck'), color, event: deckEvent }),
  'pool-chosen': shape<MightOf<'pool-chosen'>>()({
    type: v.literal('pool-chosen'),
    pool,
    tokens: shape<MightOf<'pool-chosen'>['tokens']>()({ empowered: count, lethality: count }),
  }),
  drew: shape<MightOf<'drew'>>()({ type: v.literal('drew'), pieces, dice: maybe(dice) }),
  'none-left': shape<MightOf<'none-left'>>()({
    type: v.literal('none-left'),
    color,
    count,
    critical: maybe(pieceId),
  }),
  declined: shape<MightOf<'declined'>>()({ type: v.literal('declined'), criticals: pieceIds }),
  exchanged: shape<MightOf<'exchanged'>>()({
    type: v.literal('exchanged'),
    piece,
    by: v.picklist(['token', 'granted', 'forced']),
  }),
  shown: shape<MightOf<'shown'>>()({
    type: v.literal('shown'),
    piece: pieceId,
    face,
    from: v.picklist(['deck', 'die', 'table']),
  }),
  adjusted: shape<MightOf<'adjusted'>>()({ type: v.literal('adjusted'), change: adjustment }),
  settled: shape<MightOf<'settled'>>()({ type: v.literal('settled'), outcome, pieces }),
  determined: shape<MightOf<'determined'>>()({
    type: v.literal('determined'),
    token: combatToken,
    back: attackTokens,
  }),
  'face-down': shape<MightOf<'face-down'>>()({ type: v.literal('face-down') }),
  defended: shape<MightOf<'defended'>>()({ type: v.literal('defended'), target: key, value: number }),
  revealed: shape<MightOf<'revealed'>>()({ type: v.literal('revealed') }),
  'token-spent': shape<MightOf<'token-spent'>>()({ type: v.literal('token-spent'), target: key }),
  struck: shape<MightOf<'struck'>>()({ type: v.literal('struck'), hits, pieces }),
} satisfies { readonly [K in MightEvent['type']]: Of<MightOf<K>> };
export const mightEvent: Of<MightEvent> = byKey('type', events, v.variant('type', Object.values(events)));

const purpose: Of<Purpose> = v.variant('kind', [
  v.looseObject({ kind: v.literal('attack') }),
  v.looseObject({ kind: v.literal('check'), difficulty: number, levels: flag, might: flag }),
  v.looseObject({ kind: v.literal('combat'), defense: number }),
  v.looseObject({ kind: v.literal('blanks') }),
]);
const attackSetup: Of<AttackSetup> = shape<AttackSetup>()({
  purpose,
  might: counts,
  unarmed: flag,
  sentinels: count,
  cannotMiss: flag,
  empowered: number,
  tokens: attackTokens,
  redraws: number,
  bonus: number,
  fixed: maybe(number),
  lowest: number,
  highest: number,
  determination: flag,
  source,
});
export const attack: Of<Attack> = shape<Attack>()({
  setup: attackSetup,
  step: v.picklist(['choose', 'tap', 'drawn', 'determination', 'done']),
  pool,
  pieces,
  nextId: pieceId,
  answered: pieceIds,
  noneLeft: counts,
  spent: attackTokens,
  grantedUsed: number,
  guards: maybe(table(number)),
  ignored: pieceIds,
  outcome: v.nullable(outcome),
});

const enemySetup: Of<EnemySetup> = shape<EnemySetup>()({
  pool: counts,
  dice: counts,
  attackers: count,
  broken: count,
  targets: list(
    shape<EnemySetup['targets'][number]>()({
      id: key,
      defense: number,
      tokens: count,
      hexes: count,
      nth: maybe(count),
    }),
    200,
  ),
  chain: flag,
  bonus: number,
  fixed: maybe(number),
  lowest: number,
  highest: number,
  source,
});
export const enemyAttack: Of<EnemyAttack> = shape<EnemyAttack>()({
  setup: enemySetup,
  step: v.picklist(['before', 'hidden', 'revealed', 'settled']),
  pool,
  pieces,
  nextId: pieceId,
  noneLeft: counts,
  ignored: pieceIds,
  cards: table(number),
  tokens: table(number),
  hits: v.nullable(hits),
});
