import type { Room } from '../storage/device';
import type { Device } from './device';

/** What is still missing before the app and its saves stay on this device, the first thing first. */
export type Missing = 'secure' | 'not-kept' | 'home-screen' | 'install' | 'lasting';

const key = 'northwest.asked-to-keep';

/** The browser was asked and gave no promise: asking again would change nothing. */
export function askedInVain(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

export function noteAskedInVain(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Then it is offered again next time.
  }
}

/** Reads signals. Until the device has told whether it keeps saves for good, `room` is nothing. */
export function missing(
  { place, updates, install }: Pick<Device, 'place' | 'updates' | 'install'>,
  room: Room['kept'] | undefined,
): Missing | undefined {
  if (!place.secure) return 'secure';
  if (updates.kept.value === 'failed') return 'not-kept';
  if (install.state.value === 'by-share-menu') return 'home-screen';
  if (install.state.value === 'offered') return 'install';
  return room === 'not-granted' && !askedInVain() ? 'lasting' : undefined;
}
