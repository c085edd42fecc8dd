import { effect } from '@preact/signals';
import { hashOf } from '../basics/hash';
import {
  type Envelope,
  knocking,
  type Member,
  type Message,
  type OnTable,
  type Sent,
} from '../hands/messages';
import { afterTakeover, answered, heard, waiting } from '../hands/outbox';
import { isLater, isSameReign, sharedPlace } from '../hands/reign';
import { say } from '../hands/says';
import { answerOf, type TapName, type Turns, took, turnsOf, verdict } from '../hands/turns';
import type { Entry } from '../history/entry';
import type { AnyDoor } from '../play/others';
import { unpacked } from '../storage/file/gzip';
import { partsOf } from './parts';
import { hearDraft, type Part, type Room, reignOf } from './room';
import { type Invited, newSecret } from './seal';
import { mayOwn, type Taken, type Told, take } from './take';

interface Guest {
  readonly member: Member;
  readonly at: number;
  readonly seen: number;
}

/** A device that was silent for so long counts as gone. */
const silence = 25_000;
const mostEntries = 100;
const mostGuests = 40;

export interface RefereePart extends Part {
  /** Sends a device off: all others move to a room that it does not know. */
  sendOff(device: string): Promise<void>;
  /** Makes a new secret: old invitations end, and the devices that are here come along. */
  newSecret(): Promise<void>;
  /** Sends a beat at once. */
  beat(): void;
}

