import { ok, type Refusal, type Result, refuse } from '../basics/result';
import { COLORS, SIDES } from './cards';
import { type Drawing, notLeft, wishOf } from './drawing';
import type { MightEvent } from './event';
import type { Pool, Tapped } from './pieces';
import { say } from './says';

/** All of a pool by the app; what is not to be had is said (MT-2). */
export function drawPool(pool: Pool, run: Drawing): readonly MightEvent[] {
  const short: MightEvent[] = [];
  for (const color of COLORS) {
    const came = Array.from({ length: pool.cards[color] }, () =>
      run.take({ color, die: false, part: 'pool' }),
    );
    const count = came.filter(piece => piece === 'none-left').length;
    if (count > 0) short.push({ type: 'none-left', color, count });
  }
  for (const color of COLORS)
    for (let i = 0; i < pool.dice[color]; i++) run.take({ color, die: true, part: 'pool' });
  return [...run.events, ...short];
}

/** Pieces of a pool tapped in: each must be one that is still to come. */
export function tapPool(
  awaited: Pool,
  pieces: readonly Tapped[],
  noMore: boolean,
  run: Drawing,
): Result<readonly MightEvent[], Refusal> {
  const open = { cards: { ...awaited.cards }, dice: { ...awaited.dice } };
  for (const piece of pieces) {
    if (!SIDES[piece.color].includes(piece.face))
      return refuse('no-such-face', say('might.no-such-face', { color: piece.color, face: piece.face }));
    const kind = piece.die ? 'dice' : 'cards';
    if (open[kind][piece.color] === 0)
      return refuse('not-in-pool', say('might.none-awaited', { color: piece.color, kind }));
    open[kind][piece.color]--;
    if (run.take(wishOf(piece)) === 'not-left') return notLeft(piece.color, piece.face);
  }
  const short = noMore ? COLORS.filter(color => open.cards[color] > 0) : [];
  return ok([
    ...run.events,
    ...short.map(color => ({ type: 'none-left', color, count: open.cards[color] }) as const),
  ]);
}
