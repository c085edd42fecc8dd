import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const folder = join('tests', 'fixtures', 'courses');
const shape = v.record(v.string(), v.string());

const whole = (_: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value] : typeof value === 'bigint' ? `${value}` : value;

/** Everything that was seen on the way through a game, as short prints: one at the 1st, 2nd, 4th, 8th step, one at its end. */
export class Course {
  private readonly hash = createHash('sha1');
  private readonly prints: string[] = [];
  private steps = 0;

  add(...seen: readonly unknown[]): void {
    this.hash.update(`${JSON.stringify(seen, whole)}\n`);
    this.steps++;
    if ((this.steps & (this.steps - 1)) === 0) this.prints.push(this.print());
  }

  private print(): string {
    return this.hash.copy().digest('base64url').slice(0, 6);
  }

  told(): string {
    return [...this.prints, this.print(), this.steps].join(' ');
  }
}

/** Between which steps one course leaves the other. */
function whereOthers(then: string, now: string): string {
  const [a, b] = [then.split(' '), now.split(' ')];
  const at = a.findIndex((print, i) => print !== b[i]);
  return `after step ${at < 1 ? 0 : 2 ** (at - 1)}`;
}

/**
 * Plays one game after the other and names the first that goes another way than when they were frozen. FREEZE=1 freezes
 * them as they go now: for a change of rules that is wanted.
 */
export function otherThanFrozen(
  name: string,
  games: number,
  play: (n: number) => Course,
): string | undefined {
  const file = join(folder, `${name.replace('/', '-')}.json`);
  const freezes = process.env.FREEZE === '1';
  const then = freezes || !existsSync(file) ? {} : v.parse(shape, JSON.parse(readFileSync(file, 'utf8')));
  const now: Record<string, string> = {};
  for (let n = 0; n < games; n++) {
    const told = play(n).told();
    now[`game ${n}`] = told;
    const before = then[`game ${n}`];
    if (!freezes && before !== told)
      return `${name}, game ${n}: another course ${whereOthers(before ?? '', told)}. If the change is wanted, FREEZE=1 before this test freezes it.`;
  }
  if (freezes) writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
  return undefined;
}
