import '../company/hand.css';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { whyShown } from '../why/whyNow';

const w = words.why;

/** The target that was worked out, overruled by one tap: whoever else stands there. */
export function OtherTarget({
  attackers,
  targets,
}: {
  attackers: readonly string[];
  targets: readonly string[];
}) {
  const fight = useFight();
  const view = fight.view.value;
  const why = whyShown(fight);
  if (!why || targets.length !== 1 || !attackers.includes(why.actor)) return null;
  const others = view.friends.filter(
    one => one.presence === 'standing' && one.role !== 'sentinel' && !targets.includes(one.id),
  );
  return (
    <fieldset class="other-target" aria-label={w.other}>
      <span class="soft">{w.other}</span>
      {others.map(one => (
        <button
          key={one.id}
          type="button"
          class="btn quiet"
          onClick={() =>
            fight.send({ do: 'say', correction: { say: 'target', actor: why.actor, target: one.id } })
          }
        >
          {one.name}
        </button>
      ))}
    </fieldset>
  );
}
