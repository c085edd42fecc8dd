/**
 * Who is the referee: the term counts takeovers, ties go by the device, and a life begins each time that a referee
 * starts. What an earlier reign says is not heard any more.
 */
export interface Reign {
  readonly term: number;
  readonly by: string;
  readonly life: number;
}

export const isSameTerm = (a: Reign, b: Reign): boolean => a.term === b.term && a.by === b.by;
export const isSameReign = (a: Reign, b: Reign): boolean => isSameTerm(a, b) && a.life === b.life;

/** Whether `a` comes after `b`. */
export function isLater(a: Reign, b: Reign): boolean {
  if (a.term !== b.term) return a.term > b.term;
  if (a.by !== b.by) return a.by > b.by;
  return a.life > b.life;
}

/** One term, and the place in the log after which it began. */
export interface Began {
  readonly term: number;
  readonly by: string;
  readonly from: number;
}

/** The terms through which a log came, in their order. */
export type Lineage = readonly Began[];

/** The last place that two logs share; without bounds where they have the same lineage. */
export function sharedPlace(a: Lineage, b: Lineage): number {
  const longer = Math.max(a.length, b.length);
  for (let i = 0; i < longer; i++) {
    const [one, other] = [a[i], b[i]];
    if (one && other && one.term === other.term && one.by === other.by && one.from === other.from) continue;
    return Math.min(one?.from ?? Number.POSITIVE_INFINITY, other?.from ?? Number.POSITIVE_INFINITY);
  }
  return Number.POSITIVE_INFINITY;
}
