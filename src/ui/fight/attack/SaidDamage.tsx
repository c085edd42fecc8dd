import { words } from '../../words/fight';

const most = 20;

interface Props {
  /** Enemies never miss, but may do no damage; their numbers stand among other answers, a size smaller. */
  side?: 'oathsworn' | 'enemy';
  onSay: (damage: number | 'missed') => void;
}

/** The table drew by itself: the sum in one tap. */
export function SaidDamage({ side, onSay }: Props) {
  const size = side === undefined ? 'btn big' : 'btn';
  const least = side === 'enemy' ? 0 : 1;
  return (
    <fieldset class="choices numbers damage-pad" aria-label={words.ask.total}>
      {side === 'enemy' ? null : (
        <button type="button" class={size} onClick={() => onSay('missed')}>
          {words.ask.miss}
        </button>
      )}
      {Array.from({ length: most - least + 1 }, (_, i) => i + least).map(damage => (
        <button
          key={damage}
          type="button"
          class={`${size} square`}
          aria-label={words.ask.damage(damage)}
          onClick={() => onSay(damage)}
        >
          {damage}
        </button>
      ))}
    </fieldset>
  );
}
