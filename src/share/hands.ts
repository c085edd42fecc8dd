import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  differing,
  type Member,
  type Message,
  type OnTable,
  protocol,
  readEnvelope,
} from '../hands/messages';
import { afterTakeover, waiting } from '../hands/outbox';
import type { AnyDoor } from '../play/others';
import type { Owner, Shared } from '../play/rules';
import type { Draft } from '../play/seats';
import { type Line, type OpenLine, openLine } from './line';
import { phone } from './phone';
import { referee } from './referee';
import { type Part, type Room, reignOf, type Trouble } from './room';
import { type Invited, keysOf, newAddress, opened, sealed } from './seal';
import type { Chest, Seat } from './seat';

export interface HandsOptions {
  readonly seat: Seat;
  readonly chest: Chest;
  /** The address of the relay, without a room: `ws://host`. */
  readonly relay: string;
  /** Replaces the document here by one that came; `aside` keeps the old one as a save. */
  readonly bring: (bytes: Uint8Array<ArrayBuffer>, table: OnTable, aside: boolean) => Promise<boolean>;
  readonly lineTo?: OpenLine;
  readonly times?: Times;
}

/** Times in milliseconds. */
export interface Times {
  /** Time between two beats of the referee. */
  readonly beat: number;
  /** Time until a tap is sent again. */
  readonly again: number;
  /** Time for others to tell their entries before a takeover. */
  readonly gather: number;
}
const usual: Times = { beat: 3_000, again: 1_000, gather: 800 };

/** One device at a shared table. */
export interface Hands {
  readonly seat: ReadonlySignal<Seat>;
  readonly here: ReadonlySignal<readonly Member[]>;
  readonly table: ReadonlySignal<OnTable | undefined>;
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** The line to the relay is open. */
  readonly connected: ReadonlySignal<boolean>;
  /** The document is open here and attached to the table. */
  readonly ready: ReadonlySignal<boolean>;
  /** The open document. */
  readonly attached: ReadonlySignal<AnyDoor | undefined>;
  /** The characters that a player at this table can have. */
  readonly owners: ReadonlySignal<readonly Owner[]>;
  /** Milliseconds since the referee was heard; 0 on the referee itself. */
  readonly silent: ReadonlySignal<number>;
  /** Taps that the referee has not answered. */
  readonly waiting: ReadonlySignal<number>;
  /** The secret of the link for onlookers. */
  readonly onlookerSecret: () => string;
  /** What the others have chosen and not sent. */
  readonly drafts: ReadonlySignal<ReadonlyMap<string, Draft>>;
  /** Shows a draft to the others. */
  draft(draft: Draft): void;
  /** Tells that the document came into play here, or left it. */
  attach(door: AnyDoor | undefined): void;
  /** OWN-289: a person says that this device goes on as the referee. */
  goOn(): Promise<void>;
  sendOff(device: string): Promise<void>;
  newSecret(): Promise<void>;
  change(what: Partial<Pick<Seat, 'name' | 'owns' | 'chose' | 'who' | 'page'>>): Promise<void>;
  /** Resolves when all messages heard so far are handled. */
  settled(): Promise<void>;
  close(): void;
}

const tickEvery = 250;

