/** Whether a number is answered so; the way of keys tells which it is. */
type Alike = (answer: unknown, expected: number, way: readonly string[]) => boolean;

/** What must be answered is answered so; more fields may come. */
export function answeredAs(
  answer: unknown,
  expected: unknown,
  alike: Alike = (one, other) => one === other,
  way: readonly string[] = [],
): boolean {
  if (typeof expected === 'number') return alike(answer, expected, way);
  if (typeof expected !== 'object' || expected === null) return answer === expected;
  if (typeof answer !== 'object' || answer === null) return false;
  if (Array.isArray(expected) && Array.isArray(answer) && answer.length !== expected.length) return false;
  const there = new Map<string, unknown>(Object.entries(answer));
  return Object.entries(expected).every(([key, value]) =>
    answeredAs(there.get(key), value, alike, [...way, key]),
  );
}
