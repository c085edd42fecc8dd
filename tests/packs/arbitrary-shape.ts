import fc from 'fast-check';
import type { Field, Shape } from '../../src/packs/edit/shape';

const compass = fc.constantFrom('N', 'NE', 'SE', 'S', 'SW', 'NW');
const pool = fc.record(
  {
    white: fc.nat({ max: 18 }),
    yellow: fc.nat({ max: 18 }),
    red: fc.nat({ max: 3 }),
    black: fc.nat({ max: 3 }),
  },
  { requiredKeys: [] },
);
/** Where something lies so deep, only what holds nothing of its own kind. */
const deepest = 7;
const holding = new Set(['if', 'each', 'minions', 'not']);

/** Anything that has this shape: whatever the format takes in, at every place, however little sense it makes. */
export function anyOf(shape: Shape): fc.Arbitrary<unknown> {
  const made = new Map<Shape, fc.Arbitrary<unknown>[]>();
  const at = (one: Shape, depth: number): fc.Arbitrary<unknown> => {
    const levels = made.get(one) ?? [];
    made.set(one, levels);
    levels[depth] ??= from(one, depth);
    return levels[depth];
  };
  const record = (
    fields: readonly Field[],
    depth: number,
    told: Record<string, fc.Arbitrary<unknown>> = {},
  ) =>
    fc.record(
      { ...told, ...Object.fromEntries(fields.map(({ key, of }) => [key, at(of(), depth)])) },
      { requiredKeys: [...Object.keys(told), ...fields.filter(one => one.needed).map(one => one.key)] },
    );
  const from = (one: Shape, depth: number): fc.Arbitrary<unknown> => {
    switch (one.shape) {
      case 'whole':
        return fc.integer({ min: one.low, max: one.high });
      case 'flag':
        return fc.boolean();
      case 'text':
        if (one.what === 'id') return fc.constantFrom('a', 'stag', 'ember-2', 'болото', '9.x/y_z');
        if (one.what === 'hex') return fc.constantFrom('A1', 'C5', 'Q10', 'AB12');
        if (one.what === 'path') return fc.constantFrom('', 'M0 0L512 512Z', 'm1.5e2,-3 a4 4 0 1 0 8 0z');
        if (one.what === 'token') return fc.constantFrom('poison', 'Ω', 'a token of the rules board', '0');
        return fc.oneof(
          fc.constantFrom('<b>…</b>', '__proto__', 'Ω'.repeat(Math.max(1, one.least))),
          fc.string({ minLength: one.least, maxLength: Math.min(one.most, one.least + 12) }),
        );
      case 'one':
        return fc.constantFrom(...one.options);
      case 'pool':
        return pool;
      case 'way':
        return fc.array(compass, { maxLength: 3 });
      case 'list':
        return depth >= deepest && one.least === 0
          ? fc.constant([])
          : fc.array(at(one.of(), depth + 1), { minLength: one.least, maxLength: Math.max(one.least, 2) });
      case 'tuple':
        return fc.tuple(...one.of.map(each => at(each, depth + 1)));
      case 'fields':
        return record(one.fields, depth + 1);
      case 'kinds':
        return fc.oneof(
          ...one.kinds
            .filter(kind => depth < deepest || !holding.has(kind.name))
            .map(kind => record(kind.fields, depth + 1, { [one.key]: fc.constant(kind.name) })),
        );
      case 'either':
        return fc.oneof(...one.of.map(each => at(each, depth)));
    }
  };
  return at(shape, 0);
}
