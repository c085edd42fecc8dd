import { useEffect } from 'preact/hooks';
import { useHand } from '../../../../ui/parts/useHand';
import { woodPlays } from '../../table/hand';
import type { DuelPlay } from '../../table/play';
import { askChoice } from '../../table/wood';

/** The device's own player at the table. */
export interface Wood {
  /** It is its turn. */
  readonly plays: boolean;
  /** Its turn was undone, or it was stopped: it goes on when it is told to. */
  readonly paused: boolean;
  readonly goOn: () => void;
  readonly stop: () => void;
}

/** Between two of its taps, so that each can be seen. */
const pace = 350;

/** The wood plays by the same commands as everybody, one at a time; after an undo it waits to be asked. */
export function useWood(table: DuelPlay): Wood {
  const duel = table.state.value;
  // Stopped or told to go on: so it stays until something undone lies ahead, or no longer does.
  const told = useHand(
    () => [table.redoTitle.value !== undefined],
    () => ({ stopped: false, asked: 0 }),
  );
  const { stopped, asked } = told.held();
  const plays = woodPlays(duel);
  const undone = table.redoTitle.value !== undefined;
  const waits = stopped || (undone && asked === 0);
  useEffect(() => {
    if (!plays || waits) return undefined;
    // What it works out and the time between two taps run side by side.
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const asking = askChoice(duel, command => {
      timer = setTimeout(
        () => {
          if (command && table.state.peek() === duel) table.send(command);
        },
        Math.max(0, pace - (performance.now() - since)),
      );
    });
    return () => {
      asking.stop();
      clearTimeout(timer);
    };
  }, [duel, plays, waits]);
  return {
    plays,
    paused: waits,
    goOn: () => told.take({ stopped: false, asked: asked + 1 }),
    stop: () => told.take({ stopped: true, asked }),
  };
}
