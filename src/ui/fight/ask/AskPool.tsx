import { useMemo, useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import { askedAim, askedPlan } from '../../../table/attack/asked-pool';
import {
  adviceFor,
  cubesUsed,
  drawOf,
  type PoolPlan,
  poolAfter,
  stepsToPlace,
  stepsUsed,
  usually,
} from '../../../table/attack/pool';
import { words } from '../../words/fight';
import { SentinelColors } from '../attack/AttackVia';
import { friendsAtRisk } from '../attack/atRisk';
import { FromArcs } from '../attack/FromArcs';
import { PoolChooser } from '../attack/PoolChooser';
import { useAnswer, useFight } from '../parts/context';
import { kindOf } from '../parts/foe';
import { defenseWith, heldBy } from '../parts/numbers';

/** An attack that a card or a token brought: its pool is still to be put together. */
export function AskPool({ question }: { question: Extract<Question, { ask: 'pool' }> }) {
  const view = useFight().view.value;
  const answer = useAnswer();
  const { setup } = question.attack;
  const foe = view.enemies.find(one => one.id === question.target);
  const defense = foe ? defenseWith(kindOf(view, foe)?.defense ?? 1, heldBy(view, foe.id)) : 1;
  const against = useMemo(() => {
    // DM-2: of the dice that it may hit, and not of those that are gone.
    const dice = foe?.dice.filter(die => question.dice.includes(die.id)) ?? [];
    const hp = dice.length > 0 ? Math.min(...dice.map(die => die.hp)) : 6;
    return { defense, hp, friends: friendsAtRisk(view, question.targets) };
  }, [defense, foe, view, question]);
  const [plan, setPlan] = useState<PoolPlan>(() => {
    const start = askedPlan(setup, usually(view.settings.might));
    if (setup.sentinels > 0) return start;
    const aim = askedAim(setup, start, against);
    return { ...start, white: adviceFor(start, aim, view.left.oathsworn).mostHp.white };
  });
  const aim = useMemo(() => askedAim(setup, plan, against), [setup, plan.lethality, against]);
  const pool = drawOf(plan);
  const lost = stepsToPlace(plan, setup.empowered);
  return (
    <>
      {setup.sentinels > 0 ? (
        <SentinelColors might={setup.might} sentinels={setup.sentinels} pool={plan} onPool={setPlan} />
      ) : (
        <FromArcs who={question.who} targets={question.targets} />
      )}
      <PoolChooser
        plan={plan}
        aim={aim}
        left={view.left.oathsworn}
        empowered={setup.empowered}
        tokens={setup.tokens}
        noWhite={setup.sentinels > 0}
        onChange={setPlan}
      />
      <div class="ask-answers">
        <button
          type="button"
          class="btn main big"
          onClick={() =>
            answer({
              answer: 'might',
              command: {
                type: 'choose',
                cubes: cubesUsed(plan),
                white: plan.white,
                ...(stepsUsed(plan) > 0 ? { empowered: poolAfter(plan) } : {}),
                dice: pool.dice,
                tokens: { empowered: plan.empoweredTokens, lethality: plan.lethality },
              },
            })
          }
        >
          {lost > 0 ? words.attack.drawWithout(lost) : words.attack.draw}
        </button>
      </div>
    </>
  );
}
