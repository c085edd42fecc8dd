import { effect } from '@preact/signals';

/** Held by every window in which a fight goes on. A sleeping window still holds it, where it could not answer. */
const name = 'northwest-fight';

/** Holds the lock as long as `inFight` says so (it reads signals). Returns what stops it. */
export function holdWhileFighting(inFight: () => boolean): () => void {
  if (!('locks' in navigator)) return () => {};
  let release: (() => void) | undefined;
  const letGo = (): void => {
    release?.();
    release = undefined;
  };
  const stop = effect(() => {
    if (!inFight()) letGo();
    else if (!release) {
      const over = new Promise<void>(done => {
        release = done;
      });
      navigator.locks.request(name, { mode: 'shared' }, () => over).catch(() => {});
    }
  });
  return () => {
    stop();
    letGo();
  };
}

export async function fightElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(lock => lock.name === name);
}
