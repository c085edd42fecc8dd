import type { Said } from '../../basics/said';
import type { Outcome as Ending, Presence } from '../../encounter/model/entities';
import type { Event } from '../../encounter/model/event';
import type { Hit, Outcome } from '../../might/event';
import type { Piece } from '../../might/pieces';
import type { Stage } from '../../stage/steps';

/** A draw that lies on the table after one tap, counted. */
export interface Drawn {
  readonly side: 'oathsworn' | 'enemy';
  readonly pieces: readonly Piece[];
  readonly outcome: Outcome | null;
  readonly hits: readonly Hit[];
}

/** A model that moved by one tap, with its way. */
export interface Walked {
  readonly who: string;
  readonly how: 'moved' | 'pushed' | 'knocked' | 'dragged' | 'turned' | 'placed' | 'said';
  readonly path: readonly string[];
}

/** HP that somebody or some die came to. */
export interface Changed {
  readonly who: string;
  readonly die: string | null;
  readonly hp: number;
}

/** An event larger than a number: a part breaks, somebody falls, a stage or round begins, the fight ends. */
export type Moment =
  | { readonly moment: 'break'; readonly enemy: string; readonly die: string }
  | { readonly moment: 'fall'; readonly who: string }
  | { readonly moment: 'stage'; readonly stage: Stage }
  | { readonly moment: 'round'; readonly round: number }
  | { readonly moment: 'end'; readonly outcome: Ending };

/** The changes of the last tap that a screen shows: the draw, the ways, the losses, the words. */
export interface Happened {
  readonly drawn: Drawn | null;
  readonly walked: readonly Walked[];
  readonly changed: readonly Changed[];
  readonly notes: readonly Said[];
  /** The notes that somebody fell; they are among the notes too. */
  readonly falls: readonly Said[];
  readonly moments: readonly Moment[];
}

/** CP-1: the codes of notes that somebody fell. */
const fallCodes: ReadonlySet<string> = new Set<Presence>(['unconscious', 'dead', 'gone']);

export const nothingHappened: Happened = {
  drawn: null,
  walked: [],
  changed: [],
  notes: [],
  falls: [],
  moments: [],
};

export function happenedIn(events: readonly Event[]): Happened {
  let drawn: Drawn | null = null;
  const walked: Walked[] = [];
  const changed: Changed[] = [];
  const notes: Said[] = [];
  const falls: Said[] = [];
  const moments: Moment[] = [];
  let round = 0;
  for (const event of events) {
    switch (event.type) {
      case 'might': {
        const { side } = event;
        const might = event.event;
        const before: Drawn =
          drawn && drawn.side === side ? drawn : { side, pieces: [], outcome: null, hits: [] };
        if (might.type === 'settled')
          drawn = { side, pieces: might.pieces, outcome: might.outcome, hits: [] };
        else if (might.type === 'struck') drawn = { ...before, pieces: might.pieces, hits: [...might.hits] };
        break;
      }
      case 'stands':
        if (event.path.length > 1 || event.how !== 'turned')
          walked.push({ who: event.who, how: event.how, path: event.path });
        break;
      case 'hp':
        changed.push({ who: event.who, die: null, hp: event.hp });
        break;
      case 'die':
        changed.push({ who: event.enemy, die: event.die, hp: event.hp });
        if (event.hp === 0) moments.push({ moment: 'break', enemy: event.enemy, die: event.die });
        break;
      case 'note':
        notes.push(event.text);
        if (fallCodes.has(event.code)) falls.push(event.text);
        break;
      case 'presence':
        if (event.presence === 'unconscious' || event.presence === 'dead')
          moments.push({ moment: 'fall', who: event.who });
        break;
      case 'stage':
        if (event.event.type === 'changed') moments.push({ moment: 'stage', stage: event.event.stage });
        break;
      case 'roundBegins':
        moments.push({ moment: 'round', round });
        break;
      case 'phase':
        round = event.round;
        break;
      case 'over':
        moments.push({ moment: 'end', outcome: event.outcome });
        break;
      default:
        break;
    }
  }
  return { drawn, walked, changed, notes, falls, moments };
}
