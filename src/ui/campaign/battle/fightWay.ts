import { signal } from '@preact/signals';

/** What the page of the encounter goes on with: its own great button, and the same where the thumb is. */
export interface FightWay {
  readonly name: string;
  readonly onGo: () => void;
}

/** Nothing while no such page is open: the dock stands beside it, not in it. */
export const fightWay = signal<FightWay | undefined>(undefined);
