import type { Shape } from '../../hex/shape';
import { still } from '../parts/frame/still';
import { useAfterPaint } from '../parts/frame/useAfterPaint';
import { Paths } from './Marks';
import { Piece } from './Piece';
import type { BoardPath, BoardPiece } from './view';

interface Props {
  shape: Shape;
  ghosts: readonly BoardPiece[];
  paths: readonly BoardPath[];
  turned: number;
}

/** Where models stood before they moved, and their paths. They follow one frame after the models themselves. */
export const Trails = still(({ shape, turned, ...newest }: Props) => {
  const ghosts = useAfterPaint(newest.ghosts);
  const paths = useAfterPaint(newest.paths);
  return (
    <>
      {ghosts.map(ghost => (
        <Piece key={`ghost${ghost.id}`} shape={shape} piece={ghost} turned={turned} ghost />
      ))}
      <Paths shape={shape} paths={paths} />
    </>
  );
});
