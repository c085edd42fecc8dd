import type { Weakened } from '../../../encounter/model/question';
import { words } from '../../words/fight';

const inWords: readonly string[] = ['no', 'one', 'two', 'three', 'four'];

/** MT-8: told before the draw, which part is broken and what the attack lacks for it. */
export function WeakenedLine({ weakened }: { weakened: Weakened | null }) {
  if (!weakened) return null;
  const lost = weakened.lost
    .map(({ color, count }) => `${inWords[count] ?? count} ${words.might.colors[color]}`)
    .join(', ');
  return <p class="weakened">{words.weakened(weakened.parts.join(', '), lost, weakened.parts.length > 1)}</p>;
}
