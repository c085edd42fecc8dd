import { afterEach, expect, test } from 'vitest';
import { nextCommand } from '../../scripts/player/policy';
import { hashOf } from '../../src/basics/hash';
import { protocol } from '../../src/hands/messages';
import { knock } from '../../src/share/knock';
import { keysOf, newSecret, opened, sealed } from '../../src/share/seal';
import { connectBare, type Running, startRelay } from '../support/network/relays';
import { atRest, type Device, deviceOf, doc, has, hpOf, lengthOf, until } from './devices';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

interface Table {
  readonly relay: Running;
  readonly tablet: Device;
  readonly phones: readonly Device[];
  readonly all: readonly Device[];
  readonly secret: string;
}

async function seated(count: number): Promise<Table> {
  const relay = await startRelay({ rate: 2_000, burst: 5_000 });
  open.push(relay);
  const secret = newSecret();
  const tablet = deviceOf({ name: 'tablet', secret, role: 'tablet', relay: relay.url });
  const phones = Array.from({ length: count }, (_, i) =>
    deviceOf({ name: `phone${i}`, secret, role: 'phone', relay: relay.url }),
  );
  const all = [tablet, ...phones];
  for (const one of all) open.push({ close: () => one.here && one.kill() });
  await tablet.start();
  for (const one of phones) await one.start();
  await until('everybody has the fight', () => phones.every(has));
  await until('everybody is at rest', () => atRest(all));
  return { relay, tablet, phones, all, secret };
}

const minusOne = (one: Device): boolean => {
  const [first] = one.session.state.value.friends;
  if (!first) throw new Error('nobody is there');
  return one.fight.send({ do: 'say', correction: { say: 'hp', who: first.id, hp: first.hp - 1 } });
};

test('OWN-285: a phone that joins has the fight, and what it taps is on every screen', async () => {
  const { tablet, phones, all } = await seated(2);
  const [one] = phones;
  if (!one) throw new Error('no phone');
  const before = hpOf(tablet, 0);
  expect(minusOne(one)).toBe(true);
  expect(hpOf(one, 0)).toBe(before);
  await until('everybody has it', () => all.every(device => hpOf(device, 0) === before - 1));
  await until('it is heard', () => atRest(all));
  expect(tablet.session.marks.value.at(-1)?.who).toBe('phone0');
  expect(new Set(all.map(device => hashOf(device.session.state.value))).size).toBe(1);
});

test('OWN-286, OWN-288: five take 1 HP at the same moment: 5 are gone; five Undos at once undo one step', async () => {
  const { tablet, phones, all } = await seated(5);
  const before = hpOf(tablet, 0);
  for (const one of phones) expect(minusOne(one)).toBe(true);
  await until('everybody has all five', () => all.every(device => hpOf(device, 0) === before - 5));
  await until('all is heard', () => atRest(all));
  const length = lengthOf(tablet);
  for (const one of phones) one.fight.undo();
  await until('all are answered', () => atRest(all) && lengthOf(tablet) > length);
  expect(lengthOf(tablet)).toBe(length + 1);
  expect(all.map(device => hpOf(device, 0))).toEqual(all.map(() => before - 4));
  expect(phones.flatMap(one => one.refused)).toEqual(Array(4).fill('moved-on'));
});

test('OWN-287: of five who answer the same question one is heard, the others are told that it is gone', async () => {
  const { tablet, phones, all } = await seated(5);
  // On to a question that somebody must answer.
  for (let i = 0; i < 60 && tablet.fight.question.value === null; i++) {
    const command = nextCommand(tablet.session.state.value);
    if (command) tablet.fight.send(command);
  }
  await until('everybody has come along', () => atRest(all));
  const length = lengthOf(tablet);
  for (const one of phones) {
    const command = nextCommand(one.session.state.value);
    if (command?.do !== 'answer') throw new Error('no question stands');
    expect(one.fight.send(command)).toBe(true);
  }
  await until('all are answered', () => atRest(all) && lengthOf(tablet) > length);
  expect(lengthOf(tablet)).toBe(length + 1);
  expect(phones.flatMap(one => one.refused)).toEqual(Array(4).fill('question-gone'));
});

