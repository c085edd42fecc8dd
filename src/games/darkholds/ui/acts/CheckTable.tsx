import { useState } from 'preact/hooks';
import type { Play } from '../../rules/play/model';
import { onTiles } from '../../rules/play/table-check';
import { words as w } from '../../words/check';

/** Tile by tile what stands where: right by a tap; what is not is dragged on the board. */
export function CheckTable({ play }: { play: Play }) {
  const [right, setRight] = useState<ReadonlySet<string>>(new Set());
  return (
    <details class="hero-more unfolds">
      <summary>{w.title}</summary>
      <p class="soft">{w.note}</p>
      <ul class="bare stack">
        {onTiles(play).map(one => (
          <li key={one.tile} class="row">
            <span class="grow">{w.line(one)}</span>
            <button
              type="button"
              class="btn"
              aria-label={w.rightOn(one.tile)}
              aria-pressed={right.has(one.tile)}
              onClick={() => {
                const now = new Set(right);
                if (!now.delete(one.tile)) now.add(one.tile);
                setRight(now);
              }}
            >
              {w.right}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
