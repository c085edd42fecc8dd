import { afterAll, vi } from 'vitest';
import { broughtBack } from '../../src/play/store';

// The files of a worker share what they import, half of the work of a run. A file that has opened the device's store
// leaves documents in it: the next file gets modules, and so a device, of its own.
const unopened = broughtBack.value;
afterAll(() => {
  if (broughtBack.value !== unopened) vi.resetModules();
});
