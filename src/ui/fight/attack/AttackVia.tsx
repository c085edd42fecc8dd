import type { Friend } from '../../../encounter/model/state';
import { type Counts, eachColor, NONE, total } from '../../../might/cards';
import { countsOf, type PoolPlan } from '../../../table/attack/pool';
import type { StrikePlan } from '../../../table/attack/strike-plan';
import { MightSign, mightColors } from '../../oathsworn/pieces/Might';
import { Stepper } from '../../parts/input/Stepper';
import { Toggle } from '../../parts/input/Toggle';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';

const w = words.attack;

interface Props {
  who: Friend;
  plan: StrikePlan;
  pool: PoolPlan;
  onChange: (part: Partial<StrikePlan>) => void;
  onPool: (pool: PoolPlan) => void;
}

/** Shown only to whom it concerns: falcons of the Huntress, Sentinels of the Grove Maiden, items that lie elsewhere. */
export function AttackVia({ who, plan, pool, onChange, onPool }: Props) {
  const view = useFight().view.value;
  const sentinels = view.friends.filter(
    one => one.of === who.id && one.role === 'sentinel' && one.presence === 'standing',
  ).length;
  return (
    <>
      {who.falcons.length > 0 ? (
        <div class="choices">
          <Toggle isOn={plan.falcons} onClick={() => onChange({ falcons: !plan.falcons })}>
            {w.falcons}
          </Toggle>
          {plan.falcons ? <span class="soft">{w.falconsHint}</span> : null}
        </div>
      ) : null}
      {sentinels > 0 ? (
        <div class="setup-row">
          <span class="soft">{w.sentinels(sentinels)}</span>
          <Stepper
            label={w.sentinels(sentinels)}
            value={plan.sentinels}
            low={0}
            high={sentinels}
            onChange={n => onChange({ sentinels: n })}
          />
        </div>
      ) : null}
      {plan.sentinels > 0 ? (
        <SentinelColors might={countsOf(who.might)} sentinels={plan.sentinels} pool={pool} onPool={onPool} />
      ) : null}
      {who.thrown.length > 0 && plan.unarmed ? <p class="soft">{w.thrownHint}</p> : null}
    </>
  );
}

interface SentinelProps extends Pick<Props, 'pool' | 'onPool'> {
  might: Counts;
  sentinels: number;
}

/** Each Sentinel draws one card of a colour on the might track: which, the players say. */
export function SentinelColors({ might, sentinels, pool, onPool }: SentinelProps) {
  const colors = mightColors.filter(color => might[color] > 0);
  if (colors.length < 2) return null;
  // One more of this colour: it is taken from the colour that has most.
  const more = (color: (typeof colors)[number]) => {
    const others = colors
      .filter(one => one !== color && pool.cubes[one] > 0)
      .sort((a, b) => pool.cubes[b] - pool.cubes[a]);
    const from = total(pool.cubes) >= sentinels ? others[0] : undefined;
    const cubes = eachColor(
      one => pool.cubes[one] + (one === color ? 1 : 0) - (from !== undefined && one === from ? 1 : 0),
    );
    if (total(cubes) <= sentinels) onPool({ ...pool, cubes, out: NONE });
  };
  return (
    <fieldset class="choices" aria-label={w.sentinelColor}>
      <span class="soft">{w.sentinelColor}</span>
      {colors.map(color => (
        <button
          key={color}
          type="button"
          class="btn"
          disabled={pool.cubes[color] >= sentinels}
          aria-label={w.oneMore(words.might.colors[color], pool.cubes[color])}
          onClick={() => more(color)}
        >
          <MightSign color={color} /> {pool.cubes[color]}
        </button>
      ))}
    </fieldset>
  );
}
