import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { foeName } from '../parts/foe';

const w = words.attack;

/** In which arc of each of its targets the attacker stands, where the app keeps the places. */
export function FromArcs({ who, targets }: { who: string; targets: readonly string[] }) {
  const fight = useFight();
  const { enemies } = fight.view.value;
  const from = targets.flatMap(id => {
    const foe = enemies.find(one => one.id === id);
    const { arc } = fight.aim(who, { targets: [id] });
    return foe && arc ? [{ id, says: w.from(arc), of: foeName(foe) }] : [];
  });
  if (from.length === 0) return null;
  return (
    <p class="soft from-arcs">
      {from.map(one => (from.length > 1 ? w.fromOf(one.of, one.says) : one.says)).join(' ')}
    </p>
  );
}
