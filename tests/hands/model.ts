// The protocol as a small machine: one tablet, two phones, a network that may deliver anything that was ever sent, at
// any time, any number of times, in any order, or never. What the nodes decide is decided by the code of src/hands.
import {
  afterTakeover,
  answered,
  emptyOutbox,
  heard,
  lowest,
  type Outbox,
  put,
  underWay,
  waiting,
} from '../../src/hands/outbox';
import { isLater, isSameReign, type Lineage, type Reign, sharedPlace } from '../../src/hands/reign';
import { answerOf, type TapName, type Turns, took, turnsOf, verdict } from '../../src/hands/turns';

type Answer = 'in the log' | 'refused';

export interface Node {
  readonly referee: boolean;
  readonly reign: Reign;
  readonly lineage: Lineage;
  /** Entries: places are 1, 2, 3, ... */
  readonly log: readonly TapName[];
  /** So many of them are on the disk. */
  readonly durable: number;
  readonly turns: Turns<Answer>;
  readonly outbox: Outbox<null>;
}

export type Message =
  | { readonly m: 'tap'; readonly reign: Reign; readonly tap: TapName; readonly low: number }
  | {
      readonly m: 'entry';
      readonly reign: Reign;
      readonly lineage: Lineage;
      readonly id: number;
      readonly tap: TapName;
    }
  | { readonly m: 'no'; readonly reign: Reign; readonly tap: TapName }
  | { readonly m: 'beat'; readonly reign: Reign; readonly lineage: Lineage };

export interface World {
  readonly nodes: Readonly<Record<string, Node>>;
  /** Numbers of messages, ascending. */
  readonly sent: readonly number[];
  /** What may still happen. */
  readonly taps: Readonly<Record<string, number>>;
  readonly crashes: Readonly<Record<string, number>>;
  readonly takeovers: number;
  readonly refusals: number;
  /** Taps that a referee refused by its rules. */
  readonly refused: readonly string[];
  /** A tap that was told to be refused, and no rule had refused it. */
  readonly wronged: string | undefined;
}

/** Faults, to see that the walk finds them. */
export interface Faults {
  /** The referee tells an entry before it is on the disk. */
  readonly tellsEarly?: boolean;
  /** Taps of an earlier life are taken. */
  readonly forgetsLife?: boolean;
  /** Whoever taps again is not recognised. */
  readonly forgetsTaps?: boolean;
  /** Taps that a takeover took out of the log are not sent again. */
  readonly keepsHeard?: boolean;
  /** Taps are taken as they come. */
  readonly anyOrder?: boolean;
  /** Two who take over at once both stay. */
  readonly noTies?: boolean;
}

const first: Reign = { term: 1, by: 'T', life: 1 };
const firstLineage: Lineage = [{ term: 1, by: 'T', from: 0 }];

const node = (device: string, referee: boolean): Node => ({
  referee,
  reign: first,
  lineage: firstLineage,
  log: [],
  durable: 0,
  turns: new Map(),
  outbox: emptyOutbox(device),
});

export interface Bounds {
  readonly taps: Readonly<Record<string, number>>;
  readonly crashes: Readonly<Record<string, number>>;
  readonly takeovers: number;
  readonly refusals: number;
}

export const begin = (bounds: Bounds): World => ({
  nodes: { T: node('T', true), A: node('A', false), B: node('B', false) },
  sent: [],
  refused: [],
  wronged: undefined,
  ...bounds,
});

const change = (world: World, name: string, to: Partial<Node>): World => {
  const before = world.nodes[name];
  if (!before) throw new Error(name);
  return { ...world, nodes: { ...world.nodes, [name]: { ...before, ...to } } };
};

/** Each message and each node that ever comes about has a number, so that worlds are quick to tell apart. */
function numbering<T>(): { readonly of: (text: string, one: T) => number; readonly all: readonly T[] } {
  const numbers = new Map<string, number>();
  const all: T[] = [];
  return {
    all,
    of(text, one) {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, all.length);
      all.push(one);
      return all.length - 1;
    },
  };
}
const messages = numbering<Message>();
const nodes = numbering<Node>();
const numberOfMessage = (message: Message): number => messages.of(JSON.stringify(message), message);

