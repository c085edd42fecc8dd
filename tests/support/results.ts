import type { Result } from '../../src/basics/result';

/** The value of a result that must be there. */
export function expectOk<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The facts of a log, without lines that an old save stored as finished text. */
export const factsOf = <Fact>(
  log: readonly ({ readonly fact: Fact } | { readonly text: unknown })[],
): Fact[] => log.flatMap(entry => ('fact' in entry ? [entry.fact] : []));
