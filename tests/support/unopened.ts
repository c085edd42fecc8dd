import { broughtBack } from '../../src/play/store';

/** What the device's store has told before it was ever opened. */
export const unopened = broughtBack.value;
