import type { GenericSchema } from 'valibot';
import { cubesSchema, hexNameSchema, idSchema, pathSchema, tokenSchema } from '../../stage/fields';

/**
 * What a form needs to know of a schema. Forms are made from the schemas themselves, so the
 * editor always knows the whole format.
 */
export type Shape =
  | { readonly shape: 'whole'; readonly low: number; readonly high: number }
  | { readonly shape: 'flag' }
  | { readonly shape: 'text'; readonly least: number; readonly most: number; readonly what: TextKind }
  /** One of a few words or numbers. */
  | { readonly shape: 'one'; readonly options: readonly (string | number)[] }
  | { readonly shape: 'pool' }
  | { readonly shape: 'way' }
  | { readonly shape: 'list'; readonly of: () => Shape; readonly least: number; readonly most: number }
  | { readonly shape: 'tuple'; readonly of: readonly Shape[] }
  | { readonly shape: 'fields'; readonly fields: readonly Field[] }
  /** Told apart by one key; each kind has fields of its own. */
  | { readonly shape: 'kinds'; readonly key: string; readonly kinds: readonly Kind[] }
  | { readonly shape: 'either'; readonly of: readonly Shape[] };

export type TextKind = 'words' | 'id' | 'hex' | 'path' | 'token';

export interface Field {
  readonly key: string;
  readonly needed: boolean;
  readonly of: () => Shape;
}

export interface Kind {
  readonly name: string;
  readonly fields: readonly Field[];
}

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const parts = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isPart) : []);

const known = new WeakMap<object, Shape>();

export function shapeOf(schema: GenericSchema<unknown, unknown>): Shape {
  return shaped(schema);
}

function shaped(schema: unknown): Shape {
  if (!isPart(schema)) throw new Error('not a schema');
  const before = known.get(schema);
  if (before) return before;
  const made = shapeFrom(schema);
  known.set(schema, made);
  return made;
}

/** Schemas that have fields of their own kind on the screen. */
const specials: ReadonlyMap<unknown, Shape> = new Map<unknown, Shape>([
  [cubesSchema, { shape: 'pool' }],
  [pathSchema, { shape: 'way' }],
]);

function shapeFrom(schema: Part): Shape {
  const special = specials.get(schema);
  if (special) return special;
  switch (schema.type) {
    case 'number':
      return { shape: 'whole', low: bound(schema, 'min_value', 0), high: bound(schema, 'max_value', 999) };
    case 'boolean':
      return { shape: 'flag' };
    case 'string':
      return {
        shape: 'text',
        least: bound(schema, 'min_length', 0),
        most: bound(schema, 'max_length', 80),
        what: textKind(schema),
      };
    case 'picklist':
      return { shape: 'one', options: words(schema.options) };
    case 'literal':
      return { shape: 'one', options: words([schema.literal]) };
    case 'array':
      return {
        shape: 'list',
        of: () => shaped(schema.item),
        least: bound(schema, 'min_length', 0),
        most: bound(schema, 'max_length', 99),
      };
    case 'tuple':
      return { shape: 'tuple', of: parts(schema.items).map(shaped) };
    case 'loose_object':
    case 'object':
      return { shape: 'fields', fields: fieldsOf(schema) };
    case 'variant':
      return kindsOf(schema);
    case 'union':
      return { shape: 'either', of: parts(schema.options).map(shaped) };
    case 'lazy':
      return shaped(typeof schema.getter === 'function' ? schema.getter(undefined) : undefined);
    case 'exact_optional':
      return shaped(schema.wrapped);
    default:
      throw new Error(`A form knows nothing of ${String(schema.type)}.`);
  }
}

const words = (options: unknown): readonly (string | number)[] =>
  (Array.isArray(options) ? options : []).filter(
    (one): one is string | number => typeof one === 'string' || typeof one === 'number',
  );

/** What is piped behind a schema, by a pipe within a pipe too. */
const checks = (schema: Part): readonly Part[] =>
  parts(schema.pipe).flatMap((one, i) => (i > 0 ? [one] : checks(one)));

function bound(schema: Part, check: string, otherwise: number): number {
  const found = checks(schema).find(one => one.type === check);
  return typeof found?.requirement === 'number' ? found.requirement : otherwise;
}

const textKinds: ReadonlyMap<unknown, TextKind> = new Map<unknown, TextKind>([
  [idSchema, 'id'],
  [hexNameSchema, 'hex'],
  [tokenSchema, 'token'],
]);

function textKind(schema: Part): TextKind {
  const named = textKinds.get(schema);
  if (named) return named;
  return parts(schema.pipe).some(one => one.type === 'regex') ? 'path' : 'words';
}

function fieldsOf(schema: Part): readonly Field[] {
  if (!isPart(schema.entries)) return [];
  return Object.entries(schema.entries).map(([key, of]) => ({
    key,
    needed: isPart(of) && of.type !== 'exact_optional',
    of: () => shaped(of),
  }));
}

function kindsOf(schema: Part): Shape {
  const key = String(schema.key);
  const kinds = parts(schema.options).flatMap(option => {
    const fields = fieldsOf(option);
    const told = fields.find(field => field.key === key)?.of();
    const names = told?.shape === 'one' ? told.options.map(String) : [];
    return names.map(name => ({ name, fields: fields.filter(field => field.key !== key) }));
  });
  return { shape: 'kinds', key, kinds };
}
