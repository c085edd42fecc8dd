import type { Id, State } from '../../encounter/model/state';
import { atStop } from '../../encounter/turns/stops';
import type { StageCard } from '../../stage/card';

/** The stage card that is being carried out. */
export interface PlayedCard {
  /** Null for a card that lies on the table alone. */
  readonly card: StageCard | null;
  readonly reaction: boolean;
  /** How many of its steps have begun. */
  readonly begun: number;
}

/** The lowest frame of all that is being resolved. */
type Base =
  /** A stage card, by its label where the app knows it. */
  { readonly is: 'card'; readonly label: string | null } | { readonly is: 'minions' | 'asked' };

/** What is being resolved, as far as a screen shows it. */
export interface UnderWay {
  /** The company may act, and nothing waits to be resolved. */
  readonly open: boolean;
  /** The enemy's phase is over, and the round waits for the table (OWN-210). */
  readonly stop: boolean;
  /** Null where nothing is being resolved. */
  readonly base: Base | null;
  readonly played: PlayedCard | null;
  /** The enemy that acts. */
  readonly acting: Id | null;
  /** Who makes the enemy's attack that is being resolved. */
  readonly attackers: readonly Id[];
}

export function underWay(state: State): UnderWay {
  const { phase, step, frames, agenda } = state;
  const attack = frames.findLast(frame => frame.frame === 'blow');
  return {
    open: phase === 'oathsworn' && step === 'open' && frames.length === 0 && agenda.length === 0,
    stop: atStop(state),
    base: baseOf(state),
    played: playedCard(state),
    acting: acting(state),
    attackers: attack?.attackers ?? [],
  };
}

function baseOf({ frames, encounter }: State): Base | null {
  if (frames.length === 0) return null;
  const first = frames.find(frame => frame.frame === 'card');
  if (first)
    return { is: 'card', label: encounter.cards.find(one => one.id === first.job.card)?.label ?? null };
  return { is: frames.some(frame => frame.frame === 'minions') ? 'minions' : 'asked' };
}

/** DM-6: of cards that drew one another, the card that acts now. */
function playedCard({ frames, encounter }: State): PlayedCard | null {
  const at = frames.findLastIndex(frame => frame.frame === 'card');
  const frame = frames[at];
  if (frame?.frame !== 'card') return null;
  const above = frames[at + 1];
  return {
    card: encounter.cards.find(card => card.id === frame.job.card) ?? null,
    reaction: frame.job.why === 'reaction',
    // The steps frame has already counted the current step.
    begun: above?.frame === 'steps' ? above.at : 0,
  };
}

function acting({ frames }: State): Id | null {
  for (const frame of frames.toReversed()) {
    if (frame.frame === 'blow') return frame.attackers[0] ?? null;
    if ((frame.frame === 'steps' || frame.frame === 'target' || frame.frame === 'move') && frame.actor)
      return frame.actor;
  }
  return null;
}
