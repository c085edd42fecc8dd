import '../words/said/shared/learn-hands';
import { effect } from '@preact/signals';
import type { OnTable } from '../../hands/messages';
import { kinds, registerAllKinds } from '../../play/kinds';
import { type AnyDoor, doors, seatKey } from '../../play/others';
import { type Seats, seats } from '../../play/seats';
import { deviceStore } from '../../play/store';
import { type Hands, openHands } from '../../share/hands';
import { newSecret } from '../../share/seal';
import { type Chest, loadSeat, newSeat, type Seat } from '../../share/seat';
import { newId } from '../../storage/id';
import { openKept } from '../../storage/kept';
import { go, route } from '../shell/router';
import { handsWords } from '../words/hands';
import { present } from './present';
import { relayAddress } from './relay';

let kept: Chest | undefined;
const chest = (): Chest => {
  kept ??= openKept('northwest-hands');
  return kept;
};

const nameKey = 'northwest.hands-name';
export function ownName(): string {
  try {
    return localStorage.getItem(nameKey) ?? '';
  } catch {
    return '';
  }
}

function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage a restart asks for the code again.
  }
}

/** Replaces a document by one that came; its page opens it anew. */
async function bring(bytes: Uint8Array<ArrayBuffer>, table: OnTable, aside: boolean): Promise<boolean> {
  const shown = route.peek().includes(table.doc);
  const { secret, role } = present.peek()?.seat.peek() ?? { secret: '', role: 'phone' };
  const way = role === 'onlooker' ? 'look' : 'join';
  if (shown) go(way, secret);
  await doors.peek().get(table.doc)?.letGo?.();
  present.peek()?.attach(undefined);
  const store = await deviceStore();
  await registerAllKinds();
  if (aside) await store.copy(table.doc, handsWords.aside(table.name));
  const plan = await store.readFile(bytes);
  if (!plan.ok) return false;
  const brought = await plan.value.apply(one => (one.present ? 'replace' : 'copy'));
  if (!brought.ok) return false;
  const at = route.peek();
  if (at[0] === way && at[1] === secret) go(...table.page);
  return true;
}

/** How the device is shown at the edge of a page, for as long as a table is shared. */
let signing: Promise<unknown> | undefined;
function showSign(): void {
  signing ??= import('./sign').then(({ mountSign }) => mountSign());
  signing.catch(console.error);
}

function begin(seat: Seat): Hands {
  present.peek()?.close();
  const hands = openHands({ seat, chest: chest(), relay: relayAddress(), bring });
  present.value = hands;
  remember(seatKey(seat.doc), seat.role);
  const door = doors.peek().get(seat.doc);
  if (door) hands.attach(door);
  showSign();
  return hands;
}

/** The tablet lets phones to the table that lies open; a table that was shared before has its phones again. */
export async function share(door: AnyDoor): Promise<Hands> {
  const doc = door.session.id;
  const now = present.peek();
  if (now?.seat.peek().doc === doc) return now;
  const before = await loadSeat(chest(), doc);
  const page = route.peek().slice(0, 6);
  // Another table of the same evening: whoever is here comes along.
  const secret = now?.seat.peek().role === 'tablet' ? now.seat.peek().secret : newSecret();
  const seat: Seat =
    before?.role === 'tablet'
      ? { ...before, secret: now ? secret : before.secret, page }
      : newSeat(doc, newId(), { secret, role: 'tablet', name: ownName(), relay: '', page });
  await chest().save(doc, seat);
  return begin(seat);
}

/** Ends sharing of this table. */
export function endSharing(): void {
  const now = present.peek();
  if (!now) return;
  remember(seatKey(now.seat.peek().doc), undefined);
  now.close();
  present.value = undefined;
}

/** Sits down at a table that was found by its code. */
export async function sit(
  secret: string,
  role: 'phone' | 'onlooker',
  table: OnTable,
  name: string,
): Promise<void> {
  remember(nameKey, name);
  await registerAllKinds();
  const before = await loadSeat(chest(), table.doc);
  // At the next table of the same evening the same sheets lie before whoever comes along.
  const now = present.peek()?.seat.peek();
  const owns = now?.secret === secret ? now.owns : [];
  const fresh = { ...newSeat(table.doc, newId(), { secret, role, name, relay: '', page: table.page }), owns };
  // A device that comes back by a new code keeps its number and its taps.
  const seat: Seat = before ? { ...before, secret, role, name, page: table.page } : fresh;
  await chest().save(table.doc, seat);
  const store = await deviceStore();
  const listed = await store.list();
  const has = listed.ok && listed.value.some(one => one.id === table.doc && one.deleted === null);
  begin(seat);
  if (has) go(...table.page);
}

/** The version of a table's kind in this app. */
export const versionOf = (table: OnTable): number | undefined =>
  kinds.find(one => one.name === table.kind)?.version;

/** A shared document has come into play again: after a restart, or by going back to it. */
export async function resume(doc: string): Promise<void> {
  const door = doors.peek().get(doc);
  if (!door) return;
  const now = present.peek();
  if (now?.seat.peek().doc === doc) {
    now.attach(door);
    return;
  }
  const seat = await loadSeat(chest(), doc);
  if (seat) begin(seat);
}

effect(() => {
  const now = present.value;
  const table = now?.table.value;
  const seat = now?.seat.value;
  if (!now || !table || !seat || seat.role === 'tablet') return;
  // The tablet has opened another document: this device goes along.
  if (table.doc !== seat.doc) go(seat.role === 'onlooker' ? 'look' : 'join', seat.secret);
});

const textOf = ({ doc, mine, looks, others }: Seats): string =>
  JSON.stringify([doc, mine, looks, [...others]]);

/** Screens ask whose sheet is whose without loading any of this. */
effect(() => {
  const now = present.value;
  const seat = now?.seat.value;
  if (!now || !seat) {
    seats.value = undefined;
    return;
  }
  const others = now.here.value.filter(one => one.role === 'phone' && one.device !== seat.device);
  const next: Seats = {
    doc: seat.doc,
    mine: seat.role === 'phone' ? seat.owns : [],
    looks: seat.role === 'onlooker',
    others: new Map(
      others.flatMap(({ device, name, owns }) =>
        owns.map(id => [id, { device, name: name || handsWords.somebody }]),
      ),
    ),
    drafts: now.drafts.value,
    tell: now.draft,
  };
  // A beat that changes nothing draws nothing.
  const before = seats.peek();
  const same = before?.drafts === next.drafts && before.tell === next.tell && textOf(before) === textOf(next);
  if (!same) seats.value = next;
});

effect(() => {
  const now = present.value;
  if (!now) return;
  const door = doors.value.get(now.seat.peek().doc);
  if (door && door !== now.attached.peek()) now.attach(door);
});
