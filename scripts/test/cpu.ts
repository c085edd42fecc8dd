import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** CPU seconds that a process has used, as the system reports them at one moment. */
export interface Usage {
  readonly parent: number;
  readonly session: number;
  /** When it was started, which tells it apart from a later process with the same number. */
  readonly started: number;
  readonly own: number;
  /** What its children had used when it waited for their end. */
  readonly waited: number;
}

export type Snapshot = ReadonlyMap<number, Usage>;

const total = ({ own, waited }: Usage): number => own + waited;

/**
 * CPU seconds that disappeared between two snapshots: those of processes that ended and that no living process waited
 * for. Chromium's helper processes end like that. A process whose parent waited for it is part of its parent's figure.
 */
export function unclaimed(before: Snapshot, now: Snapshot): number {
  const isAlive = (pid: number): boolean => {
    const was = before.get(pid);
    return was !== undefined && now.get(pid)?.started === was.started;
  };
  const expected = new Map<number, number>();
  for (const [pid, usage] of before) {
    if (isAlive(pid)) continue;
    let heir = usage.parent;
    while (before.has(heir) && !isAlive(heir)) heir = before.get(heir)?.parent ?? 0;
    expected.set(heir, (expected.get(heir) ?? 0) + total(usage));
  }
  let sum = 0;
  for (const [heir, seconds] of expected) {
    const received = (now.get(heir)?.waited ?? 0) - (before.get(heir)?.waited ?? 0);
    sum += Math.max(0, seconds - (before.has(heir) ? received : 0));
  }
  return sum;
}

/** Clock ticks per second in /proc: the same on every Linux that Node runs on. */
const ticks = 100;

function usageOf(pid: number | 'self'): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes second, in brackets, and may contain anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (field: number): number => fields[field - 3] ?? 0;
    return {
      parent: at(4),
      session: at(6),
      started: at(22),
      own: (at(14) + at(15)) / ticks,
      waited: (at(16) + at(17)) / ticks,
    };
  } catch {
    // It has ended, or this system has no /proc.
    return undefined;
  }
}

/** CPU seconds of the children that this process has waited for so far; 0 where there is no /proc. */
export const waitedFor = (): number => usageOf('self')?.waited ?? 0;

/** Finds all descendants of one process by looking at /proc again and again. */
class Family {
  private known: Snapshot;
  private readonly sessions: Set<number>;
  /** Processes that belong to somebody else. */
  private strangers = new Set<number>();
  private lost = 0;

  constructor(private readonly root: number) {
    const usage = usageOf(root);
    this.known = new Map(usage ? [[root, usage]] : []);
    this.sessions = new Set([root]);
  }

  look(): void {
    const now = new Map<number, Usage>();
    const strangers = new Set<number>();
    const fresh: [number, Usage][] = [];
    for (const name of readdirSync('/proc')) {
      const pid = Number(name);
      if (!Number.isInteger(pid)) continue;
      if (this.strangers.has(pid)) {
        strangers.add(pid);
        continue;
      }
      const usage = usageOf(pid);
      if (!usage) continue;
      if (this.known.get(pid)?.started === usage.started) now.set(pid, usage);
      else fresh.push([pid, usage]);
    }
    // A child may be listed before its parent.
    for (let found = true; found; ) {
      found = false;
      for (const [pid, usage] of fresh) {
        if (now.has(pid) || !(now.has(usage.parent) || this.sessions.has(usage.session))) continue;
        now.set(pid, usage);
        this.sessions.add(usage.session);
        found = true;
      }
    }
    for (const [pid] of fresh) if (!now.has(pid)) strangers.add(pid);
    this.lost += unclaimed(this.known, now);
    this.known = now;
    this.strangers = strangers;
  }

  /** All that the family has used once its root has ended, which had waited for this much by then. */
  end(waited: number | undefined): number {
    const root = this.known.get(this.root);
    const last = new Map(root && waited !== undefined ? [[this.root, { ...root, waited }]] : []);
    return (waited ?? 0) + this.lost + unclaimed(this.known, last);
  }
}

/** What the shell's `times` says of its children, in its second line: user and system time. */
export function waitedIn(times: string): number | undefined {
  const [, ...found] = /\n(\d+)m([\d.,]+)s (\d+)m([\d.,]+)s\s*$/.exec(times) ?? [];
  const [userMinutes, user, systemMinutes, system] = found.map(one => Number(one.replace(',', '.')));
  if (userMinutes === undefined || user === undefined) return undefined;
  return 60 * (userMinutes + (systemMinutes ?? 0)) + user + (system ?? 0);
}

/** How often to look: what a process uses in the last moments before it ends unwaited for is not seen. */
const everyMs = 250;

/**
 * Follows a process until the function returned is called, which gives the CPU seconds (user and system) of all that it
 * started. `waited` is what the process itself had waited for, and the main part. The rest is what nobody waits for:
 * Chromium leaves helper processes behind that end by themselves, so they are looked up in /proc while they run, by
 * their parent and by their session. Not covered: an orphan that lived for less than a look, and, on systems
 * without /proc, all orphans.
 */
export function followCpu(root: number): (waited: number | undefined) => number {
  if (!existsSync('/proc/self/stat')) return waited => waited ?? 0;
  const family = new Family(root);
  const timer = setInterval(() => family.look(), everyMs);
  return waited => {
    clearInterval(timer);
    return family.end(waited);
  };
}
