import type { Die, Enemy } from '../../encounter/state';
import { words } from '../words';
import { useFight } from './context';
import { kindOf } from './EnemyPanel';

const w = words.said;
const most = 20;

interface Props {
  foe: Enemy;
  /** Those that may be hit. */
  dice: readonly Die[];
  die: string | undefined;
  onDie: (die: string) => void;
  onSay: (damage: number | 'missed') => void;
}

/** The table drew by itself: which die, and the sum in one tap. */
export function SaidDamage({ foe, dice, die, onDie, onSay }: Props) {
  const kind = kindOf(useFight().view.value, foe);
  return (
    <>
      {dice.length > 1 ? (
        <fieldset class="choices" aria-label={w.die}>
          {dice.map(one => (
            <button
              key={one.id}
              type="button"
              class="btn"
              aria-pressed={one.id === die}
              onClick={() => onDie(one.id)}
            >
              {kind?.slots?.find(slot => slot.id === one.slot)?.name ?? w.die} <b>{one.hp}</b>
            </button>
          ))}
        </fieldset>
      ) : null}
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
    </>
  );
}
