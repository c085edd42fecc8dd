import type { Cubes } from '../../../stage/steps';
import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words';
import { MightSign, mightColors } from './Might';

interface Props {
  label: string;
  pool: Cubes;
  onChange: (pool: Cubes) => void;
  colors?: readonly (typeof mightColors)[number][];
}

/** Might by cubes: a tap adds one of a colour, the small minus takes it back. */
export function PoolPicker({ label, pool, onChange, colors = mightColors }: Props) {
  return (
    <fieldset class="pool" aria-label={label}>
      {colors.map(color => {
        const count = pool[color] ?? 0;
        return (
          <span key={color} class="pool-color">
            <button
              type="button"
              class="btn pool-more"
              aria-label={words.might.more(words.might.colors[color], count)}
              onClick={() => onChange({ ...pool, [color]: count + 1 })}
            >
              <Stroke of="plus" />
              <MightSign color={color} />
              <b>{count}</b>
            </button>
            <button
              type="button"
              class="btn square pool-fewer"
              aria-label={words.might.fewer(words.might.colors[color])}
              disabled={count === 0}
              onClick={() => onChange({ ...pool, [color]: count - 1 })}
            >
              <Stroke of="minus" />
            </button>
          </span>
        );
      })}
    </fieldset>
  );
}
