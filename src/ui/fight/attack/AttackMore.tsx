import type { StrikePlan } from '../../../table/attack/strike-plan';
import { Stepper } from '../../parts/input/Stepper';
import { Toggle } from '../../parts/input/Toggle';
import { words } from '../../words/fight';

const w = words.attack;
const steppers = [
  ['empower', w.empower, 0, 12],
  ['bonus', w.bonus, 0, 20],
  ['redraws', w.redraws, 0, 9],
  ['knockback', w.knockback, 0, 9],
  ['range', w.range, 1, 17],
] as const;

interface Props {
  plan: StrikePlan;
  onChange: (part: Partial<StrikePlan>) => void;
}

/** What a card on the table adds to the attack. */
export function AttackMore({ plan, onChange }: Props) {
  return (
    <details class="hero-more unfolds">
      <summary>{w.more}</summary>
      <div class="stack">
        {steppers.map(([key, label, low, high]) => (
          <div key={key} class="setup-row">
            <span class="soft">{label}</span>
            <Stepper
              label={label}
              value={plan[key]}
              low={low}
              high={high}
              onChange={value => onChange({ [key]: value })}
            />
          </div>
        ))}
        <div class="setup-row">
          <span class="soft">{w.kind}</span>
          <span class="choices">
            <Toggle isOn={plan.unarmed} onClick={() => onChange({ unarmed: !plan.unarmed })}>
              {w.unarmed}
            </Toggle>
            <Toggle isOn={plan.free} onClick={() => onChange({ free: !plan.free })}>
              {w.free}
            </Toggle>
          </span>
        </div>
      </div>
    </details>
  );
}
