import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { storedKinds } from '../../scripts/save-schemas/kinds';

/** The frozen saves of each older version, by the kind's name. Tests of each game open them. */
const frozenSaves: Readonly<Record<string, readonly string[]>> = {
  fight: ['saves/file-2-fight-1.northwest', 'saves/file-2-fight-2.northwest'],
  campaign: ['saves/file-2-campaign-1.northwest'],
  'harrow/solo': ['harrow/version-1.json', 'harrow/version-4.json'],
  'harrow/table': ['harrow/version-1.json', 'harrow/version-2.json', 'harrow/version-3.json'],
  'harrow/box': ['harrow/version-1-box.json', 'harrow/version-3.json'],
  'darkholds/level': ['darkholds/level-1.json'],
  'darkleaf/duel': ['darkleaf/duel-1.json'],
  'korrem/battle': ['korrem/battle-1.json', 'korrem/battle-2.json'],
  'korrem/world': ['korrem/world-1.json', 'korrem/world-2.json'],
  'korrem/box': ['korrem/box-1.json'],
};

describe.each(storedKinds.map(({ kind }) => [kind.name, kind] as const))('%s', (name, kind) => {
  const { version, migrations } = kind;

  test('SAVE-2: its migrations are numbered without gaps, up to its version', () => {
    expect(migrations.map(({ to }) => to)).toEqual(Array.from({ length: version - 1 }, (_, i) => i + 2));
  });

  test('SAVE-2: each of its migrations has a name of its own', () => {
    const names = migrations.map(one => one.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter(one => !/^[a-z]+(?:-[a-z]+)*$/.test(one))).toEqual([]);
  });

  test('SAVE-2: each older version has a frozen save', () => {
    const saves = frozenSaves[name] ?? [];
    expect(saves).toHaveLength(version - 1);
    expect(saves.filter(file => !existsSync(`tests/fixtures/${file}`))).toEqual([]);
  });
});
