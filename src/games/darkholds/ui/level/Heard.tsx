import { useHeard } from '../../../../ui/parts/sound/useHeard';
import { heardOf } from '../../rules/play/heard';
import type { Play } from '../../rules/play/model';

const notes = { comes: [0, 3], rolls: [12, 12], falls: [-5, -12] } as const;

/** A note for a newcomer, a roll and a fall, and what was told last is read aloud. */
export function Heard({ play }: { play: Play }) {
  useHeard(play, heardOf, notes);
  return null;
}
