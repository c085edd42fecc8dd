import { Toggle } from '../../parts/input/Toggle';
import './pool.css';
import { NONE } from '../../../might/cards';
import { canStep, cubesUsed, drawnWith, drawOf, type PoolPlan, stepsUsed } from '../../../table/attack/pool';
import { type MightColor, MightSign, mightColors } from '../../oathsworn/pieces/Might';
import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/fight';

const w = words.pool;

interface Props {
  plan: PoolPlan;
  /** Steps of Empower that are still to be given. */
  steps: number;
  onChange: (plan: PoolPlan) => void;
}

/** The pool piece by piece: what is drawn as a card and what is rolled as a die, what is left out, what goes up. */
export function PoolPieces({ plan, steps, onChange }: Props) {
  const { cards, dice } = drawOf(plan);
  const used = cubesUsed(plan);
  const with1 = (part: 'out' | 'steps' | 'rolled', color: MightColor, by: number) =>
    onChange({ ...plan, [part]: { ...plan[part], [color]: Math.max(0, plan[part][color] + by) } });
  const shown = mightColors.filter(color => cards[color] + dice[color] + plan.out[color] > 0);
  const open = steps > 0 && shown.some(color => canStep(plan, color));
  return (
    <div class="chooser-pool">
      {open ? (
        <p class="chooser-steps" role="status">
          {w.toPlace(steps)}
        </p>
      ) : null}
      {shown.map(color => {
        const name = words.might.colors[color];
        const count = cards[color] + dice[color];
        return (
          <fieldset key={color} class="chooser-color" aria-label={w.of(count, name)}>
            {plan.with === 'mixed' ? (
              Array.from({ length: count }, (_, i) => {
                const die = i >= cards[color];
                return (
                  <button
                    key={`${color}${i.toString()}`}
                    type="button"
                    class={die ? 'piece-chip as-die' : 'piece-chip'}
                    aria-label={w.piece(name, die)}
                    onClick={() =>
                      onChange({
                        ...plan,
                        rolled: { ...plan.rolled, [color]: dice[color] + (die ? -1 : 1) },
                      })
                    }
                  >
                    <MightSign color={color} />
                  </button>
                );
              })
            ) : (
              <span class="chooser-count">
                <MightSign color={color} />
                <b>{count}</b>
                <span class="soft">{name}</span>
              </span>
            )}
            {used[color] > 0 ? (
              <button
                type="button"
                class="btn square quiet"
                aria-label={w.leaveOut(name)}
                onClick={() => with1('out', color, 1)}
              >
                <Stroke of="minus" />
              </button>
            ) : null}
            {plan.out[color] > 0 ? (
              <button
                type="button"
                class="btn square quiet"
                aria-label={w.takeIn(name)}
                onClick={() => with1('out', color, -1)}
              >
                <Stroke of="plus" />
              </button>
            ) : null}
            {steps > 0 && canStep(plan, color) ? (
              <button type="button" class="btn step-up" onClick={() => with1('steps', color, 1)}>
                ↑ {w.empower}
              </button>
            ) : null}
          </fieldset>
        );
      })}
      {stepsUsed(plan) > 0 ? (
        <button type="button" class="btn quiet" onClick={() => onChange({ ...plan, steps: NONE })}>
          {w.noEmpower}
        </button>
      ) : null}
      <fieldset class="choices segments" aria-label={w.with}>
        {drawnWith.map(by => (
          <Toggle key={by} isOn={plan.with === by} onClick={() => onChange({ ...plan, with: by })}>
            {w.withs[by]}
          </Toggle>
        ))}
      </fieldset>
      {plan.with === 'mixed' ? <p class="soft chooser-hint">{w.mixedHint}</p> : null}
    </div>
  );
}