test('OWN-285: a tap is heard when it is on the disk of the tablet, and a phone that died meanwhile taps it again', async () => {
  const { tablet, phones, all, relay } = await seated(1);
  const [one] = phones;
  if (!one) throw new Error('no phone');
  const before = hpOf(tablet, 0);
  tablet.kill();
  for (let i = 0; i < 3; i++) minusOne(one);
  await one.hands.settled();
  expect(one.hands.waiting.value).toBe(3);
  one.kill();
  await one.start(relay.url);
  expect(one.hands.waiting.value).toBe(3);
  await tablet.start(relay.url);
  await until('all are answered', () => atRest(all));
  expect(all.map(device => hpOf(device, 0))).toEqual([before - 3, before - 3]);
});

test('OWN-289: the tablet dies, a phone goes on, and the old one comes back as a phone, its own end put aside', async () => {
  const { tablet, phones, all, relay } = await seated(3);
  const [first, second, third] = phones;
  if (!first || !second || !third) throw new Error('three phones');
  const before = hpOf(tablet, 0);
  minusOne(first);
  await until('all is heard', () => atRest(all));
  // What the tablet does now, nobody hears.
  await Promise.all(phones.map(one => one.hands.settled()));
  for (const one of phones) one.kill();
  minusOne(tablet);
  await tablet.session.settled();
  tablet.kill();
  for (const one of phones) await one.start(relay.url);
  await second.hands.goOn();
  minusOne(third);
  minusOne(second);
  await until('it goes on', () => atRest([second, first, third]) && hpOf(second, 0) === before - 3);
  await tablet.start(relay.url);
  await until('the old tablet follows', () => has(tablet) && atRest([second, ...all]));
  expect(all.map(one => hpOf(one, 0))).toEqual(all.map(() => before - 3));
  expect(tablet.hands.seat.value.role).toBe('phone');
  const listed = await tablet.store.list();
  const names = listed.ok ? listed.value.map(({ name }) => name).sort() : [];
  expect(names).toEqual(['Mossback', 'Mossback aside']);
  minusOne(tablet);
  await until('it taps like any other', () => atRest(all) && hpOf(second, 0) === before - 4);
});

test('OWN-289: what was heard and is not in the log that goes on is tapped again', async () => {
  const { tablet, phones, relay } = await seated(2);
  const [one, other] = phones;
  if (!one || !other) throw new Error('two phones');
  const before = hpOf(tablet, 0);
  other.kill();
  minusOne(one);
  await until('it is heard', () => atRest([tablet, one]) && hpOf(one, 0) === before - 1);
  await one.hands.settled();
  tablet.kill();
  one.kill();
  await other.start(relay.url);
  await until('the fight is there', () => has(other));
  expect(hpOf(other, 0)).toBe(before);
  await other.hands.goOn();
  await one.start(relay.url);
  await until('it was tapped again', () => has(one) && atRest([other, one]) && hpOf(other, 0) === before - 1);
});

test('a phone that slept hears what it missed by its place in the log, not all anew', async () => {
  const { tablet, phones, all, relay } = await seated(2);
  const [one] = phones;
  if (!one) throw new Error('no phone');
  one.kill();
  for (let i = 0; i < 3; i++) minusOne(tablet);
  await tablet.session.settled();
  await one.start(relay.url);
  const { session } = one;
  await until('it has come up', () => has(one) && atRest(all));
  expect(hpOf(one, 0)).toBe(hpOf(tablet, 0));
  // The whole of it would have been opened anew.
  expect(one.session).toBe(session);
});

