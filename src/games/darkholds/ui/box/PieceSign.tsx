import type { Piece } from '../../rules/box/pieces';

/** The shape of a physical tile, small. */
export function PieceSign({ piece }: { piece: Piece }) {
  const wide = piece[0]?.length ?? 1;
  return (
    <svg class="dh-piece" viewBox={`0 0 ${wide} ${piece.length}`} aria-hidden="true">
      {piece.flatMap((row, y) =>
        [...row].flatMap((sign, x) =>
          sign === '#' ? [<rect key={`${x} ${y}`} x={x} y={y} width={1} height={1} />] : [],
        ),
      )}
    </svg>
  );
}
