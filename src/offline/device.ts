import type { ReadonlySignal } from '@preact/signals';
import type { Fights } from './fights';
import { type Install, watchInstall } from './install';
import { keepOffline, type Updates } from './updates';
import { type Awake, stayAwake } from './wake';

/** What the place where the app was opened from allows. Plain http over a network allows none of it. */
interface Place {
  /** https, or this very machine: else nothing is kept offline and the screen may go dark. */
  readonly secure: boolean;
  readonly canKeepOffline: boolean;
  readonly canStayAwake: boolean;
  readonly canLock: boolean;
  readonly canPersist: boolean;
}

const placeOf = (): Place => ({
  secure: window.isSecureContext,
  canKeepOffline: window.isSecureContext && 'serviceWorker' in navigator,
  canStayAwake: 'wakeLock' in navigator,
  canLock: 'locks' in navigator,
  canPersist: 'storage' in navigator && 'persist' in navigator.storage,
});

/** What the screens show and ask of the device that the app runs on. */
export interface Device {
  readonly place: Place;
  readonly updates: Updates;
  readonly install: Install;
  readonly awake: ReadonlySignal<Awake>;
}

/** While a fight is on, the screen stays on and no new version is let in. */
export const startDevice = (fights: Fights): Device => ({
  place: placeOf(),
  updates: keepOffline(fights),
  install: watchInstall(),
  awake: stayAwake(fights.on),
});
