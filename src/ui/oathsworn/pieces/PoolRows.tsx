import type { Cubes } from '../../../stage/steps';
import { Numbers } from '../../parts/input/Numbers';
import { words } from '../../words';
import { MightSign, mightColors } from './Might';

interface Props {
  label: string;
  pool: Cubes;
  onChange: (pool: Cubes) => void;
}

/** Might as a card prints it: of each colour its number, in one tap. */
export const PoolRows = ({ label, pool, onChange }: Props) => (
  <fieldset class="pool-rows" aria-label={label}>
    {mightColors.map(color => (
      <div key={color} class="pool-row">
        <MightSign color={color} />
        <Numbers
          label={`${label}, ${words.might.colors[color]}`}
          low={0}
          high={4}
          most={9}
          value={pool[color] ?? 0}
          onPick={count => onChange({ ...pool, [color]: count })}
        />
      </div>
    ))}
  </fieldset>
);
