import { useState } from 'preact/hooks';
import type { Friend } from '../../../encounter/model/state';
import { eyes } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { Toggle } from '../../parts/input/Toggle';
import { words } from '../../words/fight';
import { useFight, useSend } from '../parts/context';
import { foeName } from '../parts/foe';

const w = words.creatures;

/** The Huntress's falcons: where each sits, and whither it goes; two taps. */
export function Falcons({ friend }: { friend: Friend }) {
  const fight = useFight();
  const send = useSend();
  const [sent, setSent] = useState<number | undefined>(undefined);
  const { friends, enemies } = fight.view.value;
  if (friend.falcons.length === 0) return null;
  const bearers = [
    { id: friend.id, name: w.home },
    ...enemies.filter(one => one.present).map(one => ({ id: one.id, name: foeName(one) })),
    ...friends.filter(one => one.presence === 'standing' && one.id !== friend.id && one.role !== 'sentinel'),
  ];
  const nameOf = (id: string) => bearers.find(one => one.id === id)?.name ?? id;
  return (
    <>
      <h3>{w.falcons}</h3>
      <div class="choices">
        {friend.falcons.map((bearer, i) => (
          <Toggle
            key={`falcon${i.toString()}`}
            isOn={sent === i}
            onClick={() => setSent(sent === i ? undefined : i)}
          >
            <Icon of={eyes} />
            {w.falcon(i + 1, nameOf(bearer))}
          </Toggle>
        ))}
      </div>
      {sent === undefined ? null : (
        <fieldset class="choices" aria-label={w.sendTo}>
          <span class="soft">{w.sendTo}</span>
          {bearers
            .filter(one => one.id !== friend.falcons[sent])
            .map(one => (
              <button
                key={one.id}
                type="button"
                class="btn"
                onClick={() =>
                  send({ do: 'falcon', of: friend.id, falcon: sent, to: one.id }, () => setSent(undefined))
                }
              >
                {one.name}
              </button>
            ))}
        </fieldset>
      )}
    </>
  );
}
