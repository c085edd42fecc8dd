import { useMemo } from 'preact/hooks';
import type { Shape } from '../../hex/shape';
import { still } from '../parts/frame/still';
import { sizeOf } from './geometry';
import { HexGrid, RimNames } from './HexGrid';
import { Obstacles, Tiles } from './Scenery';
import type { BoardObstacle, BoardTile } from './view';

interface Props {
  shape: Shape;
  tiles: readonly BoardTile[];
  obstacles: readonly BoardObstacle[];
  turned: number;
  /** The window, what the camera makes of it, and how the board lies. */
  box: string;
  seen: string;
  lies: string;
}

/** What stands still is a picture of its own, so that a moved model does not have 161 hexes painted again. */
export const Ground = still(({ shape, tiles, obstacles, turned, box, seen, lies }: Props) => {
  const flat = sizeOf(shape);
  const names = useMemo(() => <RimNames shape={shape} turned={turned} />, [shape, turned]);
  const hexes = useMemo(() => <HexGrid shape={shape} />, [shape]);
  return (
    <svg class="board-svg ground" viewBox={box} aria-hidden="true">
      <defs>
        <radialGradient id="clearing" cx="50%" cy="44%" r="66%">
          <stop class="clearing-middle" offset="0%" />
          <stop class="clearing-rim" offset="100%" />
        </radialGradient>
      </defs>
      <g transform={seen}>
        <g transform={lies}>
          {hexes}
          <rect class="clearing" width={flat.width} height={flat.height} />
          {names}
          <Tiles shape={shape} tiles={tiles} turned={turned} />
          <Obstacles shape={shape} obstacles={obstacles} turned={turned} />
        </g>
      </g>
    </svg>
  );
});
