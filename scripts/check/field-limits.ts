/** Sources below src by path, with / between folders. */
type Sources = ReadonlyMap<string, string>;

const literalLimit = /\bmaxLength=(?:\{\s*[\d_]+\s*\}|["'][^"']*["'])/g;

/** Text fields with a limit of their own. A limit is a constant beside the schema, so that both stay the same. */
export function fieldLimitProblems(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(literalLimit)].map(
      ([limit]) => `${file}: ${limit} is a number of its own, not a constant that its schema uses too`,
    ),
  );
}
