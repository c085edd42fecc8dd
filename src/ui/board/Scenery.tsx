import type { Shape } from '../../hex/shape';
import { brick, drop, house } from '../oathsworn/icons/icons-fight.gen';
import { flame, tree } from '../parts/frame/icons-home.gen';
import { centreOf, corners, side, turnedBy } from './geometry';
import type { BoardObstacle, BoardTile } from './view';

/** Plants, barriers and buildings differ at a glance. */
const drawings: Readonly<Record<BoardObstacle['kind'], string>> = { tree, wall: brick, building: house };

interface Tiled {
  shape: Shape;
  tiles: readonly BoardTile[];
  turned: number;
}

export function Tiles({ shape, tiles, turned }: Tiled) {
  return (
    <g>
      {tiles.flatMap(tile =>
        tile.hexes.map(hex => {
          const at = centreOf(shape, hex);
          return (
            <g key={`${tile.kind}${hex}`} class={`tile ${tile.kind}`}>
              <polygon points={corners(at, side - 2.5)} />
              <Drawn at={at} turned={turned} size={20} of={tile.kind === 'water' ? drop : flame} />
            </g>
          );
        }),
      )}
    </g>
  );
}

export function Obstacles(props: { shape: Shape; obstacles: readonly BoardObstacle[]; turned: number }) {
  return (
    <g>
      {props.obstacles.map(obstacle => (
        <g key={obstacle.id} class={`obstacle ${obstacle.kind}`} data-obstacle={obstacle.id}>
          {obstacle.hexes.map(hex => {
            const at = centreOf(props.shape, hex);
            return (
              <g key={hex}>
                <polygon points={corners(at, side - 2.5)} />
                <Drawn at={at} turned={props.turned} size={42} of={drawings[obstacle.kind]} />
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

function Drawn(props: { at: { x: number; y: number }; turned: number; size: number; of: string }) {
  const { at, size } = props;
  return (
    <g transform={turnedBy(-props.turned, at)}>
      <path
        d={props.of}
        transform={`translate(${at.x - size / 2} ${at.y - size / 2}) scale(${size / 512})`}
      />
    </g>
  );
}
