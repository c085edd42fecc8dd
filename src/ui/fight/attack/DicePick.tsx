import type { Die, Enemy } from '../../../encounter/model/state';
import { Toggle } from '../../parts/input/Toggle';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { kindOf } from '../parts/foe';

interface Props {
  foe: Enemy;
  /** Those that the board lets it hit. */
  dice: readonly Die[];
  die: string | undefined;
  onDie: (die: string | undefined) => void;
}

/** The HP dice that may be hit; chosen now, or asked after the draw (DM-2). */
export function DicePick({ foe, dice, die, onDie }: Props) {
  const kind = kindOf(useFight().view.value, foe);
  if (foe.dice.length < 2) return null;
  return (
    <fieldset class="choices dice-pick" aria-label={words.said.mayHit}>
      <span class="soft">{words.said.mayHit}</span>
      {dice.map(one => (
        <Toggle key={one.id} isOn={one.id === die} onClick={() => onDie(one.id === die ? undefined : one.id)}>
          {kind?.slots?.find(slot => slot.id === one.slot)?.name ?? words.said.die} <b>{one.hp}</b>
        </Toggle>
      ))}
    </fieldset>
  );
}
