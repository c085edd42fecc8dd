import { resources } from '../../../rules/goods';
import { activeFlags } from '../../../rules/play/log/facts';
import type { World } from '../../../rules/play/model';
import { pointsIn } from '../../../rules/play/turn/run';
import { activeEvent } from '../../../rules/turns/timeline';
import { resourceNames } from '../../../words/names';
import { wui } from '../../../words/world-ui';
import { seatShapes } from '../map/marks';

interface Props {
  readonly world: World;
  readonly onNation: (id: string) => void;
}

/** The nations side by side: points as bars, banks, the Observer, and what is active. */
export function Ledgers({ world, onNation }: Props) {
  const { settings, nations, timeline, turn } = world;
  const [first, ...waiting] = timeline;
  const active = first && activeEvent([first], turn - (first.began ?? turn) + 1);
  const acting = world.order[world.current];
  return (
    <aside class="ko-ledgers" aria-label={wui.nations}>
      {nations.map(({ id, name, bank, hand }, seat) => {
        const points = pointsIn(world, id);
        const held = resources.filter(one => bank[one] > 0);
        return (
          <button
            key={id}
            type="button"
            class={
              id === acting && world.step.at === 'command'
                ? 'ko-ledger panel ko-ledger-acts'
                : 'ko-ledger panel'
            }
            onClick={() => onNation(id)}
          >
            <svg class={`ko-seat ko-seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
              <path d={seatShapes[seat] ?? seatShapes[0]} />
            </svg>
            <span class="grow">
              <b>{name}</b>
              {id === world.observer && world.turn > 0 ? <small> · {wui.observer}</small> : null}
              <progress
                max={settings.target}
                value={Math.min(points, settings.target)}
                aria-label={wui.points(points, settings.target)}
              />
              {settings.bank && held.length > 0 ? (
                <small class="soft ko-goods">
                  {held.map(one => `${bank[one]} ${resourceNames[one]}`).join(', ')}
                </small>
              ) : null}
              {hand > 0 ? <small class="soft ko-goods">{wui.hand(hand)}</small> : null}
            </span>
            <b class="ko-points">{points}</b>
          </button>
        );
      })}
      <p class="soft">
        {[
          settings.map ? wui.flags(activeFlags(world)) : '',
          first && active ? wui.active(first.name, active.left) : '',
          ...waiting.map(({ name }) => wui.waiting(name)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </aside>
  );
}
