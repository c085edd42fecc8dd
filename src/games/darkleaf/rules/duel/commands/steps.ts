import type { Side } from '../../board/square';
import type { Duel } from '../model';

/** HU-1, MU-1, FM-1, ER-1, WB-1, HX-1: the steps that a side has made on its path, as the board shows them. */
export function stepsDone(duel: Duel, side: Side): number {
  if (duel.light) return duel.light.path[side];
  const { book, quarryDown } = duel.seats[side];
  switch (book.clan) {
    case 'huldra':
    case 'ferrymen':
      return Math.max(0, ...Object.values(duel.units).map(unit => (unit.side === side ? 0 : unit.marks)));
    case 'murg':
      return 0;
    case 'erde':
      return duel.reclaimed.length;
    case 'wibo': {
      const seat = side === 'south' ? '1' : '8';
      const home = Object.entries(duel.units).filter(
        ([at, unit]) => unit.side === side && unit.kind === 'pawn' && at.endsWith(seat),
      );
      return home.length;
    }
    case 'hexen':
      return quarryDown;
  }
}
