import type * as v from 'valibot';
import type { Problem, Result } from '../../basics/result';
import { type Output, parseWith } from '../../basics/schema';
import { idFrom } from './blank';
import { type Field, type Kind, type Shape, shapeOf } from './shape';

/** A part of the format as a form edits it: its shape, and the check that each change has to pass. */
export interface Form<T> {
  readonly shape: Shape;
  readonly read: (value: unknown) => Result<T, readonly Problem[]>;
}

export const formOf = <S extends v.GenericSchema>(schema: S): Form<Output<S>> => ({
  shape: shapeOf(schema),
  read: parseWith(schema),
});

export type Written = Readonly<Record<string, unknown>>;
export const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The smallest valid value, for a new field. */
export function blankOf(shape: Shape): unknown {
  switch (shape.shape) {
    case 'whole':
      return Math.min(Math.max(1, shape.low), shape.high);
    case 'flag':
      return true;
    case 'text':
      return shape.what === 'id' ? 'new' : shape.what === 'hex' ? 'A1' : shape.least > 0 ? '…' : '';
    case 'one':
      return shape.options[0];
    case 'pool':
      return {};
    case 'way':
      return [];
    case 'list':
      return Array.from({ length: shape.least }, () => blankOf(shape.of()));
    case 'tuple':
      return shape.of.map(blankOf);
    case 'fields':
      return blankFields(shape.fields);
    case 'kinds': {
      const first = shape.kinds[0];
      return first ? blankKind(shape.key, first) : {};
    }
    case 'either':
      return shape.of[0] && blankOf(shape.of[0]);
  }
}

const blankFields = (fields: readonly Field[]): Written =>
  Object.fromEntries(
    fields.filter(field => field.needed).map(({ key, of }) => [key, key === 'start' ? 0 : blankOf(of())]),
  );

/** What comes with a stage comes with the first that a fight goes on to. */
const nextStage = 2;

const blankKind = (key: string, { name, fields }: Kind): Written => ({
  [key]: name,
  ...blankFields(fields),
  ...(fields.some(field => field.key === 'stage' && field.needed) ? { stage: nextStage } : {}),
});

/** The kind of a value. */
export const kindIn = (shape: Extract<Shape, { shape: 'kinds' }>, value: unknown): Kind | undefined =>
  shape.kinds.find(kind => isWritten(value) && value[shape.key] === kind.name);

/** The value as another kind; fields that both kinds have are kept where they fit. */
export function asKind(shape: Extract<Shape, { shape: 'kinds' }>, name: string, old: unknown): Written {
  const kind = shape.kinds.find(one => one.name === name);
  if (!kind) return {};
  const kept = kind.fields.flatMap(({ key, of }) =>
    isWritten(old) && key in old && fits(of(), old[key]) ? [[key, old[key]] as const] : [],
  );
  return { ...blankKind(shape.key, kind), ...Object.fromEntries(kept) };
}

/** The shape that a value has. */
export const whichOf = (shapes: readonly Shape[], value: unknown): number =>
  Math.max(
    0,
    shapes.findIndex(one => fits(one, value)),
  );

/** A rough look, enough to tell the sides of a choice apart; the door looks closely. */
export function fits(shape: Shape, value: unknown): boolean {
  switch (shape.shape) {
    case 'whole':
      return typeof value === 'number' && value >= shape.low && value <= shape.high;
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && value.length >= shape.least && value.length <= shape.most;
    case 'one':
      return shape.options.some(one => one === value);
    case 'pool':
      return isWritten(value);
    case 'way':
      return Array.isArray(value);
    case 'list':
      return Array.isArray(value) && value.every(one => fits(shape.of(), one));
    case 'tuple':
      return Array.isArray(value) && shape.of.every((one, i) => fits(one, value[i]));
    case 'fields':
      return isWritten(value) && shape.fields.every(field => !field.needed || field.key in value);
    case 'kinds':
      return kindIn(shape, value) !== undefined;
    case 'either':
      return shape.of.some(one => fits(one, value));
  }
}

/** A new item for a list, with its own id where items have one. */
export function freshIn(of: Shape, list: readonly unknown[], name: string): unknown {
  const blank = blankOf(of);
  if (of.shape !== 'fields' || !isWritten(blank)) return blank;
  const has = (key: string) => of.fields.some(field => field.key === key && field.needed);
  const taken = list.flatMap(one => (isWritten(one) && typeof one.id === 'string' ? [one.id] : []));
  return {
    ...blank,
    ...(has('name') ? { name } : {}),
    ...(has('label') ? { label: name } : {}),
    ...(has('id') ? { id: idFrom(name, taken) } : {}),
  };
}

/** An undefined value removes the field; all other fields stay. */
export function withField(value: unknown, key: string, next: unknown): Written {
  const { [key]: _, ...rest } = isWritten(value) ? value : {};
  return next === undefined ? rest : { ...(isWritten(value) ? value : {}), [key]: next };
}
