import { WebSocket } from 'ws';
import type { Command } from '../../src/encounter/model/command';
import type { Event } from '../../src/encounter/model/event';
import type { Question } from '../../src/encounter/model/question';
import type { State } from '../../src/encounter/model/state';
import { initialState } from '../../src/encounter/setup/initial-state';
import type { AnyDoor } from '../../src/play/others';
import { type Playing, playDocument } from '../../src/play/playing';
import { openSession, type Session } from '../../src/session/session';
import { type Hands, openHands, type Times } from '../../src/share/hands';
import { type LineOptions, openLine } from '../../src/share/line';
import { type Chest, loadSeat, newSeat, type Seat } from '../../src/share/seat';
import { knownKind } from '../../src/storage/known';
import type { Port } from '../../src/storage/port';
import { openStore, type Store } from '../../src/storage/store';
import { rules } from '../../src/table/fight/encounter-rules';
import { fightKind } from '../../src/table/fight/fight-kind';
import { readySetup } from '../../src/table/setup/ready';
import { faultyPort } from '../storage/faults';
import { singleTab, value } from '../storage/setup';

// The page's own carrier, over the sockets that Node has.
Object.assign(globalThis, { WebSocket });

export const quick: Times = { beat: 150, again: 120, gather: 150 };
const again = { first: 20, most: 200 };

/** A disk that a device which was killed writes to no more. */
const lasting = (disk: Port, alive: () => boolean): Port => ({
  kind: disk.kind,
  read: (from, work) => disk.read(from, work),
  write: (to, work) =>
    alive() ? disk.write(to, work) : Promise.reject(new DOMException('killed', 'AbortError')),
  close: () => undefined,
});

type Fight = Playing<State, Command, Event, Question>;

/** A tablet or a phone in Node: the code of the page, a disk of its own, and a real way to a real relay. */
export interface Device {
  readonly name: string;
  readonly hands: Hands;
  readonly fight: Fight;
  readonly session: Session<State, Event>;
  readonly store: Store;
  readonly here: boolean;
  /** Codes of what was refused. */
  readonly refused: readonly string[];
  start(relay?: string): Promise<void>;
  /** At once, with nothing said to anybody. */
  kill(): void;
  /** Cuts and restores the way to the relay. */
  reach(relay: string): void;
}

export const doc = 'afightforall';

export interface DeviceOptions {
  readonly name: string;
  readonly secret: string;
  readonly role: Seat['role'];
  readonly relay: string;
  readonly times?: Times;
  /** What it plays, where that is not the fight of these tests. */
  readonly plays?: string;
  /** It shares nothing: a fight as it is on a tablet without phones. */
  readonly alone?: boolean;
}

export function deviceOf({
  name,
  secret,
  role,
  relay: first,
  times = quick,
  plays = doc,
  alone = false,
}: DeviceOptions): Device {
  const disk = faultyPort();
  const chest = new Map<string, unknown>();
  const refused: string[] = [];
  let relay = first;
  let life = 0;
  let now: { hands?: Hands; fight?: Fight; session?: Session<State, Event>; store: Store } | undefined;

  const present = () => {
    if (!now) throw new Error(`${name} is not there`);
    return now;
  };
  const chestOf = (mine: number): Chest => ({
    load: async id => structuredClone(chest.get(id)),
    async save(id, seat) {
      // As a disk: later, and not at all once the device is dead.
      await Promise.resolve();
      if (mine === life) chest.set(id, structuredClone(seat));
    },
    async drop(id) {
      chest.delete(id);
    },
  });

  async function open(mine: number): Promise<void> {
    const it = present();
    const opened = await openSession({ store: it.store, kind: fightKind, id: plays });
    if (!opened.ok || mine !== life) return;
    const session = opened.value;
    const fight = playDocument(session, fightKind, rules, () => 'a tap');
    fight.refusal.subscribe(why => {
      if (why && why.command === null) refused.push(why.code);
    });
    it.session = session;
    it.fight = fight;
    it.hands?.attach(fight.door as unknown as AnyDoor);
  }

  return {
    name,
    refused,
    get here() {
      return now !== undefined;
    },
    get hands() {
      const { hands } = present();
      if (!hands) throw new Error(`${name} has only begun`);
      return hands;
    },
    get fight() {
      const { fight } = present();
      if (!fight) throw new Error(`${name} has no fight yet`);
      return fight;
    },
    get session() {
      const { session } = present();
      if (!session) throw new Error(`${name} has no fight yet`);
      return session;
    },
    get store() {
      return present().store;
    },
    async start(at = relay) {
      relay = at;
      const mine = ++life;
      const store = await openStore({
        kinds: [knownKind(fightKind)],
        port: lasting(disk, () => mine === life),
        name: `${name}-${Math.random()}`,
        ...singleTab,
      });
      if (role === 'tablet' && !chest.has(plays)) {
        const setup = readySetup('old-mossback', 7);
        if (!setup) throw new Error('The first fight is gone.');
        value(await store.create(fightKind, { name: 'Mossback', state: initialState(setup), id: plays }));
      }
      const keeps = chestOf(mine);
      const seat =
        (await loadSeat(keeps, plays)) ??
        newSeat(plays, `${name}-${secret.slice(0, 6).replace(/\W/g, '0')}`, {
          ...{ secret, role, name, relay: '', page: ['fight', plays] },
        });
      // It may be dead again before it stands.
      if (mine !== life) return;
      now = { store };
      await open(mine);
      if (alone || mine !== life) return;
      const hands: Hands = openHands({
        ...{ seat, chest: keeps, times, relay: 'ws://relay' },
        lineTo: ({ url, heard, opened }: LineOptions) => {
          // Where the relay is now, and nothing at all once the device is dead.
          const to = new URL(url.replace('ws://relay', relay));
          const line = openLine({
            url: to.href,
            heard: frame => mine === life && heard(frame),
            opened: () => mine === life && opened(),
            again,
          });
          return { ...line, send: frame => mine === life && line.send(frame) };
        },
        async bring(bytes, table, aside) {
          if (mine !== life) return false;
          const it = present();
          await it.fight?.close();
          if (aside) value(await store.copy(plays, `${table.name} aside`));
          const plan = await store.readFile(bytes);
          if (!plan.ok) return false;
          const brought = await plan.value.apply(one => (one.present ? 'replace' : 'copy'));
          if (!brought.ok) return false;
          await open(mine);
          return true;
        },
      });
      now.hands = hands;
      if (now.fight) hands.attach(now.fight.door as unknown as AnyDoor);
    },
    kill() {
      life++;
      now?.hands?.close();
      now = undefined;
    },
    reach(to) {
      relay = to;
    },
  };
}

/** Until it holds: what is waited for comes by messages, however slow the machine is. */
export async function until(what: string, holds: () => boolean, most = 60_000): Promise<void> {
  const end = Date.now() + most;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`It did not come about: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

export const hpOf = (device: Device, who: number): number =>
  device.session.state.value.friends[who]?.hp ?? Number.NaN;
export const lengthOf = (device: Device): number => device.session.history.value.next - 1;

/** Everybody stands where the tablet stands, and nobody waits for anything. */
export const atRest = (devices: readonly Device[]): boolean =>
  devices.every(
    one =>
      one.here && has(one) && one.hands.waiting.value === 0 && lengthOf(one) === lengthOf(devices[0] ?? one),
  );

/** It has the fight, and what is tapped there goes its way. */
export function has(device: Device): boolean {
  try {
    return device.hands.ready.value && device.session !== undefined;
  } catch {
    return false;
  }
}
