import * as v from 'valibot';
import type { What } from '../hands/messages';
import { emptyOutbox, type Outbox } from '../hands/outbox';
import type { Lineage, Reign } from '../hands/reign';

/** A device's part in a shared table, kept on its disk. */
export interface Seat {
  readonly doc: string;
  readonly secret: string;
  readonly role: 'tablet' | 'phone' | 'onlooker';
  readonly device: string;
  readonly name: string;
  /** The characters of this device. */
  readonly owns: readonly string[];
  /** The player has answered whose sheet it is, or nobody's. */
  readonly chose?: boolean;
  /** Who may do what, as the tablet says. */
  readonly who: 'anybody' | 'own';
  readonly reign: Reign | null;
  /** The lineage of the log on this disk; empty where the whole log must be asked for. */
  readonly lineage: Lineage;
  readonly outbox: Outbox<What>;
  /** The relay's address; empty for the host of the page. */
  readonly relay: string;
  /** The page that shows the document. */
  readonly page: readonly string[];
}

export const newSeat = (
  doc: string,
  device: string,
  seat: Pick<Seat, 'secret' | 'role' | 'name' | 'relay' | 'page'>,
): Seat => ({
  doc,
  device,
  ...seat,
  owns: [],
  who: 'anybody',
  reign: seat.role === 'tablet' ? { term: 1, by: device, life: 0 } : null,
  lineage: seat.role === 'tablet' ? [{ term: 1, by: device, from: 0 }] : [],
  outbox: emptyOutbox(device),
});

/** Where seats are kept. Writing ends when it is on the disk. */
export interface Chest {
  load(doc: string): Promise<unknown>;
  save(doc: string, seat: unknown): Promise<void>;
  drop(doc: string): Promise<void>;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const reign = v.object({ term: count, by: v.string(), life: count });
const shape = v.looseObject({
  doc: v.string(),
  secret: v.string(),
  role: v.picklist(['tablet', 'phone', 'onlooker']),
  device: v.string(),
  name: v.string(),
  owns: v.array(v.string()),
  who: v.picklist(['anybody', 'own']),
  reign: v.nullable(reign),
  lineage: v.array(v.object({ term: count, by: v.string(), from: count })),
  outbox: v.looseObject({ device: v.string(), last: count, taps: v.array(v.looseObject({ n: count })) }),
  relay: v.string(),
  page: v.array(v.string()),
});

export async function loadSeat(chest: Chest, doc: string): Promise<Seat | undefined> {
  const found = await chest.load(doc);
  // The app's own text; its taps pass the referee's doors like any others.
  return v.is(shape, found) ? (found as unknown as Seat) : undefined;
}
