import { useMemo, useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import { NONE } from '../../../might/cards';
import {
  adviceFor,
  cubesUsed,
  drawOf,
  freshPlan,
  type PoolPlan,
  poolAfter,
  stepsToPlace,
  stepsUsed,
  usually,
} from '../../../table/attack/pool';
import { words } from '../../words/fight';
import { friendsAtRisk } from '../attack/atRisk';
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
  const aim = useMemo(
    () => ({
      defense,
      hp: foe?.dice[0]?.hp ?? 6,
      bonus: setup.bonus,
      redraws: setup.redraws,
      friends: friendsAtRisk(view, question.targets),
    }),
    [defense, foe, setup, view, question.targets],
  );
  const [plan, setPlan] = useState<PoolPlan>(() => {
    const start = freshPlan(setup.unarmed ? NONE : setup.might, 0, usually(view.settings.might));
    return { ...start, white: adviceFor(start, aim, view.left.oathsworn).mostHp.white };
  });
  const pool = drawOf(plan);
  const lost = stepsToPlace(plan, setup.empowered);
  return (
    <>
      <PoolChooser
        plan={plan}
        aim={aim}
        left={view.left.oathsworn}
        empowered={setup.empowered}
        tokens={setup.tokens}
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
