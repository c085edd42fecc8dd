import { streamOf } from '../../../basics/random';
import { say } from '../../../ui/words/say';
import type { Duel } from '../rules/duel/model';
import { passingDuel } from './duels';
import type { DuelPlay } from './play';

/** A copy of a duel to try something on: nothing of it is kept, nobody plays for it, and its bones roll what they like. */
export const copyOf = (
  duel: Duel,
  seed: number = crypto.getRandomValues(new Int32Array(1))[0] ?? 1,
): DuelPlay => passingDuel({ ...duel, wood: null, strict: false, stream: streamOf(seed, 'copy') }, say);
