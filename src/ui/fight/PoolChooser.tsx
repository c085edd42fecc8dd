import { useMemo } from 'preact/hooks';
import { chanceToLose, expectedHpLost } from '../../might/figures';
import type { RemainingByColor } from '../../might/remaining';
import { type Aim, adviceFor, canStep, oddsFor, type PoolPlan, poolAfter, stepsUsed } from '../../table/pool';
import { MightSign, mightColors } from '../parts/Might';
import { Stepper } from '../parts/Stepper';
import { words } from '../words';

const w = words.pool;
const percent = (p: number) => `${Math.round(p * 100)} %`;

interface Props {
  plan: PoolPlan;
  aim: Aim;
  left: RemainingByColor;
  /** Free steps of the keyword; three more for each Empowered token. */
  empowered: number;
  tokens: { empowered: number; lethality: number };
  onChange: (plan: PoolPlan) => void;
}

/** Cubes and white ones by tapping, with what to expect beside every number of white. */
export function PoolChooser({ plan, aim, left, empowered, tokens, onChange }: Props) {
  const advice = useMemo(() => adviceFor(plan, aim, left), [plan, aim, left]);
  const now = useMemo(() => oddsFor(plan, aim, left), [plan, aim, left]);
  const pool = poolAfter(plan);
  const steps = empowered + 3 * plan.empoweredTokens - stepsUsed(plan);
  const top = Math.max(0.01, ...advice.options.map(option => option.expectedHpLost));
  const expected = expectedHpLost(now.hit, aim.defense, aim.bonus);
  return (
    <div class="chooser">
      <div class="chooser-pool">
        {mightColors
          .filter(color => pool[color] > 0)
          .map(color => (
            <span key={color} class="chooser-color">
              <MightSign color={color} />
              <b>{pool[color]}</b>
              <span class="soft">{words.might.colors[color]}</span>
              {steps > 0 && canStep(plan, color) ? (
                <button
                  type="button"
                  class="btn"
                  onClick={() =>
                    onChange({ ...plan, steps: { ...plan.steps, [color]: plan.steps[color] + 1 } })
                  }
                >
                  ↑ {w.empower}
                </button>
              ) : null}
            </span>
          ))}
        {stepsUsed(plan) > 0 ? (
          <button
            type="button"
            class="btn quiet"
            onClick={() => onChange({ ...plan, steps: { white: 0, yellow: 0, red: 0, black: 0 } })}
          >
            {w.noEmpower}
          </button>
        ) : null}
      </div>
      <fieldset class="whites">
        <legend class="soft">{w.white}</legend>
        {advice.options.map(option => (
          <button
            key={option.white}
            type="button"
            class="white-pick"
            aria-pressed={option.white === plan.white}
            aria-label={w.option(
              option.white,
              percent(option.miss),
              option.expectedHpLost.toFixed(1),
              option === advice.mostHp,
            )}
            onClick={() => onChange({ ...plan, white: option.white })}
          >
            <span class="white-bar" style={{ height: `${(option.expectedHpLost / top) * 3}rem` }} />
            <b>{option.white}</b>
            <small>{percent(option.miss)}</small>
            {option === advice.mostHp ? <i aria-hidden="true">★</i> : null}
          </button>
        ))}
      </fieldset>
      <dl class="figures">
        <div>
          <dt>{w.miss}</dt>
          <dd>{percent(now.miss)}</dd>
        </div>
        <div>
          <dt>{w.expected}</dt>
          <dd>{expected.toFixed(1)}</dd>
        </div>
        <div>
          <dt>{w.breaks(aim.hp)}</dt>
          <dd>{percent(chanceToLose(now.hit, aim.hp, aim.defense, aim.bonus))}</dd>
        </div>
      </dl>
      {tokens.empowered > 0 ? (
        <div class="setup-row">
          <span class="soft">{w.empoweredTokens}</span>
          <Stepper
            label={w.empoweredTokens}
            value={plan.empoweredTokens}
            low={0}
            high={tokens.empowered}
            onChange={empoweredTokens =>
              onChange({ ...plan, empoweredTokens, steps: { white: 0, yellow: 0, red: 0, black: 0 } })
            }
          />
        </div>
      ) : null}
      {tokens.lethality > 0 ? (
        <div class="setup-row">
          <span class="soft">{w.lethality}</span>
          <Stepper
            label={w.lethality}
            value={plan.lethality}
            low={0}
            high={Math.min(5, tokens.lethality)}
            onChange={lethality => onChange({ ...plan, lethality })}
          />
        </div>
      ) : null}
    </div>
  );
}
