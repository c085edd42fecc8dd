import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { hashText } from '../../src/basics/hash';
import { fileName } from '../../src/storage/file/export';
import { pack } from '../../src/storage/file/gzip';
import { isPlain, limits, measure } from '../../src/storage/file/limits';
import { partsOf } from '../../src/storage/file/parts';
import { longestName } from '../../src/storage/rows';
import { runs, samples } from '../support/samples';
import { say } from '../support/words';
import { campaign, code, desk, oneFile, play, sit, value } from './setup';
import { added, afterTaps, start, tally, titled } from './tally';

type Bytes = Uint8Array<ArrayBuffer>;

/** A real campaign with a branch and a snapshot, as a file and as its text. */
async function exported(): Promise<{ bytes: Bytes; text: string }> {
  const { store } = await desk();
  const id = await campaign(store, 'Deepwood');
  const session = await sit(store, id);
  play(session, 1, 12);
  value(session.undo(3));
  play(session, 13, 15);
  await session.close();
  value(await store.create(tally, { name: 'A fight', state: start, of: id }));
  const { bytes } = await oneFile(store, 'all');
  return { bytes, text: gunzipSync(bytes).toString('utf8') };
}

/** The body with a header that fits: what an attacker can make as well as we can. The file's first version. */
const sealed = (body: string, header: object = {}): string =>
  `${JSON.stringify({ format: 'northwest-save', version: 1, made: 1, sum: hashText(body), ...header })}\n${body}\n`;

/** The same in the second version: an empty line before each document, a sum for each. */
const parted = (documents: readonly string[], header: object = {}): string => {
  const head = { format: 'northwest-save', version: 2, made: 1, sums: documents.map(hashText), ...header };
  return `${[JSON.stringify(head), ...documents].join('\n\n')}\n`;
};
const documentsOf = (text: string): readonly string[] => text.trimEnd().split('\n\n').slice(1);
/** As the first version of the file had them: one list. */
const bodyOf = (text: string): string => `[${documentsOf(text).join(',\n')}]`;

let file: { bytes: Bytes; text: string };
beforeAll(async () => {
  file = await exported();
});

