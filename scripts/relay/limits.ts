/** What one relay lets through. Whoever is too fast is slowed; whoever is too far behind is cut, and catches up. */
export interface Limits {
  readonly rooms: number;
  readonly members: number;
  /** Bytes of one frame. */
  readonly frame: number;
  /** Frames a second of one member, and how many at once. */
  readonly rate: number;
  readonly burst: number;
  /** Bytes that a member may be behind. */
  readonly behind: number;
  /** Between two looks at whether somebody is still there. */
  readonly pulse: number;
}

export const usual: Limits = {
  rooms: 20_000,
  members: 12,
  frame: 256_000,
  rate: 40,
  burst: 200,
  behind: 2_000_000,
  pulse: 20_000,
};

/** Frames that a member may send now: they come back with time. */
export interface Bucket {
  /** Whether one may go at this moment. */
  take(now: number): boolean;
  /** How long until the next may go. */
  wait(now: number): number;
}

export function bucket({ rate, burst }: Pick<Limits, 'rate' | 'burst'>, begin: number): Bucket {
  let left = burst;
  let last = begin;
  const fill = (now: number): void => {
    left = Math.min(burst, left + (Math.max(0, now - last) * rate) / 1000);
    last = Math.max(last, now);
  };
  return {
    take(now) {
      fill(now);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    wait(now) {
      fill(now);
      return left >= 1 ? 0 : Math.ceil(((1 - left) * 1000) / rate);
    },
  };
}
