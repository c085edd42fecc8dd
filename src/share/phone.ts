import { effect } from '@preact/signals';
import { hashOf } from '../basics/hash';
import type { Envelope, Member, Sent, What } from '../hands/messages';
import { afterTakeover, answered, heard, lowest, type Outbox, put, underWay, waiting } from '../hands/outbox';
import { isLater, isSameReign, type Lineage, type Reign, sharedPlace } from '../hands/reign';
import { say } from '../hands/says';
import { follow } from '../history/follow';
import type { AnyDoor, Tapped } from '../play/others';
import { unpacks } from '../storage/file/gzip';
import { readEntry } from './entry';
import { gather } from './parts';
import { hearDraft, type Part, type Room, reignOf } from './room';
import type { Invited } from './seal';
import { sentAs } from './take';

/** How often a phone reports, where it sends nothing else. */
const helloEvery = 8_000;

export interface PhonePart extends Part {
  tap(tapped: Tapped<unknown>, open: AnyDoor): void;
  /** Asks the others for missing entries, before this device becomes the referee. */
  gatherAll(): void;
  /** The last entry of this device's log. */
  last(): number;
}

/** A device that sends its taps to the referee, hears what came of them, and keeps both over a kill (OWN-285). */
export function phone(room: Room, again: number): PhonePart {
  const stops: (() => void)[] = [];
  const file = gather();
  let lastHello = 0;
  let lastTaps = 0;
  let lastWant = 0;
  /** Taps up to this one are on the disk: none is sent before, so that no number is ever given twice. */
  let onDisk = room.seat.peek().outbox.last;
  /** The whole document was asked for and is not here yet. */
  let wanted = false;
  const seat = () => room.seat.peek();
  const looks = (): boolean => seat().role === 'onlooker';
  const whose = (): Invited => (looks() ? 'onlooker' : 'phone');
  const last = (): number => (room.door.peek()?.session.history.peek().next ?? 1) - 1;

  /** Only what is on this disk counts, and only as long as its lineage is known. */
  function hello(): void {
    lastHello = Date.now();
    const { device, name, owns, doc, lineage, role } = seat();
    const door = room.door.peek();
    const who: Member = { device, name, owns: [...owns], role: role === 'onlooker' ? role : 'phone' };
    room.say(
      {
        m: 'hello',
        who,
        doc: door ? doc : null,
        after: last(),
        lineage: door ? [...lineage] : [],
        ...(unpacks() ? {} : { plain: true }),
      },
      0,
      whose(),
    );
  }

  function want(everything = false): void {
    lastWant = Date.now();
    wanted ||= everything;
    const { doc, lineage } = seat();
    const known = everything ? [] : [...lineage];
    const asText = unpacks() ? {} : { plain: true };
    room.say({ m: 'want', doc, after: everything ? 0 : last(), lineage: known, ...asText }, 0, whose());
  }

  function sendTaps(): void {
    lastTaps = Date.now();
    const { reign, outbox, doc, name } = seat();
    if (!reign || looks()) return;
    const low = lowest(outbox);
    for (const { n, what } of underWay(outbox))
      if (n <= onDisk) room.say({ m: 'tap', reign, doc, n, low, name, what });
  }

  function tap(tapped: Tapped<unknown>, open: AnyDoor): void {
    const door = room.ready.peek();
    if (!door || door !== open) {
      open.refused({ code: 'not-ready', message: say('hands.not-ready') });
      return;
    }
    if (looks()) {
      door.refused({ code: 'only-looks', message: say('hands.only-looks') });
      return;
    }
    const what: What = sentAs(door, room.sharing.peek(), tapped);
    // The tap is written to the disk first, so that it is sent even if this page dies.
    const outbox = put(seat().outbox, plain(what));
    room
      .keep({ ...seat(), outbox })
      .then(() => {
        onDisk = Math.max(onDisk, outbox.last);
        sendTaps();
      })
      .catch(console.error);
  }

  /** A later reign begins. Entries of this log that the referee's log lacks are kept aside. */
  async function adopt(reign: Reign, lineage: Lineage): Promise<void> {
    const shared = sharedPlace(seat().lineage, lineage);
    const same = last() <= shared && seat().lineage.length > 0;
    await room.keep({
      ...seat(),
      reign,
      lineage: same ? lineage : [],
      outbox: afterTakeover(seat().outbox, shared),
    });
    sendTaps();
  }

  async function hearEntries(door: AnyDoor, message: Sent<'told'>): Promise<void> {
    if (message.after > last()) {
      if (Date.now() - lastWant > again) want();
      return;
    }
    let { outbox } = seat();
    // An entry may come again, as the answer to a tap that was sent again.
    const before = message.entries.slice(0, last() - message.after);
    if (before.length > 0) outbox = withOwn(door, outbox, message.after);
    for (const one of message.entries.slice(before.length)) {
      const entry = readEntry(door.kind, one);
      const done = entry && door.session.follow(entry, follow);
      if (!entry || !done?.ok) {
        // The log is another one than ours, or of a version that this app does not read.
        if (Date.now() - lastWant > again) want(true);
        break;
      }
      if (entry.tap?.device === seat().device) outbox = heard(outbox, entry.tap.n, entry.id);
    }
    if (outbox === seat().outbox) return;
    await room.keep({ ...seat(), outbox });
    sendTaps();
  }

  async function hearWhole(message: Sent<'whole'>): Promise<void> {
    const table = room.table.peek();
    const door = room.door.peek();
    // The document was asked for twice and has already come.
    if (door && !wanted && last() >= message.last && seat().lineage.length > 0) return;
    const bytes = file(message);
    if (!bytes || !table || table.doc !== message.doc) return;
    // Entries that are in no other log are kept aside as a save.
    const shared = sharedPlace(seat().lineage, message.lineage);
    const aside = door !== undefined && last() > Math.min(shared, message.last);
    if (!(await room.bring(bytes, table, aside))) {
      room.trouble.value = 'not-kept';
      return;
    }
    room.trouble.value = undefined;
    wanted = false;
    await room.keep({ ...seat(), reign: message.reign, lineage: message.lineage });
    await hearAgain();
    sendTaps();
  }

  /** Own taps that stand in a log which came as a whole. */
  async function hearAgain(): Promise<void> {
    const door = room.door.peek();
    if (!door) return;
    await room.keep({ ...seat(), outbox: withOwn(door, seat().outbox, 0) });
  }

  stops.push(
    effect(() => {
      if (room.door.value) hearAgain().then(hello, console.error);
    }),
  );

  return {
    tap,
    last,
    gatherAll: () => want(),
    opened() {
      hello();
      sendTaps();
    },
    async hear({ device, at, message }: Envelope, by) {
      const door = room.door.peek();
      // Only those who play may speak for a table; an onlooker hears the referee by the onlookers' key.
      if (by !== whose()) return;
      if (message.m === 'off') {
        if (message.device === seat().device) room.trouble.value = 'sent-off';
        return;
      }
      if (message.m === 'moved') {
        if (device === reignOf(seat()).by) await room.move(message.secret);
        return;
      }
      if (message.m === 'draft') {
        hearDraft(room, device, message, by);
        return;
      }
      if (message.m === 'want') {
        // Another phone is about to take over: this one tells the entries that it lacks.
        if (door && !looks() && message.doc === door.session.id) passOn(room, door, at, message);
        return;
      }
      if (message.m !== 'beat' && message.m !== 'told' && message.m !== 'no' && message.m !== 'whole') return;
      if (message.m === 'beat' && message.table.doc !== seat().doc) {
        // The tablet has opened another document: the page follows.
        room.table.value = message.table;
        return;
      }
      const mine = reignOf(seat());
      const passed = message.m === 'told' && isSameReign(message.reign, mine);
      if (message.reign.by !== device && !passed) return;
      if (message.m === 'beat' || message.m === 'whole') {
        if (isLater(message.reign, mine)) await adopt(message.reign, message.lineage);
      } else if (isLater(message.reign, mine)) {
        hello();
        return;
      }
      if (!isSameReign(message.reign, reignOf(seat()))) return;
      room.heardAt.value = Date.now();
      switch (message.m) {
        case 'beat': {
          room.table.value = message.table;
          room.here.value = message.here;
          if (seat().who !== message.who) await room.keep({ ...seat(), who: message.who });
          if (!door) {
            // No entry is here yet: the question may have been lost and is asked again.
            if (Date.now() - lastWant > 5 * again) want(true);
            return;
          }
          if (message.table.version !== door.kind.version) {
            room.trouble.value = message.table.version > door.kind.version ? 'update-this' : 'update-other';
            return;
          }
          room.trouble.value = undefined;
          if (seat().lineage.length === 0) want(true);
          else if (message.last > last()) want();
          else if (message.last === last() && message.hash !== '' && message.hash !== hashHere(door))
            want(true);
          return;
        }
        case 'told':
          if (door && door.session.id === message.doc && seat().lineage.length > 0)
            await hearEntries(door, message);
          return;
        case 'no': {
          if (message.device !== seat().device || message.doc !== seat().doc) return;
          const waits = seat().outbox.taps.some(one => one.n === message.n && one.entry === null);
          if (!waits) return;
          await room.keep({ ...seat(), outbox: answered(seat().outbox, message.n) });
          if (message.refusal) {
            const { code, message: why, rule } = message.refusal;
            door?.refused({ code, message: why, ...(rule === undefined ? {} : { rule }) });
          }
          sendTaps();
          return;
        }
        case 'whole':
          await hearWhole(message);
          return;
      }
    },
    tick(now) {
      if (now - lastHello >= helloEvery) hello();
      if (now - lastTaps >= again) sendTaps();
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/** Waiting taps of this device that stand in this log after a place. */
function withOwn(door: AnyDoor, outbox: Outbox<What>, after: number): Outbox<What> {
  let found = outbox;
  const { entries } = door.session.history.peek();
  for (const { n } of waiting(outbox)) {
    const entry = entries.findLast(
      ({ id, tap }) => id > after && tap?.device === outbox.device && tap.n === n,
    );
    if (entry) found = heard(found, n, entry.id);
  }
  return found;
}

const hashed = new WeakMap<object, string>();
function hashHere({ session }: AnyDoor): string {
  const state = session.state.peek();
  if (typeof state !== 'object' || state === null) return hashOf(state);
  const known = hashed.get(state) ?? hashOf(state);
  hashed.set(state, known);
  return known;
}

/** A command is sent as plain data. */
const plain = (what: What): What => JSON.parse(JSON.stringify(what));

function passOn(room: Room, door: AnyDoor, at: number, { after, lineage }: Sent<'want'>): void {
  const { reign, lineage: own } = room.seat.peek();
  const { entries, next } = door.session.history.peek();
  if (!reign || after >= next - 1 || sharedPlace(lineage, own) !== Number.POSITIVE_INFINITY) return;
  const more = entries.filter(entry => entry.id > after).slice(0, 100);
  if (more[0]?.id !== after + 1) return;
  room.say({ m: 'told', reign, doc: door.session.id, after, entries: more }, at);
}
