import { isWritten, kindIn, type Written } from '../../../packs/edit/form';
import type { Field, Shape } from '../../../packs/edit/shape';
import type { FormAround } from './context';

/** What has just been begun points at what there is: at the first part of the body, the first enemy, the first tile. */
export function pointed(shape: Shape, fresh: unknown, around: FormAround): unknown {
  if (!isWritten(fresh)) return fresh;
  switch (shape.shape) {
    case 'fields':
      return filled(shape.fields, fresh, around);
    case 'kinds':
      return filled(kindIn(shape, fresh)?.fields ?? [], fresh, around);
    default:
      return fresh;
  }
}

const filled = (fields: readonly Field[], fresh: Written, around: FormAround): Written => ({
  ...fresh,
  ...Object.fromEntries(
    fields.flatMap(({ key, of }) =>
      key in fresh && key !== 'id' ? [[key, fieldPointed(key, of(), fresh[key], around)]] : [],
    ),
  ),
});

function fieldPointed(key: string, shape: Shape, value: unknown, around: FormAround): unknown {
  if (shape.shape !== 'text') return pointed(shape, value, around);
  const refs = shape.what === 'id' ? around.refs(key) : undefined;
  if (refs) return refs.some(one => one.id === value) ? value : (refs[0]?.id ?? value);
  return value === '…' ? (around.hints(key)[0] ?? value) : value;
}
