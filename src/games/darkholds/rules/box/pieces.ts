import type { Corner, LevelData, Setting } from '../play/model';

/** A physical tile as rows: '#' is a square, '.' is none. */
export type Piece = readonly string[];

/** The squares of one tile of a level, cut out of its floor; nothing where the level has none of it. */
export function pieceOf({ floors }: LevelData, tile: string): Piece | undefined {
  const floor = floors.find(rows => rows.some(row => row.includes(tile)));
  if (!floor || tile === '.') return undefined;
  const rows = floor.map(row => [...row].map(letter => letter === tile));
  const high = rows.flatMap((row, y) => (row.includes(true) ? [y] : []));
  const wide = rows.flatMap(row => row.flatMap((is, x) => (is ? [x] : [])));
  const [left, right] = [Math.min(...wide), Math.max(...wide)];
  return rows.slice(high[0], (high.at(-1) ?? 0) + 1).map(row =>
    row
      .slice(left, right + 1)
      .map(is => (is ? '#' : '.'))
      .join(''),
  );
}

/** A quarter turn to the right. */
export function turned(piece: Piece): Piece {
  const wide = piece[0]?.length ?? 0;
  return Array.from({ length: wide }, (_, x) =>
    [...piece]
      .reverse()
      .map(row => row[x] ?? '.')
      .join(''),
  );
}

/** The strokes that lay a piece with its north-west corner there: one for each run of squares in a row. */
export function strokesOf(piece: Piece, [left, top]: Corner, tile: string, floor: number): Setting[] {
  return piece.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(
      (run): Setting => ({
        do: 'paint',
        from: [left + run.index, top + y],
        to: [left + run.index + run[0].length - 1, top + y],
        tile,
        floor,
      }),
    ),
  );
}
