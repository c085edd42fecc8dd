import { never } from '../basics/never';
import { ok, type Refusal, type Result, refuse } from '../basics/result';
import { type Attack, applyAttack, toAnswer } from './attack';
import { type Face, isCritical, SIDES } from './cards';
import { choosePool, type PoolChoice } from './choose';
import { COMBAT_TOKENS, type CombatToken } from './combat-tokens';
import type { AttackCommand } from './commands';
import type { MightDecks } from './decks';
import { drawPool, tapPool } from './draw-pool';
import { drawing, exchange, extraOf, notLeft, shows } from './drawing';
import type { MightEvent, Outcome } from './event';
import { outcomeOf } from './outcome';
import { type Piece, stillToDraw, type Tapped } from './pieces';
import { say } from './says';

type Decision = Result<readonly MightEvent[], Refusal>;

export function decideAttack(attack: Attack, decks: MightDecks, command: AttackCommand): Decision {
  switch (command.type) {
    case 'choose':
      return choose(attack, decks, command);
    case 'tap':
      return tap(attack, decks, command.pieces, command.noMore ?? false);
    case 'critical':
      return critical(attack, decks, command);
    case 'criticals':
      return criticals(attack, decks);
    case 'decline':
      return decline(attack);
    case 'redraw':
      return redraw(attack, decks, command);
    case 'shows':
      return pieceShows(attack, decks, command);
    case 'adjust':
      if (attack.outcome) return refuse('settled', say('might.settled'));
      return ok([{ type: 'adjusted', change: command.change }]);
    case 'settle':
      return settle(attack, command.said);
    case 'determination':
      return determination(attack, command.token);
    default:
      return never(command);
  }
}

function choose(attack: Attack, decks: MightDecks, choice: PoolChoice): Decision {
  if (attack.step !== 'choose') return refuse('chosen', say('might.pool-fixed'));
  const chosen = choosePool(attack, choice);
  if (!chosen.ok) return chosen;
  if (attack.setup.source !== 'app' || chosen.value.type !== 'pool-chosen') return ok([chosen.value]);
  return ok([chosen.value, ...drawPool(chosen.value.pool, drawing(decks, 'app', attack.nextId))]);
}

function tap(attack: Attack, decks: MightDecks, pieces: readonly Tapped[], noMore: boolean): Decision {
  if (attack.step !== 'tap') return refuse('not-now', say('might.pool-not-awaited'));
  const awaited = stillToDraw(attack.pool, attack.pieces, attack.noneLeft);
  return tapPool(awaited, pieces, noMore, drawing(decks, attack.setup.source, attack.nextId));
}

function critical(
  attack: Attack,
  decks: MightDecks,
  { piece: id, face, anyway }: { piece: number; face?: Face; anyway?: boolean },
): Decision {
  if (attack.step !== 'drawn') return refuse('not-now', say('might.pool-not-drawn'));
  const brings = toAnswer(attack).find(piece => piece.id === id);
  if (!brings) return refuse('no-critical', say('might.critical-not-open'));
  const refused = faceRefused(attack, brings, face);
  if (refused) return refused;
  const run = drawing(decks, attack.setup.source, attack.nextId);
  const came = run.take({ ...extraOf(brings, face), ...(anyway ? { anyway } : {}) });
  if (came === 'not-left') return notLeft(brings.color, face ?? brings.face);
  if (came !== 'none-left') return ok(run.events);
  return ok([...run.events, { type: 'none-left', color: brings.color, count: 1, critical: id }]);
}

