import * as v from 'valibot';

/** At most so long, with a sign where something is left out; never half of a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, Math.max(0, most - 1));
  const half = /[\uD800-\uDBFF]$/.test(cut);
  return `${half ? cut.slice(0, -1) : cut}…`;
}

/** A cut text may still be refused for another reason; more rounds than this help nobody. */
const rounds = 4;

/**
 * The value as the schema takes it, with texts cut that are too long for it. Undefined where anything else is wrong:
 * only what a person typed may be shortened.
 */
export function fitted<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
): { readonly value: T } | undefined {
  let now = value;
  for (let round = 0; round < rounds; round++) {
    const parsed = v.safeParse(schema, now);
    if (parsed.success) return { value: parsed.output };
    for (const issue of parsed.issues) {
      const { requirement, input, path } = issue;
      if (issue.type !== 'max_length' || typeof input !== 'string' || typeof requirement !== 'number')
        return undefined;
      const keys = (path ?? []).map(step => step.key);
      now = withAt(now, keys, cutText(input, requirement));
    }
  }
  return undefined;
}

/** A copy with another value at that place; everything beside the way there is shared. */
function withAt(value: unknown, [key, ...rest]: readonly unknown[], put: string): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === key ? withAt(one, rest, put) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === key ? withAt(one, rest, put) : one]),
  );
}
