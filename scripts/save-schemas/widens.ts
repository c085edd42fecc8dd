import type { Json, JsonObject } from './json';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const isEqual = (a: Json | undefined, b: Json | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Fields whose number may only grow, and those whose number may only fall. */
const upper = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const lower = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;

/**
 * What a newer JSON Schema no longer accepts of what an older one did. Only the keywords that our schemas use are
 * understood; any other change counts as a narrowing.
 */
export function narrowings(before: JsonObject, now: JsonObject): string[] {
  const inProgress = new Set<string>();

  const resolve = (schema: Json | undefined, root: JsonObject): JsonObject => {
    if (!isObject(schema)) return {};
    const ref: Json | undefined = schema.$ref;
    if (typeof ref !== 'string') return schema;
    const name = ref.replace('#/$defs/', '');
    const defs: Json | undefined = root.$defs;
    return resolve(isObject(defs) ? defs[name] : undefined, root);
  };

  const optionsOf = (schema: JsonObject): readonly Json[] | undefined => {
    if (Array.isArray(schema.anyOf)) return schema.anyOf;
    if (Array.isArray(schema.oneOf)) return schema.oneOf;
    if (Array.isArray(schema.enum)) return schema.enum.map(value => ({ const: value }));
    return undefined;
  };

  function compare(oldSchema: Json | undefined, newSchema: Json | undefined, at: string): string[] {
    const pair = `${JSON.stringify(oldSchema)} ${JSON.stringify(newSchema)}`;
    // A schema that contains itself is compared once.
    if (inProgress.has(pair)) return [];
    inProgress.add(pair);
    try {
      return differences(resolve(oldSchema, before), resolve(newSchema, now), at);
    } finally {
      inProgress.delete(pair);
    }
  }

  function differences(a: JsonObject, b: JsonObject, at: string): string[] {
    if (isEqual(a, b) && !JSON.stringify(a).includes('$ref')) return [];
    // A schema without any keyword accepts everything.
    if (Object.keys(b).length === 0) return [];
    const [oldOptions, newOptions] = [optionsOf(a), optionsOf(b)];
    if (oldOptions || newOptions) {
      const fits = (option: Json): boolean =>
        (newOptions ?? [b]).some(one => compare(option, one, at).length === 0);
      return (oldOptions ?? [a])
        .filter(option => !fits(option))
        .map(option => `${at}: ${nameOf(resolve(option, before))} is no longer accepted`);
    }
    return [...scalarProblems(a, b, at), ...objectProblems(a, b, at), ...listProblems(a, b, at)];
  }

  const nameOf = (schema: JsonObject): string => {
    if ('const' in schema) return JSON.stringify(schema.const);
    const properties: Json | undefined = schema.properties;
    const [kind] = isObject(properties)
      ? Object.values(properties).filter(one => isObject(one) && 'const' in one)
      : [];
    return isObject(kind) ? JSON.stringify(kind.const) : String(schema.type ?? 'an option');
  };

  function scalarProblems(a: JsonObject, b: JsonObject, at: string): string[] {
    const problems: string[] = [];
    const widerType =
      a.type === b.type || (a.type === 'integer' && b.type === 'number') || b.type === undefined;
    if (!widerType && !('const' in a && !('const' in b) && isOfType(a.const, b.type)))
      return [`${at}: was ${String(a.type)}, is ${String(b.type)}`];
    if ('const' in b && !isEqual(a.const, b.const))
      problems.push(`${at}: ${JSON.stringify(a.const)} is no longer accepted`);
    if (b.pattern !== undefined && b.pattern !== a.pattern) problems.push(`${at}: another pattern`);
    for (const key of upper)
      if (b[key] !== undefined && (a[key] === undefined || Number(a[key]) > Number(b[key])))
        problems.push(`${at}: ${key} was ${String(a[key])}, is ${String(b[key])}`);
    for (const key of lower)
      if (b[key] !== undefined && Number(a[key] ?? Number.NEGATIVE_INFINITY) < Number(b[key]))
        problems.push(`${at}: ${key} was ${String(a[key])}, is ${String(b[key])}`);
    return problems;
  }

  const isOfType = (value: Json | undefined, type: Json | undefined): boolean =>
    type === typeof value || (type === 'integer' && Number.isInteger(value));

  function objectProblems(a: JsonObject, b: JsonObject, at: string): string[] {
    if (!isObject(b.properties) && b.additionalProperties === undefined) return [];
    const [had, has] = [
      isObject(a.properties) ? a.properties : {},
      isObject(b.properties) ? b.properties : {},
    ];
    const required = listOf(b.required).filter(name => !listOf(a.required).includes(name));
    const problems = required.map(name => `${at}.${String(name)}: is required now`);
    for (const [name, schema] of Object.entries(has))
      if (name in had) problems.push(...compare(had[name], schema, `${at}.${name}`));
    const gone = Object.keys(had).filter(name => !(name in has));
    if (b.additionalProperties === false) problems.push(...gone.map(name => `${at}.${name}: is refused now`));
    else problems.push(...gone.map(name => `${at}.${name}: is no longer read`));
    if (isObject(a.additionalProperties) && isObject(b.additionalProperties))
      problems.push(...compare(a.additionalProperties, b.additionalProperties, `${at}.*`));
    if (isObject(b.propertyNames) && !isEqual(a.propertyNames, b.propertyNames))
      problems.push(...compare(a.propertyNames, b.propertyNames, `${at} names`));
    return problems;
  }

  function listProblems(a: JsonObject, b: JsonObject, at: string): string[] {
    const problems: string[] = [];
    if (isObject(b.items)) problems.push(...compare(a.items, b.items, `${at}[]`));
    listOf(b.prefixItems).forEach((item, i) => {
      problems.push(...compare(listOf(a.prefixItems)[i], item, `${at}[${i}]`));
    });
    return problems;
  }

  const [oldParts, newParts] = [before.properties, now.properties];
  return ['state', 'event'].flatMap(part =>
    compare(
      isObject(oldParts) ? oldParts[part] : undefined,
      isObject(newParts) ? newParts[part] : undefined,
      part,
    ),
  );
}
