import { describe, expect, test } from 'vitest';
import { nextCommand } from '../../../scripts/player/policy';
import type { State } from '../../../src/encounter/model/state';
import { isBlank, isCritical, SIDES, worth } from '../../../src/might/cards';
import type { Piece } from '../../../src/might/pieces';
import type { Fight } from '../../../src/table/fight/fight';
import { value } from '../../storage/setup';
import { sitDown } from '../sit-down';

/** What a draw comes to by the plain rules: two blanks of the pool miss, else the sum; an enemy never misses. */
const damageBy = (side: 'oathsworn' | 'enemy', pieces: readonly Piece[]): number => {
  const blanks = pieces.filter(piece => piece.part === 'pool' && isBlank(piece.face)).length;
  const sum = pieces.reduce((all, piece) => all + worth(piece.face), 0);
  return side === 'oathsworn' && blanks >= 2 ? 0 : sum;
};

/** Another face of the same colour, none that brings more cards. */
const other = (piece: Piece) =>
  SIDES[piece.color].find(face => face !== piece.face && !isCritical(face)) ?? piece.face;

/** Plays on until a tap brought one draw of that side, and nothing else is asked of it. */
function untilDrawn(fight: Fight, state: () => State, side: 'oathsworn' | 'enemy'): void {
  for (let i = 0; i < 400; i++) {
    const { drawn } = fight.happened.value;
    if (fight.mayShow.value && drawn?.side === side && drawn.pieces.length > 0) return;
    const command = nextCommand(state());
    if (!command || !fight.send(command)) throw new Error('the fight is over');
  }
  throw new Error('nobody ever drew');
}

describe('a draw that is settled', () => {
  test.each(['oathsworn', 'enemy'] as const)(
    'OWN-166: a card of the %s shows something else, and what came of it comes anew, in one tap and one mark',
    async side => {
      const { session, fight } = await sitDown('shown');
      fight.send({ do: 'begin' });
      const state = () => session.state.value;
      untilDrawn(fight, state, side);
      const { settings } = state();
      const marks = session.history.value.at;
      const pieces = fight.happened.value.drawn?.pieces ?? [];
      const [piece] = pieces;
      if (!piece) throw new Error('no card');
      const face = other(piece);
      expect(fight.shows(piece.id, face)).toBe(true);
      expect(session.history.value.at).toBe(marks);
      expect(state().settings).toEqual(settings);
      const now = fight.happened.value.drawn?.pieces ?? [];
      expect(now.map(one => one.face)).toEqual(pieces.map(one => (one.id === piece.id ? face : one.face)));
      expect(now.map(one => one.color)).toEqual(pieces.map(one => one.color));
      const { outcome, hits } = fight.happened.value.drawn ?? {};
      expect(side === 'enemy' ? hits?.[0]?.damage : outcome?.damage).toBe(damageBy(side, now));
      fight.undo();
      value(session.redo());
      expect(fight.mayShow.value).toBe(false);
      fight.undo();
      expect(session.history.value.at).toBe(marks - 1);
      await session.close();
    },
  );

  test('OWN-166: of what came by another tap, or was opened again, no card is said anew', async () => {
    const { session, fight, who } = await sitDown('shown-not');
    fight.send({ do: 'begin' });
    expect(fight.mayShow.value).toBe(false);
    expect(fight.shows(1, '0')).toBe(false);
    untilDrawn(fight, () => session.state.value, 'oathsworn');
    fight.send({ do: 'say', correction: { say: 'token', who, token: 'redraw', count: 2 } });
    expect(fight.mayShow.value).toBe(false);
    await session.close();
  });
});
