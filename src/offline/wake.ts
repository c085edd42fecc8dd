import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { onApple, standalone } from '../storage/file/apple';

/** `refused`: the device saves its battery, or the page is hidden; asked again on every return. */
export type Awake = 'off' | 'on' | 'refused' | 'impossible';

/**
 * Until 18.4, iPadOS and iOS say yes to an app on the home screen and let the screen go dark all the same. What tells
 * the versions apart there, where no version is told, is what else came with 18.4.
 */
const saysYesInVain = (): boolean => onApple() && standalone() && !('cookieStore' in window);

/** Keeps the screen on as long as `wanted` says so (it reads signals). The lock is lost whenever the page is hidden. */
export function stayAwake(wanted: () => boolean): ReadonlySignal<Awake> {
  const awake = signal<Awake>('off');
  if (!('wakeLock' in navigator) || saysYesInVain()) {
    awake.value = 'impossible';
    return awake;
  }
  const visible = signal(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', () => {
    visible.value = document.visibilityState === 'visible';
  });

  let round = 0;
  let held: WakeLockSentinel | undefined;
  const acquire = async (mine: number): Promise<void> => {
    try {
      const lock = await navigator.wakeLock.request('screen');
      if (mine !== round) return void (await lock.release());
      held = lock;
      awake.value = 'on';
      lock.addEventListener('release', () => {
        if (mine === round) awake.value = 'refused';
      });
    } catch {
      if (mine === round) awake.value = 'refused';
    }
  };

  effect(() => {
    const on = wanted() && visible.value;
    round += 1;
    const before = held;
    held = undefined;
    before?.release().catch(() => {});
    if (on) acquire(round).catch(() => {});
    else awake.value = 'off';
  });
  return awake;
}
