import { useMemo, useState } from 'preact/hooks';
import { LETHALITY } from '../../../might/attack-setup';
import { NONE, total } from '../../../might/cards';
import { chanceToLose, expectedHpLost, hpChances } from '../../../might/figures';
import type { RemainingByColor } from '../../../might/remaining';
import {
  type Aim,
  adviceFor,
  drawOf,
  friendsHit,
  oddsFor,
  type PoolPlan,
  stepsUsed,
  withWhite,
} from '../../../table/attack/pool';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { percent } from '../parts/percent';
import { PoolPieces } from './PoolPieces';
import { Spread } from './Spread';

const w = words.pool;

interface Props {
  plan: PoolPlan;
  aim: Aim;
  left: RemainingByColor;
  /** Free steps of the keyword; three more for each Empowered token. */
  empowered: number;
  tokens: { empowered: number; lethality: number };
  /** Some attacks draw no white beside their own. */
  noWhite?: boolean;
  onChange: (plan: PoolPlan) => void;
}

/** Cubes and white ones by tapping, with what to expect beside every number of white. */
export function PoolChooser({ plan, aim, left, empowered, tokens, noWhite, onChange }: Props) {
  const steps = empowered + 3 * plan.empoweredTokens - stepsUsed(plan);
  return (
    <div class="chooser">
      <PoolPieces plan={plan} steps={steps} onChange={onChange} />
      {noWhite ? null : <Whites plan={plan} aim={aim} left={left} onChange={onChange} />}
      <FriendsHit plan={plan} aim={aim} left={left} />
      <Figures plan={plan} aim={aim} left={left} />
      {tokens.empowered > 0 ? (
        <div class="setup-row">
          <span class="soft">{w.empoweredTokens}</span>
          <Stepper
            label={w.empoweredTokens}
            value={plan.empoweredTokens}
            low={0}
            high={tokens.empowered}
            onChange={empoweredTokens => onChange({ ...plan, empoweredTokens, steps: NONE })}
          />
        </div>
      ) : null}
      {tokens.lethality > 0 ? (
        <div class="setup-row">
          <span class="soft">{w.lethality(LETHALITY[plan.lethality] ?? 0)}</span>
          <Stepper
            label={w.lethalityTokens}
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

type Part = Pick<Props, 'plan' | 'aim' | 'left'>;

/** The numbers of white ones, each with what is to be expected of it. */
export function Whites({ plan, aim, left, onChange }: Part & Pick<Props, 'onChange'>) {
  const advice = useMemo(() => adviceFor(plan, aim, left), [plan, aim, left]);
  const top = Math.max(0.01, ...advice.options.map(option => option.expectedHpLost));
  return (
    <fieldset class="whites">
      <legend class="soft">{w.white}</legend>
      {advice.options.map(option => {
        const best = option.white === advice.mostHp.white;
        return (
          <button
            key={option.white}
            type="button"
            class="white-pick"
            aria-pressed={option.white === plan.white}
            onClick={() => onChange(withWhite(plan, option.white))}
          >
            <span
              class="white-bar"
              style={{ height: `${((option.expectedHpLost / top) * 86).toFixed(1)}%` }}
            />
            <b>{option.white}</b>
            <span class="unseen">{w.optionMisses}</span>
            <small>{percent(option.miss)}</small>
            <span class="unseen">{w.optionExpects(option.expectedHpLost.toFixed(1), best)}</span>
            {best ? <i aria-hidden="true">★</i> : null}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What an area costs the friends in it, and what their tokens would spare them (FT-8). */
function FriendsHit({ plan, aim, left }: Part) {
  const hit = useMemo(() => friendsHit(plan, aim, left), [plan, aim, left]);
  if (hit.length === 0) return null;
  return (
    <p class="friends-hit">
      {w.friendsHit(
        hit.map(({ name, tokens, expectedHpLost: lost, guarded }) =>
          w.friendHit(name, lost.toFixed(1), tokens, guarded.toFixed(1)),
        ),
      )}
    </p>
  );
}

/** Three figures; a tap on any of them opens how they come about. */
function Figures({ plan, aim, left }: Part) {
  const [open, setOpen] = useState(false);
  const now = useMemo(() => oddsFor(plan, aim, left), [plan, aim, left]);
  const pool = drawOf(plan);
  if (total(pool.cards) + total(pool.dice) === 0) return <p class="soft">{w.empty}</p>;
  const figures = [
    [w.miss, percent(now.miss)],
    [w.expected, expectedHpLost(now.hit, aim.defense, aim.bonus, aim.hp).toFixed(1)],
    [w.breaks(aim.hp), percent(chanceToLose(now.hit, aim.hp, aim.defense, aim.bonus))],
  ];
  return (
    <>
      <div class="figures">
        {figures.map(([what, figure]) => (
          <button
            key={what}
            type="button"
            class="pool-figure"
            title={words.spread.open}
            onClick={() => setOpen(true)}
          >
            <small>{what}</small> <b>{figure}</b>
          </button>
        ))}
      </div>
      {open ? (
        <Spread
          title={words.spread.attack}
          pool={pool}
          left={left}
          bonus={aim.bonus}
          defense={aim.defense}
          miss={aim.cannotMiss ? null : now.miss}
          hp={hpChances(now.hit, aim.defense, aim.bonus, aim.hp)}
          ends={{ hp: aim.hp, says: words.spread.breaks(aim.hp) }}
          rules={['MT-3', 'AT-8', 'DM-1']}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
