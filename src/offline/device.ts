import type { ReadonlySignal } from '@preact/signals';
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

/** `inFight` reads signals: while it is true the screen stays on and no new version is let in. */
export const startDevice = (inFight: () => boolean): Device => ({
  place: placeOf(),
  updates: keepOffline(inFight),
  install: watchInstall(),
  awake: stayAwake(inFight),
});