/** Phones send what waits, again and again; referees tell all that is on their disk. Nothing is lost by saying it at once. */
function saidBy(it: Node, faults: Faults): Message[] {
  const { device } = it.outbox;
  const { reign, lineage } = it;
  if (!it.referee)
    return underWay(it.outbox).map(tap => ({
      m: 'tap',
      reign,
      tap: { device, n: tap.n },
      low: lowest(it.outbox),
    }));
  const told = it.log.slice(0, faults.tellsEarly ? it.log.length : it.durable);
  const refused = [...it.turns].flatMap(([name, { answers }]) =>
    [...answers].flatMap(([n, answer]) => (answer === 'refused' ? [{ device: name, n }] : [])),
  );
  return [
    ...(reign.term > 1 || reign.life > 1 ? [{ m: 'beat', reign, lineage } as const] : []),
    ...told.map((tap, i) => ({ m: 'entry', reign, lineage, id: i + 1, tap }) as const),
    ...refused.map(tap => ({ m: 'no', reign, tap }) as const),
  ];
}

const said = new WeakMap<Node, readonly number[]>();

function talk(world: World, faults: Faults): World {
  const sent = new Set(world.sent);
  for (const it of Object.values(world.nodes)) {
    let saying = said.get(it);
    if (!saying) {
      saying = saidBy(it, faults).map(numberOfMessage);
      said.set(it, saying);
    }
    for (const one of saying) sent.add(one);
  }
  // A world with a fault makes something of what nobody else would.
  if (Object.keys(faults).length === 0)
    for (const one of sent) {
      const message = messages.all[one];
      if (message && !matters(world, message)) sent.delete(one);
    }
  const now = [...sent].sort((a, b) => a - b);
  const same = now.length === world.sent.length && now.every((one, i) => one === world.sent[i]);
  return same ? world : { ...world, sent: now };
}

/**
 * Whether anybody will ever make anything of it: reigns only become later, so what belongs to a reign that everybody
 * concerned has left is as good as lost. Worlds that differ in nothing else are one.
 */
function matters({ nodes: now }: World, message: Message): boolean {
  const all = Object.values(now);
  const { reign } = message;
  switch (message.m) {
    case 'tap': {
      const judge = now[reign.by];
      if (!judge || isLater(judge.reign, reign)) return false;
      // A referee that is one no more comes back only with a later term.
      if (isSameReign(judge.reign, reign) && !judge.referee) return false;
      return answerOf(judge.turns, message.tap) === undefined || !isSameReign(judge.reign, reign);
    }
    case 'entry':
      return all.some(it => !isLater(it.reign, reign) && !(it.referee && isSameReign(it.reign, reign)));
    case 'beat':
      return all.some(it => isLater(reign, it.reign));
    case 'no': {
      const one = now[message.tap.device];
      return one !== undefined && !isLater(one.reign, reign);
    }
  }
}

const later = (faults: Faults, a: Reign, b: Reign): boolean =>
  faults.noTies ? a.term > b.term || (a.by === b.by && isLater(a, b)) : isLater(a, b);

/** A later reign: what its log does not share is taken back, and own taps in it wait anew. */
function adopt(it: Node, reign: Reign, lineage: Lineage, faults: Faults): Node {
  const shared = Math.min(sharedPlace(it.lineage, lineage), it.log.length);
  const log = it.log.slice(0, shared);
  const outbox = faults.keepsHeard ? it.outbox : afterTakeover(it.outbox, shared);
  return { ...it, referee: false, reign, lineage, log, durable: log.length, turns: new Map(), outbox };
}

function hear(it: Node, message: Message, faults: Faults): Node {
  const { device } = it.outbox;
  let me = it;
  if (message.m === 'tap') return it;
  if (later(faults, message.reign, me.reign) && message.m !== 'no')
    me = adopt(me, message.reign, message.lineage, faults);
  if (me.referee || message.m === 'beat' || !isSameReign(message.reign, me.reign)) return me;
  if (message.m === 'no')
    return message.tap.device === device ? { ...me, outbox: answered(me.outbox, message.tap.n) } : me;
  if (message.id !== me.log.length + 1) return me;
  const mine = message.tap.device === device;
  const outbox = mine ? heard(me.outbox, message.tap.n, message.id) : me.outbox;
  return { ...me, log: [...me.log, message.tap], durable: me.durable + 1, outbox };
}