test('an onlooker sees all and changes nothing; whoever is sent off hears no more', async () => {
  const { tablet, phones, relay } = await seated(2);
  const [one, other] = phones;
  if (!one || !other) throw new Error('two phones');
  const looks = deviceOf({
    ...{ name: 'looks', secret: tablet.hands.onlookerSecret(), role: 'onlooker', relay: relay.url },
  });
  open.push({ close: () => looks.here && looks.kill() });
  await looks.start();
  await until('the onlooker has the fight', () => has(looks) && lengthOf(looks) === lengthOf(tablet));
  const before = hpOf(tablet, 0);
  minusOne(looks);
  expect(looks.refused).toEqual(['only-looks']);
  minusOne(one);
  await until('the onlooker sees it', () => hpOf(looks, 0) === before - 1);
  await tablet.hands.sendOff(other.hands.seat.value.device);
  await until('who stays has come along', () => tablet.hands.here.value.length === 2);
  minusOne(one);
  await until('who stays plays on', () => hpOf(tablet, 0) === before - 2 && atRest([tablet, one]));
  expect(hpOf(other, 0)).toBe(before - 1);
  await until('it is told', () => other.hands.trouble.value === 'sent-off');
});

test('each its own: whoever has a sheet may not touch another one', async () => {
  const { tablet, phones } = await seated(2);
  const [one, other] = phones;
  if (!one || !other) throw new Error('two phones');
  const [first, second] = tablet.session.state.value.friends;
  if (!first || !second) throw new Error('two friends');
  await one.hands.change({ owns: [first.id] });
  await other.hands.change({ owns: [second.id] });
  await tablet.hands.change({ who: 'own' });
  await until(
    'it is known',
    () => one.hands.seat.value.who === 'own' && other.hands.seat.value.who === 'own',
  );
  const before = hpOf(tablet, 0);
  minusOne(other);
  await until('it is refused', () => other.refused.length === 1);
  minusOne(one);
  await until('it is done', () => hpOf(tablet, 0) === before - 1);
  expect(other.refused).toEqual(['not-yours']);
  expect(one.refused).toEqual([]);
});

test(`the log of ${doc} and of every phone is the same to the last entry`, async () => {
  const { tablet, all } = await seated(2);
  for (let i = 0; i < 40; i++) {
    const who = all[i % all.length];
    const command = who && nextCommand(who.session.state.value);
    if (!who || !command) continue;
    const length = lengthOf(tablet);
    if (!who.fight.send(command)) continue;
    await until('it has come about', () => lengthOf(tablet) > length && atRest(all));
  }
  const logs = all.map(one => hashOf(one.session.history.value.entries));
  expect(new Set(logs).size).toBe(1);
  expect(lengthOf(tablet)).toBeGreaterThan(20);
});

test('OWN-301: what a phone has chosen is shown to the others, and stands in no log', async () => {
  const { tablet, phones, all } = await seated(2);
  const [one, other] = phones;
  if (!one || !other) throw new Error('two phones');
  const length = lengthOf(tablet);
  one.hands.draft({ about: 'an attack', value: { plays: [{ who: 'a', plus: 2 }] } });
  const { device } = one.hands.seat.value;
  await until('both have it', () => [tablet, other].every(it => it.hands.drafts.value.has(device)));
  expect(other.hands.drafts.value.get(device)).toEqual({
    about: 'an attack',
    value: { plays: [{ who: 'a', plus: 2 }] },
  });
  expect(all.map(lengthOf)).toEqual(all.map(() => length));
});

test('OWN-300: whose sheet lies before whom is on every device; who only knocks sits nowhere', async () => {
  const { relay, secret, tablet, phones } = await seated(2);
  const [one, other] = phones;
  if (!one || !other) throw new Error('two phones');
  let found = '';
  const end = knock(relay.url, secret, 'phone', 'knocks', {
    trouble: () => undefined,
    found: table => {
      found = table.doc;
    },
  });
  open.push({ close: () => end?.() });
  await until('whoever knocks hears what lies here', () => found === doc);
  const [first] = tablet.session.state.value.friends;
  await one.hands.change({ owns: [first?.id ?? ''], chose: true });
  const owned = (it: Device) => it.hands.here.value.flatMap(({ owns }) => owns);
  await until('everybody knows it', () => [tablet, other].every(it => owned(it).join() === first?.id));
  expect(tablet.hands.here.value.map(({ name }) => name).sort()).toEqual(['phone0', 'phone1', 'tablet']);
});

