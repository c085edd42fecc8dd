import { useEffect, useState } from 'preact/hooks';
import { useHand } from '../../../../../ui/parts/input/useHand';
import type { Command } from '../../../rules/duel/commands/commands';
import type { Duel } from '../../../rules/duel/model';
import { woodPlays } from '../../../table/hand';
import type { DuelPlay } from '../../../table/play';

/** The device's own player at the table. */
export interface Wood {
  /** It is its turn. */
  readonly plays: boolean;
  /** Its turn was undone, or it was stopped: it goes on when it is told to. */
  readonly paused: boolean;
  /** TU-5: the sides of the bone that it wants rolled on the table. */
  readonly rolls: number | undefined;
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
  const [wanted, setWanted] = useState<{ readonly by: Duel; readonly bone: number } | undefined>(undefined);
  useEffect(() => {
    if (!plays || waits) return undefined;
    // What it works out and the time between two taps run side by side.
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    let stop = (): void => undefined;
    const chosen = (command: Command | undefined): void => {
      timer = setTimeout(
        () => {
          if (!command || table.state.peek() !== duel) return;
          // Where the bones are the table's, nobody else rolls for it.
          if (command.do === 'roll' && duel.dice === 'table') setWanted({ by: duel, bone: command.bone });
          else if (command.do !== 'handicap-roll' || duel.dice === 'app') table.send(command);
        },
        Math.max(0, pace - (performance.now() - since)),
      );
    };
    import('../../../table/wood').then(({ askChoice }) => {
      if (here) stop = askChoice(duel, chosen).stop;
    }, console.error);
    return () => {
      here = false;
      stop();
      clearTimeout(timer);
    };
  }, [duel, plays, waits]);
  return {
    plays,
    paused: waits,
    rolls: plays && !waits && wanted?.by === duel ? wanted.bone : undefined,
    goOn: () => told.take({ stopped: false, asked: asked + 1 }),
    stop: () => told.take({ stopped: true, asked }),
  };
}
