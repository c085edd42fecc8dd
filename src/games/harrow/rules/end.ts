import type { Board } from './board';
import { type MainSide, mainSides } from './sides';

export type Scores = Readonly<Partial<Record<MainSide, number>>>;

export interface RoundEnd {
  /** After the Brambles point. */
  readonly scores: Scores;
  readonly over: boolean;
  readonly winner: MainSide | 'hester' | 'lost' | null;
  readonly why: 'scoring-spaces' | 'points' | 'token' | null;
}

const pointsToWin = 7;
const spacesToWin = 6;

/** RD-4, EN-1, EN-2, SO-20: the Brambles point and who has won. */
export function endOf(
  board: Board,
  scores: Scores,
  first: MainSide | null,
  filled: number,
  solo: boolean,
): RoundEnd {
  if (filled >= spacesToWin) return { scores, over: true, winner: 'hester', why: 'scoring-spaces' };
  const there = board.units.get(board.map.brambles)?.side;
  const after: Scores = there ? { ...scores, [there]: (scores[there] ?? 0) + 1 } : scores;
  const points = (side: MainSide): number => after[side] ?? 0;
  const most = Math.max(...mainSides.map(points));
  if (most < pointsToWin) return { scores: after, over: false, winner: null, why: null };
  if (solo) return { scores: after, over: true, winner: 'lost', why: 'points' };
  const best = mainSides.filter(side => points(side) === most);
  if (best.length === 1) return { scores: after, over: true, winner: best[0] ?? null, why: 'points' };
  return { scores: after, over: true, winner: first, why: 'token' };
}
