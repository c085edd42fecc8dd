/** When the table sat down to a fight, and when each of its rounds was first seen on this device. */
export interface Sitting {
  readonly began: number;
  /** When the fight was last on the screen. */
  readonly last: number;
  readonly rounds: Readonly<Record<string, number>>;
}

/** OWN-142: a longer time away from the fight ends a sitting. */
export const AWAY = 2 * 3_600_000;

/**
 * OWN-142: a look at the fight. It lies beside the log: a round that comes back by undo or redo goes on from its first sight, and
 * nothing that is undone turns a clock back.
 */
export function looked(before: Sitting | undefined, round: number, now: number): Sitting {
  const goesOn = before !== undefined && now >= before.last && now - before.last <= AWAY;
  const rounds = goesOn ? before.rounds : {};
  return {
    began: goesOn ? before.began : now,
    last: now,
    rounds: Object.hasOwn(rounds, round) ? rounds : { ...rounds, [round]: now },
  };
}

const keyOf = (id: string): string => `northwest.sitting.${id}`;
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A stored sitting that cannot be read counts as none. */
export function parseSitting(stored: string | null): Sitting | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { began, last, rounds } = { began: undefined, last: undefined, rounds: undefined, ...value };
    if (!isTime(began) || !isTime(last) || typeof rounds !== 'object' || rounds === null) return undefined;
    const times = Object.entries(rounds).filter((entry): entry is [string, number] => isTime(entry[1]));
    return { began, last, rounds: Object.fromEntries(times) };
  } catch {
    return undefined;
  }
}

export function readSitting(id: string): Sitting | undefined {
  try {
    return parseSitting(localStorage.getItem(keyOf(id)));
  } catch {
    return undefined;
  }
}

export function keepSitting(id: string, sitting: Sitting): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(sitting));
  } catch {
    // Without storage the time counts as long as the page is open.
  }
}
