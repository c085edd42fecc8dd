import { useEffect, useRef } from 'preact/hooks';
import { note, sounding, tone } from '../../../../../ui/parts/sound/tones';
import { useHeard } from '../../../../../ui/parts/sound/useHeard';
import { useTimer } from '../../../../../ui/parts/timer/TimeLeft';
import { prefs } from '../../../../../ui/shell/prefs';
import { heardOf, ringsBetween, type Sound } from '../../../rules/duel/log/heard';
import type { Duel } from '../../../rules/duel/model';
import type { ChessClock } from '../../../table/clock';

const notes: Readonly<Record<Sound, readonly [number, number]>> = {
  rolls: [12, 12],
  falls: [-5, -12],
  wins: [7, 19],
};
const bell = (at: number): void =>
  tone(sounding(), { from: note(24), to: note(24), at, lasts: 0.6, loud: 0.25, shape: 'sine' });

interface Props {
  readonly duel: Duel;
  readonly clock: ChessClock | undefined;
}

/** A note for a bone, a loss and the end, and what was told is read aloud. */
export function Heard({ duel, clock }: Props) {
  useHeard(duel, heardOf, notes);
  return clock && prefs.sound.value === 'on' ? <Bell clock={clock} duel={duel} /> : null;
}

/** A bell at 30 and at 10 seconds of whoever has the turn. */
function Bell({ clock, duel }: { clock: ChessClock; duel: Duel }) {
  const { side } = duel.turn;
  const last = useRef<number | undefined>(undefined);
  const left = useTimer(clock.clocks.value[side])?.left;
  useEffect(() => {
    last.current = undefined;
  }, [side]);
  useEffect(() => {
    if (left !== undefined && last.current !== undefined && ringsBetween(last.current, left)) bell(0);
    last.current = left;
  });
  return null;
}