describe('out and in', () => {
  test('FILE-10: settings go along in the first line, which earlier versions read past; what is no setting is refused', async () => {
    const { store } = await desk();
    value(await store.create(tally, { name: 'A fight', state: start }));
    const settings = { theme: 'light', text: 'largest' };
    const { files } = value(await store.exportFiles('all', settings));
    const { bytes } = files[0] ?? { bytes: new Uint8Array() };
    const other = (await desk()).store;
    expect(value(await other.readFile(bytes)).settings).toEqual(settings);
    expect(value(await other.readFile(file.bytes)).settings).toEqual({});
    const text = gunzipSync(bytes).toString('utf8');
    for (const odd of [
      ...['"light"', '{"theme":1}', '{"theme":{}}', '{"__proto__":"x"}', `{"${'a'.repeat(50)}":"x"}`],
      ...[
        `{"theme":"${'a'.repeat(100)}"}`,
        JSON.stringify(Object.fromEntries([...Array(80).keys()].map(n => [n, '']))),
      ],
    ]) {
      const hurt = text.replace(JSON.stringify(settings), odd);
      expect(hurt).not.toBe(text);
      expect(code(await other.readFile(await pack(hurt)))).toBe('damaged');
    }
    const many = (count: number) => Object.fromEntries([...Array(count).keys()].map(n => [`n${n}`, '']));
    const edges: [object, object][] = [
      [{ ['k'.repeat(40)]: 'x' }, { ['k'.repeat(41)]: 'x' }],
      [{ theme: 'x'.repeat(80) }, { theme: 'x'.repeat(81) }],
      [many(60), many(61)],
    ];
    for (const pair of edges) {
      const read = pair.map(async one =>
        code(await other.readFile(await pack(text.replace(JSON.stringify(settings), JSON.stringify(one))))),
      );
      expect(await Promise.all(read)).toEqual(['ok', 'damaged']);
    }
  });

  test('FILE-11: what is here just as in the file is told from what was played on, there or here', async () => {
    const { store } = await desk();
    const names = ['rests', 'goes on here', 'is named anew', 'is thrown away'];
    const ids: string[] = [];
    for (const name of names) ids.push(await campaign(store, name));
    for (const id of ids) {
      const session = await sit(store, id);
      play(session, 1, 4);
      await session.close();
    }
    const { bytes } = await oneFile(store, 'all');
    const on = await sit(store, ids[1] ?? '');
    play(on, 5, 6);
    await on.close();
    value(await store.rename(ids[2] ?? '', 'another name'));
    value(await store.remove(ids[3] ?? ''));
    const same = (plan: {
      documents: readonly { label: { name: string }; present: { same: boolean } | undefined }[];
    }) => Object.fromEntries(plan.documents.map(one => [one.label.name, one.present?.same]));
    const asked = value(await store.readFile(bytes));
    expect(same(asked)).toEqual(Object.fromEntries(names.map((name, n) => [name, n === 0])));
    // Elsewhere they come in just so, and then are the same; one that was played as often, but otherwise, is not.
    const other = (await desk()).store;
    value(await value(await other.readFile(bytes)).apply(() => 'copy'));
    expect(Object.values(same(value(await other.readFile(bytes))))).toEqual([true, true, true, true]);
    const there = await sit(other, ids[1] ?? '');
    play(there, 7, 8);
    await there.close();
    const later = (await oneFile(store, [ids[1] ?? ''])).bytes;
    expect(same(value(await other.readFile(later)))).toEqual({ 'goes on here': false });
  });

  test('FILE-1: what goes out comes in again: the same state, history and list, elsewhere and in its own place', async () => {
    const { store } = await desk();
    const plan = value(await store.readFile(file.bytes));
    expect(plan.documents.map(one => [one.label.name, one.marks, one.present])).toEqual([
      ['Deepwood', 12, undefined],
      ['A fight', 0, undefined],
    ]);
    const ids = value(await plan.apply(() => 'copy'));
    const session = await sit(store, ids[0] ?? '');
    expect(session.notes).toEqual([]);
    expect(session.marks.value).toHaveLength(13);
    expect(session.branches.value).toHaveLength(1);
    value(session.undo(3));
    expect(session.state.value).toEqual(afterTaps(9));
    await session.close();
    expect(value(await store.list()).find(one => one.name === 'A fight')?.of).toBe(ids[0]);
    // Once more beside what is there: copies with ids of their own that belong together.
    const again = value(await store.readFile(file.bytes));
    expect(again.documents.every(one => one.present)).toBe(true);
    const copies = value(
      await again.apply(
        () => 'copy',
        name => `${name} (imported)`,
      ),
    );
    expect(copies.some(id => ids.includes(id))).toBe(false);
    // However long a name is, what marks it as a copy is not cut off.
    const long = await campaign(store, 'x'.repeat(longestName));
    const wide = value(await store.readFile((await oneFile(store, [long])).bytes));
    const [beside] = value(
      await wide.apply(
        () => 'copy',
        name => `${name} (imported)`,
      ),
    );
    const copied = value(await store.list()).find(one => one.id === beside)?.name ?? '';
    expect(copied).toMatch(/^x+ \(imported\)$/);
    expect(copied.length).toBeLessThanOrEqual(longestName);
    const listed = value(await store.list());
    expect(listed.find(one => one.id === copies[1])).toMatchObject({
      name: 'A fight (imported)',
      of: copies[0],
    });
  });

  test('FILE-2: replacing keeps what was there as a backup; leaving out leaves it out', async () => {
    const { store } = await desk();
    const [id] = value(await value(await store.readFile(file.bytes)).apply(() => 'copy'));
    const session = await sit(store, id ?? '');
    play(session, 20, 22);
    await session.close();
    const plan = value(await store.readFile(file.bytes));
    value(await plan.apply(one => (one.id === id ? 'replace' : 'leave')));
    const back = await sit(store, id ?? '');
    expect(back.history.value.line).toHaveLength(13);
    expect(value(await store.backups(id))[0]).toMatchObject({ marks: 15 });
    expect(value(await store.list())).toHaveLength(2);
  });

  test('FILE-3: all or nothing: a fault at the last moment brings in nothing and takes nothing away', async () => {
    const { store, port } = await desk();
    value(await value(await store.readFile(file.bytes)).apply(() => 'copy'));
    const before = await port.rows();
    for (const choice of ['copy', 'replace'] as const) {
      const plan = value(await store.readFile(file.bytes));
      port.fail(1, 'QuotaExceededError');
      expect(code(await plan.apply(() => choice))).toBe('full');
      expect(await port.rows()).toEqual(before);
    }
  });

  test('FILE-4: readable inside: one line of JSON with the checksums, then the documents parted by empty lines', async () => {
    const [head = '', ...documents] = file.text.trimEnd().split('\n\n');
    expect(JSON.parse(head)).toMatchObject({
      format: 'northwest-save',
      version: 2,
      sums: documents.map(hashText),
    });
    expect(documents).toHaveLength(2);
    expect(JSON.parse(documents[0] ?? '').records[3].record.title).toMatch(/^tap 3: the wolf/);
    // Unpacked by hand it comes in as well, and so does the first version of the file.
    for (const text of [file.text, sealed(bodyOf(file.text)), file.text.trimEnd()]) {
      const { store } = await desk();
      const plan = value(await store.readFile(new TextEncoder().encode(text)));
      expect(plan.documents.map(one => one.label.name)).toEqual(['Deepwood', 'A fight']);
      expect(value(await plan.apply(() => 'copy'))).toHaveLength(2);
    }
    expect(fileName('Die Wölfe & Co.', 0)).toBe('northwest-die-wo-lfe-co-1970-01-01.northwest');
  });

  test('FILE-9: records and states stand in their order, and none of them behind the last', async () => {
    const { store } = await desk();
    const [deepwood = ''] = documentsOf(file.text);
    const saved = JSON.parse(deepwood);
    expect(saved.records.length).toBeGreaterThan(2);
    expect(saved.snapshots.length).toBeGreaterThan(0);
    const [record, state] = [saved.records.at(-1).record.id, saved.snapshots.at(-1).seq];
    const read = async (change: object) =>
      code(await store.readFile(await pack(parted([JSON.stringify({ ...saved, ...change })]))));
    expect(await read({})).toBe('ok');
    expect(await read({ records: saved.records.toReversed() })).toBe('unsound');
    expect(await read({ snapshots: [...saved.snapshots, saved.snapshots[0]] })).toBe('unsound');
    expect(await read({ last: Math.max(record, state) - 1 })).toBe('unsound');
    expect(await read({ last: record, snapshots: [{ ...saved.snapshots[0], seq: record + 1 }] })).toBe(
      'unsound',
    );
    expect(await read({ last: record - 1, snapshots: [] })).toBe('unsound');
  });

  test('FILE-8: however the bytes come in pieces, the same documents are read', async () => {
    const documents = ['{"a":1}', '{"b":"x\\n\\ny"}', '{"c":[1,\n2]}'];
    const text = parted(documents);
    const Real = globalThis.TransformStream;
    for (let size = 1; size <= text.length; size += size < 20 ? 1 : 37) {
      const spy = vi.spyOn(Blob.prototype, 'stream').mockImplementation(() => {
        const bytes = new TextEncoder().encode(text);
        return new ReadableStream({
          start(controller) {
            for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
            controller.close();
          },
        }).pipeThrough(new Real());
      });
      const parts: string[] = [];
      for await (const part of partsOf(new TextEncoder().encode('unread'))) parts.push(value(part));
      spy.mockRestore();
      expect(parts.slice(1)).toEqual(documents);
    }
  });

  test('FILE-9: a company of 30 chapters fought, more than one file could hold before, goes out and comes in', async () => {
    const { store } = await desk();
    const id = await campaign(store, 'The long way');
    for (let chapter = 1; chapter <= 30; chapter++) {
      const fight = value(await store.create(tally, { name: `Chapter ${chapter}`, state: start, of: id }));
      const session = await sit(store, fight);
      const events = Array.from({ length: 14_000 }, (_, n) => added(n));
      value(session.commit({ title: titled(1), events, revealed: false }));
      await session.close();
    }
    const { bytes } = await oneFile(store, [id]);
    expect(measure(gunzipSync(bytes).toString('utf8'))).toMatchObject({ ok: false });
    const other = await desk();
    const plan = value(await other.store.readFile(bytes));
    expect(plan.documents).toHaveLength(31);
    expect(value(await plan.apply(() => 'copy'))).toHaveLength(31);
    expect(value(await other.store.list()).filter(one => one.of === id)).toHaveLength(30);
  });

  test.each<[string, string | Bytes, string]>([
    ['nothing', '', 'empty'],
    ['a text', 'Dear diary', 'not-ours'],
    ['other JSON', '{"format":"freeciv"}\n[]\n', 'not-ours'],
    ['a list instead of a header', '[]\n[]\n', 'not-ours'],
    ['no documents', sealed('[]'), 'empty'],
    ['a newer format', sealed('[]', { version: 3 }), 'newer'],
    ['the second version with a sum of the first', sealed('[]', { version: 2 }), 'damaged'],
    ['no document at all', parted([]), 'empty'],
    ['a document without a sum', parted(['{}'], { sums: [] }), 'damaged'],
    ['a sum without a document', parted([], { sums: ['x'] }), 'empty'],
    ['a line without an end', 'x'.repeat(100_000), 'not-ours'],
    ['a wrong checksum', sealed('[]', { sum: 'x' }), 'damaged'],
    ['half a header', '{"format":"northwest-save","version":1}\n[]\n', 'damaged'],
    ['deep nesting', sealed('['.repeat(100_000) + ']'.repeat(100_000)), 'too-deep'],
    ['very many values', sealed(`[${'0,'.repeat(1_300_000)}0]`), 'too-many'],
    ['a document of an unknown kind', 'kind', 'unknown-kind'],
    ['prototype keys', sealed('[{"__proto__":{"kind":"tally"}}]'), 'damaged'],
    ['a constructor', sealed('[{"id":"x","constructor":{"prototype":{"polluted":1}}}]'), 'damaged'],
    ['a number beyond all numbers', sealed('[{"id":"x","played":1e999}]'), 'damaged'],
  ])('FILE-5: %s is refused with a reason', async (_, given, expected) => {
    const { store, port } = await desk();
    const text =
      given === 'kind'
        ? parted(documentsOf(file.text).map(one => one.replaceAll('"kind":"tally"', '"kind":"spell"')))
        : given;
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    const refused = await store.readFile(bytes);
    expect(code(refused)).toBe(expected);
    expect(refused.ok ? '' : say(refused.error.message)).toMatch(/ .*[.)]$/);
    expect(await port.rows()).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  test('FILE-6: a bomb of compression is never unpacked', async () => {
    const { store } = await desk();
    const bomb = await pack(parted([' '.repeat(samples(40, 200) * 1024 * 1024)]));
    expect(bomb.length).toBeLessThan(limits.packed);
    let unpacked = 0;
    const Real = globalThis.DecompressionStream;
    globalThis.DecompressionStream = class {
      readonly readable: ReadableStream;
      readonly writable: WritableStream;
      constructor(format: CompressionFormat) {
        const real = new Real(format);
        this.writable = real.writable;
        const counter = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            unpacked += chunk.length;
            controller.enqueue(chunk);
          },
        });
        this.readable = real.readable.pipeThrough(counter);
      }
    };
    try {
      expect(code(await store.readFile(bomb))).toBe('too-large');
    } finally {
      globalThis.DecompressionStream = Real;
    }
    expect(unpacked).toBeLessThan(limits.document + 8 * 1024 * 1024);
    const many = await pack(parted(Array.from({ length: 7 }, () => ' '.repeat(10 * 1024 * 1024))));
    const parts: string[] = [];
    for await (const part of partsOf(many)) parts.push(part.ok ? 'read' : part.error);
    expect(parts).toEqual([...Array.from({ length: 7 }, () => 'read'), 'too-large']);
    expect(code(await store.readFile(new Uint8Array(limits.packed + 1)))).toBe('too-large');
  });

  test('FILE-7: HTML in every text is only text; control characters in names are not taken', async () => {
    const { store } = await desk();
    const html = '<img src=x onerror=alert(1)>';
    const body = bodyOf(file.text);
    const titled = body.replaceAll(/"(title|name)":"[^"]*"/g, (_, key) => `"${key}":${JSON.stringify(html)}`);
    const plan = value(await store.readFile(await pack(sealed(titled))));
    expect(plan.documents[0]?.label.name).toBe(html);
    const bell = body.replaceAll('"name":"Deepwood"', '"name":"Deep\\u0007wood"');
    expect(code(await store.readFile(await pack(sealed(bell))))).toBe('damaged');
  });
});

