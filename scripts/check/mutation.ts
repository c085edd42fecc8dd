import type { Mutant } from '../../tests/mutants/mutant';
import { idsIn } from '../../tests/support/rules';

/** The source with the rule switched off, or what is wrong with the mutant. */
export function mutate(source: string, { find, replace }: Mutant): { text: string } | { problem: string } {
  const times = source.split(find).length - 1;
  if (times !== 1) return { problem: `its text is found ${times} times` };
  if (find === replace) return { problem: 'it changes nothing' };
  return { text: source.replace(find, () => replace) };
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Parts that are not in docs/RULES.md have rules with longer names of their own: HISTORY-1. */
const ownIds = (title: string): string[] =>
  (/^[A-Z]{4,}-\d+(?:(?:, | and )[A-Z]{4,}-\d+)*/.exec(title)?.[0] ?? '').split(/, | and /);

const citesInName = (rule: string, title: string): boolean =>
  idsIn(title).includes(rule) || ownIds(title).includes(rule);

/** Whether a test, or a group that it stands in, cites this very rule. */
export const cites = (rule: string, titles: readonly string[]): boolean =>
  titles.some(title => citesInName(rule, title));

const quoted = /(['"`])([A-Z]{2,}-\d+(?:(?!\1)[^\n])*)\1/g;

/**
 * A pattern of the names in these test sources that cite exactly this rule, or nothing if none does. A name that is
 * filled in later ('MV-2: $what', `MV-2: ${what}`) is known by its beginning.
 */
export function patternFor(rule: string, sources: readonly string[]): string | undefined {
  const names = sources
    .flatMap(source => [...source.matchAll(quoted)].map(([, , found = '']) => found))
    .filter(found => citesInName(rule, found))
    .map(found => literally(found.split(/[$%\\]/)[0] ?? found));
  return names.length > 0 ? [...new Set(names)].join('|') : undefined;
}
