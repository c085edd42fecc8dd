import type { Hands } from '../../share/hands';
import { handsWords as w } from '../words/hands';

type Seen = Pick<Hands, 'seat' | 'waiting' | 'trouble' | 'connected' | 'here' | 'silent'>;

/** The tablet counts as silent after so long. */
const silence = 10_000;

/** The text of the sign: how many taps wait, and whether the tablet hears them. It is never better than the truth. */
export function told(hands: Seen): { readonly text: string; readonly well: boolean } {
  const { role } = hands.seat.value;
  const waits = hands.waiting.value;
  const trouble = hands.trouble.value;
  if (trouble) return { text: w.trouble[trouble], well: false };
  if (role === 'tablet')
    return {
      text: hands.connected.value
        ? w.signs.tablet(hands.here.value.filter(one => one.role !== 'tablet').length)
        : w.signs.cut,
      well: hands.connected.value,
    };
  if (waits > 0) return { text: w.signs.waiting(waits), well: false };
  if (!hands.connected.value) return { text: w.signs.cut, well: false };
  if (hands.silent.value > silence) return { text: w.signs.silent, well: false };
  return { text: role === 'onlooker' ? w.signs.looks : w.signs.heard, well: true };
}
