import type { Pool } from '../../../campaign/model/items';
import { MightSign, mightColors } from '../../oathsworn/pieces/Might';
import { words as common } from '../../words';
import { words } from '../../words/campaign';

/** So many signs stand side by side; of more the number does. */
const most = 4;

/** Might as the cubes that lie on the sheet, each colour with a shape of its own. */
export function Cubes({ of }: { of: Pool }) {
  const colors = mightColors.filter(color => (of[color] ?? 0) > 0);
  if (colors.length === 0) return null;
  return (
    <span class="cubes">
      {colors.map(color => {
        const count = of[color] ?? 0;
        return (
          <span key={color} class="cubes-of">
            <span class="unseen">{words.item.cubes(count, common.might.colors[color])}</span>
            {Array.from({ length: count > most ? 1 : count }, (_, i) => (
              <MightSign key={`cube${i.toString()}`} color={color} />
            ))}
            {count > most ? <b aria-hidden="true">{count}</b> : null}
          </span>
        );
      })}
    </span>
  );
}
