import { signal } from '@preact/signals';

export type Handed = 'shared' | 'downloaded' | 'cancelled';

/** Files that wait for a second tap, since the first one no longer counted when they were packed. */
export interface HeldBack {
  /** Call it from a tap. */
  readonly again: () => Promise<void>;
  readonly drop: () => void;
}

export const held = signal<HeldBack | undefined>(undefined);
