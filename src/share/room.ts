import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Envelope, Member, Message, OnTable, Sent } from '../hands/messages';
import type { Reign } from '../hands/reign';
import type { AnyDoor } from '../play/others';
import type { Shared } from '../play/rules';
import type { Draft } from '../play/seats';
import type { Invited } from './seal';
import type { Seat } from './seat';

/** The trouble that keeps a device from taking part, until it is solved. */
export type Trouble = 'update-this' | 'update-other' | 'sent-off' | 'not-kept';

/** A table that is shared, as one of its devices has it. */
export interface Room {
  readonly seat: Signal<Seat>;
  /** The document's door, while it is open here. */
  readonly door: ReadonlySignal<AnyDoor | undefined>;
  readonly sharing: ReadonlySignal<Shared<unknown, unknown> | undefined>;
  /** The door, once the game's sharing is loaded too. */
  readonly ready: ReadonlySignal<AnyDoor | undefined>;
  readonly here: Signal<readonly Member[]>;
  readonly table: Signal<OnTable | undefined>;
  readonly trouble: Signal<Trouble | undefined>;
  /** When the referee was heard last, by this device's clock. */
  readonly heardAt: Signal<number>;
  /** Sends a message to everybody or to one address; `whose` selects the key. */
  say(message: Message, to?: number, whose?: Invited): void;
  /** Stores the new seat; resolves when it is on the disk. */
  keep(seat: Seat): Promise<void>;
  /** Changes this device's role after a later reign or a takeover. */
  turnInto(role: 'tablet' | 'phone'): void;
  /** Replaces the document here by one from a file. */
  bring(bytes: Uint8Array<ArrayBuffer>, table: OnTable, aside: boolean): Promise<boolean>;
  /** Drafts: choices of devices that are not sent yet. */
  readonly drafts: Signal<ReadonlyMap<string, Draft>>;
  /** Moves all devices to the room of another secret. */
  move(secret: string): Promise<void>;
}

export interface Part {
  hear(envelope: Envelope, by: Invited): Promise<void>;
  /** Called repeatedly while the device has this part. */
  tick(now: number): void;
  /** Called when the line opens, also after a break. */
  opened(): void;
  stop(): void;
}

/** Keeps the last draft of each device; onlookers have none. */
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
