import { signal } from '@preact/signals';

/** What dragging one of the company means in the players' own phase; asked once, then so for the whole sitting. */
export type Dragging = 'asks' | 'pays' | 'free';

export const dragging = signal<Dragging>('asks');
