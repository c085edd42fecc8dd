import { useEffect, useRef, useState } from 'preact/hooks';
import type { ExpectedAttack, Forecast } from '../../../foresight/forecast';
import { hpChances } from '../../../might/figures';
import { eyes } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { Spread } from '../attack/Spread';
import { useFight } from '../parts/context';
import { nameIn } from '../parts/nameIn';
import { percent } from '../parts/percent';

const w = words.foresight;
/** Those who are only coming by this very card have no name yet. */
const by = (names: readonly string[]): string => {
  const known = names.filter(Boolean);
  const [first, ...others] = known;
  if (first === undefined) return w.byNew;
  // Of one kind: its name once, then the numbers.
  const kind = first.slice(0, first.lastIndexOf(' ') + 1);
  const alike = kind !== '' && others.every(one => one.startsWith(kind));
  return w.by([first, ...(alike ? others.map(one => one.slice(kind.length)) : others)].join(', '));
};

/** An answer that comes at once is not worth a flicker, and no frame. */
const soon = 150;

/** Whether something has been waited for long enough to say so. */
function useLate(waits: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waits) {
      setLate(false);
      return undefined;
    }
    const wait = setTimeout(() => setLate(true), soon);
    return () => clearTimeout(wait);
  }, [waits]);
  return late && waits;
}

/** What the face-up card would do right now, if nobody moved any more; marked while it is not worked out anew yet. */
export function ForesightLine() {
  const fight = useFight();
  const view = fight.view.value;
  const last = useRef<Forecast | null>(null);
  const [open, setOpen] = useState<ExpectedAttack | undefined>(undefined);
  const now = fight.forecast.value;
  const stale = useLate(now === undefined);
  if (now !== undefined) last.current = now;
  if (!fight.foresight.value || view.phase !== 'oathsworn') last.current = null;
  const forecast = last.current;
  // While something is asked, that is what matters.
  if (!forecast || fight.question.value) return null;
  return (
    <>
      <section class="foresight panel" aria-label={w.title} aria-busy={now === undefined}>
        <h2>
          <Icon of={eyes} /> {w.title}
          <small class="soft"> {w.unit}</small>
          {/* Always there: nothing beside it moves when it is seen. */}
          <small class={stale ? 'soft stale late' : 'soft stale'}> {w.stale}</small>
        </h2>
        <ul class="bare">
          {forecast.blows.map((blow, i) => (
            <li key={`${i}${blow.target}`} class="foreseen">
              <span class="foreseen-who">
                <b>{nameIn(view, blow.target)}</b>{' '}
                <span class="soft">{by(blow.attackers.map(id => nameIn(view, id)))}</span>
              </span>{' '}
              <button type="button" class="sum opens" title={words.spread.open} onClick={() => setOpen(blow)}>
                {w.loses(blow.expectedHpLost.toFixed(1))}
                <span class="unseen"> {w.expected}</span>
                {blow.knockOut > 0.005 ? (
                  <>
                    {' '}
                    <b class="danger">{w.knockOut(percent(blow.knockOut))}</b>
                  </>
                ) : null}
              </button>{' '}
              <small class="soft">
                {[
                  ...(blow.guarded
                    ? [w.guarded(blow.guarded.defense, blow.guarded.expectedHpLost.toFixed(1))]
                    : []),
                  ...(blow.sure ? [] : [w.unsure]),
                ].join(', ')}
              </small>
            </li>
          ))}
          {forecast.blows.length === 0 ? <li>{w.nobody}</li> : null}
          {forecast.ends === 'question' ? <li class="soft">{w.asks}</li> : null}
        </ul>
      </section>
      {open ? (
        <Spread
          title={words.spread.blow(nameIn(view, open.target))}
          pool={open.pool}
          left={view.left.enemy}
          bonus={open.bonus}
          defense={open.defense}
          miss={null}
          hp={hpChances(open.damage, open.defense, 0, open.hp)}
          guarded={open.guarded}
          ends={{ hp: open.hp, says: words.spread.falls(open.hp) }}
          rules={['MT-5', 'DM-1']}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  );
}
