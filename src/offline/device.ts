import type { ReadonlySignal } from '@preact/signals';
import type { Fights } from './fights';
import { type Install, watchInstall } from './install';
import { type Place, placeOf } from './place';
import { keepOffline, type Updates } from './updates';
import { type Awake, stayAwake } from './wake';

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
