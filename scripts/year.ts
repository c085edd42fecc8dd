// A year of a group: `node scripts/run.mjs scripts/year.ts` prints what each step of the way costs as the saves grow
// more, with the store in memory; with --browser in the built app, in a browser's own profile, on its disk, with
// companies and games of the neighbours among the fights (--dist=FOLDER: a build that is there).
import { inBrowser } from './year/in-browser';
import { inMemory } from './year/in-memory';

const words = process.argv.slice(2);
if (!words.includes('--browser')) await inMemory();
else if (!(await inBrowser(words.find(word => word.startsWith('--dist='))?.slice(7)))) process.exit(1);
process.exit(0);
