import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashText } from '../../src/basics/hash';
import { fileName } from '../../src/storage/file/export';
import { pack, unpack } from '../../src/storage/file/gzip';
import { isPlain, limits, measure } from '../../src/storage/file/limits';
import { runs } from '../support/samples';
import { campaign, code, desk, play, sit, value } from './setup';
import { afterTaps, start, tally } from './tally';

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
  const { bytes } = value(await store.exportFile('all'));
  return { bytes, text: value(await unpack(bytes)) };
}

/** The body with a header that fits: what an attacker can make as well as we can. */
const sealed = (body: string, header: object = {}): string =>
  `${JSON.stringify({ format: 'northwest-save', version: 1, made: 1, sum: hashText(body), ...header })}\n${body}\n`;

let file: { bytes: Bytes; text: string };
beforeAll(async () => {
  file = await exported();
});

describe('out and in', () => {
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
    const copies = value(await again.apply(() => 'copy'));
    expect(copies.some(id => ids.includes(id))).toBe(false);
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

  test('FILE-4: readable inside: two lines of JSON, the second under the checksum of the first', async () => {
    const [head = '', ...body] = file.text.trimEnd().split('\n');
    expect(JSON.parse(head)).toMatchObject({
      format: 'northwest-save',
      version: 1,
      sum: hashText(body.join('\n')),
    });
    expect(JSON.parse(body.join('\n'))[0].records[3].record.title).toMatch(/^tap 3: the wolf/);
    // Unpacked by hand it comes in as well.
    const { store } = await desk();
    const plain = new TextEncoder().encode(file.text);
    expect(value(await store.readFile(plain)).documents).toHaveLength(2);
    expect(fileName('Die Wölfe & Co.', 0)).toBe('northwest-die-wo-lfe-co-1970-01-01.northwest');
  });

  test.each<[string, string | Bytes, string]>([
    ['nothing', '', 'empty'],
    ['a text', 'Dear diary', 'not-ours'],
    ['other JSON', '{"format":"freeciv"}\n[]\n', 'not-ours'],
    ['a list instead of a header', '[]\n[]\n', 'not-ours'],
    ['no documents', sealed('[]'), 'empty'],
    ['a newer format', sealed('[]', { version: 2 }), 'newer'],
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
    const text = given === 'kind' ? file.text.replaceAll('"kind":"tally"', '"kind":"spell"') : given;
    const body =
      typeof text === 'string' && given === 'kind' ? text.slice(text.indexOf('\n') + 1, -1) : undefined;
    const bytes = typeof text === 'string' ? new TextEncoder().encode(body ? sealed(body) : text) : text;
    const refused = await store.readFile(bytes);
    expect(code(refused)).toBe(expected);
    expect(refused.ok ? '' : refused.error.message).toMatch(/\.|\)$/);
    expect(await port.rows()).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  test('FILE-6: a bomb of compression is never unpacked', async () => {
    const { store } = await desk();
    const bomb = await pack(' '.repeat(200 * 1024 * 1024));
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
    expect(unpacked).toBeLessThan(limits.unpacked + 8 * 1024 * 1024);
    expect(code(await store.readFile(new Uint8Array(limits.packed + 1)))).toBe('too-large');
  });

  test('FILE-7: HTML in every text is only text; control characters in names are not taken', async () => {
    const { store } = await desk();
    const html = '<img src=x onerror=alert(1)>';
    const body = file.text.slice(file.text.indexOf('\n') + 1, -1);
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
      expect(read.error.message.length).toBeGreaterThan(10);
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
    const tree: unknown = JSON.parse(file.text.slice(file.text.indexOf('\n') + 1));
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 }),
        hostile,
        fc.nat(2),
        async (path, by, how) => {
          const result = await bearable(
            new TextEncoder().encode(sealed(JSON.stringify(spoilt(tree, path, by, how)))),
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
