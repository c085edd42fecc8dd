import { useMemo } from 'preact/hooks';
import type { FightView } from '../../../table/fight/view';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useFight } from '../parts/context';

const w = words.refresh;

/** RD-4 to RD-6: what the refresh of the next round brings each of the company, and what the end of this one costs. */
export function Refresh() {
  const fight = useFight();
  const view = fight.view.value;
  const ends = useMemo(() => (view.underWay.stop ? fight.preview({ do: 'nextRound' }) : undefined), [view]);
  const gains = gainsOf(view);
  return (
    <section class="refresh" aria-label={w.title(view.round + 1)}>
      <h3>{w.title(view.round + 1)}</h3>
      {ends && ends.notes.length > 0 ? <p>{ends.notes.map(say).join(' ')}</p> : null}
      <ul class="bare refresh-gains">
        {gains.map(one => (
          <li key={one.id}>
            <b>{one.name}</b> {[...(one.animus > 0 ? [w.animus(one.animus)] : []), ...one.cards].join(', ')}
          </li>
        ))}
      </ul>
      {gains.length === 0 ? <p class="soft">{w.nothing}</p> : null}
    </section>
  );
}

interface Gain {
  readonly id: string;
  readonly name: string;
  readonly animus: number;
  readonly cards: readonly string[];
}

function gainsOf({ friends, library }: FightView): Gain[] {
  const nameOf = (id: string): string =>
    (library.abilities[id] ?? library.items[id] ?? library.injuries[id])?.name ?? id;
  return friends
    .filter(one => one.presence === 'standing' || one.presence === 'consumed')
    .map(one => ({
      id: one.id,
      name: one.name,
      animus: Math.min(one.regen, one.animus.reserve),
      cards: one.cards.cooldown[0].map(id => w.back(nameOf(id))),
    }))
    .filter(one => one.animus > 0 || one.cards.length > 0);
}
