import { describe, expect, test } from 'vitest';
import {
  dictionary,
  object,
  optionalFields,
  parseWith,
  text,
  variants,
  wholeNumber,
} from '../../../src/basics/schema';
import { dictionaryCollection, listCollection, singleEntry } from '../../../src/library/collections';
import { defineLibrary } from '../../../src/library/library';
import { packFormat } from '../../../src/library/pack-format';
import { libraryCommands, libraryEvents, libraryRules } from '../../../src/library/rules';

// The library of a game of ten lines: steps by name, in one collection.
const fields = { steps: dictionary(object({ name: text(20), n: wholeNumber(1, 9) })) };
const pack = object(optionalFields(fields));
const library = defineLibrary<{ readonly steps: Readonly<Record<string, { name: string; n: number }>> }>({
  steps: dictionaryCollection(),
});
const command = parseWith(variants('do', libraryCommands(pack, ['steps'])));
const event = parseWith(variants('type', libraryEvents(pack, ['steps'])));
const refusal = (code: string) => ({ code, message: code });
const { apply, decide, titleOf } = libraryRules({
  ...{ library, mostEntries: 3, refusal },
  ...{ putTitle: (names: string) => `Saved: ${names}`, dropTitle: (name: string) => `Deleted: ${name}` },
});
const packs = packFormat({
  word: 'counter-pack',
  fields: optionalFields(fields),
  unreadable: () => 'No pack.',
});

type Contents = Parameters<typeof decide>[0];
const one = { name: 'One step', n: 1 };
const leap = { name: 'A leap', n: 9 };
const empty: Contents = { steps: {} };

/** Sends a command as a device would: through its schema, then its events through theirs. */
function send(contents: Contents, sent: unknown): Contents | string {
  const read = command(sent);
  if (!read.ok) return read.error[0]?.at ?? '';
  const decided = decide(contents, read.value);
  if (!decided.ok) return decided.error.code;
  return decided.value.reduce((now, happened) => {
    const stored = event(JSON.parse(JSON.stringify(happened)));
    return stored.ok ? apply(now, stored.value) : now;
  }, contents);
}

describe('the library of a game of ten lines', () => {
  test('an entry is added, replaced and removed, and the rest stays', () => {
    const some = send(empty, { do: 'put', pack: { steps: { one, leap } } });
    expect(some).toEqual({ steps: { one, leap } });
    const replaced = send(
      { steps: { one, leap } },
      { do: 'put', pack: { steps: { one: { ...one, n: 2 } } } },
    );
    expect(replaced).toEqual({ steps: { one: { ...one, n: 2 }, leap } });
    expect(send({ steps: { one, leap } }, { do: 'drop', part: 'steps', id: 'one' })).toEqual({
      steps: { leap },
    });
  });

  test.each([
    ['a known entry', { do: 'put', pack: { steps: { one } } }, 'nothing'],
    ['an entry that is not there', { do: 'drop', part: 'steps', id: 'leap' }, 'unknown'],
    ['more than there is room for', { do: 'put', pack: { steps: { a: one, b: one, c: one } } }, 'full'],
    [
      'a number out of range',
      { do: 'put', pack: { steps: { a: { name: 'Far', n: 10 } } } },
      'pack.steps.a.n',
    ],
    ['another collection', { do: 'drop', part: 'cards', id: 'one' }, 'part'],
    ['an ID that every object has', { do: 'drop', part: 'steps', id: 'toString' }, 'id'],
  ])('%s is refused', (_, sent, code) => {
    expect(send({ steps: { one } }, sent)).toBe(code);
  });

  test('a title names what changes, and no more than three of it', () => {
    const steps = { a: { ...one, name: 'A' }, b: { ...one, name: 'B' }, c: { ...one, name: 'C' }, d: leap };
    expect(titleOf({ steps: { d: leap } }, { do: 'put', pack: { steps } })).toBe('Saved: A, B, C');
    expect(titleOf(empty, { do: 'put', pack: { steps } })).toBe('Saved: A, B, C (4)');
    expect(titleOf({ steps }, { do: 'drop', part: 'steps', id: 'd' })).toBe('Deleted: A leap');
  });

  test('another group reads what was written, sees the differences and takes some of them', () => {
    const read = packs.read(packs.write({ steps: { one: { ...one, n: 3 }, leap } }));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const found = library.differences({ steps: { one } }, read.value);
    expect(found).toEqual([
      { part: 'steps', id: 'one', name: 'One step', isNew: false },
      { part: 'steps', id: 'leap', name: 'A leap', isNew: true },
    ]);
    const fresh = library.pick(
      read.value,
      found.filter(({ isNew }) => isNew),
    );
    expect(library.put({ steps: { one } }, fresh)).toEqual({ steps: { one, leap } });
  });

  test.each([
    ['no JSON', 'one step', ''],
    ['a pack of another game', '{"northwest":"harrow-pack"}', 'northwest'],
    ['a wrong field', '{"northwest":"counter-pack","steps":{"a":{"name":"A","n":0}}}', 'steps.a.n'],
  ])('%s is refused with its path', (_, source, at) => {
    const read = packs.read(source);
    expect(read.ok ? 'read' : read.error[0]?.at).toBe(at);
  });
});

describe('collections that are no dictionaries', () => {
  interface Shelf {
    readonly title?: string;
    readonly cards?: readonly { readonly called: string; readonly n: number }[];
  }
  const shelf = defineLibrary<Shelf>({
    title: singleEntry(),
    cards: listCollection({
      idOf: ({ called }) => called,
      isSameId: (a, b) => a.toLowerCase() === b.toLowerCase(),
      contentOf: ({ n }) => n,
    }),
  });
  const ours: Shelf = {
    title: 'Ours',
    cards: [
      { called: 'Fox', n: 1 },
      { called: 'Owl', n: 2 },
    ],
  };

  test('a list finds its entries by their own ID, and compares only their content', () => {
    expect(
      shelf.differences(ours, {
        cards: [
          { called: 'FOX', n: 1 },
          { called: 'owl', n: 3 },
        ],
      }),
    ).toEqual([{ part: 'cards', id: 'owl', name: 'owl', isNew: false }]);
    expect(
      shelf.put(ours, {
        cards: [
          { called: 'fox', n: 5 },
          { called: 'Elk', n: 1 },
        ],
      }).cards,
    ).toEqual([
      { called: 'fox', n: 5 },
      { called: 'Owl', n: 2 },
      { called: 'Elk', n: 1 },
    ]);
    expect(shelf.remove(ours, { part: 'cards', id: 'OWL' }).cards).toEqual([{ called: 'Fox', n: 1 }]);
    expect(shelf.remove({}, { part: 'cards', id: 'owl' })).toEqual({});
  });

  test('a single entry is replaced as a whole, and can be removed', () => {
    expect(shelf.differences({}, { title: 'Theirs' })).toEqual([
      { part: 'title', id: '', name: '', isNew: true },
    ]);
    expect(shelf.differences(ours, { title: 'Ours' })).toEqual([]);
    expect(shelf.put(ours, { title: 'Theirs' }).title).toBe('Theirs');
    expect(shelf.remove(ours, { part: 'title', id: '' })).toEqual({ cards: ours.cards });
    expect(shelf.pick(ours, [{ part: 'title', id: '' }])).toEqual({ title: 'Ours' });
    expect(shelf.count(ours, 'cards')).toBe(2);
  });
});
