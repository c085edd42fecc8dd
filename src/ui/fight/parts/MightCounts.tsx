import type { Cubes } from '../../../stage/steps';
import { MightSign, mightColors } from '../../oathsworn/pieces/Might';
import { words } from '../../words/fight';

/** A pool by its shapes. */
export const MightCounts = ({ pool }: { pool: Cubes }) => (
  <>
    {mightColors
      .filter(color => (pool[color] ?? 0) > 0)
      .map(color => (
        <span key={color} class="foe-might">
          <MightSign color={color} />
          {pool[color]}
          <span class="unseen"> {words.might.colors[color]} </span>
        </span>
      ))}
  </>
);
