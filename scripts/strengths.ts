// How often each strength of Darkleaf's wood beats the one below: node scripts/run.mjs scripts/strengths.ts
// [--above thicket|oldWood] [--rounds N] [--minutes N] [--keep FILE] [--part K/N]
// A round is thirty duels, every pair of clans with either strength on either side. What was played stands in the file of
// --keep and is not played again, unless the books or the minds have changed since. It ends with 1 where a strength that was
// played whole does not win enough. With --part it plays one of so many shares, for as many processors with one file.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { minds } from '../src/games/darkleaf/rules/bot/minds';
import { hedgerow } from '../src/games/darkleaf/sample/hedgerow';
import { boutsOf, ladder, played, type Result, told, verdictOn } from './play/strengths';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const rounds = Number(option('rounds') ?? 14);
const until = performance.now() + Number(option('minutes') ?? Number.POSITIVE_INFINITY) * 60_000;
const keep = option('keep');
const [part = 1, parts = 1] = option('part')?.split('/').map(Number) ?? [];
const print = createHash('sha256')
  .update(JSON.stringify([hedgerow, minds]))
  .digest('hex')
  .slice(0, 12);

const known = new Map<string, Result>();
if (keep !== undefined && existsSync(keep))
  for (const line of readFileSync(keep, 'utf8').split('\n').filter(Boolean)) {
    const [key, result]: [string, Result] = JSON.parse(line);
    known.set(key, result);
  }

for (const [above, below] of ladder.filter(([above]) => above === (option('above') ?? above))) {
  const bouts = boutsOf(rounds).filter((_, i) => i % parts === part - 1);
  const results: Result[] = [];
  let drawn = 0;
  for (const bout of bouts) {
    const key = JSON.stringify([print, above, bout]);
    const before = known.get(key);
    if (before === undefined && performance.now() > until) break;
    const result = before ?? played(bout, above, below);
    if (before === undefined && keep !== undefined)
      appendFileSync(keep, `${JSON.stringify([key, result])}\n`);
    if (result === 'drawn') drawn += 1;
    results.push(result);
  }
  const verdict = verdictOn(results);
  const whole = parts === 1 && results.length === bouts.length;
  console.log(
    `${above} beats ${below} in ${told(verdict)} of ${results.length} duels, ${drawn} drawn${whole ? '' : `, ${bouts.length - results.length} left`}`,
  );
  if (whole && !verdict.enough) process.exitCode = 1;
}
