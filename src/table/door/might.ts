import * as v from 'valibot';
import type { DeckEvent } from '../../decks/deck';
import type { Attack } from '../../might/attack';
import type { AttackSetup, Purpose } from '../../might/attack-setup';
import { COLORS, type Color, type Counts, type Face, SIDES } from '../../might/cards';
import { COMBAT_TOKENS } from '../../might/combat-tokens';
import type { MightDecks } from '../../might/decks';
import type { EnemyAttack, EnemySetup } from '../../might/enemy';
import type { Adjustment, AttackTokens, Hit, MightEvent, Outcome } from '../../might/event';
import type { Piece, Pool, Source } from '../../might/pieces';
import type { MightTable } from '../../might/table';
import { byWord } from '../../play/shapes';
import { count, flag, key, list, maybe, number, type Of, shape, table, whole } from './of';

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

const deckEvent = byWord<'type', DeckEvent<Face>>('type', {
  drawn: { cards: pile },
  discarded: { cards: pile },
  shuffled: { deck: pile, stream },
  swapped: { came: face, not: face },
  reset: { deck: pile, stream },
  corrected: { deck: pile, discard: pile, stream },
});

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

export const combatToken = v.picklist(COMBAT_TOKENS);
type MightOf<K extends MightEvent['type']> = Extract<MightEvent, { type: K }>;
const dice = shape<NonNullable<MightOf<'drew'>['dice']>>()({
  white: maybe(stream),
  yellow: maybe(stream),
  red: maybe(stream),
  black: maybe(stream),
});
export const mightEvent: Of<MightEvent> = byWord<'type', MightEvent>('type', {
  deck: { color, event: deckEvent },
  'pool-chosen': {
    pool,
    tokens: shape<MightOf<'pool-chosen'>['tokens']>()({ empowered: count, lethality: count }),
  },
  drew: { pieces, dice: maybe(dice) },
  'none-left': { color, count, critical: maybe(pieceId) },
  declined: { criticals: pieceIds },
  exchanged: { piece, by: v.picklist(['token', 'granted', 'forced']) },
  shown: { piece: pieceId, face, from: v.picklist(['deck', 'die', 'table']) },
  adjusted: { change: adjustment },
  settled: { outcome, pieces },
  determined: { token: combatToken, back: attackTokens },
  'face-down': {},
  defended: { target: key, value: number },
  revealed: {},
  'token-spent': { target: key },
  struck: { hits, pieces },
});

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