const named = ({ device, n }: TapName): string => `${device}${n}`;

interface Judged {
  readonly node: Node;
  readonly how: 'taken' | 'refused' | 'forgotten';
}

/** What the referee makes of a tap: it takes it, or, where the world still has a refusal, refuses it. */
function judged(it: Node, tap: TapName, low: number, refusals: number, faults: Faults): Judged[] {
  const verdictHere =
    faults.anyOrder && (it.turns.get(tap.device)?.last ?? 0) < tap.n ? 'now' : verdict(it.turns, tap, low);
  const again = verdictHere === 'again' && faults.forgetsTaps && answerOf(it.turns, tap) === undefined;
  const forgotten =
    verdictHere === 'again' &&
    answerOf(it.turns, tap) === undefined &&
    !it.log.some(one => one.device === tap.device && one.n === tap.n);
  if (forgotten)
    return [{ node: { ...it, turns: took(it.turns, tap, 'refused' as const) }, how: 'forgotten' }];
  if (verdictHere !== 'now' && !again) return [];
  const taken: Node = {
    ...it,
    log: [...it.log, tap],
    turns: took(it.turns, tap, 'in the log' as const),
  };
  const refused: Node = { ...it, turns: took(it.turns, tap, 'refused' as const) };
  return [
    { node: taken, how: 'taken' },
    ...(refusals > 0 ? [{ node: refused, how: 'refused' as const }] : []),
  ];
}

function judgedIn(world: World, name: string, tap: TapName, { node: after, how }: Judged): World {
  const then = change(world, name, after);
  if (how === 'taken') return then;
  if (how === 'forgotten')
    return world.refused.includes(named(tap)) ? then : { ...then, wronged: named(tap) };
  return { ...then, refusals: world.refusals - 1, refused: [...world.refused, named(tap)].sort() };
}

/** Everything that can happen next. */
export function next(world: World, faults: Faults = {}): World[] {
  const worlds: World[] = [];
  const add = (to: World): void => {
    worlds.push(talk(to, faults));
  };
  for (const [name, it] of Object.entries(world.nodes)) {
    const left = world.taps[name] ?? 0;
    if (left > 0)
      add({
        ...change(world, name, { outbox: put(it.outbox, null) }),
        taps: { ...world.taps, [name]: left - 1 },
      });
    if (it.referee && it.durable < it.log.length) add(change(world, name, { durable: it.log.length }));
    // Whoever has become the referee takes its own taps like any other.
    const [own] = it.referee ? waiting(it.outbox) : [];
    if (own) {
      const tap = { device: name, n: own.n };
      if ((it.turns.get(name)?.last ?? 0) >= own.n) {
        const entry = it.log.slice(0, it.durable).findIndex(one => one.device === name && one.n === own.n);
        if (entry >= 0) add(change(world, name, { outbox: heard(it.outbox, own.n, entry + 1) }));
        else if (answerOf(it.turns, tap) === 'refused')
          add(change(world, name, { outbox: answered(it.outbox, own.n) }));
      } else
        for (const after of judged(it, tap, own.n, world.refusals, faults))
          add(judgedIn(world, name, tap, after));
    }
    const crashes = world.crashes[name] ?? 0;
    if (crashes > 0) {
      const log = it.log.slice(0, it.referee ? it.durable : Math.max(0, it.log.length - 1));
      const again = it.referee
        ? { turns: turnsOf<Answer>(log), reign: { ...it.reign, life: it.reign.life + 1 } }
        : {};
      add({
        ...change(world, name, { log, durable: log.length, ...again }),
        crashes: { ...world.crashes, [name]: crashes - 1 },
      });
    }
    if (!it.referee && name !== 'T' && world.takeovers > 0) {
      const term = it.reign.term + 1;
      add({
        ...change(world, name, {
          referee: true,
          reign: { term, by: name, life: 1 },
          lineage: [...it.lineage, { term, by: name, from: it.log.length }],
          durable: it.log.length,
          turns: turnsOf(it.log),
          // Its own copy of the log may have lost the end in a crash.
          outbox: afterTakeover(it.outbox, it.log.length),
        }),
        takeovers: world.takeovers - 1,
      });
    }
    for (const number of world.sent) {
      const message = messages.all[number];
      if (!message) continue;
      if (message.m === 'tap') {
        const { tap, low, reign } = message;
        const known = faults.forgetsLife
          ? reign.term === it.reign.term && reign.by === it.reign.by
          : isSameReign(reign, it.reign);
        if (!it.referee || !known) continue;
        for (const after of judged(it, tap, low, world.refusals, faults))
          add(judgedIn(world, name, tap, after));
        continue;
      }
      const after = hear(it, message, faults);
      if (after !== it) add(change(world, name, after));
    }
  }
  return worlds;
}

