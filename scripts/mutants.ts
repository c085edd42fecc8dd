// Changes random places of the sources, one at a time and never in this folder but in a copy of it, and finds out which
// changes no test notices. Without folders of src it takes all that is pure or of the device.
import { randomMutants } from './mutants/random/random';

const usage =
  'usage: npm run mutants -- --count N [--seed S] [--tests N] [--minutes M] [--discard] [folders of src]';
const given = process.argv.slice(2);
const number = (name: string, otherwise: number): number => {
  const at = given.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(given.splice(at, 2)[1]);
};
const count = number('count', Number.NaN);
const seed = number('seed', 1);
const tests = number('tests', 400);
const minutes = number('minutes', 1_000_000);
const discard = given.includes('--discard');
const words = given.filter(word => word !== '--discard');
if (![count, seed, tests, minutes].every(Number.isInteger) || words.some(word => word.startsWith('--'))) {
  console.error(usage);
  process.exit(2);
}
process.exitCode = (await randomMutants({ count, seed, tests, minutes, discard, words })) ? 0 : 1;
