import { words } from '../../words/fight';

const most = 20;

/** The table drew by itself: the sum in one tap. */
export function SaidDamage({ onSay }: { onSay: (damage: number | 'missed') => void }) {
  return (
    <fieldset class="choices numbers damage-pad" aria-label={words.ask.total}>
      <button type="button" class="btn big" onClick={() => onSay('missed')}>
        {words.ask.miss}
      </button>
      {Array.from({ length: most }, (_, i) => i + 1).map(damage => (
        <button
          key={damage}
          type="button"
          class="btn big square"
          aria-label={words.ask.damage(damage)}
          onClick={() => onSay(damage)}
        >
          {damage}
        </button>
      ))}
    </fieldset>
  );
}
