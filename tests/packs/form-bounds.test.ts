import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Shape, shapeOf } from '../../src/packs/edit/shape';
import { packSchema } from '../../src/packs/pack';

/** Every list that a form of the pack can write, with an element that it takes. */
function listsOf(schema: v.GenericSchema<unknown, unknown>): readonly Extract<Shape, { shape: 'list' }>[] {
  const seen = new Set<Shape>();
  const walk = (one: Shape): void => {
    if (seen.has(one)) return;
    seen.add(one);
    if (one.shape === 'list') walk(one.of());
    if (one.shape === 'tuple' || one.shape === 'either') for (const each of one.of) walk(each);
    if (one.shape === 'fields') for (const field of one.fields) walk(field.of());
    if (one.shape === 'kinds')
      for (const kind of one.kinds) for (const field of kind.fields) walk(field.of());
  };
  walk(shapeOf(schema));
  return [...seen].filter(one => one.shape === 'list');
}

it('OWN-203: a form lets a list be as long as the door takes it, whichever of its bounds was told first', () => {
  const few = v.array(v.number());
  for (const schema of [
    v.pipe(few, v.minLength(1), v.maxLength(60)),
    v.pipe(v.pipe(few, v.maxLength(60)), v.minLength(1)),
    v.pipe(v.pipe(few, v.minLength(1)), v.maxLength(60)),
  ])
    expect(shapeOf(schema)).toMatchObject({ shape: 'list', least: 1, most: 60 });
  // No list of a pack is without a bound of its own.
  expect(listsOf(packSchema).filter(one => one.most === 99)).toEqual([]);
});
