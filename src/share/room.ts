import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Envelope, Member, Message, OnTable, Sent } from '../hands/messages';
import type { Reign } from '../hands/reign';
import type { AnyDoor } from '../play/others';
import type { Sharing } from '../play/rules';
import type { Draft } from '../play/seats';
import type { Invited } from './seal';
import type { Seat } from './seat';

/** What keeps a device from taking part, until it is solved. */
export type Trouble = 'update-this' | 'update-other' | 'sent-off' | 'not-kept';

/** A table that is shared, as one of its devices has it. */
export interface Room {
  readonly seat: Signal<Seat>;
  /** What lies open here, if it does. */
  readonly door: ReadonlySignal<AnyDoor | undefined>;
  readonly sharing: ReadonlySignal<Sharing<unknown, unknown> | undefined>;
  /** It lies open, and what its game tells of sharing is loaded. */
  readonly ready: ReadonlySignal<AnyDoor | undefined>;
  readonly here: Signal<readonly Member[]>;
  readonly table: Signal<OnTable | undefined>;
  readonly trouble: Signal<Trouble | undefined>;
  /** When the referee was heard last, by this device's clock. */
  readonly heardAt: Signal<number>;
  /** Says it to everybody, or to one address; onlookers hear it by a key of their own. */
  say(message: Message, to?: number, whose?: Invited): void;
  /** The new seat is on the disk when this ends. */
  keep(seat: Seat): Promise<void>;
  /** A later reign was heard, or this device goes on as the referee. */
  turnInto(role: 'tablet' | 'phone'): void;
  /** A whole document, as a file: it takes the place of the one that is here. */
  bring(bytes: Uint8Array<ArrayBuffer>, table: OnTable, aside: boolean): Promise<boolean>;
  /** What devices have chosen and not sent. */
  readonly drafts: Signal<ReadonlyMap<string, Draft>>;
  /** Everybody goes to the room of another secret. */
  move(secret: string): Promise<void>;
}

export interface Part {
  hear(envelope: Envelope, by: Invited): Promise<void>;
  /** Again and again, as long as it is this device's part. */
  tick(now: number): void;
  /** The line is open, anew or for the first time. */
  opened(): void;
  stop(): void;
}

/** The last of each device; nobody but who plays has any. */
export function hearDraft(
  { drafts, seat }: Room,
  device: string,
  { doc, about, value }: Sent<'draft'>,
  by: Invited,
): void {
  if (by !== 'phone' || doc !== seat.peek().doc) return;
  const now = new Map(drafts.peek());
  now.delete(device);
  now.set(device, { about, value });
  for (const [first] of now) if (now.size > mostDrafts) now.delete(first);
  drafts.value = now;
}
const mostDrafts = 40;

export const reignOf = (seat: Seat): Reign => seat.reign ?? { term: 0, by: '', life: 0 };
