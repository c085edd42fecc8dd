// Prints where a Chromium is, after installing one if there was none; a plain sentence and a failure otherwise.
import { ensureChromium, noChromium } from './chromium';

const found = ensureChromium();
console.log(found ?? noChromium());
process.exitCode = found ? 0 : 1;
