import type { Reporter } from 'vitest/reporters';
import { pulse } from '../command';

/** Says after each test that the run is alive, in a character that is taken out of what it said in the end. */
export default class Pulse implements Reporter {
  onTestCaseResult(): void {
    process.stdout.write(pulse);
  }
}
