import { useEffect, useRef } from 'preact/hooks';
import { note, sounding, tone } from '../../../../ui/parts/tones';
import { useSecond } from '../../../../ui/parts/useSecond';
import { prefs } from '../../../../ui/shell/prefs';
import { say } from '../../../../ui/words/say';
import { heardOf, ringsBetween, type Sound } from '../../rules/duel/heard';
import type { Duel } from '../../rules/duel/model';
import type { ChessClock } from '../../table/clock';

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

/** Eyes on the board: a note for a bone, a loss and the end, and what was told is read aloud. */
export function Heard({ duel, clock }: Props) {
  const before = useRef(duel);
  useEffect(() => {
    const { sounds, aloud } = heardOf(before.current, duel);
    before.current = duel;
    if (prefs.sound.value === 'on')
      sounds.forEach((sound, i) => {
        const [from, to] = notes[sound];
        const at = i * 0.25;
        tone(sounding(), { from: note(from), to: note(to), at, lasts: 0.22, loud: 0.2, shape: 'triangle' });
      });
    if (prefs.aloud.value === 'on' && aloud.length > 0)
      import('../../../../ui/parts/aloud').then(
        ({ speak }) => speak(aloud.map(text => say(text)).join(' ')),
        console.error,
      );
  }, [duel]);
  return clock && prefs.sound.value === 'on' ? <Bell clock={clock} duel={duel} /> : null;
}

/** A bell at 30 and at 10 seconds of whoever has the turn. */
function Bell({ clock, duel }: { clock: ChessClock; duel: Duel }) {
  const { side } = duel.turn;
  const timer = clock.clocks.value[side];
  const last = useRef<number | undefined>(undefined);
  useSecond(timer);
  const left = timer ? clock.left(side, Date.now()) : undefined;
  useEffect(() => {
    last.current = undefined;
  }, [side]);
  useEffect(() => {
    if (left !== undefined && last.current !== undefined && ringsBetween(last.current, left)) bell(0);
    last.current = left;
  });
  return null;
}
