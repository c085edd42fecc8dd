import { useRef, useState } from 'preact/hooks';
import type { Cell } from '../../rules/battle/space';

/** A card on its way under a finger, and the cell that it is over. */
interface Dragged {
  readonly id: string;
  readonly at: Cell;
}

/** A finger that trembles drags nothing. */
const least = 10;

/** A card that is drawn over the grid: it is only looked at, nothing is moved. */
export function useDrag(
  cellAt: (event: PointerEvent) => Cell,
  /** Called where a finger comes down: the grid may lie elsewhere since the last one. */
  onStart: () => void,
  onOver: ((id: string, at: Cell) => void) | undefined,
) {
  const [dragged, setDragged] = useState<Dragged | undefined>(undefined);
  const from = useRef<{ readonly id: string; readonly x: number; readonly y: number } | undefined>(undefined);
  const over = useRef<string | undefined>(undefined);
  /** The click that ends a drag is no tap. */
  const skips = useRef(false);
  const end = (): void => {
    if (over.current !== undefined) skips.current = true;
    from.current = undefined;
    over.current = undefined;
    setDragged(undefined);
  };
  return {
    dragged,
    isTap: (): boolean => {
      const is = !skips.current;
      skips.current = false;
      return is;
    },
    onPointerDownCapture: (): void => {
      skips.current = false;
      onStart();
    },
    down: (id: string, event: PointerEvent): void => {
      if (onOver && event.isPrimary) from.current = { id, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent): void => {
      const start = from.current;
      if (!start || !onOver || !event.isPrimary) return;
      if (over.current === undefined && Math.hypot(event.clientX - start.x, event.clientY - start.y) < least)
        return;
      const at = cellAt(event);
      if (over.current === at.join()) return;
      over.current = at.join();
      setDragged({ id: start.id, at });
      onOver(start.id, at);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
