import { useMemo } from 'preact/hooks';
import type { Shape } from '../../hex/shape';
import { still } from '../parts/still';
import { HexGrid } from './HexGrid';
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
  const hexes = useMemo(() => <HexGrid shape={shape} turned={turned} />, [shape, turned]);
  return (
    <svg class="board-svg ground" viewBox={box} aria-hidden="true">
      <g transform={seen}>
        <g transform={lies}>
          {hexes}
          <Tiles shape={shape} tiles={tiles} turned={turned} />
          <Obstacles shape={shape} obstacles={obstacles} turned={turned} />
        </g>
      </g>
    </svg>
  );
});
