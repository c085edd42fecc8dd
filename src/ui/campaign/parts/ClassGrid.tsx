import { CLASS_IDS, type ClassId } from '../../../campaign/kinds/classes';
import { classNames } from '../../words/class-names';
import { Face } from './Face';

interface Props {
  /** By seat, where the order matters. */
  chosen: readonly ClassId[];
  /** So many may be chosen. */
  most: number;
  without?: readonly ClassId[];
  onTap: (id: ClassId) => void;
}

/** The twelve classes; numbers tell the seats. */
export function ClassGrid({ chosen, most, without = [], onTap }: Props) {
  return (
    <div class="class-grid">
      {CLASS_IDS.map(id => {
        const at = chosen.indexOf(id);
        return (
          <button
            key={id}
            type="button"
            class="btn class-tap"
            aria-pressed={at >= 0}
            disabled={without.includes(id) || (at < 0 && chosen.length >= most && most > 1)}
            onClick={() => onTap(id)}
          >
            <Face of={id} class="class-face" />
            <span>{classNames[id]}</span>
            {at >= 0 && most > 1 ? <small>{at + 1}</small> : null}
          </button>
        );
      })}
    </div>
  );
}
