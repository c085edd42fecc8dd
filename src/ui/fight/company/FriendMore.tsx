import { useState } from 'preact/hooks';
import type { Friend } from '../../../encounter/model/state';
import { COLORS, type Color } from '../../../might/cards';
import { MightSign } from '../../oathsworn/pieces/Might';
import { Toggle } from '../../parts/input/Toggle';
import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';
import type { May } from './useMay';

const w = words.friendMore;
const presences = ['standing', 'unconscious', 'dead', 'gone'] as const;

/** What cards or the table say now and then: taunt, refresh, throw, who is down. */
export function FriendMore({ friend, may }: { friend: Friend; may: May }) {
  const fight = useFight();
  const desk = useDesk();
  const view = fight.view.value;
  const [colors, setColors] = useState<readonly Color[]>(COLORS);
  const taunts = view.taunt?.by === friend.id;
  const carried = [...friend.cards.hand, ...friend.cards.cooldown.flat(), ...friend.cards.spent];
  const known = carried.map(id => view.library.items[id]).filter(item => item !== undefined);
  // OWN-209: weapons that nobody has written down are thrown together (SE-21).
  const plays = friend.role === 'full' || friend.role === 'companion';
  const all = known.length > 0 || !plays ? known : [{ id: 'weapons', name: w.weapons }];
  const items = all.filter(item => !friend.thrown.some(one => one.item === item.id));
  return (
    <details class="hero-more unfolds">
      <summary>{w.title}</summary>
      <div class="stack">
        {taunts || may('taunt') ? (
          <div class="ask-answers">
            <Toggle isOn={taunts} onClick={() => fight.send({ do: 'taunt', who: taunts ? null : friend.id })}>
              {w.taunt}
            </Toggle>
          </div>
        ) : null}
        <fieldset class="choices" aria-label={w.stands}>
          <span class="soft">{w.stands}</span>
          {presences
            .filter(one => one !== friend.presence)
            .map(presence => (
              <button
                key={presence}
                type="button"
                class="btn"
                onClick={() =>
                  fight.send({ do: 'say', correction: { say: 'presence', who: friend.id, presence } })
                }
              >
                {w.presences[presence]}
              </button>
            ))}
        </fieldset>
        <fieldset class="choices" aria-label={w.refresh}>
          {COLORS.map(color => (
            <button
              key={color}
              type="button"
              class="btn"
              aria-label={words.might.colors[color]}
              aria-pressed={colors.includes(color)}
              onClick={() =>
                setColors(colors.includes(color) ? colors.filter(one => one !== color) : [...colors, color])
              }
            >
              <MightSign color={color} />
            </button>
          ))}
          <button
            type="button"
            class="btn"
            disabled={colors.length === 0}
            onClick={() => fight.send({ do: 'refresh', colors })}
          >
            {w.refresh}
          </button>
        </fieldset>
        {items.length > 0 && may('throw') ? (
          <fieldset class="choices" aria-label={w.throws}>
            <span class="soft">{w.throws}</span>
            {items.map(item => (
              <button
                key={item.id}
                type="button"
                class="btn"
                onClick={() =>
                  desk.aim({
                    sentence: w.throwWhere(item.name),
                    command: at => ({ do: 'throw', who: friend.id, item: item.id, at }),
                  })
                }
              >
                {item.name}
              </button>
            ))}
          </fieldset>
        ) : null}
      </div>
    </details>
  );
}