export function openHands(options: HandsOptions): Hands {
  const { chest, relay, lineTo = openLine, times = usual } = options;
  const seat = signal(options.seat);
  const door = signal<AnyDoor | undefined>(undefined);
  const sharing = signal<Shared<unknown, unknown> | undefined>(undefined);
  const ready = signal<AnyDoor | undefined>(undefined);
  const here = signal<readonly Member[]>([]);
  const table = signal<OnTable | undefined>(undefined);
  const trouble = signal<Trouble | undefined>(undefined);
  const drafts = signal<ReadonlyMap<string, Draft>>(new Map());
  const heardAt = signal(Date.now());
  const silent = signal(0);
  const connected = signal(false);
  const at = newAddress();
  let closed = false;
  let line: Line | undefined;
  let unwatch: (() => void) | undefined;
  let part: Part;
  let tapHere: ReturnType<typeof phone> | undefined;
  let judge: ReturnType<typeof referee> | undefined;

  const as = (): Invited => (seat.peek().role === 'onlooker' ? 'onlooker' : 'phone');
  const keys = () => {
    const found = keysOf(seat.peek().secret, as());
    if (!found) throw new Error('The seat has no secret.');
    return found;
  };
  let held = keys();

  /** Messages are handled in the order in which they came. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(console.error);
    return done;
  };

  let kept: Promise<void> = Promise.resolve();

  const room: Room = {
    ...{ seat, door, sharing, ready, here, table, trouble, heardAt, drafts },
    say(message: Message, to = 0, whose: Invited = as()) {
      if (closed || !line) return;
      const { device } = seat.peek();
      line.send(sealed(held, whose, to, JSON.stringify({ v: protocol, device, at, message })));
    },
    keep(next) {
      seat.value = next;
      const saved = kept.then(() => chest.save(next.doc, next));
      kept = saved.catch(() => undefined);
      return saved;
    },
    turnInto(role) {
      room.keep({ ...seat.peek(), role }).catch(console.error);
      take(role);
    },
    bring: options.bring,
    async move(secret) {
      await room.keep({ ...seat.peek(), secret });
      held = keys();
      connect();
    },
  };

  function take(role: Seat['role']): void {
    part?.stop();
    judge = undefined;
    tapHere = undefined;
    if (role === 'tablet') {
      judge = referee(room, times.beat);
      part = judge;
    } else {
      tapHere = phone(room, times.again);
      part = tapHere;
    }
    lead(door.peek());
  }

  /** The receiver of this device's taps. */
  function lead(open: AnyDoor | undefined): void {
    if (!open) return;
    const phoning = tapHere;
    open.away.value = phoning && (tapped => phoning.tap(tapped, open));
  }

  function hear(frame: Uint8Array): void {
    const found = opened(held, frame);
    if (!found) return;
    let value: unknown;
    try {
      value = JSON.parse(found.text);
    } catch {
      return;
    }
    const envelope = readEnvelope(value);
    if (envelope === 'other-protocol') {
      // A phone heeds the version of the tablet alone; other phones hear the tablet themselves.
      if (judge || !isFrom(value, reignOf(seat.peek()).by)) return;
      trouble.value = differing(value);
      return;
    }
    if (!envelope || envelope.device === seat.peek().device || trouble.peek() === 'sent-off') return;
    inTurn(() => (closed ? Promise.resolve() : part.hear(envelope, found.by))).catch(() => undefined);
  }

  function connect(): void {
    unwatch?.();
    line?.close();
    const mine = lineTo({
      url: `${relay}/relay/${held.room}?at=${at.toString(16)}`,
      heard: hear,
      opened: () => {
        if (line === mine || line === undefined) part.opened();
      },
    });
    line = mine;
    unwatch = effect(() => {
      connected.value = mine.open.value;
    });
  }

  take(options.seat.role);
  connect();
  const timer = setInterval(
    () => {
      const now = Date.now();
      part.tick(now);
      // Counted in whole seconds, so that screens are not drawn more often.
      silent.value = judge ? 0 : Math.floor((now - heardAt.peek()) / 1_000) * 1_000;
    },
    Math.min(tickEvery, times.again),
  );

  return {
    ...{ seat, here, table, trouble, connected, silent, drafts },
    attached: door,
    owners: computed(() => {
      const open = ready.value;
      return open ? (sharing.value?.owners(open.session.state.value) ?? []) : [];
    }),
    ready: computed(() => ready.value !== undefined),
    waiting: computed(() => waiting(seat.value.outbox).length),
    onlookerSecret: () => held.onlookerSecret,
    draft({ about, value }) {
      if (seat.peek().role !== 'onlooker') room.say({ m: 'draft', doc: seat.peek().doc, about, value });
    },
    attach(open) {
      if (!open) {
        ready.value = undefined;
        door.value = undefined;
        return;
      }
      lead(open);
      ready.value = undefined;
      door.value = open;
      (open.rules.sharing?.() ?? Promise.resolve(undefined))
        .then(how => {
          if (closed || door.peek() !== open) return;
          sharing.value = how;
          ready.value = open;
        })
        .catch(console.error);
    },
    async goOn() {
      if (seat.peek().role !== 'phone' || !tapHere) return;
      // An onlooker has no key for it; a phone that lacks entries asks the others first.
      tapHere.gatherAll();
      await new Promise(resolve => setTimeout(resolve, times.gather));
      await inTurn(async () => {
        if (!tapHere || closed) return;
        const { device, lineage, outbox } = seat.peek();
        const from = tapHere.last();
        const term = reignOf(seat.peek()).term + 1;
        await room.keep({
          ...seat.peek(),
          role: 'tablet',
          reign: { term, by: device, life: 0 },
          lineage: [...lineage, { term, by: device, from }],
          outbox: afterTakeover(outbox, from),
        });
        take('tablet');
      });
    },
    sendOff: device => inTurn(async () => judge?.sendOff(device)),
    newSecret: () => inTurn(async () => judge?.newSecret()),
    async change(what) {
      await room.keep({ ...seat.peek(), ...what });
      if (judge) judge.beat();
      else part.opened();
    },
    async settled() {
      await turn;
      await kept;
    },
    close() {
      room.say({ m: 'bye' });
      closed = true;
      clearInterval(timer);
      part.stop();
      unwatch?.();
      line?.close();
      const open = door.peek();
      // A phone never writes its own taps into its copy of the log.
      if (open && judge) open.away.value = undefined;
    },
  };
}

/** Whether a message of another protocol says that it is of this device; of anybody, where none is known. */
const isFrom = (value: unknown, device: string): boolean =>
  device === '' ||
  (typeof value === 'object' && value !== null && 'device' in value && value.device === device);
