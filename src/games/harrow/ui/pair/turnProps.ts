import type { TurnQuestion } from '../../rules/pair/question';
import type { PairTable } from '../../table/pair';
import type { PairLocal, PairTapped } from './pairLocal';

/** What each part of a side's turn is drawn from. */
export interface TurnProps {
  readonly table: PairTable;
  readonly asked: TurnQuestion;
  readonly local: PairLocal;
  readonly take: (tapped: PairTapped) => void;
}
