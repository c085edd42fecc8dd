import './own.css';
import type { Friend } from '../../../encounter/model/state';
import { ownWords as w } from '../../words/own';

interface Props {
  mine: readonly Friend[];
  /** Whose sheet is shown; nothing: the table. */
  shown: string | undefined;
  onShow: (id: string | undefined) => void;
}

/** From one's own sheet to the table and back; a swipe does the same. */
export const OwnTabs = ({ mine, shown, onShow }: Props) => (
  <nav class="own-tabs" aria-label={w.tabs}>
    {mine.map(one => (
      <button
        key={one.id}
        type="button"
        class="own-tab"
        aria-pressed={one.id === shown}
        onClick={() => onShow(one.id)}
      >
        {one.name}
      </button>
    ))}
    <button
      type="button"
      class="own-tab"
      aria-pressed={shown === undefined}
      onClick={() => onShow(undefined)}
    >
      {w.table}
    </button>
  </nav>
);
