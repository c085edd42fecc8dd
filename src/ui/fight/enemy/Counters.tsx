import { Stroke } from '../../parts/frame/Icon';
import { boxWords as w } from '../../words/box';
import { useFight } from '../parts/context';

/** OWN-203: what the encounter counts, with less and more beside the board. */
export function Counters() {
  const fight = useFight();
  const { encounter, counters } = fight.view.value;
  const kept = encounter.counters ?? [];
  if (kept.length === 0) return null;
  return (
    <ul class="bare counters" aria-label={w.counters}>
      {kept.map(one => {
        const now = counters?.[one.id] ?? one.start;
        const count = (by: number) => fight.send({ do: 'count', counter: one.id, by });
        return (
          <li key={one.id}>
            <span class="grow">{one.name}</span>
            <button
              type="button"
              class="btn square"
              aria-label={w.fewer(one.name)}
              disabled={now === 0}
              onClick={() => count(-1)}
            >
              <Stroke of="minus" />
            </button>
            <b>{now.toString()}</b>
            <button type="button" class="btn square" aria-label={w.more(one.name)} onClick={() => count(1)}>
              <Stroke of="plus" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
