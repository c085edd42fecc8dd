import { useEffect, useRef, useState } from 'preact/hooks';
import type { Friend } from '../../../encounter/model/state';
import type { Fight } from '../../../table/fight/fight';
import type { Hand } from '../parts/context';
import { layout } from '../parts/layout';
import { isMine, needsBoard, ownFriends } from './whose';

interface OwnPage {
  /** Whose sheets lie before this phone. */
  readonly mine: readonly Friend[];
  /** The sheet that is shown; nothing: the table. */
  readonly page: Friend | undefined;
  readonly show: (id: string | undefined) => void;
  readonly swipe: {
    readonly onTouchStart: (event: TouchEvent) => void;
    readonly onTouchEnd: (event: TouchEvent) => void;
  };
}

/** So far a finger goes for a swipe, in pixels. */
const far = 70;

/** On a phone that is somebody's: one's own sheet first, the table one swipe away. */
export function useOwnPage(fight: Fight, hand: Hand): OwnPage {
  const view = fight.view.value;
  const question = fight.question.value;
  const mine = layout().value === 'phone' ? ownFriends(fight.id, view) : [];
  const [at, setAt] = useState(0);
  const pages = mine.length + 1;
  const now = Math.min(at, pages - 1);
  // What is tapped on the board brings the board, for as long as that takes.
  const page = hand.aiming || hand.moving ? undefined : mine[now];
  const asked = question !== null && mine.length > 0 && isMine(fight.id, view, question);
  const toBoard = asked && question !== null && needsBoard(question);
  useEffect(() => {
    if (asked) setAt(toBoard ? mine.length : 0);
  }, [asked, toBoard]);
  const begun = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  return {
    mine,
    page,
    show: id => setAt(id === undefined ? mine.length : mine.findIndex(one => one.id === id)),
    swipe: {
      onTouchStart(event) {
        const [touch, second] = event.touches;
        const held =
          event.target instanceof Element && event.target.closest('.middle, dialog, input') !== null;
        begun.current = touch && !second && !held ? { x: touch.clientX, y: touch.clientY } : undefined;
      },
      onTouchEnd(event) {
        const [touch] = event.changedTouches;
        const from = begun.current;
        begun.current = undefined;
        if (!from || !touch || mine.length === 0) return;
        const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
        if (Math.abs(dx) < far || Math.abs(dx) < 2 * Math.abs(dy)) return;
        setAt(Math.min(pages - 1, Math.max(0, now + (dx < 0 ? 1 : -1))));
      },
    },
  };
}
