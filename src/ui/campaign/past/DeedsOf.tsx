import type { Deeds } from '../../../campaign/facts/look-back';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { words } from '../../words/campaign';

const w = words.past;

/** Who took how many HP from enemies, each with a bar on one scale. */
export function DeedsOf({ deeds }: { deeds: readonly Deeds[] }) {
  const most = Math.max(1, ...deeds.map(one => one.dealt));
  return (
    <section class="leaf" aria-label={w.hardest}>
      <h2>{w.hardest}</h2>
      <ul class="bare deeds">
        {deeds.map(one => (
          <li key={one.who.id} class="deed">
            <Portrait of={one.who.class} class="round deed-face" />
            <b>{one.who.name}</b>
            <span class="deed-dealt">
              <b>{one.dealt}</b> {w.dealt}
            </span>
            <span class="odds-bar hot" data-dealt={one.dealt}>
              <i style={{ width: `${(100 * one.dealt) / most}%` }} />
            </span>
            <small class="soft">
              {w.best} {one.best}, {one.lost} {w.lost}
              {one.fallen > 0 ? `, ${w.fell(one.fallen)}` : ''}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
