import { useEffect, useRef } from 'preact/hooks';
import type { Friend } from '../../../encounter/model/state';
import { gem } from '../../oathsworn/icons/icons-fight.gen';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/fight/names';
import { countedTokens, useCounts } from './useCounts';

const w = words.counting;

interface Props {
  friend: Friend;
  onClose: () => void;
}

/** All that is counted of one of the company, over the strip: opened by a tap on a number, counted by the next. */
export function CountPanel({ friend, onClose }: Props) {
  const counts = useCounts(friend);
  const panel = useRef<HTMLElement>(null);
  const { available, reserve } = friend.animus;
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
    const beside = (event: Event) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) onClose();
    };
    const away = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      onClose();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    window.addEventListener('pointerdown', beside, true);
    window.addEventListener('keydown', away);
    return () => {
      window.removeEventListener('pointerdown', beside, true);
      window.removeEventListener('keydown', away);
    };
  }, [onClose]);
  return (
    <section class="counting panel" aria-label={w.of(friend.name)} ref={panel}>
      <header class="counting-head">
        <b class="display">{friend.name}</b>
        <button type="button" class="btn quiet" onClick={onClose}>
          <Stroke of="check" />
          {words.app.done}
        </button>
      </header>
      <div class="counting-rows">
        <span class="counting-row hp">
          <i class="counting-die" />
          <small>{words.friend.hp}</small>
          <Stepper
            label={words.friend.hp}
            value={friend.hp}
            low={0}
            high={friend.maxHp}
            onChange={counts.hp}
          />
        </span>
        {available + reserve > 0 ? (
          <span class="counting-row gems">
            <Icon of={gem} />
            <small>{w.gems}</small>
            <Stepper
              label={words.friend.animus}
              value={available}
              low={0}
              high={available + reserve}
              onChange={counts.animus}
            />
          </span>
        ) : null}
        {countedTokens(friend).map(kind => (
          <span key={kind} class="counting-row" title={tokenName(kind)}>
            <Icon of={tokenIcon(kind)} />
            <small>{tokenName(kind)}</small>
            <Stepper
              label={tokenName(kind)}
              value={friend.tokens[kind] ?? 0}
              low={0}
              high={12}
              onChange={count => counts.token(kind, count)}
            />
          </span>
        ))}
      </div>
    </section>
  );
}
