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

/**
 * Holds the lock while a fight is on, and leaves a mark for the service worker until none is unfinished. `onEnd` is
 * called once a fight of this page is over and new versions may be installed again.
 */
export function guardFights(fights: Fights, onEnd: () => void): void {
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
      const ended = release !== undefined;
      release?.();
      release = undefined;
      fights
        .unfinished()
        .then(async unfinished => {
          if (unfinished) return;
          await clearMark();
          if (ended) onEnd();
        })
        .catch(() => {});
    }
  });
}

export async function fightElsewhere(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(lock => lock.name === name);
}