describe('measures', () => {
  test('FILE-5: depth and number are read off as JSON.parse would find them', () => {
    fc.assert(
      fc.property(fc.jsonValue(), json => {
        const measured = measure(JSON.stringify(json));
        let values = 0;
        const count = (one: unknown): void => {
          values++;
          if (typeof one === 'object' && one !== null) Object.values(one).forEach(count);
        };
        count(json);
        // Empty lists count for one more: a bound from above is enough.
        if (measured.ok) expect(measured.value.values).toBeGreaterThanOrEqual(values);
        expect(isPlain(json)).toBe(!/"(__proto__|constructor|prototype)":/.test(JSON.stringify(json)));
      }),
      runs(300, 5_000),
    );
  });
});

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    ...[
      null,
      true,
      -1,
      0.5,
      1e308,
      -0,
      2 ** 53,
      '',
      '<script>alert(1)</script>',
      '\u0000',
      '__proto__',
      [],
      {},
    ],
    ...[[[[[]]]], { __proto__: 1 }, { constructor: 1 }, 'x'.repeat(5_000), 4_294_967_296, '../../etc', 666],
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** One value anywhere in the tree is replaced, taken out, or doubled. */
function spoilt(tree: unknown, path: readonly number[], by: unknown, how: number): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof tree !== 'object' || tree === null) return by;
  const keys = Object.keys(tree);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const copy: Record<string, unknown> = { ...tree };
  if (rest.length === 0 && how === 1) delete copy[key];
  else copy[key] = spoilt(copy[key], rest, by, how);
  if (!Array.isArray(tree)) return copy;
  const list = Object.values(copy);
  return rest.length === 0 && how === 2 ? [...list, list.at(step % list.length)] : list;
}

