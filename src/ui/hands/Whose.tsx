import type { Hands } from '../../share/hands';
import { Toggle } from '../parts/input/Toggle';
import { handsWords as w } from '../words/hands';
import { say } from '../words/say';

interface Props {
  hands: Hands;
  /** An empty list means none of them. */
  onPick: (id: string) => void;
}

/** Whom somebody can play at this table, and before whom they lie. */
export function Whose({ hands, onPick }: Props) {
  const { owns, chose, device } = hands.seat.value;
  const others = hands.here.value.filter(one => one.device !== device);
  return (
    <fieldset class="hands-whose" aria-label={w.whose}>
      {hands.owners.value.map(({ id, name }) => {
        const has = others.find(one => one.owns.includes(id));
        return (
          <button
            key={id}
            type="button"
            class="btn big"
            aria-pressed={owns.includes(id)}
            onClick={() => onPick(id)}
          >
            {say(name)}
            {has ? <small class="soft">{w.has(has.name || w.somebody)}</small> : null}
          </button>
        );
      })}
      <Toggle isOn={chose === true && owns.length === 0} onClick={() => onPick('')}>
        {w.nobodys}
      </Toggle>
    </fieldset>
  );
}
