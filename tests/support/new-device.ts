import { vi } from 'vitest';
import { broughtBack } from '../../src/play/store';
import { unopened } from './unopened';

// The files of a worker share what they import, a third of the work of a run. Where an earlier file has opened the
// device's store, at its end or after it, documents lie there: this file gets modules, and so a device, of its own.
await new Promise(done => setImmediate(done));
if (broughtBack.value !== unopened) vi.resetModules();
