type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const parts = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isPart) : []);

const limits: Readonly<Record<string, string>> = {
  min_value: 'from',
  max_value: 'to',
  min_length: 'at least',
  max_length: 'at most',
  length: 'exactly',
  integer: 'whole',
  regex: 'like',
};

/** Names that every object has, written out in patterns of ids. */
const noKeyOfAll = /\(\?!\(\?:__.*?\)\$\)/;

/** The bounds that are piped behind a schema, those of a pipe within a pipe too. */
function piped(schema: Part): readonly string[] {
  return parts(schema.pipe).flatMap((one, i) => {
    if (i === 0) return one.pipe === undefined ? [] : piped(one);
    if (one.kind === 'schema') return [];
    const word = limits[String(one.type)];
    if (word === undefined) return [];
    const { requirement } = one;
    if (typeof requirement === 'function' || requirement === undefined) return [word];
    return [`${word} ${String(requirement).replace(noKeyOfAll, '(no key of every object)')}`];
  });
}

/** The schemas that what has passed comes to next. */
const behind = (schema: Part): readonly Part[] =>
  parts(schema.pipe).flatMap((one, i) => (i === 0 ? behind(one) : one.kind === 'schema' ? [one] : []));

const wrapping = ['exact_optional', 'optional', 'nullable', 'nullish', 'undefinedable'];

/** Each line under the place that it lies in, which is not named again. */
function nested(lines: readonly (readonly [path: string, says: string])[]): readonly string[] {
  const within: string[] = [];
  return lines.map(([path, says]) => {
    while (within.length > 0 && !path.startsWith(within.at(-1) ?? '')) within.pop();
    const line = `${' '.repeat(within.length)}${path.slice(within.at(-1)?.length ?? 0)}  ${says}`;
    within.push(path);
    return line;
  });
}

/** Every place of some schemas, by its path, and what it takes there; what is used again is told once. */
export function boundsOfSchemas(schemas: Readonly<Record<string, unknown>>): readonly string[] {
  const seen = new Map<unknown, string>();
  const lines: (readonly [string, string])[] = [];
  const put = (path: string, says: string, one: Part): void => {
    lines.push([path, [says, ...piped(one)].join(' ')]);
  };
  const within = (one: Part, path: string): void => {
    for (const [key, of] of Object.entries(isPart(one.entries) ? one.entries : {}))
      walk(of, `${path}.${key}`);
  };
  const compound = (one: Part, path: string): void => {
    const before = seen.get(one);
    if (before !== undefined) {
      lines.push([path, `as ${before}`]);
      return;
    }
    seen.set(one, path);
    put(path, String(one.type), one);
    if (one.item !== undefined) walk(one.item, `${path}[]`);
    if (one.value !== undefined && one.type === 'record') walk(one.value, `${path}{}`);
    for (const [i, each] of parts(one.items).entries()) walk(each, `${path}[${i}]`);
    if (one.type === 'variant')
      for (const each of parts(one.options)) {
        const told = isPart(each.entries) ? each.entries[String(one.key)] : undefined;
        const names = isPart(told) ? [told.literal, told.options].flat().filter(it => it !== undefined) : [];
        within(each, `${path}(${names.join(' ')})`);
      }
    else if (one.type === 'union')
      for (const [i, each] of parts(one.options).entries()) walk(each, `${path}|${i}`);
    within(one, path);
    // What comes behind a check of anything.
    for (const each of behind(one)) walk(each, path);
  };
  const walk = (given: unknown, path: string): void => {
    if (!isPart(given)) return;
    const type = String(given.type);
    if (wrapping.includes(type)) walk(given.wrapped, `${path}${type === 'nullable' ? '!' : '?'}`);
    else if (type === 'lazy') {
      if (seen.has(given.getter)) lines.push([path, `as ${seen.get(given.getter)}`]);
      else {
        seen.set(given.getter, path);
        walk(typeof given.getter === 'function' ? given.getter(undefined) : undefined, path);
      }
    } else if (type === 'picklist') put(path, [given.options].flat().join(' '), given);
    else if (type === 'literal') put(path, String(given.literal), given);
    else if (['string', 'number', 'boolean', 'null', 'any'].includes(type)) put(path, type, given);
    else compound(given, path);
  };
  for (const [name, schema] of Object.entries(schemas)) walk(schema, name);
  return nested(lines);
}
