import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { cutText, fitted } from '../../src/basics/fit';
import { err } from '../../src/basics/result';
import { openSession } from '../../src/session/session';
import type { Kind } from '../../src/storage/kinds';
import { knownKind } from '../../src/storage/known';
import { mayHoldLongText } from '../../src/storage/stored';
import { desk, oneFile, sit, value } from './setup';
import { type Added, start, type Tally, tally } from './tally';

const runs = process.env.SOAK === '1' ? 2_000 : 60;

/** A reader that refuses some values, always the same ones. */
const fussy = (salt: number): Kind<Tally, Added> => ({
  ...tally,
  event: value => {
    const read = tally.event(value);
    return read.ok && (Math.imul(read.value.add, 2654435761) ^ salt) % 3 === 0
      ? err([{ code: 'fussy', at: 'add', message: 'not today' }])
      : read;
  },
  state: value => {
    const read = tally.state(value);
    return read.ok && read.value.seen.length > 0 && (read.value.sum ^ salt) % 2 === 0
      ? err([{ code: 'fussy', at: 'sum', message: 'not today' }])
      : read;
  },
});

test('PEN-1: whatever a reader refuses is refused at the pen, and all that was taken is there again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const taps = fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.integer(), taps, async (salt, adds) => {
      const kind = fussy(salt);
      const { store, port } = await desk(kind);
      const id = value(await store.create(kind, { name: 'Fussy', state: start }));
      const session = await sit(store, id, kind);
      let expected = start;
      let taken = 0;
      for (const add of adds) {
        const before = session.state.value;
        const done = session.commit({ title: `+${add}`, events: [{ add }] });
        const fits = kind.event({ add }).ok && kind.state(kind.apply(before, { add })).ok;
        expect(done.ok).toBe(fits);
        if (!done.ok) expect(session.state.value).toBe(before);
        else {
          expected = kind.apply(expected, { add });
          taken++;
        }
        if (add % 7 === 0) await session.pause();
      }
      await session.close();
      const file = await oneFile(store, [id]);
      const again = await sit(store, id, kind);
      expect(again.notes).toEqual([]);
      expect(again.state.value).toEqual(expected);
      expect(again.marks.value).toHaveLength(taken + 1);
      await again.close();
      const other = await desk(kind);
      value(await value(await other.store.readFile(file.bytes)).apply(() => 'copy'));
      expect((await port.rows()).length).toBeGreaterThan(0);
      store.close();
      other.store.close();
    }),
    { numRuns: runs, seed: process.env.SOAK === '1' ? undefined : 15 } as fc.Parameters<[number, number[]]>,
  );
  vi.restoreAllMocks();
});

test('PEN-2: a state that its door refuses is never begun with', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await desk();
  const made = await store.create(
    { ...tally, state: () => err([{ code: 'no', at: 'sum', message: 'no' }]) },
    { name: 'No', state: start },
  );
  expect(made).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  expect(value(await store.list())).toEqual([]);
  vi.restoreAllMocks();
});

test('PEN-3: a title and what the list tells are cut where they are made', async () => {
  const wordy = { ...tally, about: () => ({ ['k'.repeat(99)]: 't'.repeat(999), n: Number.NaN }) };
  const { store } = await desk(wordy);
  const id = value(await store.create(wordy, { name: 'n'.repeat(300), state: start }));
  const session = await sit(store, id, wordy);
  for (const length of [999, 1000, 1001, 10_000]) {
    value(session.commit({ title: 't'.repeat(length), events: [{ add: 1 }] }));
  }
  await session.close();
  const again = await sit(store, id, wordy);
  expect(again.notes).toEqual([]);
  expect(again.marks.value.map(mark => mark.title.length)).toEqual([0, 999, 1000, 1000, 1000]);
  expect(value(await store.list())[0]?.damaged).toBe(false);
  const known = knownKind(wordy);
  expect(known.name).toBe('tally');
  await again.close();
});

test('PEN-4: a cut text is as long as it may be, ends in a sign, and never in half of a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (text, most) => {
        const cut = cutText(text, most);
        expect(cut.length).toBeLessThanOrEqual(most);
        if (text.length <= most) expect(cut).toBe(text);
        else {
          expect(cut.endsWith('…')).toBe(true);
          expect(text.startsWith(cut.slice(0, -1))).toBe(true);
          expect(encodeURIComponent(cut)).not.toBe('');
        }
      },
    ),
    { seed: 15 },
  );
});

