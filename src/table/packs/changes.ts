const name = 'northwest/packs';
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Calls back whenever a pack on this device has changed, by this page or by another one. */
export function onPacksChanged(listener: () => void): void {
  listeners.add(listener);
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(name);
  channel.addEventListener('message', tell);
}

/** A pack has been changed and kept: lists that are shown are read again, in other pages too. */
export function packsChanged(): void {
  tell();
  if (channel) channel.postMessage('changed');
  else if (typeof BroadcastChannel !== 'undefined') {
    const once = new BroadcastChannel(name);
    once.postMessage('changed');
    once.close();
  }
}
