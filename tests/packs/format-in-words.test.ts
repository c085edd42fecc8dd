import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that the format has one for each side of a hex: the page names them by an example. */
const directions = new Set(['N', 'NE', 'SE', 'S', 'SW', 'NW']);

/** Every word that a field of the schema takes, however deep. */
function wordsIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const { const: only, enum: some } = schema as { const?: unknown; enum?: readonly unknown[] };
  for (const word of [only, ...(some ?? [])]) if (typeof word === 'string') found.add(word);
  for (const part of Object.values(schema)) wordsIn(part, found);
  return found;
}

test('docs/PACKS.md names every word that the format takes', () => {
  const page = new Set(readFileSync('docs/PACKS.md', 'utf8').match(/[\w-]+/g));
  const words = wordsIn(JSON.parse(readFileSync('docs/pack.schema.json', 'utf8')));
  expect(words.size).toBeGreaterThan(150);
  expect([...words].filter(word => !directions.has(word) && !page.has(word))).toEqual([]);
});
