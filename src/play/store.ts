import { signal } from '@preact/signals';
import { openStore, type Store } from '../storage/store';
import { kinds } from './kinds';

/** Names of what the browser had lost and its second copy brought back. */
export const broughtBack = signal<readonly string[]>([]);

let opening: Promise<Store> | undefined;

/** The device's store, opened once for the page. */
export function deviceStore(): Promise<Store> {
  opening ??= openStore({ kinds }).then(store => {
    broughtBack.value = store.rescued;
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
