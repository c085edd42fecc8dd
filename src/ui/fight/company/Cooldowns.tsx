import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Friend } from '../../../encounter/model/state';
import type { FightView } from '../../../table/fight/view';
import { prefs } from '../../shell/prefs';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';

const still = (): boolean =>
  prefs.motion.value === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whatever bears `data-card` is seen going from where it lay to where it lies now; not where movement is unwanted. */
function useFlow(within: RefObject<HTMLElement | null>, cards: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    const calm = still();
    for (const card of within.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const id = card.dataset.card ?? '';
      const to = card.getBoundingClientRect();
      const from = places.current.get(id);
      now.set(id, to);
      if (!from || calm || (from.x === to.x && from.y === to.y)) continue;
      card.animate(
        [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }],
        { duration: 450, easing: 'ease-in-out' },
      );
    }
    places.current = now;
  }, [within, cards]);
}

const w = words.hand;

/** As text: a child that is the number 0 is written anew by each drawing. */
const numbered = ['0', '1', '2', '3'] as const;

const nameOf = ({ abilities, items, injuries }: FightView['library'], id: string): string =>
  (abilities[id] ?? items[id] ?? injuries[id])?.name ?? id;

/**
 * The four sides of the player board with the cards that lie there: 0 below, 1 to the left, 2 above, 3 to the right.
 * A tap puts a card back into the hand; cards are seen going from side to side.
 */
export function Cooldowns({ friend }: { friend: Friend }) {
  const fight = useFight();
  const { library } = fight.view.value;
  const section = useRef<HTMLElement>(null);
  const { cooldown, spent } = friend.cards;
  useFlow(section, cooldown);
  return (
    <section class="cooldowns" aria-label={w.cooldowns} ref={section}>
      {cooldown.map((side, i) => (
        <div key={`side${i.toString()}`} class={`cooldown side${i}`}>
          <b class="cooldown-number">{numbered[i]}</b>
          {side.map(id => (
            <button
              key={id}
              type="button"
              class="btn cooldown-card"
              data-card={id}
              aria-label={w.backToHand(nameOf(library, id), i)}
              onClick={() =>
                fight.send({
                  do: 'say',
                  correction: { say: 'card', who: friend.id, card: id, to: 'hand' },
                })
              }
            >
              {nameOf(library, id)}
            </button>
          ))}
        </div>
      ))}
      <b class="display cooldown-name">{friend.name}</b>
      {spent.length > 0 ? (
        <p class="soft cooldown-spent">{w.spent(spent.map(id => nameOf(library, id)).join(', '))}</p>
      ) : null}
    </section>
  );
}

/** On the strip: how many cards lie on which side, each a small card that moves when battleflow moves it. */
export function CooldownRow({ friend }: { friend: Friend }) {
  const { library, settings } = useFight().view.value;
  const row = useRef<HTMLElement>(null);
  const { hand, cooldown } = friend.cards;
  useFlow(row, cooldown);
  const kept = [...hand, ...cooldown.flat()].some(id => library.abilities[id] ?? library.injuries[id]);
  if (settings.company !== 'full' || friend.role !== 'full' || !kept) return null;
  const told = cooldown
    .map((side, i) => (side.length > 0 ? w.onSide(i, side.map(id => nameOf(library, id)).join(', ')) : ''))
    .filter(Boolean)
    .join('; ');
  return (
    <span class="cooldown-row" ref={row} role="img" aria-label={told || w.noneOnCooldown} title={told}>
      {cooldown.map((side, i) => (
        <span key={`side${i.toString()}`} class={side.length > 0 ? 'cooldown-cell' : 'cooldown-cell bare'}>
          <b>{numbered[i]}</b>
          {side.map(id => (
            <i
              key={id}
              class={library.injuries[id] ? 'cooldown-pip injury' : 'cooldown-pip'}
              data-card={id}
            />
          ))}
        </span>
      ))}
    </span>
  );
}
