import type { Cube } from '../../rules/sides';
import { type CubeCounts, entriesOf } from '../../rules/state/cubes';
import { ui } from '../../words/ui';

/** A cube with the first letters of its colour: colour is never the only sign. */
export const CubeSign = ({ of, n }: { of: Cube; n?: number }) => (
  <span class={`hc-cube hc-cube-${of}`} title={ui.cubeName[of]}>
    {n === undefined ? '' : n}
    <span class="unseen"> {ui.cubeName[of]}</span>
  </span>
);

export const CubeRow = ({ of }: { of: CubeCounts }) => (
  <span class="hc-cubes">
    {entriesOf(of).map(([cube, n]) => (
      <CubeSign key={cube} of={cube} n={n} />
    ))}
  </span>
);
