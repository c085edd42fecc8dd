import { signal } from '@preact/signals';

const key = 'northwest.moved';

function remembered(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Somebody has moved a model on this device: nobody needs to be told how. */
export const movedOnce = signal(remembered());

export function hasMoved(): void {
  if (movedOnce.value) return;
  movedOnce.value = true;
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Then it is said again next time.
  }
}
