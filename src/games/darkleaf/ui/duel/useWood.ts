import { useEffect, useState } from 'preact/hooks';
import { choose } from '../../rules/bot/choose';
import type { DuelTable } from '../../table/duels';

/** The device's own player at the table. */
export interface Wood {
  /** It is its turn. */
  readonly plays: boolean;
  /** Its turn was undone: it goes on when it is told to. */
  readonly paused: boolean;
  readonly goOn: () => void;
}

/** Between two of its taps, so that each can be seen. */
const pace = 350;

/** The wood plays by the same commands as everybody, one at a time; after an undo it waits to be asked. */
export function useWood(table: DuelTable): Wood {
  const duel = table.state.value;
  const [paused, setPaused] = useState(false);
  const plays = duel.wood !== null && duel.wood.side === duel.turn.side && duel.end === null;
  const undone = table.redoTitle.value !== undefined;
  useEffect(() => setPaused(undone), [undone]);
  useEffect(() => {
    if (!plays || paused || undone) return undefined;
    const timer = setTimeout(() => {
      const command = choose(duel);
      if (command) table.send(command);
    }, pace);
    return () => clearTimeout(timer);
  }, [duel, plays, paused, undone]);
  return {
    plays,
    paused: paused || undone,
    goOn: () => {
      const command = choose(duel);
      if (command) table.send(command);
    },
  };
}
