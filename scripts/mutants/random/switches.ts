import type { Change } from './changes';

/** A change with the number that its switch has. */
export interface Numbered {
  readonly number: number;
  readonly change: Change;
}

/** The environment's names for the switch that is on, and for the folder where it is told what was come to. */
export const onName = 'NORTHWEST_CHANGE';
export const metName = 'NORTHWEST_CHANGES_MET';
export const askerName = 'NORTHWEST_CHANGES_ASKER';

// It stands in the first line of every source that is changed, and is the same in all of them: it runs in a test as
// well as in a program that a test starts. A file per switch names the tests that came to it, each once.
const begin = `const __on = (globalThis.__northwestOn ??= (() => { const process = globalThis.process, env = process?.env ?? {}, on = Number(env.${onName} ?? -1), folder = env.${metName}; if (!folder) return n => n === on; const met = new Set(), fs = process.getBuiltinModule('node:fs'); return n => { if (!met.has(n)) { met.add(n); fs.appendFileSync(folder + '/' + n, env.${askerName} + '\\n'); } return n === on; }; })()); `;

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
