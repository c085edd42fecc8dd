// Plays random fights and holds their logs to the rules by books of its own: npm run audit -- --fights N --seed S
// `--list` prints what is held; `--tap N` shows what led to a breach; `--until RULE` stops at the first breach of it.
import { setupFor } from '../tests/encounter/support/setups';
import { auditor, type Breach } from './audit/auditor';
import type { LogTap } from './audit/log-event';
import { checks } from './audit/table';
import { playRandomly } from './player/random-fight';

const words = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = words.indexOf(`--${name}`);
  return at < 0 ? undefined : words[at + 1];
};
const number = (name: string, otherwise: number): number => Number(option(name) ?? otherwise);

const [fights, first, shown] = [number('fights', 200), number('seed', 1), number('tap', -1)];
if (![fights, first, shown].every(Number.isInteger)) {
  console.error('usage: npm run audit -- --fights N --seed S [--tap N] [--until RULE] [--list]');
  process.exit(2);
}
if (words.includes('--list')) {
  for (const { rule, sentence } of Object.values(checks)) console.log(`${rule.padEnd(8)} ${sentence}`);
  process.exit(0);
}

const mostShown = number('width', 300);
const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > mostShown ? `${text.slice(0, mostShown)} ...` : text;
};

const keyOf = ({ check }: Breach): string => `${checks[check].rule} ${check}`;

function tell(seed: number, breach: Breach, { command, events }: LogTap): void {
  const { tap, event, what, check } = breach;
  console.log(`BREACH ${keyOf(breach)}: ${what}`);
  console.log(`  ${checks[check].sentence}`);
  console.log(`  seed ${seed}, command ${tap}: ${short(command)}`);
  if (event !== null) console.log(`  event ${event}: ${short(events[event])}`);
  console.log(`  again: npm run audit -- --fights 1 --seed ${seed} --tap ${tap}`);
}

/** What led to the breach: the taps before it, and every event of its own. */
function show(tap: LogTap, nth: number): void {
  if (nth < shown - 5 || nth > shown) return;
  console.log(`${nth}: ${short(tap.command)}`);
  if (nth === shown) for (const [at, event] of tap.events.entries()) console.log(`  ${at}: ${short(event)}`);
}

/** Of one kind the first few are told, all are counted. */
const mostTold = 3;
const counts = new Map<string, number>();
let [taps, events, brokenOff] = [0, 0, 0];

function plays(seed: number): void {
  const setup = setupFor(seed);
  const audit = auditor(setup);
  let nth = 0;
  const { refused, ended } = playRandomly(setup, tap => {
    const known = audit.breaches.length;
    audit.reads(tap);
    nth++;
    taps++;
    events += tap.events.length;
    if (shown > 0) show(tap, nth);
    for (const breach of audit.breaches.slice(known)) {
      const count = (counts.get(keyOf(breach)) ?? 0) + 1;
      counts.set(keyOf(breach), count);
      if (count <= mostTold) tell(seed, breach, tap);
    }
  });
  if (ended) return;
  brokenOff++;
  console.log(`seed ${seed}: broken off, ${refused ? `refused ${refused.code}` : 'for it never ended'}`);
}

const until = option('until');
const isFound = (): boolean =>
  until !== undefined && [...counts.keys()].some(key => key.startsWith(`${until} `));
for (let seed = first; seed < first + fights && !isFound(); seed++) {
  try {
    plays(seed);
  } catch (problem) {
    brokenOff++;
    console.log(`seed ${seed}: broken off, ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

for (const [key, count] of counts) console.log(`${count} of ${key}`);
const found = [...counts.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `${fights} fights, ${taps} commands, ${events} events: ${found} breaches, ${brokenOff} fights broken off.`,
);
process.exitCode = found + brokenOff > 0 ? 1 : 0;
