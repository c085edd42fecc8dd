import { type ClockTable, clocksOf } from '../../../session/clocks';
import { rivalOf, type Side, sides } from '../rules/board/square';

const minute = 60_000;
const second = 1000;

/** How time is given: so much for each, with so much more for every turn. */
export interface Minutes {
  readonly south: number;
  readonly north: number;
  /** In seconds. */
  readonly increment: number;
}

const incrementName = 'increment';
const glassName = 'glass';

/**
 * A chess clock beside the log: undo gives back no time. It runs for whoever has the turn, and rests when the table
 * says so; the flag falls, and the table decides what that means.
 */
export interface ChessClock {
  readonly clocks: ClockTable['clocks'];
  readonly isOn: () => boolean;
  readonly isRunning: () => boolean;
  readonly start: (minutes: Minutes, turn: Side) => void;
  /** A turn glass: so many seconds for each turn, and what is left of one is lost. */
  readonly startGlass: (seconds: number, turn: Side) => void;
  /** A turn begins; whoever had the last gains the increment. Where turns are undone nobody gains any time. */
  readonly turn: (side: Side, forward?: boolean) => void;
  readonly pause: () => void;
  readonly resume: (turn: Side) => void;
  /** +15 s for somebody. */
  readonly give: (side: Side) => void;
  readonly remove: () => void;
}

const gift = 15 * second;

/** `id` is the duel's. */
export function chessClock(id: string, of: typeof clocksOf = clocksOf): ChessClock {
  const table = of(id);
  const { clocks } = table;
  const timer = (side: Side) => clocks.value[side];
  const isOn = (): boolean => timer('south') !== undefined && timer('north') !== undefined;
  const runs = (side: Side): boolean => (timer(side)?.since ?? null) !== null;
  const isRunning = (): boolean => sides.some(runs);
  const run = (side: Side): void => {
    if (timer(side)?.started) table.tap(side, { do: 'resume' });
    else table.tap(side, { do: 'start' });
  };
  const remove = (): void => {
    for (const name of [...sides, incrementName, glassName]) table.remove(name);
  };
  const fill = (ms: number): void => {
    for (const side of sides) {
      table.remove(side);
      table.add(side, ms);
    }
  };
  return {
    clocks,
    isOn,
    isRunning,
    start: (minutes, turn) => {
      remove();
      for (const side of sides) table.add(side, minutes[side] * minute);
      table.add(incrementName, minutes.increment * second);
      run(turn);
    },
    startGlass: (seconds, turn) => {
      remove();
      table.add(glassName, seconds * second);
      fill(seconds * second);
      run(turn);
    },
    turn: (side, forward = true) => {
      if (!isOn() || !isRunning()) return;
      const glass = clocks.peek()[glassName]?.length;
      if (glass !== undefined && forward) {
        fill(glass);
        run(side);
        return;
      }
      if (runs(side)) return;
      const before = rivalOf(side);
      table.tap(before, { do: 'pause' });
      const increment = clocks.peek()[incrementName]?.length ?? 0;
      if (increment > 0 && forward) table.tap(before, { do: 'more', ms: increment });
      run(side);
    },
    pause: () => {
      for (const side of sides) table.tap(side, { do: 'pause' });
    },
    resume: run,
    give: side => table.tap(side, { do: 'more', ms: gift }),
    remove,
  };
}
