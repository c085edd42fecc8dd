import { Toggle } from '../../parts/input/Toggle';
import '../company/creatures.css';
import './pool.css';
import type { Friend } from '../../../encounter/model/state';
import type { StrikePlan } from '../../../table/attack/strike-plan';
import { classIcon } from '../../oathsworn/faces/classIcons';
import { lookOf } from '../../oathsworn/faces/lookOf';
import { rat, shield, wolf } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { foeName, kindOf } from '../parts/foe';
import { defenseWith, heldBy } from '../parts/numbers';

const w = words.attack;
const spreads = ['one', 'area', 'chain'] as const;

interface Props {
  who: Friend;
  plan: StrikePlan;
  /** Whom the attack would not reach from here. */
  beyond: ReadonlySet<string>;
  onChange: (part: Partial<StrikePlan>) => void;
}

/** One target by one tap; an area or a chain takes several, in the order in which they are tapped. */
export function AttackTargets({ who, plan, beyond, onChange }: Props) {
  const view = useFight().view.value;
  const several = plan.spread !== 'one';
  const pick = (id: string) => {
    if (!several) onChange({ targets: [id], die: undefined });
    else if (plan.targets.includes(id)) onChange({ targets: plan.targets.filter(one => one !== id) });
    else onChange({ targets: [...plan.targets, id] });
  };
  const foes = view.enemies
    .filter(enemy => enemy.present)
    .map(enemy => {
      const kind = kindOf(view, enemy);
      return {
        id: enemy.id,
        name: foeName(enemy),
        defense: defenseWith(kind?.defense ?? 1, heldBy(view, enemy.id)),
        icon: kind?.role === 'boss' ? wolf : rat,
        large: kind?.footprint !== undefined && kind.footprint !== 'single',
        hexes: Array.isArray(kind?.footprint) ? kind.footprint.length : 7,
      };
    });
  // An area strikes friends too (AE-1).
  const friends =
    plan.spread === 'area'
      ? view.friends
          .filter(one => one.presence === 'standing' && one.id !== who.id)
          .map(one => ({
            id: one.id,
            name: one.name,
            defense: defenseWith(one.defense, heldBy(view, one.id)),
            icon: classIcon(lookOf(one)),
            large: false,
            hexes: 1,
          }))
      : [];
  const wide = plan.spread === 'area' ? foes.filter(foe => foe.large && plan.targets.includes(foe.id)) : [];
  return (
    <>
      <div class="choices targets">
        {[...foes, ...friends].map(one => {
          const at = plan.targets.indexOf(one.id);
          return (
            <button
              key={one.id}
              type="button"
              class={beyond.has(one.id) ? 'btn beyond' : 'btn'}
              aria-pressed={at >= 0}
              onClick={() => pick(one.id)}
            >
              <Icon of={one.icon} />
              {one.name}
              {beyond.has(one.id) ? <span class="unseen">, {w.beyond}</span> : null}
              <span class="target-defense soft">
                <Icon of={shield} />
                <span class="unseen">{words.company.defense(one.defense)}</span>
                <b aria-hidden="true">{one.defense}</b>
              </span>
              {plan.spread === 'chain' && at >= 0 ? <b class="target-order">{at + 1}</b> : null}
            </button>
          );
        })}
        <span class="choices segments">
          {spreads.map(spread => (
            <Toggle
              key={spread}
              isOn={plan.spread === spread}
              onClick={() =>
                onChange({ spread, targets: spread === 'one' ? plan.targets.slice(0, 1) : plan.targets })
              }
            >
              {w.spreads[spread]}
            </Toggle>
          ))}
        </span>
      </div>
      {wide.map(foe => (
        <div key={foe.id} class="setup-row">
          <span class="soft">{w.covers(foe.name)}</span>
          <Stepper
            label={w.covers(foe.name)}
            value={plan.hexes[foe.id] ?? 1}
            low={1}
            high={foe.hexes}
            onChange={n => onChange({ hexes: { ...plan.hexes, [foe.id]: n } })}
          />
        </div>
      ))}
    </>
  );
}
