import { weakened } from '../../../table/attack/weakened';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';

const inWords: readonly string[] = ['no', 'one', 'two', 'three', 'four'];

/** MT-8: told before the draw, which part is broken and what the attack lacks for it. */
export function WeakenedLine() {
  const view = useFight().view.value;
  const top = view.frames.at(-1);
  const found = top?.frame === 'blow' ? weakened(view, top) : undefined;
  if (!found) return null;
  const lost = found.lost
    .map(({ color, count }) => `${inWords[count] ?? count} ${words.might.colors[color]}`)
    .join(', ');
  return <p class="weakened">{words.weakened(found.parts.join(', '), lost, found.parts.length > 1)}</p>;
}
