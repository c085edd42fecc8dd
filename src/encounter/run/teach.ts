import type { StageCard } from '../../stage/card';
import { say } from '../says/tells';
import { note, type Run } from './run';

/** A card becomes known: the fight's own encounter carries it from now on, and the group's pack may take it over. */
export function teach(run: Run, card: StageCard): void {
  run.emit({ type: 'taught', card: { ...card, taught: true } });
  note(run, 'taught', say('tell.taught', { card: card.label }));
}
