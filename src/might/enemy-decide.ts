import { never } from '../basics/never';
import { ok, type Refusal, type Result, refuse } from '../basics/result';
import { type Face, SIDES } from './cards';
import type { EnemyCommand } from './commands';
import type { MightDecks } from './decks';
import { drawPool, tapPool } from './draw-pool';
import { drawing, exchange, shows } from './drawing';
import { applyEnemyAttack, type EnemyAttack, hitsOf } from './enemy';
import type { MightEvent } from './event';
import { poolSize, stillToDraw, type Tapped } from './pieces';
import { say } from './says';

type Decision = Result<readonly MightEvent[], Refusal>;

export function decideEnemyAttack(attack: EnemyAttack, decks: MightDecks, command: EnemyCommand): Decision {
  if (attack.hits) return refuse('settled', say('might.enemy-settled'));
  switch (command.type) {
    case 'adjust':
      if (command.change.pool && attack.step !== 'before') return refuse('drawn', say('might.pool-fixed'));
      return ok([{ type: 'adjusted', change: command.change }]);
    case 'draw':
      return attack.step === 'before'
        ? ok(faceDown(attack, decks))
        : refuse('drawn', say('might.enemy-drawn'));
    case 'defend':
      return defend(attack, decks, command);
    case 'reveal':
      return reveal(attack, decks, command.pieces, command.noMore ?? false);
    case 'redraw':
      return redraw(attack, decks, command);
    case 'shows':
      return pieceShows(attack, decks, command);
    case 'token':
      return token(attack, command.target);
    case 'settle':
      return settle(attack, command.said);
    default:
      return never(command);
  }
}

/** The draw, unless the cards lie there already. With real cards there is nothing to know yet. */
function faceDown(attack: EnemyAttack, decks: MightDecks): readonly MightEvent[] {
  if (attack.step !== 'before') return [];
  const { source } = attack.setup;
  const drawn = source === 'app' ? drawPool(attack.pool, drawing(decks, source, attack.nextId)) : [];
  return [...drawn, { type: 'face-down' }];
}

function defend(attack: EnemyAttack, decks: MightDecks, by: { target: string; value: number }): Decision {
  if (attack.step === 'revealed') return refuse('revealed', say('might.defend-earlier'));
  if (!attack.setup.targets.some(target => target.id === by.target))
    return refuse('not-attacked', say('might.not-attacked'));
  if (attack.cards[by.target] !== undefined) return refuse('one-card', say('might.one-defense-card'));
  if (!Number.isInteger(by.value) || by.value < 0)
    return refuse('not-a-number', say('might.defense-no-number'));
  return ok([...faceDown(attack, decks), { type: 'defended', target: by.target, value: by.value }]);
}

function reveal(
  attack: EnemyAttack,
  decks: MightDecks,
  pieces: readonly Tapped[] | undefined,
  noMore: boolean,
): Decision {
  if (attack.step === 'revealed') return refuse('revealed', say('might.enemy-revealed'));
  const before = faceDown(attack, decks);
  if (attack.setup.source === 'app') {
    if (pieces) return refuse('app-draws', say('might.app-draws'));
    return ok([...before, { type: 'revealed' }]);
  }
  const run = drawing(decks, attack.setup.source, attack.nextId);
  const tapped = tapPool(attack.pool, pieces ?? [], noMore, run);
  if (!tapped.ok) return tapped;
  const after = tapped.value.reduce(applyEnemyAttack, attack);
  if (poolSize(stillToDraw(after.pool, after.pieces, after.noneLeft)) > 0)
    return refuse('cards-missing', say('might.reveal-all'));
  return ok([...before, ...tapped.value, { type: 'revealed' }]);
}

function redraw(
  attack: EnemyAttack,
  decks: MightDecks,
  asked: { piece: number; face?: Face; anyway?: boolean },
): Decision {
  if (attack.step !== 'revealed') return refuse('not-now', say('might.enemy-redraw-later'));
  const piece = attack.pieces.find(one => one.id === asked.piece);
  if (!piece) return refuse('no-such-piece', say('might.piece-not-there'));
  const { source } = attack.setup;
  if (source === 'app' && asked.face !== undefined) return refuse('app-draws', say('might.app-draws'));
  if (source !== 'app' && asked.face === undefined) return refuse('face-missing', say('might.face-unsaid'));
  if (asked.face !== undefined && !SIDES[piece.color].includes(asked.face))
    return refuse('no-such-face', say('might.no-such-face', { color: piece.color, face: asked.face }));
  return exchange(piece, asked, 'forced', decks, source, attack.nextId);
}

function pieceShows(attack: EnemyAttack, decks: MightDecks, said: { piece: number; face: Face }): Decision {
  if (attack.step !== 'revealed') return refuse('not-now', say('might.enemy-not-revealed'));
  const piece = attack.pieces.find(one => one.id === said.piece);
  return piece ? shows(piece, said.face, decks) : refuse('no-such-piece', say('might.piece-not-there'));
}

function token(attack: EnemyAttack, id: string): Decision {
  if (attack.step !== 'revealed') return refuse('not-now', say('might.defense-token-later'));
  const target = attack.setup.targets.find(one => one.id === id);
  if (!target) return refuse('not-attacked', say('might.not-attacked'));
  if ((attack.tokens[id] ?? 0) >= target.tokens) return refuse('no-token', say('might.no-defense-token'));
  return ok([{ type: 'token-spent', target: id }]);
}

function settle(attack: EnemyAttack, said?: { damage: number }): Decision {
  if (said && (!Number.isInteger(said.damage) || said.damage < 0))
    return refuse('not-a-number', say('might.damage-no-number'));
  if (!said && attack.step !== 'revealed') return refuse('not-revealed', say('might.enemy-not-revealed'));
  return ok([{ type: 'struck', hits: hitsOf(attack, said?.damage), pieces: attack.pieces }]);
}