function criticals(attack: Attack, decks: MightDecks): Decision {
  if (attack.setup.source !== 'app') return refuse('face-missing', say('might.criticals-unsaid'));
  if (attack.step !== 'drawn' || toAnswer(attack).length === 0)
    return refuse('no-critical', say('might.no-critical-open'));
  const run = drawing(decks, 'app', attack.nextId);
  const short: MightEvent[] = [];
  for (let now = attack; ; ) {
    const brings = toAnswer(now)[0];
    if (!brings) return ok([...run.events, ...short]);
    const came = run.take(extraOf(brings));
    const event: MightEvent =
      typeof came === 'string'
        ? { type: 'none-left', color: brings.color, count: 1, critical: brings.id }
        : { type: 'drew', pieces: [came] };
    if (event.type === 'none-left') short.push(event);
    now = applyAttack(now, event);
  }
}

function decline(attack: Attack): Decision {
  const open = toAnswer(attack);
  if (attack.step !== 'drawn' || open.length === 0)
    return refuse('no-critical', say('might.no-critical-open'));
  return ok([{ type: 'declined', criticals: open.map(piece => piece.id) }]);
}

function redraw(
  attack: Attack,
  decks: MightDecks,
  asked: { piece: number; by: 'token' | 'granted'; face?: Face; anyway?: boolean },
): Decision {
  if (attack.step !== 'drawn') return refuse('not-now', say('might.redraw-later'));
  const piece = attack.pieces.find(one => one.id === asked.piece);
  if (!piece) return refuse('no-such-piece', say('might.piece-not-there'));
  const { tokens, redraws } = attack.setup;
  const left = asked.by === 'token' ? tokens.redraw - attack.spent.redraw : redraws - attack.grantedUsed;
  if (left <= 0)
    return refuse('no-redraw', say(asked.by === 'token' ? 'might.no-redraw-token' : 'might.no-redraw'));
  const refused = faceRefused(attack, piece, asked.face);
  if (refused) return refused;
  return exchange(piece, asked, asked.by, decks, attack.setup.source, attack.nextId);
}

function pieceShows(attack: Attack, decks: MightDecks, said: { piece: number; face: Face }): Decision {
  if (attack.outcome) return refuse('settled', say('might.settled'));
  const piece = attack.pieces.find(one => one.id === said.piece);
  if (!piece) return refuse('no-such-piece', say('might.piece-not-there'));
  // What a critical has brought would lie there for nothing: that draw is undone first.
  if (attack.pieces.some(one => one.of === piece.id) && !isCritical(said.face))
    return refuse('critical-drawn', say('might.critical-drawn'));
  return shows(piece, said.face, decks);
}

function faceRefused(attack: Attack, piece: Piece, face: Face | undefined) {
  if (attack.setup.source === 'app')
    return face === undefined ? undefined : refuse('app-draws', say('might.app-draws'));
  if (face === undefined) return refuse('face-missing', say('might.face-unsaid'));
  return SIDES[piece.color].includes(face)
    ? undefined
    : refuse('no-such-face', say('might.no-such-face', { color: piece.color, face }));
}

function settle(attack: Attack, said?: { damage: number } | 'missed'): Decision {
  if (attack.outcome) return refuse('settled', say('might.settled'));
  const now = outcomeOf(attack);
  if (said !== undefined) {
    const missed = said === 'missed';
    const outcome: Outcome = { ...now, missed, damage: missed ? 0 : said.damage, overruled: true };
    if (!Number.isInteger(outcome.damage) || outcome.damage < 0)
      return refuse('not-a-number', say('might.damage-no-number'));
    return ok([{ type: 'settled', outcome, pieces: attack.pieces }]);
  }
  if (attack.step !== 'drawn') return refuse('not-drawn', say('might.pool-not-drawn'));
  if (toAnswer(attack).length > 0) return refuse('criticals-open', say('might.criticals-open'));
  return ok([{ type: 'settled', outcome: now, pieces: attack.pieces }]);
}

function determination(attack: Attack, token: CombatToken): Decision {
  if (attack.step !== 'determination') return refuse('not-now', say('might.token-after-miss'));
  if (!COMBAT_TOKENS.includes(token)) return refuse('no-such-token', say('might.no-combat-token'));
  return ok([{ type: 'determined', token, back: attack.spent }]);
}