test.each([
  [{ plain: true }, false],
  [{}, true],
])('a device that asks %o has the fight packed: %s', async (asks, packed) => {
  const { relay, secret } = await seated(0);
  const keys = keysOf(secret, 'phone');
  if (!keys) throw new Error('no keys');
  const bare = await connectBare(relay.url, keys.room, 0xabc);
  open.push({ close: () => bare.socket.terminate() });
  const who = { device: 'old', name: 'Old', role: 'phone', owns: [] };
  const message = { m: 'hello', who, doc: null, after: 0, lineage: [], ...asks };
  bare.socket.send(
    sealed(keys, 'phone', 0, JSON.stringify({ v: protocol, device: 'old', at: 0xabc, message })),
  );
  const whole = () =>
    bare.heard
      .map(frame => JSON.parse(opened(keys, frame)?.text ?? '{}'))
      .find(one => one.message?.m === 'whole' && one.message.part === 0);
  await until('the fight came', () => whole() !== undefined);
  expect(atob(whole().message.bytes).charCodeAt(0) === 0x1f).toBe(packed);
});

test('a new code ends old invitations: who is here comes along, whoever scans an old one finds nobody', async () => {
  const { relay, secret, tablet, phones } = await seated(2);
  const old = tablet.hands.onlookerSecret();
  await tablet.hands.newSecret();
  const fresh = tablet.hands.seat.value.secret;
  expect(fresh).not.toBe(secret);
  await until('both have come along', () => phones.every(one => one.hands.seat.value.secret === fresh));
  const comers = [
    deviceOf({ name: 'late', secret, role: 'phone', relay: relay.url }),
    deviceOf({ name: 'looks', secret: old, role: 'onlooker', relay: relay.url }),
    deviceOf({ name: 'right', secret: fresh, role: 'phone', relay: relay.url }),
  ];
  for (const one of comers) open.push({ close: () => one.here && one.kill() });
  for (const one of comers) await one.start();
  await until('the new code leads here', () => comers.slice(2).every(has));
  expect(comers.map(has)).toEqual([false, false, true]);
  const before = hpOf(tablet, 0);
  for (const one of phones) minusOne(one);
  await until('who was here plays on', () => hpOf(tablet, 0) === before - 2);
  await until('all are told', () => tablet.hands.here.value.length === 4);
  expect(tablet.hands.here.value.map(({ name }) => name).sort()).toEqual([
    ...['phone0', 'phone1', 'right', 'tablet'],
  ]);
});

