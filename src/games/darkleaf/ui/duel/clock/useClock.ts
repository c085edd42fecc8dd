import { useEffect, useRef } from 'preact/hooks';
import type { Duel } from '../../../rules/duel/model';
import { willGoes } from '../../../rules/duel/resting';
import type { ChessClock } from '../../../table/clock';

/** The clock goes over with the turn, and rests while the Will is carried out or the table says or teaches something. */
export function useClock(clock: ChessClock | undefined, duel: Duel, says: boolean): void {
  const { side } = duel.turn;
  const rests = says || willGoes(duel);
  const paused = useRef(false);
  /** The last turn that was begun: what is done once more gains no time. */
  const latest = useRef(duel.count);
  useEffect(() => {
    const forward = duel.count > latest.current;
    latest.current = Math.max(latest.current, duel.count);
    if (duel.end) clock?.pause();
    else clock?.turn(side, forward);
  }, [side, duel.count, duel.end]);
  useEffect(() => {
    if (!clock) return;
    if (rests && clock.isRunning()) {
      clock.pause();
      paused.current = true;
    } else if (!rests && paused.current) {
      paused.current = false;
      if (!duel.end) clock.resume(side);
    }
  }, [rests]);
}
