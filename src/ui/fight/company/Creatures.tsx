import { useState } from 'preact/hooks';
import { fixedCost } from '../../../encounter/facts/cost-table';
import type { Friend } from '../../../encounter/model/state';
import { isOfClass } from '../../../stage/class-name';
import { Icon } from '../../parts/frame/Icon';
import { tree } from '../../parts/frame/icons-home.gen';
import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';
import type { May } from './useMay';

const w = words.creatures;
const mostSentinels = 8;

/** The Grove Maiden's: Sentinels are raised and let go, the Guardian is brought back. Nobody else sees this. */
export function Creatures({ friend, may }: { friend: Friend; may: May }) {
  const fight = useFight();
  const desk = useDesk();
  const [instead, setInstead] = useState(false);
  const { friends } = fight.view.value;
  const own = friends.filter(one => one.of === friend.id && one.role === 'sentinel');
  const sentinels = own.filter(one => one.presence === 'standing');
  const guardian = friends.find(one => one.of === friend.id && one.role === 'guardian');
  if (!isOfClass(friend, 'grove') && own.length === 0 && !guardian) return null;
  const full = sentinels.length >= mostSentinels;
  const raise = (gone?: string) =>
    desk.aim({
      sentence: w.where,
      command: at => ({
        do: 'sentinel',
        of: friend.id,
        at,
        called: w.called,
        ...(gone ? { instead: gone } : {}),
      }),
    });
  return (
    <>
      <h3>{w.sentinels(sentinels.length)}</h3>
      <div class="ask-answers">
        {may('sentinel') ? (
          <button
            type="button"
            class="btn"
            aria-pressed={full ? instead : undefined}
            onClick={() => (full ? setInstead(!instead) : raise())}
          >
            <Icon of={tree} />
            {w.raise}
          </button>
        ) : null}
        {guardian && may('rejuvenate') && (guardian.presence === 'gone' || guardian.presence === 'dead') ? (
          <button
            type="button"
            class="btn"
            onClick={() =>
              desk.aim({
                sentence: w.guardianWhere(guardian.name),
                command: at => ({ do: 'rejuvenate', of: friend.id, at }),
              })
            }
          >
            {w.rejuvenate(guardian.name, fixedCost('rejuvenate', friend.role))}
          </button>
        ) : null}
      </div>
      {sentinels.length > 0 ? (
        <>
          <p class="soft">{instead && full ? w.which : w.letGo}</p>
          <div class="choices">
            {sentinels.map(one => (
              <button
                key={one.id}
                type="button"
                class="btn"
                aria-label={w.sentinel(one.name, one.at)}
                onClick={() =>
                  instead && full
                    ? raise(one.id)
                    : fight.send({
                        do: 'say',
                        correction: { say: 'presence', who: one.id, presence: 'gone' },
                      })
                }
              >
                {one.at ?? one.name}
              </button>
            ))}
          </div>
        </>
      ) : null}
    </>
  );
}
