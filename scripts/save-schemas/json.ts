import { toJsonSchema } from '@valibot/to-json-schema';
import { type GenericSchema, object } from 'valibot';

/** A JSON Schema as data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchema = (value: unknown): value is GenericSchema => isRecord(value) && value.kind === 'schema';

/** The schemas directly inside a schema, with the name of their place. */
function innerSchemas(schema: GenericSchema): [string, GenericSchema][] {
  const found: [string, GenericSchema][] = [];
  const add = (name: string, value: unknown): void => {
    if (isSchema(value)) found.push([name, value]);
  };
  const all: Readonly<Record<string, unknown>> = { ...schema };
  for (const field of ['wrapped', 'item', 'key', 'value', 'rest']) add(field, all[field]);
  if (isRecord(all.entries)) for (const [name, entry] of Object.entries(all.entries)) add(name, entry);
  for (const field of ['options', 'items', 'pipe']) {
    const list: unknown = all[field];
    for (const [i, one] of Array.isArray(list) ? list.entries() : []) add(`${field}${i}`, one);
  }
  // A piped schema holds itself without the actions.
  return found.filter(([, inner]) => inner !== schema);
}

const isComposed = ({ type }: GenericSchema): boolean =>
  ['loose_object', 'object', 'strict_object', 'object_with_rest', 'variant', 'union'].includes(type);

/** Composed schemas that occur in several places get a name, so that each is written once. */
function sharedSchemas(roots: readonly GenericSchema[]): Record<string, GenericSchema> {
  const seen = new Map<GenericSchema, { readonly name: string; count: number }>();
  const visit = (schema: GenericSchema, name: string): void => {
    const before = seen.get(schema);
    if (before) {
      before.count++;
      return;
    }
    seen.set(schema, { name, count: 1 });
    for (const [inner, one] of innerSchemas(schema))
      visit(one, /^(?:options|items|pipe)\d+$|^(?:item|wrapped|value)$/.test(inner) ? name : inner);
  };
  for (const root of roots) visit(root, 'root');
  const named: Record<string, GenericSchema> = {};
  for (const [schema, { name, count }] of seen) {
    if (count < 2 || !isComposed(schema)) continue;
    let free = name;
    for (let n = 2; free in named; n++) free = `${name}${n}`;
    named[free] = schema;
  }
  return named;
}

/** One JSON Schema for the states and events of a kind. Checks that only code can make are left out. */
export function jsonSchemaOf(title: string, state: GenericSchema, event: GenericSchema): JsonObject {
  const definitions = sharedSchemas([state, event]);
  // Both in one conversion: each conversion numbers the definitions that have no name from 0.
  const both = toJsonSchema(object({ state, event }), { errorMode: 'ignore', definitions });
  const { $schema = null, properties = null, $defs = {} }: JsonObject = JSON.parse(JSON.stringify(both));
  return { $schema, title, properties, $defs };
}

/** One line for each field and each definition, so that a change shows in a diff. */
export function printed({ $schema = null, title = null, properties, $defs }: JsonObject): string {
  const lines = (all: Json | undefined): string =>
    Object.entries((all ?? {}) as JsonObject)
      .map(([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`)
      .join(',\n');
  return `{\n "$schema": ${JSON.stringify($schema)},\n "title": ${JSON.stringify(title)},\n "properties": {\n${lines(properties)}\n },\n "$defs": {\n${lines($defs)}\n }\n}\n`;
}
