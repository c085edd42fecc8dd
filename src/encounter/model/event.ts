import type { Stream } from '../../basics/random';
import type { Said } from '../../basics/said';
import type { Direction } from '../../hex/direction';
import type { Hex } from '../../hex/shape';
import type { MightEvent } from '../../might/event';
import type { StageCard } from '../../stage/card';
import type { AllyCard } from '../../stage/company';
import type { StageEvent } from '../../stage/deck';
import type { Reminder } from '../../stage/encounter';
import type { Correction, EncounterChange } from './command';
import type { Frame, Job, Scene, Scope } from './frame';
import type { Settings } from './settings';
import type {
  Animus,
  Caged,
  Cards,
  Consumed,
  Enemy,
  Friend,
  Id,
  Lasting,
  Obstacle,
  Outcome,
  Phase,
  PhaseStep,
  Presence,
  Thrown,
  Tile,
  Turn,
} from './state';
import type { Why } from './why';

/**
 * One change of the stack while a command is carried out. A log holds the stack once for each command (the event
 * `stack`); only fights saved before version 3 hold these changes as events.
 */
export type StackChange =
  | { readonly type: 'pushed'; readonly frame: Frame }
  | { readonly type: 'popped' }
  /** The top frame, further on. */
  | { readonly type: 'top'; readonly frame: Frame }
  /** Frames are dropped until this number is left. */
  | {
      readonly type: 'dropped';
      readonly to: number;
      /** Frames from here on stay. */
      readonly from?: number;
      /** In older saves: cards that waited and are not resolved. */
      readonly jobs?: readonly number[];
    }
  /** FT-4: an attack or card of the company does nothing more to the enemies that it has broken. */
  | { readonly type: 'lost'; readonly who: Id; readonly enemies: readonly Id[] };

/** What happened, with its outcome: a replay never draws, shuffles or chooses. */
export type Event =
  | StackChange
  /** The stack at the end of a command that changed it. */
  | { readonly type: 'stack'; readonly frames: readonly Frame[] }
  | { readonly type: 'phase'; readonly phase: Phase; readonly step: PhaseStep; readonly round: number }
  | { readonly type: 'turn'; readonly turn: Turn | null }
  | { readonly type: 'roundBegins' }
  | { readonly type: 'hadTurns'; readonly who: Id; readonly had: boolean }
  | { readonly type: 'injuriesPlayed'; readonly who: Id }
  /** A friend's HP now; at 0 the presence follows in an event of its own. */
  | { readonly type: 'hp'; readonly who: Id; readonly hp: number; readonly by: Id | null }
  /** A die's HP now; 0 takes it off the encounter board. */
  | {
      readonly type: 'die';
      readonly enemy: Id;
      readonly die: Id;
      readonly hp: number;
      readonly by: Id | null;
    }
  | { readonly type: 'token'; readonly who: Id; readonly token: string; readonly count: number }
  | { readonly type: 'animus'; readonly who: Id; readonly animus: Animus }
  | { readonly type: 'cards'; readonly who: Id; readonly cards: Cards; readonly played: Id | null }
  | {
      readonly type: 'stands';
      readonly who: Id;
      readonly at: Hex | null;
      readonly facing: Direction;
      readonly how: 'moved' | 'pushed' | 'knocked' | 'dragged' | 'turned' | 'placed' | 'said';
      readonly path: readonly Hex[];
    }
  | { readonly type: 'presence'; readonly who: Id; readonly presence: Presence }
  | { readonly type: 'enemyGone'; readonly who: Id }
  | { readonly type: 'friendCame'; readonly friend: Friend }
  | { readonly type: 'enemyCame'; readonly enemy: Enemy }
  | { readonly type: 'numbers'; readonly who: Id; readonly defense: number; readonly maxHp: number }
  | { readonly type: 'obstacles'; readonly obstacles: readonly Obstacle[]; readonly destroyed: readonly Id[] }
  | { readonly type: 'tiles'; readonly tiles: readonly Tile[] }
  | {
      readonly type: 'might';
      readonly side: 'oathsworn' | 'enemy';
      readonly event: MightEvent;
      /** Who of the company attacks; absent where nobody does, and in older saves. */
      readonly by?: Id;
    }
  | { readonly type: 'stage'; readonly event: StageEvent }
  | { readonly type: 'diceLost'; readonly count: number }
  | { readonly type: 'queued'; readonly job: Job }
  | { readonly type: 'started'; readonly job: Job }
  /** FT-6: cards that waited are not resolved. */
  | { readonly type: 'cancelled'; readonly jobs: readonly number[] }
  /** An enemy begins with the steps of the stage card. */
  | { readonly type: 'stepsBegin'; readonly who: Id }
  | { readonly type: 'scene'; readonly scene: Scene | null }
  | { readonly type: 'scope'; readonly scope: Scope }
  | { readonly type: 'acted'; readonly who: readonly Id[]; readonly acted: boolean }
  | { readonly type: 'lasting'; readonly lasting: Lasting }
  | { readonly type: 'lapsed'; readonly id: Id }
  | { readonly type: 'caged'; readonly who: Id; readonly caged: Caged | null }
  | { readonly type: 'consumed'; readonly who: Id; readonly consumed: Consumed | null }
  | { readonly type: 'crippled'; readonly who: Id; readonly phases: number }
  | { readonly type: 'thrown'; readonly who: Id; readonly thrown: readonly Thrown[] }
  | { readonly type: 'falcons'; readonly who: Id; readonly falcons: readonly Id[] }
  | { readonly type: 'taunt'; readonly by: Id | null; readonly until: number }
  | { readonly type: 'attacked'; readonly by: Id; readonly damage: number }
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'taught'; readonly card: StageCard }
  | { readonly type: 'reminder'; readonly reminder: Reminder; readonly gone: boolean }
  | { readonly type: 'due'; readonly due: readonly Id[] }
  | {
      readonly type: 'task';
      readonly text: Said;
      readonly who?: readonly Id[];
      readonly placement?: boolean;
    }
  | { readonly type: 'ticked'; readonly tasks: readonly number[] }
  | { readonly type: 'checked'; readonly item: number; readonly done: boolean }
  | { readonly type: 'why'; readonly why: Why }
  | {
      readonly type: 'rolled';
      readonly what: 'direction' | 'random';
      readonly result: string;
      readonly stream: Stream | null;
    }
  | { readonly type: 'lead'; readonly who: Id }
  | { readonly type: 'allyTaken'; readonly ally: string; readonly as: Id; readonly by: Id }
  /** The last die is gone, and reactions are still to come before the end (DM-4). */
  | { readonly type: 'ending'; readonly last?: true }
  | { readonly type: 'counted'; readonly counter: Id; readonly count: number }
  | { readonly type: 'encounter'; readonly change: EncounterChange }
  | { readonly type: 'allyKnown'; readonly ally: AllyCard }
  | { readonly type: 'over'; readonly outcome: Outcome }
  /** The table overruled the app; the events that follow carry it out. */
  | { readonly type: 'said'; readonly correction: Correction }
  /** Words for the log: a step that could not be done and why, a text done by hand. */
  | {
      readonly type: 'note';
      readonly code: string;
      readonly text: Said;
      /** The step of the stage card that is skipped for this reason. */
      readonly step?: number;
    };
