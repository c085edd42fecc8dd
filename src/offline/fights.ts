import { effect } from '@preact/signals';
import { clearMark, markFight } from './fight-mark';

/** What the device must know of fights, so as not to disturb one. */
export interface Fights {
  /** A fight is on the screen. Reads signals. */
  readonly on: () => boolean;
  /** A fight was left lately and is not over: a start now is a start in mid-fight, wherever the app opens. */
  readonly unfinished: () => Promise<boolean>;
}

/** Held by every window in which a fight goes on. A sleeping window still holds it, where it could not answer. */
const name = 'northwest-fight';

/** Holds the lock while a fight is on, and leaves a mark for the service worker until none is unfinished. */
export function guardFights(fights: Fights): void {
  let release: (() => void) | undefined;
  effect(() => {
    if (fights.on()) {
      markFight().catch(() => {});
      if (release) return;
      const over = new Promise<void>(done => {
        release = done;
      });
      navigator.locks?.request(name, { mode: 'shared' }, () => over).catch(() => {});
    } else {
      release?.();
      release = undefined;
      fights.unfinished().then(
        still => (still ? undefined : clearMark()),
        () => {},
      );
    }
  });
}

export async function fightElsewhere(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(lock => lock.name === name);
}
