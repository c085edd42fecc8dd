import { type Signal, signal } from '@preact/signals';
import type { Refusal } from '../basics/result';
import type { Said } from '../basics/said';
import type { What } from '../hands/messages';
import type { Session } from '../session/session';
import type { Kind } from '../storage/kinds';
import { attach } from './attach';
import type { Rules } from './rules';

/** What a document in play gives to those who bring other devices to it. */
export interface Door<State, Command, Event, Question> {
  readonly session: Session<State, Event>;
  readonly kind: Kind<State, Event>;
  readonly rules: Rules<State, Command, Event, Question>;
  readonly say: (said: Said) => string;
  /** Set while another device keeps the log: taps go there, and nothing is done here until it is heard. */
  readonly away: Signal<((what: Tapped<Command>) => void) | undefined>;
  /** Why a tap that was sent is not taken: said like any refusal. */
  readonly refused: (why: Refusal & { readonly rule?: string }) => void;
  /** A mark that another device's tap made has come about; the state is that before it. */
  landed?: (before: State) => void;
  /** Takes the document out of play, so that another one can take its place. */
  letGo?: () => Promise<void>;
}

/** A tap on its way: commands as the screen made them. */
export type Tapped<Command> =
  | { readonly do: 'commands'; readonly commands: readonly Command[]; readonly title: string | null }
  | Exclude<What, { readonly do: 'commands' }>;

/** A door of any game; the game's own types stay behind it. */
export type AnyDoor = Door<unknown, unknown, unknown, unknown>;

/** The documents in play in this window, by their ids. */
export const doors = signal<ReadonlyMap<string, AnyDoor>>(new Map());

/** Documents of which the log is on another device, remembered over a restart: `northwest.hands.<id>`. */
export const seatKey = (id: string): string => `northwest.hands.${id}`;

/** What this device is at the table of a document, if it shares one. */
const roleAt = (id: string): string | null => {
  try {
    return localStorage.getItem(seatKey(id));
  } catch {
    return null;
  }
};

/** A document has come into play. What is shared waits for its taps until the other device is asked. */
export function opened<State, Command, Event, Question>(door: Door<State, Command, Event, Question>): void {
  // The door of the game checks types again where its data come in.
  const any = door as unknown as AnyDoor;
  doors.value = new Map(doors.peek()).set(door.session.id, any);
  const role = attach.to ? roleAt(door.session.id) : null;
  if (role === null) return;
  // Taps wait until the way to the tablet is loaded, so that none goes into a copy of its log.
  if (role !== 'tablet') door.away.value = () => undefined;
  attach.to?.(door.session.id);
}

export function closed(session: { readonly id: string }): void {
  const left = new Map(doors.peek());
  if (left.get(session.id)?.session !== session) return;
  left.delete(session.id);
  doors.value = left;
}