describe('hostile files', () => {
  const slowest = { ms: 0 };

  /** Refused with a reason, or imported so that it opens; nothing else changed, no exception, not long. */
  async function bearable(bytes: Bytes): Promise<string> {
    const { store, port } = await desk();
    const own = await campaign(store, 'Mine');
    const before = await port.rows();
    const began = performance.now();
    const read = await store.readFile(bytes);
    slowest.ms = Math.max(slowest.ms, performance.now() - began);
    expect(await port.rows()).toEqual(before);
    if (!read.ok) {
      expect(say(read.error.message)).toMatch(/ .*[.)]$/);
      return read.error.code;
    }
    const ids = value(await read.value.apply(() => 'copy'));
    for (const id of ids) {
      const session = await sit(store, id);
      expect(
        session.notes.map(note => note.code).filter(one => one !== 'repaired' && one !== 'drift'),
      ).toEqual([]);
      while (session.canUndo.value) value(session.undo());
      await session.close();
    }
    const rows = await port.rows();
    expect(rows).toEqual(expect.arrayContaining(before.filter(one => one.key === own || one.key[0] === own)));
    return 'imported';
  }

  test('FUZZ-1: bytes changed, cut, doubled or inserted anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.nat(3)), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (changes, packed) => {
          let bytes = packed ? [...file.bytes] : [...new TextEncoder().encode(file.text)];
          for (const [at, byte, how] of changes) {
            const place = at % Math.max(1, bytes.length);
            if (how === 0) bytes[place] = byte;
            else if (how === 1) bytes = bytes.slice(0, place);
            else if (how === 2) bytes.splice(place, 0, byte, byte);
            else bytes.splice(place, 1 + (byte % 50));
          }
          await bearable(new Uint8Array(bytes));
        },
      ),
      runs(200, 4_000),
    );
    expect(slowest.ms).toBeLessThan(2_000);
  });

  test('FUZZ-2: any value anywhere replaced by anything, under a checksum that fits', async () => {
    const tree: unknown = JSON.parse(bodyOf(file.text));
    const anew = (body: unknown, old: boolean): string =>
      !old && Array.isArray(body)
        ? parted(body.map(one => JSON.stringify(one)))
        : sealed(JSON.stringify(body));
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 }),
        hostile,
        fc.nat(2),
        async (path, by, how) => {
          const result = await bearable(
            new TextEncoder().encode(anew(spoilt(tree, path, by, how), how === 0)),
          );
          seen.set(result, (seen.get(result) ?? 0) + 1);
        },
      ),
      runs(300, 6_000),
    );
    // The fuzzer reaches both sides of the door.
    expect(seen.get('imported') ?? 0).toBeGreaterThan(0);
    expect(seen.get('damaged') ?? 0).toBeGreaterThan(0);
    expect(slowest.ms).toBeLessThan(2_000);
  });
});
