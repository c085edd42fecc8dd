import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jsonSchemaOf, printed } from '../../scripts/save-schemas/json';
import { storedKinds } from '../../scripts/save-schemas/kinds';
import { fileOfKind, relied } from '../../scripts/save-schemas/reference';
import { narrowings } from '../../scripts/save-schemas/widens';
import { documentKinds } from '../../src/headless';

test('SAVE-1: every kind of document has a committed schema', () => {
  expect(storedKinds.map(({ kind }) => kind.name).toSorted()).toEqual(
    documentKinds.map(({ name }) => name).toSorted(),
  );
});

describe.each(storedKinds.map(stored => [stored.kind.name, stored] as const))(
  '%s',
  (name, { kind, state, event }) => {
    const schema = jsonSchemaOf(`${name} ${kind.version}`, state, event);
    const file = fileOfKind(kind);

    test('SAVE-1: its committed schema is that of the code (npm run save-schemas writes it)', () => {
      expect(readFileSync(file, 'utf8')).toBe(printed(schema));
    });

    test('SAVE-1: within a version it only widens; anything else is a new version with a migration', () => {
      const before = relied(file);
      expect(narrowings(before === undefined ? schema : JSON.parse(before), schema)).toEqual([]);
    });
  },
);
