import type { Change } from './changes';

/** A change with the number that its switch has. */
export interface Numbered {
  readonly number: number;
  readonly change: Change;
}

/** The environment's names for the switches that are on, and for the folder where a program tells what it came to. */
export const onName = 'NORTHWEST_CHANGES_ON';
export const metName = 'NORTHWEST_CHANGES_MET';

// It stands in the first line of every source that is changed, and is the same in all of them. In a test it goes by what
// the test's stub has set (stub.ts); in a program that a test starts by the environment, where it tells what it comes to.
const begin = `const __on = (globalThis.__northwestOn ??= (() => { const g = globalThis, process = g.process, env = process?.env ?? {}, folder = env.${metName}; g.__northwestNow ??= new Set((env.${onName} || '').split(',').filter(Boolean).map(Number)); if (folder && !g.__northwestMet) { const all = new Set(), fs = process.getBuiltinModule('node:fs'); g.__northwestMet = { add(n) { if (!all.has(n)) { all.add(n); fs.appendFileSync(folder, n + '\\n'); } } }; } return n => { if (g.__northwestMet) g.__northwestMet.add(n); return g.__northwestNow.has(n); }; })()); `;

const size = ({ change: { whole } }: Numbered): number => whole.end - whole.start;

/** What stands from `start` to `end`, with the switches of those changes in it; they come outermost first. */
function within(source: string, start: number, end: number, changes: readonly Numbered[]): string {
  let out = '';
  let at = start;
  const rest = [...changes];
  for (let one = rest.shift(); one; one = rest.shift()) {
    const { whole, start: from, end: to } = one.change;
    const inside: Numbered[] = [];
    while (rest[0] && rest[0].change.whole.start < whole.end) inside.push(...rest.splice(0, 1));
    const as = within(source, whole.start, whole.end, inside);
    const other = source.slice(whole.start, from) + one.change.to + source.slice(to, whole.end);
    out += source.slice(at, whole.start);
    if (whole.as === 'statement') out += `if (__on(${one.number})) ; else ${as}`;
    else {
      const switched = `(__on(${one.number}) ? (${other}) : (${as}))`;
      out += whole.as === 'key' ? `[${switched}]` : switched;
    }
    at = whole.end;
  }
  return out + source.slice(at, end);
}

/** A source in which every one of these changes can be switched on while it runs; its lines keep their numbers. */
export function withSwitches(source: string, changes: readonly Numbered[]): string {
  const ordered = changes.toSorted(
    (a, b) => a.change.whole.start - b.change.whole.start || size(b) - size(a) || a.number - b.number,
  );
  return ordered.length === 0 ? source : begin + within(source, 0, source.length, ordered);
}
