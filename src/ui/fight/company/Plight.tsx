import { fixedCost } from '../../../encounter/facts/cost-table';
import type { Friend } from '../../../encounter/model/state';
import { Terms } from '../../oathsworn/rules/Terms';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import type { May } from './useMay';

const w = words.plight;

/** Caged, swallowed, or with a weapon lying elsewhere: what it is and the way out of it. */
export function Plight({ friend, turns, may }: { friend: Friend; turns: boolean; may: May }) {
  const fight = useFight();
  const view = fight.view.value;
  const { caged, consumed, thrown } = friend;
  const inside = consumed ? view.enemies.find(one => one.id === consumed.enemy) : undefined;
  const slot = view.encounter.enemies
    .find(kind => kind.id === inside?.kind)
    ?.slots?.find(one => one.id === consumed?.slot);
  const tries = (success: boolean) => fight.send({ do: 'escape', who: friend.id, success });
  const cost = fixedCost('escape', friend.role);
  // SE-4: told before the check is made.
  const help = caged ? fight.help(friend.id) : null;
  return (
    <>
      {caged ? (
        <section class="plight">
          <p>
            <Terms text={w.caged(caged.difficulty, caged.until)} />
          </p>
          {turns ? <p>{help === null ? w.helpEach : w.help(help)}</p> : null}
          {turns ? (
            <div class="ask-answers">
              <button type="button" class="btn big" onClick={() => tries(true)}>
                {w.escapes} <small>{words.hand.cost(cost)}</small>
              </button>
              <button type="button" class="btn big" onClick={() => tries(false)}>
                {w.stays} <small>{words.hand.cost(cost)}</small>
              </button>
            </div>
          ) : null}
        </section>
      ) : null}
      {consumed ? (
        <section class="plight">
          <p>
            <Terms text={w.consumed(inside?.name ?? '', slot?.name ?? consumed.slot, consumed.lost)} />
          </p>
          {friend.presence === 'consumed' ? (
            <div class="ask-answers">
              <button
                type="button"
                class="btn"
                onClick={() =>
                  fight.send({
                    do: 'say',
                    correction: { say: 'presence', who: friend.id, presence: 'standing' },
                  })
                }
              >
                {w.freed}
              </button>
            </div>
          ) : null}
        </section>
      ) : null}
      {thrown.length > 0 && may('pickUp') ? (
        <section class="plight">
          <p>{w.thrown}</p>
          <div class="ask-answers">
            {thrown.map(({ item, at }) => (
              <button
                key={item}
                type="button"
                class="btn"
                onClick={() => fight.send({ do: 'pickUp', who: friend.id, item })}
              >
                {w.pickUp(view.library.items[item]?.name ?? words.friendMore.weapons, at)}
              </button>
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
