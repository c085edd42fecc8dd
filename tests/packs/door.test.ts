import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { canonical } from '../../src/basics/hash';
import { builtinPack } from '../../src/packs/builtin';
import { openPack, readPack, writePack } from '../../src/packs/door';
import { shapeOf } from '../../src/packs/edit/shape';
import { packSchema } from '../../src/packs/pack';
import { runs } from '../support/samples';
import { pack } from './arbitrary';
import { anyOf } from './arbitrary-shape';

type Json = Record<string, unknown>;
/** A copy of the shipped pack with one thing changed; `path` leads to the holder of the last key. */
function damaged(path: readonly (string | number)[], value: unknown): unknown {
  const copy = JSON.parse(writePack(builtinPack)) as Json;
  let holder: Json = copy;
  for (const key of path.slice(0, -1)) holder = holder[key] as Json;
  const last = path.at(-1)!;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

describe('OWN-163: round trip', () => {
  test('the shipped pack opens without a problem or a warning, and reads back the same', () => {
    const opened = readPack(writePack(builtinPack));
    expect(opened).toEqual({ ok: true, value: { pack: builtinPack, warnings: [] } });
  });

  test('generated packs, with everything that the format takes in: parse, write, parse is the same', () => {
    const whole = anyOf(shapeOf(packSchema)).map(one => ({
      ...(one as Json),
      format: 'northwest-pack',
      version: 1,
    }));
    fc.assert(
      fc.property(whole, made => {
        const once = v.parse(packSchema, made);
        const text = writePack(once);
        const twice = v.parse(packSchema, JSON.parse(text));
        // Lists that the file leaves out are there, and empty; nothing else is other than it was.
        for (const [key, value] of Object.entries(made))
          expect(canonical(once[key as 'name'])).toBe(canonical(value));
        expect(writePack(twice)).toBe(text);
      }),
      runs(500, 50_000),
    );
  });

  test('generated packs: write and parse give the same pack, later fields included', () => {
    fc.assert(
      fc.property(pack, made => {
        const once = v.parse(packSchema, JSON.parse(writePack(made)));
        const twice = v.parse(packSchema, JSON.parse(writePack(once)));
        expect(once).toEqual(JSON.parse(JSON.stringify(made)));
        expect(writePack(twice)).toBe(writePack(once));
      }),
      runs(15, 5000),
    );
  });
});

describe('OWN-163, OWN-164: each kind of damage has its own code at the right place', () => {
  const e = ['encounters', 0];
  test.each<[string, readonly (string | number)[], unknown, string]>([
    ['missing', [...e, 'board'], undefined, 'encounters[0].board'],
    ['missing', [...e, 'cards', 3, 'label'], undefined, 'encounters[0].cards[3].label'],
    ['missing', ['format'], undefined, 'format'],
    ['type', [...e, 'name'], 7, 'encounters[0].name'],
    ['type', [...e, 'cards'], 'none', 'encounters[0].cards'],
    ['unknown', ['format'], 'another-app', 'format'],
    ['unknown', [...e, 'cards', 0, 'stage'], 4, 'encounters[0].cards[0].stage'],
    ['unknown', [...e, 'cards', 0, 'steps', 1, 'do'], 'dance', 'encounters[0].cards[0].steps[1].do'],
    [
      'unknown',
      [...e, 'cards', 0, 'steps', 0, 'rules', 0, 'rule'],
      'nicest',
      'encounters[0].cards[0].steps[0].rules[0].rule',
    ],
    ['number', [...e, 'enemies', 0, 'defense'], 0, 'encounters[0].enemies[0].defense'],
    ['number', [...e, 'enemies', 0, 'defense'], 2.5, 'encounters[0].enemies[0].defense'],
    ['number', [...e, 'enemies', 0, 'might', 'red'], 1e308, 'encounters[0].enemies[0].might.red'],
    ['length', [...e, 'enemies'], [], 'encounters[0].enemies'],
    ['length', [...e, 'name'], 'x'.repeat(5000), 'encounters[0].name'],
    ['name', [...e, 'startZone', 2], 'c-5', 'encounters[0].startZone[2]'],
    ['newer', ['version'], 99, 'version'],
    ['reference', [...e, 'placed', 1, 'enemy'], 'nobody', 'encounters[0].placed[1].enemy'],
    ['reference', [...e, 'cards', 3, 'steps', 0, 'enemy'], 'nobody', 'encounters[0].cards[3].steps[0].enemy'],
    ['reference', ['heroes', 0, 'class'], 'nobody', 'heroes[0].class'],
    ['reference', ['heroes', 0, 'items', 1], 'nothing', 'heroes[0].items[1]'],
    ['repeated', [...e, 'enemies', 1, 'id'], 'mossback', 'encounters[0].enemies[1].id'],
    ['repeated', ['encounters', 1, 'id'], 'old-mossback', 'encounters[1].id'],
    [
      'slot',
      [...e, 'enemies', 0, 'slots', 0, 'hexes', 0],
      ['N', 'N'],
      'encounters[0].enemies[0].slots[0].hexes[0]',
    ],
    [
      'slot',
      [...e, 'enemies', 0, 'slots', 1, 'hexes', 0],
      ['N'],
      'encounters[0].enemies[0].slots[1].hexes[0]',
    ],
    ['missing', [...e, 'enemies', 0, 'slots'], [], 'encounters[0].enemies[0].slots'],
    [
      'footprint',
      [...e, 'enemies', 0, 'footprint'],
      [['N'], ['S'], ['NE'], ['SE'], ['SW'], ['NW'], ['N', 'N']],
      'encounters[0].enemies[0].footprint',
    ],
    [
      'loop',
      ['encounters', 1, 'abilities', 0, 'steps', 0],
      { do: 'ability', ability: 'back-to-back' },
      'encounters[1].abilities[0]',
    ],
    ['board', [...e, 'startZone', 0], 'Z9', 'encounters[0].startZone[0]'],
    ['board', [...e, 'placed', 0, 'at'], 'A1', 'encounters[0].placed[0].at'],
    ['board', [...e, 'placed', 2, 'at'], 'F4', 'encounters[0].placed[2].at'],
    ['board', [...e, 'obstacles', 0, 'hexes', 0], 'Q10', 'encounters[0].obstacles[0].hexes[0]'],
  ])('%s: %j', (code, path, value, at) => {
    const opened = openPack(damaged(path, value));
    expect(opened.ok).toBe(false);
    if (!opened.ok) expect(opened.error.map(p => [p.code, p.at])).toContainEqual([code, at]);
  });
});

describe('OWN-165: warnings: it plays, but looks wrong', () => {
  const e = ['encounters', 0];
  test.each<[string, readonly (string | number)[], unknown, string]>([
    ['stage', [...e, 'cards', 0, 'stage'], 2, 'encounters[0].cards'],
    ['icon', [...e, 'cards', 0, 'steps', 2, 'breaks', 0], 'horn', 'encounters[0].cards[0].steps[2]'],
    ['empty', [...e, 'cards', 0, 'steps'], [], 'encounters[0].cards[0].steps'],
    [
      'idle',
      [...e, 'cards', 0, 'steps', 0, 'rules', 0, 'rule'],
      'another',
      'encounters[0].cards[0].steps[0]',
    ],
    ['idle', [...e, 'cards', 2, 'steps', 2], { do: 'text', text: '' }, ''],
    ['models', [...e, 'enemies', 1, 'models'], 3, 'encounters[0].enemies[1].models'],
    ['start', [...e, 'startZone'], ['E8'], 'encounters[0].startZone'],
    ['tile', [...e, 'tiles', 0, 'kind'], 'tar', 'encounters[0].tiles[0].kind'],
    ['unused', ['encounters', 1, 'cards', 14, 'steps', 0], { do: 'draw' }, 'encounters[1].abilities[0]'],
  ])('%s: %j', (code, path, value, at) => {
    const opened = openPack(damaged(path, value));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    if (at) expect(opened.value.warnings.map(w => [w.code, w.at])).toContainEqual([code, at]);
  });
});

describe('OWN-163: hostile files', () => {
  test('text that is no JSON, that is too long or too deep is refused with a reason', () => {
    expect(readPack('{"format":')).toMatchObject({ ok: false, error: [{ code: 'not-json' }] });
    expect(readPack(' '.repeat(10_000_000))).toMatchObject({ ok: false, error: [{ code: 'too-large' }] });
    expect(readPack(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toMatchObject({
      ok: false,
      error: [{ code: 'too-deep' }],
    });
    // As deep as 5 MB can go; counted, not parsed.
    expect(readPack(`${'['.repeat(2_400_000)}${']'.repeat(2_400_000)}`)).toMatchObject({
      error: [{ code: 'too-deep' }],
    });
    const deep = Array.from({ length: 70 }).reduce<unknown>(inner => [inner], []);
    expect(openPack(deep)).toMatchObject({ ok: false, error: [{ code: 'too-deep' }] });
    expect(openPack(null).ok).toBe(false);
    for (const other of ['{"a":1}', '[]', '7', 'null'])
      expect(readPack(other)).toMatchObject({ ok: false, error: [{ code: 'not-a-pack', at: '' }] });
  });

  test('brackets in words are no depth, and quotes in them end nothing', () => {
    const name = `${'['.repeat(30)} \\ "${'{'.repeat(70)}`;
    const opened = readPack(writePack({ ...builtinPack, name }));
    expect(opened.ok && opened.value.pack.name).toBe(name);
    const over = '"name":"\\"","x":';
    expect(readPack(`{${over}${'['.repeat(70)}${']'.repeat(70)}}`)).toMatchObject({
      error: [{ code: 'too-deep' }],
    });
  });

  test('keys of prototypes change nothing and nobody', () => {
    const source = writePack(builtinPack).replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":{"x":1},',
    );
    const opened = readPack(source);
    expect(opened.ok).toBe(true);
    if (opened.ok) expect('polluted' in opened.value.pack).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  test('markup in a name stays text; markup in a picture is refused', () => {
    const named = openPack(damaged(['encounters', 0, 'name'], '<img src=x onerror=alert(1)>'));
    expect(named.ok && named.value.pack.encounters[0]?.name).toBe('<img src=x onerror=alert(1)>');
    const drawn = damaged(
      ['pictures'],
      [{ of: 'old-mossback', strokes: [{ d: 'M0 0"/><script>', tone: 'moss' }] }],
    );
    expect(openPack(drawn)).toMatchObject({ ok: false, error: [{ at: 'pictures[0].strokes[0].d' }] });
  });

  test('any JSON at all: an answer, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(openPack(value).ok).toBe(false);
      }),
      runs(50, 20_000),
    );
  });
});

test('every code that the door knows stands in docs/PACKS.md, and has a case here', () => {
  const of = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(one => one[1]!))].sort();
  const packs = readdirSync('src/packs').filter(name => name.endsWith('.ts'));
  const sources = [...packs.map(name => `src/packs/${name}`), 'src/basics/issues.ts']
    .map(name => readFileSync(name, 'utf8'))
    .join('\n');
  const known = of(sources, /\bcode: '([a-z-]+)'/g);
  const page = readFileSync('docs/PACKS.md', 'utf8');
  const section = page.slice(page.indexOf('## Problems and warnings'), page.indexOf('## How hard'));
  expect(of(section, /`([a-z-]+)`/g)).toEqual(known);
  const here = ['door', 'look'].map(name => readFileSync(`tests/packs/${name}.test.ts`, 'utf8')).join();
  expect(known.filter(code => !new RegExp(`['\`]${code}[ ']`).test(here))).toEqual([]);
});
