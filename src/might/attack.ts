import * as v from 'valibot';
import { type Output, object, optional } from '../basics/schema';
import { type AttackSetup, attackSetupSchema } from './attack-setup';
import { countsSchema, NONE } from './cards';
import { openCriticals, shown } from './drawing';
import {
  type Adjustment,
  type AttackTokens,
  attackTokensSchema,
  type MightEvent,
  NO_TOKENS,
  type Outcome,
  outcomeSchema,
} from './event';
import { byKey, numberSchema } from './fields';
import {
  type Piece,
  type Pool,
  pieceIdListSchema,
  pieceIdSchema,
  pieceListSchema,
  poolSchema,
  poolSize,
  stillToDraw,
} from './pieces';

/** Where an attack is: plain data that a screen shows and a save stores. */
export const attackSchema = object({
  setup: attackSetupSchema,
  step: v.picklist(['choose', 'tap', 'drawn', 'determination', 'done']),
  pool: poolSchema,
  /** In the order of drawing, without exchanged ones. */
  pieces: pieceListSchema,
  nextId: pieceIdSchema,
  /** Criticals whose extra card has come, was declined, or could not come. */
  answered: pieceIdListSchema,
  /** Cards of the pool that could not be drawn (MT-2). */
  noneLeft: countsSchema,
  spent: attackTokensSchema,
  grantedUsed: numberSchema,
  /** Defense tokens that friends whom it hits have spent on it (FT-8); missing: none. */
  guards: optional(byKey(numberSchema)),
  /** Pieces that an effect on this attack ignores by name. */
  ignored: pieceIdListSchema,
  outcome: v.nullable(outcomeSchema),
});
export type Attack = Output<typeof attackSchema>;

const EMPTY: Pool = { cards: NONE, dice: NONE };

export const newAttack = (setup: AttackSetup): Attack => ({
  setup,
  step: setup.fixed === undefined ? 'choose' : 'drawn',
  pool: EMPTY,
  pieces: [],
  nextId: 1,
  answered: [],
  noneLeft: NONE,
  spent: NO_TOKENS,
  grantedUsed: 0,
  ignored: [],
  outcome: null,
});

/** Criticals that the players still have to draw for or decline; where blanks are what counts there are none. */
export const toAnswer = (attack: Attack): Piece[] =>
  attack.setup.purpose.kind === 'blanks' ? [] : openCriticals(attack.pieces, attack.answered);

/** The tokens that an event takes from the attacker's sheet; negative ones come back (MT-11). */
export function tokensSpent(event: MightEvent): AttackTokens {
  switch (event.type) {
    case 'pool-chosen':
      return { redraw: 0, ...event.tokens };
    case 'exchanged':
      return { ...NO_TOKENS, redraw: event.by === 'token' ? 1 : 0 };
    case 'determined':
      return {
        redraw: -event.back.redraw,
        empowered: -event.back.empowered,
        lethality: -event.back.lethality,
      };
    default:
      return NO_TOKENS;
  }
}

const plus = (a: AttackTokens, b: AttackTokens): AttackTokens => ({
  redraw: a.redraw + b.redraw,
  empowered: a.empowered + b.empowered,
  lethality: a.lethality + b.lethality,
});

/** Total: events that say nothing about an attack leave it as it is. */
export function applyAttack(attack: Attack, event: MightEvent): Attack {
  switch (event.type) {
    case 'pool-chosen':
      return whenComplete({
        ...attack,
        step: 'tap',
        pool: event.pool,
        spent: plus(attack.spent, tokensSpent(event)),
      });
    case 'drew': {
      const answered = event.pieces.flatMap(piece => (piece.of === undefined ? [] : [piece.of]));
      const nextId = Math.max(attack.nextId, ...event.pieces.map(piece => piece.id + 1));
      const pieces = [...attack.pieces, ...event.pieces];
      return whenComplete({ ...attack, pieces, nextId, answered: [...attack.answered, ...answered] });
    }
    case 'none-left': {
      if (event.critical !== undefined) return { ...attack, answered: [...attack.answered, event.critical] };
      const noneLeft = { ...attack.noneLeft, [event.color]: attack.noneLeft[event.color] + event.count };
      return whenComplete({ ...attack, noneLeft });
    }
    case 'declined':
      return { ...attack, answered: [...attack.answered, ...event.criticals] };
    case 'exchanged': {
      const pieces = attack.pieces.filter(piece => piece.id !== event.piece.id);
      const grantedUsed = attack.grantedUsed + (event.by === 'granted' ? 1 : 0);
      return { ...attack, pieces, grantedUsed, spent: plus(attack.spent, tokensSpent(event)) };
    }
    case 'shown':
      return { ...attack, pieces: shown(attack.pieces, event) };
    case 'adjusted': {
      const { bonus = 0, redraws = 0, lowest: low = 0, highest: high = 0, ignored = [] } = event.change;
      const setup = {
        ...attack.setup,
        bonus: attack.setup.bonus + bonus,
        redraws: attack.setup.redraws + redraws,
        lowest: attack.setup.lowest + low,
        highest: attack.setup.highest + high,
      };
      return {
        ...attack,
        setup,
        ignored: [...attack.ignored, ...ignored],
        outcome: raised(attack.outcome, bonus),
        ...guarded(attack, event.change),
      };
    }
    case 'settled': {
      const waits =
        event.outcome.missed && attack.setup.determination && attack.setup.purpose.kind === 'attack';
      return { ...attack, outcome: event.outcome, step: waits ? 'determination' : 'done' };
    }
    case 'determined':
      return { ...attack, step: 'done', spent: plus(attack.spent, tokensSpent(event)) };
    default:
      return attack;
  }
}

/** IT-5: what is added to a hit that is settled already counts as well. */
const raised = (outcome: Outcome | null, bonus: number): Outcome | null =>
  outcome && !outcome.missed ? { ...outcome, damage: Math.max(0, outcome.damage + bonus) } : outcome;

/** FT-8: what stands against it on the side of its own friends. */
function guarded({ guards = {} }: Attack, { guard }: Adjustment): Pick<Attack, 'guards'> {
  return guard ? { guards: { ...guards, [guard.target]: (guards[guard.target] ?? 0) + guard.by } } : {};
}

/** The pool is on the table: criticals and redraws are next. */
function whenComplete(attack: Attack): Attack {
  const left = poolSize(stillToDraw(attack.pool, attack.pieces, attack.noneLeft));
  return attack.step === 'tap' && left === 0 ? { ...attack, step: 'drawn' } : attack;
}