const texts = new WeakMap<Node, number>();
function numberOfNode(it: Node): number {
  const known = texts.get(it);
  if (known !== undefined) return known;
  const turns = [...it.turns].map(([name, { last, answers }]) => [name, last, [...answers]]);
  const number = nodes.of(JSON.stringify({ ...it, turns }), it);
  texts.set(it, number);
  return number;
}

/** The same world has the same text. */
export const textOf = ({
  nodes: now,
  sent,
  taps,
  crashes,
  takeovers,
  refusals,
  refused,
  wronged,
}: World): string =>
  [
    ...Object.values(now).map(numberOfNode),
    `:${sent.join('.')}`,
    ...['T', 'A', 'B'].map(name => `${taps[name] ?? 0}${crashes[name] ?? 0}`),
    takeovers,
    refusals,
    refused.join('.'),
    wronged ?? '',
  ].join(' ');

/** What must hold in every world that can come about. */
export function wrongIn(world: World): string | undefined {
  if (world.wronged !== undefined) return `${world.wronged} was told to be refused, and nobody refused it`;
  const nodes = Object.entries(world.nodes);
  const referees = nodes.filter(([, it]) => it.referee);
  const terms = referees.map(([, { reign }]) => `${reign.term} by ${reign.by}`);
  if (new Set(terms).size < terms.length) return `two referees of one term: ${terms.join(', ')}`;
  for (const [name, { log, reign, referee }] of nodes) {
    if (referee && reign.by !== name) return `${name} is referee in the name of ${reign.by}`;
    if (new Set(log.map(named)).size < log.length)
      return `${name} has a tap twice: ${log.map(named).join(' ')}`;
    for (const device of ['A', 'B']) {
      const own = log.filter(tap => tap.device === device).map(tap => tap.n);
      if (own.some((n, i) => i > 0 && n < (own[i - 1] ?? 0)))
        return `${name} has ${device}'s taps out of order`;
    }
  }
  for (const [name, it] of nodes) {
    // Of its referee, as long as that is one of the reign in which it was heard.
    const [, judge] = referees.find(([, one]) => isSameReign(one.reign, it.reign)) ?? [];
    if (!judge) continue;
    const lasting = judge.log.slice(0, judge.durable).map(named);
    for (const { n, entry } of it.outbox.taps)
      if (entry !== null && lasting[entry - 1] !== `${name}${n}`)
        return `${name}${n} was acknowledged at ${entry} and is not there: ${lasting.join(' ')}`;
    const gone = Array.from({ length: it.outbox.last }, (_, i) => i + 1).filter(
      n => !it.outbox.taps.some(tap => tap.n === n),
    );
    const told = gone.find(n => judge.log.some(tap => tap.device === name && tap.n === n));
    if (told !== undefined) return `${name}${told} was told that it is refused, and stands in the log`;
  }
  return undefined;
}

/** Everything was tapped, and each tap was answered by the one referee of the last term. */
export function isDone(world: World): boolean {
  const nodes = Object.entries(world.nodes);
  const referees = nodes.filter(([, it]) => it.referee);
  const [last] = referees;
  if (!last || referees.length > 1) return false;
  const [, judge] = last;
  return nodes.every(([name, it]) => {
    if ((world.taps[name] ?? 0) > 0 || waiting(it.outbox).length > 0) return false;
    return it.log.length === judge.log.length && isSameReign(it.reign, judge.reign);
  });
}
