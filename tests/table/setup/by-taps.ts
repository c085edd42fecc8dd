import { asKind, blankOf, fits, freshIn, isWritten, kindIn, withField } from '../../../src/packs/edit/form';
import type { Field, Shape } from '../../../src/packs/edit/shape';

/**
 * The values that a form shows one after the other while hands make `to` out of `from`: one field, one kind, one line
 * of a list at a time, each with what its control can give.
 */
export function* byTaps(shape: Shape, from: unknown, to: unknown): Generator<unknown> {
  switch (shape.shape) {
    case 'kinds': {
      const kind = kindIn(shape, to);
      if (!kind) throw new Error(`no kind of ${shape.key}`);
      const start = asKind(shape, kind.name, from);
      yield start;
      yield* fieldByField(kind.fields, start, to);
      return;
    }
    case 'fields':
      yield* fieldByField(shape.fields, from, to);
      return;
    case 'list': {
      let now: readonly unknown[] = (Array.isArray(from) ? from : []).slice(0, shape.least);
      if (now.length > 0 || (Array.isArray(from) && from.length > 0)) yield now;
      for (const [i, item] of (Array.isArray(to) ? to : []).entries()) {
        const of = shape.of();
        const fresh = i < now.length ? now[i] : freshIn(of, now, 'New');
        if (i >= now.length) {
          now = [...now, fresh];
          yield now;
        }
        for (const next of byTaps(of, fresh, item)) {
          now = now.map((one, k) => (k === i ? next : one));
          yield now;
        }
      }
      return;
    }
    case 'tuple': {
      let now = shape.of.map((of, i) => (Array.isArray(from) ? from[i] : blankOf(of)));
      for (const [i, of] of shape.of.entries())
        for (const next of byTaps(of, now[i], Array.isArray(to) ? to[i] : undefined)) {
          now = now.map((one, k) => (k === i ? next : one));
          yield now;
        }
      return;
    }
    case 'either': {
      const side = shape.of.find(one => fits(one, to));
      if (!side) throw new Error('no side of a choice');
      if (side.shape === 'one') yield to;
      else {
        const start = fits(side, from) ? from : blankOf(side);
        yield start;
        yield* byTaps(side, start, to);
      }
      return;
    }
    default:
      yield to;
  }
}

function* fieldByField(fields: readonly Field[], from: unknown, to: unknown): Generator<unknown> {
  let now: unknown = from;
  const want = isWritten(to) ? to : {};
  for (const { key, of } of fields) {
    const held = isWritten(now) ? now[key] : undefined;
    if (!(key in want)) {
      if (held !== undefined) {
        now = withField(now, key, undefined);
        yield now;
      }
      continue;
    }
    const start = held === undefined ? blankOf(of()) : held;
    if (held === undefined) {
      now = withField(now, key, start);
      yield now;
    }
    for (const next of byTaps(of(), start, want[key])) {
      now = withField(now, key, next);
      yield now;
    }
  }
}
