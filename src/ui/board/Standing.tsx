import { still } from '../parts/frame/still';
import { boardWords } from '../words/board';
import type { BoardView } from './view';

const w = boardWords;

/** What a hex is, in words: who stands there, what it costs to get there, how dangerous it is. */
export function tell(view: BoardView, hex: string): string {
  const here = view.pieces.find(piece => piece.hexes.includes(hex));
  const cost = view.open.get(hex);
  const threat = view.threat.get(hex);
  return w.cursor(hex, here?.name, [
    ...(view.open.has(hex) ? [cost === undefined ? w.open : w.cost(cost)] : []),
    ...(threat ? [w.threats[threat]] : []),
  ]);
}

/** The board for those who do not see it: everybody with hex, facing and HP. */
export const Standing = still(({ pieces }: { pieces: BoardView['pieces'] }) => (
  <ul class="unseen" aria-label={w.standing}>
    {pieces.map(piece => (
      <li key={piece.id}>{w.stands(piece.name, piece.at, piece.facing, piece.hp)}</li>
    ))}
  </ul>
));
