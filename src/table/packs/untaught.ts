import { signal } from '@preact/signals';
import type { Said } from '../../basics/said';

/** Cards that a fight has been taught and that the device has refused to keep in the group's own pack. */
export interface Untaught {
  readonly cards: readonly string[];
  readonly why: Said;
  readonly again: () => void;
}

/** The problem stays until the cards are kept; the next lesson tries again, and so does a tap. */
export const untaught = signal<Untaught | undefined>(undefined);
