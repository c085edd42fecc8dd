import type { Problem, Result } from '../basics/result';
import type { Game } from '../history/history';
import type { About } from './rows';

/**
 * One step from one version of a kind's data to the next, over plain JSON. Once released it is never changed again.
 * Where old events mean something else now, they are `'read-only'`: the state is carried over, undo ends there.
 */
export interface Migration {
  readonly name: string;
  /** The version that it leads to; the list has no gaps. */
  readonly to: number;
  readonly state: (old: unknown) => unknown;
  readonly event: ((old: unknown) => unknown) | 'read-only';
}

/** What the composition root says of a kind of document: a campaign, a fight, a pack. Storage knows nothing else. */
export interface Kind<State, Event> extends Game<State, Event> {
  readonly name: string;
  /** Raised whenever states, events or what `apply` makes of them change. */
  readonly version: number;
  readonly migrations: readonly Migration[];
  readonly state: (value: unknown) => Result<State, readonly Problem[]>;
  readonly event: (value: unknown) => Result<Event, readonly Problem[]>;
  /** The same doors for what was written before the pen asked them: texts that are too long come in cut. */
  readonly cutting?: {
    readonly state: (value: unknown) => State | undefined;
    readonly event: (value: unknown) => Event | undefined;
  };
  /**
   * The door of a state for the pen: of what comes of a step, only what is other than before. Where it is missing the
   * whole state is asked for.
   */
  readonly next?: (before: State, after: State) => Result<unknown, readonly Problem[]>;
  /**
   * A light look at an event in a row that this device has sealed: the pen has asked the door before. Where it is
   * missing, or the row holds a long text or comes from elsewhere, the door is asked again.
   */
  readonly sealed?: (value: unknown) => Event | undefined;
  /** What a screen will ask of it first; throws where a state that fits its schema still makes no sense. */
  readonly look?: (state: State) => void;
  readonly about: (state: State) => About;
}