test('PEN-5: only texts are cut; whatever else is wrong stays refused', () => {
  const text = v.pipe(v.string(), v.maxLength(3));
  const schema = v.object({ a: v.array(v.object({ t: text })), n: v.pipe(v.number(), v.maxValue(9)) });
  expect(fitted(schema, { a: [{ t: 'abcdef' }, { t: 'ab' }], n: 1 })?.value).toEqual({
    a: [{ t: 'ab…' }, { t: 'ab' }],
    n: 1,
  });
  expect(fitted(schema, { a: [{ t: 'abcdef' }], n: 10 })).toBeUndefined();
  expect(fitted(schema, { a: [{ t: 7 }], n: 1 })).toBeUndefined();
});

test('PEN-7: what a screen could not begin with is neither opened nor taken out of a file', async () => {
  const { store } = await desk();
  const id = value(await store.create(tally, { name: 'Odd', state: start }));
  const session = await sit(store, id);
  value(session.commit({ title: 'odd', events: [{ add: 7 }] }));
  await session.close();
  const file = await oneFile(store, [id]);
  const picky: Kind<Tally, Added> = {
    ...tally,
    look: ({ seen }) => {
      if (seen.includes(7)) throw new Error('no such question');
    },
  };
  const opened = await openSession({ store, kind: picky, id });
  expect(opened).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  const other = await desk(picky);
  expect(await other.store.readFile(file.bytes)).toMatchObject({ ok: false, error: { code: 'unsound' } });
  expect(await sit(store, id)).toMatchObject({ notes: [] });
});

test('no string of 120 characters is missed, whatever is escaped in it', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '\n', 'ü'), minLength: 0, maxLength: 300 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), texts => {
      const json = JSON.stringify({ texts, n: 1 });
      const long = texts.some(one => one.length >= 120);
      if (long) expect(mayHoldLongText(json)).toBe(true);
    }),
    { seed: 8101, numRuns: 500 },
  );
  expect(mayHoldLongText(JSON.stringify(Array.from({ length: 50 }, () => 'a'.repeat(100))))).toBe(false);
});

test('PEN-8: a sealed event is looked at lightly, one with a long text or out of a file is not', async () => {
  let asked = 0;
  const counted: Kind<Tally, Added> = {
    ...tally,
    event: one => {
      asked++;
      return tally.event(one);
    },
    sealed: one => {
      const read = tally.event(one);
      return read.ok ? read.value : undefined;
    },
  };
  const { store } = await desk(counted);
  const id = value(await store.create(counted, { name: 'Counted', state: start }));
  const session = await sit(store, id, counted);
  for (const why of ['short', 'x'.repeat(119), 'x'.repeat(120), '\\"'.repeat(120)]) {
    value(session.commit({ title: '+1', events: [{ add: 1, why }] }));
  }
  await session.close();
  asked = 0;
  await (await sit(store, id, counted)).close();
  expect(asked).toBe(2);
  const file = await oneFile(store, [id]);
  asked = 0;
  value(await store.readFile(file.bytes));
  expect(asked).toBe(4);
});

test('PEN-9: whose tap it was is asked for as well, and a device may be called like what every object has', async () => {
  const { store } = await desk();
  const id = value(await store.create(tally, { name: 'Hands', state: start }));
  const session = await sit(store, id);
  const tapped = (device: string, who: string, n: number) =>
    session.commit({ title: '+1', events: [{ add: 1 }], tap: { device, who, n } });
  expect(tapped('d'.repeat(41), 'Ulf', 1)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  expect(tapped('phone', 'U'.repeat(41), 1)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  expect(tapped('phone', 'Ulf', 2_000_000_000)).toMatchObject({ ok: false });
  for (const device of ['constructor', 'toString', 'phone']) value(tapped(device, 'Ulf', 3));
  expect(session.marks.value).toHaveLength(4);
  // With the log let go, the snapshot alone tells.
  value(session.compact());
  await session.close();
  const again = await sit(store, id);
  expect([again.notes, again.marks.value.length]).toEqual([[], 4]);
  expect(again.history.value.taps).toMatchObject({ toString: 3, phone: 3 });
  await again.close();
});

test('PEN-4: with no room at all the sign alone is left', () => {
  expect(['', 'a', 'ab', 'abc'].map(text => cutText(text, 0))).toEqual(['', '…', '…', '…']);
});
