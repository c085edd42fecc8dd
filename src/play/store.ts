import { signal } from '@preact/signals';
import type { Said } from '../basics/said';
import { openStore, type Store } from '../storage/store';
import { kinds } from './kinds';

/** Names of what the browser had lost and its second copy brought back. */
export const broughtBack = signal<readonly string[]>([]);
/** Why nothing is kept on this device, or nothing on it can be read. */
export const keptNowhere = signal<Said | undefined>(undefined);

let opening: Promise<Store> | undefined;

/** The device's store, opened once for the page. */
export function deviceStore(): Promise<Store> {
  opening ??= openStore({ kinds }).then(store => {
    broughtBack.value = store.rescued;
    keptNowhere.value = store.where === 'device' ? undefined : store.where.message;
    return store;
  });
  return opening;
}

let written: Promise<unknown> = Promise.resolve();

/** Lists wait for what a page left behind to be written. */
export function writing(done: Promise<unknown>): void {
  written = Promise.all([written, done.catch(console.error)]);
}

export const allWritten = (): Promise<unknown> => written;
