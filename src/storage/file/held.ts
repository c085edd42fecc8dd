import { signal } from '@preact/signals';

export type Handed = 'shared' | 'downloaded' | 'cancelled';

/** Files that could not leave at the first tap and are kept until a second one. */
export interface HeldBack {
  /** Call it from a tap. */
  readonly again: () => Promise<void>;
  readonly drop: () => void;
}

export const held = signal<HeldBack | undefined>(undefined);
