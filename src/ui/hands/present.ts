import { signal } from '@preact/signals';
import type { Hands } from '../../share/hands';

/** The shared table of this window, if there is one. */
export const present = signal<Hands | undefined>(undefined);
