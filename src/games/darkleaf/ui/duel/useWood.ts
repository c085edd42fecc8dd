import { useEffect, useState } from 'preact/hooks';
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
  const [paused, setPaused] = useState(false);
  const [asked, setAsked] = useState(0);
  const plays = duel.wood !== null && duel.wood.side === duel.turn.side && duel.end === null;
  const undone = table.redoTitle.value !== undefined;
  const waits = paused || (undone && asked === 0);
  useEffect(() => {
    if (!undone) setPaused(false);
    setAsked(0);
  }, [undone]);
  useEffect(() => {
    if (!plays || waits) return undefined;
    // What it works out and the time between two taps run side by side.
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const asking = askChoice(duel, command => {
      timer = setTimeout(
        () => {
          if (command) table.send(command);
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
    goOn: () => {
      setPaused(false);
      setAsked(asked + 1);
    },
    stop: () => setPaused(true),
  };
}
