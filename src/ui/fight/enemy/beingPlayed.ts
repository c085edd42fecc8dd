import type { StageCard } from '../../../stage/card';
import type { FightView } from '../../../table/fight/view';

/** The stage card that is being carried out; without a card of the catalogue it lies on the table alone. */
export interface BeingPlayed {
  readonly card: StageCard | null;
  readonly reaction: boolean;
}

/** DM-6: of cards that have drawn one another the one that acts now. */
export function beingPlayed({ frames, encounter }: FightView): BeingPlayed | null {
  const frame = frames.findLast(one => one.frame === 'card');
  if (frame?.frame !== 'card') return null;
  return {
    card: encounter.cards.find(card => card.id === frame.job.card) ?? null,
    reaction: frame.job.why === 'reaction',
  };
}