test('a member who has the secret and sends nonsense changes nothing: the table plays on', async () => {
  const { relay, secret, tablet, phones, all } = await seated(2);
  const keys = keysOf(secret, 'phone');
  const { reign } = tablet.hands.seat.value;
  if (!keys || !reign) throw new Error('no keys');
  const bare = await connectBare(relay.url, keys.room, 0xabc);
  open.push({ close: () => bare.socket.terminate() });
  const says = (text: string): void => bare.socket.send(sealed(keys, 'phone', 0, text));
  const send = (message: unknown, device = 'odd'): void =>
    says(JSON.stringify({ v: protocol, device, at: 0xabc, message }));
  const logs = () => new Set(all.map(one => hashOf(one.session.history.value.entries)));
  minusOne(tablet);
  await until('something has been done', () => lengthOf(tablet) === 1 && atRest(all));
  const [before] = logs();

  for (const text of ['', '{', 'null', '[]', '['.repeat(5_000), '"'.repeat(100_000)]) says(text);
  const who = { device: 'odd', name: 'Odd', role: 'phone', owns: ['__proto__', 'constructor'] };
  const hello = { m: 'hello', who, doc, after: 1e9, lineage: [{ term: 9, by: 'odd', from: 0 }] };
  for (const device of ['__proto__', 'constructor', '', 'x'.repeat(100)]) send(hello, device);
  send(hello);
  const [friend] = tablet.session.state.value.friends;
  const hp = (id: unknown, to: unknown) => ({ do: 'say', correction: { say: 'hp', who: id, hp: to } });
  const bad: readonly unknown[] = [
    ...[null, 7, 'do', [], {}, { do: '__proto__' }, { do: 'say' }, { do: 'say', correction: null }],
    ...[hp('__proto__', 3), hp('nobody', 3), hp(friend?.id, 1e9), hp(friend?.id, Number.NaN), hp({}, [])],
    ...[{ do: 'say', correction: { say: 'token', who: friend?.id, token: 'constructor', count: 1 } }],
  ];
  const commands = (all: readonly unknown[]) => ({
    ...{ do: 'commands', title: null, question: null },
    commands: all,
  });
  const mark = (events: readonly unknown[], instead: boolean) => ({
    ...{ do: 'mark', head: tablet.session.history.value.next - 1, title: 'odd', revealed: false },
    ...{ events, instead },
  });
  const done = JSON.stringify(
    tablet.session.history.value.entries.flatMap(one => ('events' in one ? one.events : [])),
  );
  const foreign: unknown[] = JSON.parse(done.replaceAll(`"${friend?.id}"`, '"nobody"'));
  const whats: readonly unknown[] = [
    ...bad.map(one => commands([one])),
    commands(Array.from({ length: 200 }, () => hp('nobody', 1))),
    commands(Array.from({ length: 500 }, () => null)),
    ...[
      { do: 'undo', head: 1e9 },
      { do: 'redo', head: 1e9 },
      { do: 'jump', head: 1e9, to: 1e9 },
    ],
    ...[mark([{}], false), mark([null, 3], true), mark([{ type: '__proto__' }], true)],
    // Sound by its form, and of somebody whom there is not.
    ...[mark(foreign, false), mark(foreign, true)],
    ...[null, {}, { do: 'constructor' }],
  ];
  const tap = { m: 'tap', reign, doc, low: 1, name: 'Odd' };
  // Each is the lowest that waits: what is no message at all leaves a gap.
  for (const [n, what] of whats.entries()) send({ ...tap, n: n + 1, low: n + 1, what });
  for (const n of [0, -1, 1e9, 1.5, '1']) send({ ...tap, n, what: commands([null]) });
  send({ ...tap, n: 1, low: 1e9, what: commands([null]) });
  send({ ...tap, n: 1, reign: { ...reign, life: reign.life + 9 }, what: commands([null]) });
  const ofOdd = { term: 0, by: 'odd', life: 0 };
  for (const message of [
    { m: 'want', doc, after: 1e9, lineage: [] },
    { m: 'told', reign: ofOdd, doc, after: 0, entries: [null, { kind: 'mark' }] },
    { m: 'told', reign, doc, after: 1e9, entries: Array.from({ length: 100 }, () => ({})) },
    { m: 'no', reign: ofOdd, doc, device: 'phone0', n: 1, refusal: null },
    { m: 'whole', reign: ofOdd, lineage: [], doc, last: 3, part: 0, of: 1e9, bytes: 'x'.repeat(200_000) },
    { m: 'draft', doc, about: 'x', value: { plays: [null, { who: 3 }], ready: 'yes' } },
    { m: 'moved', secret: 'elsewhere', device: 'odd' },
    { m: '__proto__' },
    { m: 'bye' },
  ])
    send(message);

  // All of that was heard before what is tapped now comes about.
  const count = hpOf(tablet, 0);
  for (const one of phones) minusOne(one);
  await until('the table plays on', () => all.every(one => hpOf(one, 0) === count - 2) && atRest(all));
  // The referee looked at each that is a tap by its form.
  const answers = bare.heard.map(frame => JSON.parse(opened(keys, frame)?.text ?? '{}').message);
  const no = answers.filter(one => one?.m === 'no' && one.device === 'odd');
  expect(new Set(no.map(one => one.n)).size).toBeGreaterThanOrEqual(bad.length + 5);
  expect(tablet.session.history.value.entries.some(({ tap: by }) => by?.device === 'odd')).toBe(false);
  expect([logs().size, logs().has(before ?? '')]).toEqual([1, false]);
  expect(phones.map(one => [one.refused, one.hands.trouble.value])).toEqual(
    phones.map(() => [[], undefined]),
  );
});
