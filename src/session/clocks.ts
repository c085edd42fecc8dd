import { type ReadonlySignal, signal } from '@preact/signals';
import { fullTimer, goOn, hold, type Timer, type TimerTap, tapped } from '../basics/timer';

/** The clocks of one document, by name. */
export type Clocks = Readonly<Record<string, Timer>>;

/**
 * Time lies beside the log: a clock goes on whatever is undone or redone, and the log is the same with and without
 * it. Clocks belong to the window in which they run, and are kept on this device alone.
 */
export interface ClockTable {
  readonly clocks: ReadonlySignal<Clocks>;
  /** A clock of this name, full and still; one that is there already is left as it is. */
  readonly add: (name: string, length: number) => void;
  /** A tap on an unknown clock does nothing. */
  readonly tap: (name: string, tap: TimerTap) => void;
  /** Every clock that runs stands. */
  readonly hold: () => void;
  /** Exactly those go on that `hold` has stopped, and that nothing was done with since. */
  readonly goOn: () => void;
  readonly remove: (name: string) => void;
}

/** The place of the clocks: a browser's localStorage, or none where it is forbidden. */
export interface Keeper {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string | null) => void;
}

/** Without storage clocks run as long as the page is open. */
const device: Keeper = {
  read: key => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key, text) => {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // The store has already told that the device keeps nothing.
    }
  },
};

const keyOf = (document: string): string => `northwest.clocks.${document}`;

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readTimer(value: unknown): Timer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { length, ran, since, started, held } = { ...fullTimer(0), ...value };
  if (!isTime(length) || !isTime(ran) || !(since === null || isTime(since))) return undefined;
  if (typeof started !== 'boolean' || typeof held !== 'boolean') return undefined;
  return length >= 0 ? { length, ran, since, started, held } : undefined;
}

/** A stored value that cannot be read counts as no clock. */
function readClocks(text: string | null): Clocks {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([name, value]) => {
        const timer = readTimer(value);
        return timer ? [[name, timer] as const] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** `now` is the wall clock: a glass goes on while the page sleeps or is closed. */
export function clocksOf(
  document: string,
  now: () => number = Date.now,
  keeper: Keeper = device,
): ClockTable {
  const key = keyOf(document);
  const clocks = signal<Clocks>(readClocks(keeper.read(key)));
  const keep = (next: Clocks): void => {
    clocks.value = next;
    keeper.write(key, Object.keys(next).length > 0 ? JSON.stringify(next) : null);
  };
  const tap = (name: string, what: TimerTap): void => {
    const timer = Object.hasOwn(clocks.peek(), name) ? clocks.peek()[name] : undefined;
    if (timer) keep({ ...clocks.peek(), [name]: tapped(timer, what, now()) });
  };
  const each = (change: (timer: Timer, at: number) => Timer): void => {
    const at = now();
    keep(Object.fromEntries(Object.entries(clocks.peek()).map(([name, one]) => [name, change(one, at)])));
  };
  return {
    clocks,
    add: (name, length) => {
      if (!Object.hasOwn(clocks.peek(), name)) keep({ ...clocks.peek(), [name]: fullTimer(length) });
    },
    tap,
    hold: () => each(hold),
    goOn: () => each(goOn),
    remove: name => {
      const { [name]: _, ...rest } = clocks.peek();
      keep(rest);
    },
  };
}
