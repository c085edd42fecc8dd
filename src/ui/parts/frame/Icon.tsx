import { still } from './still';

/** A drawn icon (512 units a side); it says nothing by itself, so its neighbour or its button carries the words. */
export const Icon = still(({ of, class: extra }: { of: string; class?: string }) => {
  return (
    <svg class={extra ? `icon ${extra}` : 'icon'} viewBox="0 0 512 512" aria-hidden="true">
      <path d={of} />
    </svg>
  );
});

/** Simple strokes of our own for the plain controls, on a square of 24. */
const strokes = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  back: 'm14 5-7 7 7 7',
  next: 'm10 5 7 7-7 7',
  take: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  check: 'm5 13 4 4L19 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  turn: 'M20 12a8 8 0 1 1-3-6.2M20 3v4h-4',
  why: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  hand: 'M7 12V6.5a1.5 1.5 0 0 1 3 0V11m0-6.5a1.5 1.5 0 0 1 3 0V11m0-5a1.5 1.5 0 0 1 3 0v6m0-3.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.5c-2 0-3.5-1-4.5-2.5L4 14.5a1.5 1.5 0 0 1 2.5-1.5L8 15',
  /** Three hexes of a board. */
  fit: 'M5 8.5 7 5h4l2 3.5L11 12H7ZM5 15.5 7 12h4l2 3.5L11 19H7ZM11 12l2-3.5h4l2 3.5-2 3.5h-4Z',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
} as const;

export type StrokeName = keyof typeof strokes;

export const Stroke = still(({ of }: { of: StrokeName }) => {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style="fill:none;stroke:currentColor;stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round"
    >
      <path d={strokes[of]} />
    </svg>
  );
});
