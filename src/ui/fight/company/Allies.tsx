import { useState } from 'preact/hooks';
import type { Friend } from '../../../encounter/model/state';
import { shield } from '../../oathsworn/icons/icons-fight.gen';
import { MightSign, mightColors } from '../../oathsworn/pieces/Might';
import { Icon } from '../../parts/frame/Icon';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';

const w = words.friend;

/** Who takes the turns of one that has fallen; they come to the edge (UC-3). */
export function Allies({ friend }: { friend: Friend }) {
  const { allies, friends, allyTokens } = useFight().view.value;
  const [empowered, setEmpowered] = useState(0);
  const desk = useDesk();
  const taken = friends.find(
    one =>
      one.of === friend.id &&
      one.role === 'ally' &&
      (one.presence === 'standing' || one.presence === 'consumed'),
  );
  if (taken) return <p class="soft">{w.takenBy(taken.name)}</p>;
  if (allies.length === 0) return <p class="soft">{w.noAllies}</p>;
  return (
    <>
      <h3>{w.allies}</h3>
      {allyTokens > 0 ? (
        <div class="setup-row">
          <span class="soft">{w.comradery(allyTokens - empowered)}</span>
          <Stepper label={w.empowered} value={empowered} low={0} high={allyTokens} onChange={setEmpowered} />
        </div>
      ) : null}
      <div class="ask-answers">
        {allies.map(ally => (
          <button
            key={ally.id}
            type="button"
            class="btn big"
            onClick={() =>
              desk.aim({
                sentence: w.allyWhere(ally.name),
                command: at => ({
                  do: 'ally',
                  who: friend.id,
                  ally: ally.id,
                  at,
                  ...(empowered > 0 ? { empowered } : {}),
                }),
              })
            }
          >
            {ally.name}
            <span class="target-defense soft">
              <Icon of={shield} />
              <span class="unseen">{words.company.defense(ally.defense)}</span>
              <b aria-hidden="true">{ally.defense}</b>
            </span>
            {mightColors
              .filter(color => (ally.might[color] ?? 0) > 0)
              .map(color => (
                <span key={color} class="foe-might">
                  <MightSign color={color} />
                  {ally.might[color]}
                  <span class="unseen">{words.might.colors[color]}</span>
                </span>
              ))}
          </button>
        ))}
      </div>
    </>
  );
}