/** The device that keeps the log. A tap is answered when it is on this disk, and never before (OWN-285). */
export function referee(room: Room, beatEvery: number): RefereePart {
  const guests = new Map<string, Guest>();
  const off = new Set<string>();
  let turns: Turns<Taken> = new Map();
  let begun = false;
  let told = 0;
  let lastBeat = 0;
  let hashed: { readonly last: number; readonly hash: string } = { last: -1, hash: '' };
  const stops: (() => void)[] = [];
  const seat = () => room.seat.peek();
  const reign = () => reignOf(seat());

  const tableOf = ({ session, kind }: AnyDoor): OnTable => ({
    doc: session.id,
    kind: kind.name,
    version: kind.version,
    name: session.name.peek(),
    page: [...seat().page],
  });

  function toAll(message: Message): void {
    room.say(message);
    if ([...guests.values()].some(({ member }) => member.role === 'onlooker'))
      room.say(message, 0, 'onlooker');
  }

  const keyOf = (device: string): Invited =>
    guests.get(device)?.member.role === 'onlooker' ? 'onlooker' : 'phone';

  function entriesAfter(door: AnyDoor, after: number): readonly Entry<unknown>[] | undefined {
    const { history, durable } = door.session;
    const { entries } = history.peek();
    const last = durable.peek();
    if (after > last) return undefined;
    const wanted = entries.filter(entry => entry.id > after && entry.id <= last);
    // Dropped branches leave gaps in the log, which no catching up crosses.
    return wanted.length === last - after ? wanted : undefined;
  }

  function tell(door: AnyDoor, after: number, entries: readonly Entry<unknown>[], to?: string): void {
    for (let i = 0; i < entries.length; i += mostEntries) {
      const message: Sent<'told'> = {
        m: 'told',
        reign: reign(),
        doc: door.session.id,
        after: after + i,
        entries: entries.slice(i, i + mostEntries),
      };
      const guest = to === undefined ? undefined : guests.get(to);
      if (to === undefined) toAll(message);
      else if (guest) room.say(message, guest.at, keyOf(to));
    }
  }

  /** Tells the entries that have reached the disk since. */
  function follow(door: AnyDoor): void {
    const { durable, history } = door.session;
    told = durable.peek();
    stops.push(
      effect(() => {
        const last = durable.value;
        if (!begun || last <= told) return;
        const after = told;
        told = last;
        const fresh = history.peek().entries.filter(entry => entry.id > after && entry.id <= last);
        if (fresh.length === last - after) tell(door, after, fresh);
        hearOwn(fresh);
      }),
    );
  }

  /** This device's own taps from before the takeover, now in the log. */
  function hearOwn(entries: readonly Entry<unknown>[]): void {
    let { outbox } = seat();
    for (const { id, tap } of entries) if (tap?.device === seat().device) outbox = heard(outbox, tap.n, id);
    if (outbox !== seat().outbox) room.keep({ ...seat(), outbox }).catch(console.error);
  }

  function beatOf(door: AnyDoor): Sent<'beat'> {
    const { durable, history, state } = door.session;
    const last = durable.peek();
    const still = last === history.peek().next - 1;
    if (still && hashed.last !== last) hashed = { last, hash: hashOf(state.peek()) };
    return {
      m: 'beat',
      reign: reign(),
      lineage: [...seat().lineage],
      table: tableOf(door),
      last,
      hash: still ? hashed.hash : '',
      here: [...room.here.peek()],
      who: seat().who,
    };
  }

  function beat(): void {
    const door = room.door.peek();
    if (!door || !begun) return;
    lastBeat = Date.now();
    const message = beatOf(door);
    room.table.value = message.table;
    toAll(message);
  }

  function meet(): void {
    const { device, name, owns } = seat();
    room.here.value = [
      { device, name, role: 'tablet', owns: [...owns] },
      ...[...guests.values()].map(({ member }) => member),
    ];
  }

  /** Brings a device from its place in the log to the end: entry by entry, or with the whole document. */
  async function bringUp(
    door: AnyDoor,
    device: string,
    { after, lineage, plain: asText = false }: Pick<Sent<'want'>, 'after' | 'lineage' | 'plain'>,
  ): Promise<void> {
    const guest = guests.get(device);
    if (!guest) return;
    const way =
      after <= sharedPlace(lineage, seat().lineage) && lineage.length > 0
        ? entriesAfter(door, after)
        : undefined;
    if (way) {
      tell(door, after, way, device);
      return;
    }
    await door.session.settled();
    const { durable, history } = door.session;
    // Entries are told only when they are on the disk.
    if (durable.peek() < history.peek().next - 1) return;
    const last = durable.peek();
    const file = await door.session.exportFile();
    if (!file.ok || durable.peek() !== last) return;
    const bytes = asText ? await unpacked(file.value.bytes) : file.value.bytes;
    for (const part of partsOf(bytes)) {
      const message: Sent<'whole'> = {
        m: 'whole',
        reign: reign(),
        lineage: [...seat().lineage],
        doc: door.session.id,
        last,
        ...part,
      };
      room.say(message, guest.at, keyOf(device));
    }
  }

  const inLog = (door: AnyDoor, { device, n }: TapName): Entry<unknown> | undefined =>
    door.session.history.peek().entries.findLast(({ tap }) => tap?.device === device && tap.n === n);

  function answer(door: AnyDoor, name: TapName, taken: Taken): void {
    const at = guests.get(name.device)?.at ?? 0;
    if ('entry' in taken) {
      const entry = inLog(door, name);
      if (entry && entry.id <= door.session.durable.peek()) tell(door, entry.id - 1, [entry], name.device);
      return;
    }
    const refusal = taken.refused && plain(taken.refused);
    room.say({ m: 'no', reign: reign(), doc: door.session.id, ...name, refusal }, at);
  }

  function takeTap(door: AnyDoor, device: string, message: Sent<'tap'>): void {
    const name: TapName = { device, n: message.n };
    const judged = verdict(turns, name, message.low);
    if (judged === 'early') return;
    if (judged === 'again') {
      const before = answerOf(turns, name);
      const entry = before ?? (inLog(door, name) ? { entry: 0 } : undefined);
      const taken: Taken = entry ?? {
        refused: { code: 'forgotten', message: say('hands.forgotten') },
      };
      turns = took(turns, name, taken);
      answer(door, name, taken);
      return;
    }
    const owns = guests.get(device)?.member.owns ?? [];
    const sharing = room.sharing.peek();
    const may = sharing && seat().who === 'own' ? mayOwn(sharing, owns) : undefined;
    const taken = take(door, sharing, message.what, { ...name, who: message.name }, may);
    turns = took(turns, name, taken);
    if ('refused' in taken) answer(door, name, taken);
  }

  /** Taps that this device sent as a phone and that nobody had answered. */
  function takeOwn(door: AnyDoor): void {
    const { device, name } = seat();
    let { outbox } = seat();
    for (const { n, what } of waiting(outbox)) {
      const known = verdict(turns, { device, n }, n);
      const taken: Taken =
        known === 'now'
          ? take(door, room.sharing.peek(), what, { device, n, who: name })
          : (answerOf(turns, { device, n }) ?? { refused: null });
      turns = took(turns, { device, n }, taken);
      if ('refused' in taken) {
        outbox = answered(outbox, n);
        if (taken.refused) door.refused(taken.refused);
      }
    }
    room.keep({ ...seat(), outbox }).catch(console.error);
  }

  async function begin(door: AnyDoor): Promise<void> {
    const { reign: before, outbox, device, lineage } = seat();
    const { history } = door.session;
    const { next, taps = {} } = history.peek();
    const life = (before?.life ?? 0) + 1;
    await room.keep({
      ...seat(),
      reign: { term: before?.term ?? 1, by: device, life },
      lineage: lineage.length > 0 ? lineage : [{ term: 1, by: device, from: 0 }],
      outbox: afterTakeover(outbox, next - 1),
    });
    turns = turnsOf(Object.entries(taps).map(([name, n]) => ({ device: name, n })));
    begun = true;
    follow(door);
    takeOwn(door);
    meet();
    beat();
  }

  stops.push(
    effect(() => {
      const door = room.ready.value;
      if (door && !begun) begin(door).catch(console.error);
    }),
  );

  async function elsewhere(leaving: string | undefined): Promise<void> {
    const secret = newSecret();
    const { device } = seat();
    if (leaving !== undefined) {
      off.add(leaving);
      const guest = guests.get(leaving);
      if (guest) room.say({ m: 'off', device: leaving }, guest.at, keyOf(leaving));
      guests.delete(leaving);
    }
    // Onlookers need a new invitation: their part of the old secret does not open the new one.
    for (const { at, member } of guests.values())
      if (member.role === 'phone') room.say({ m: 'moved', secret, device }, at);
    guests.clear();
    await room.move(secret);
    meet();
    beat();
  }

  return {
    beat,
    sendOff: elsewhere,
    newSecret: () => elsewhere(undefined),
    opened: beat,
    async hear({ device, at, message }: Envelope, by) {
      if (off.has(device)) return;
      const door = room.door.peek();
      switch (message.m) {
        case 'hello': {
          if (message.doc === knocking) {
            // A device that only asks gets an answer and does not join the table.
            if (door && begun) room.say(beatOf(door), at, by);
            return;
          }
          if (guests.size >= mostGuests && !guests.has(device)) return;
          const role = by === 'onlooker' ? 'onlooker' : 'phone';
          const before = guests.get(device)?.member;
          // The owners of sheets are told at once, since questions go to them.
          const fresh =
            before?.name !== message.who.name || before.owns.join(' ') !== message.who.owns.join(' ');
          guests.set(device, { member: { ...message.who, device, role }, at, seen: Date.now() });
          meet();
          if (!door || !begun) return;
          if (fresh) beat();
          if (message.doc !== door.session.id || message.after < door.session.durable.peek())
            await bringUp(
              door,
              device,
              message.doc === door.session.id ? message : { ...message, after: 0, lineage: [] },
            );
          return;
        }
        case 'want':
          if (door && begun && message.doc === door.session.id) await bringUp(door, device, message);
          return;
        case 'draft':
          hearDraft(room, device, message, by);
          return;
        case 'bye':
          guests.delete(device);
          meet();
          return;
        case 'tap':
          if (by !== 'phone' || !door || !begun || message.doc !== door.session.id) return;
          if (isSameReign(message.reign, reign())) takeTap(door, device, message);
          return;
        case 'beat':
        case 'told':
          if (by !== 'phone' || message.reign.by !== device) return;
          // OWN-289: another device has taken over meanwhile. A device that takes over at an earlier term hears of it.
          if (isLater(message.reign, reign())) room.turnInto('phone');
          else if (message.m === 'beat') beat();
          return;
        default:
          return;
      }
    },
    tick(now) {
      for (const [device, guest] of guests)
        if (now - guest.seen > silence) {
          guests.delete(device);
          meet();
        }
      if (now - lastBeat >= beatEvery) beat();
    },
    stop() {
      begun = false;
      for (const stop of stops) stop();
    },
  };
}

const plain = ({ code, message, rule }: Told): NonNullable<Sent<'no'>['refusal']> => ({
  code: code.slice(0, 80),
  message,
  ...(rule === undefined ? {} : { rule }),
});
