import type { Rule } from '../../play/book';
import { searchable } from '../../play/word-search';
import { rules } from '../../table/rules';
import { pagesOf } from '../words/rule-pages';
import { ruleTitle } from '../words/rule-titles';
import type { TermWords } from '../words/terms';

const mostTerms = 6;
/** Beside what answers best, what answers so much less is left out. */
const faint = 0.15;

export interface FoundRule extends Rule {
  readonly title: string;
  readonly pages: ReturnType<typeof pagesOf>;
  /** Words that answered, in small letters. */
  readonly marks: readonly string[];
}

interface Found {
  readonly rules: readonly FoundRule[];
  readonly terms: readonly TermWords[];
}

const shown = (rule: Rule, marks: readonly string[] = []): FoundRule => ({
  ...rule,
  title: ruleTitle(rule.id),
  pages: pagesOf(rule.id),
  marks,
});

/** A number asks for that rule, or for all of its group. */
function byNumber(query: string): readonly FoundRule[] {
  const asked = query.trim().toUpperCase();
  if (!/^[A-Z]{2,3}(-\d*)?$/.test(asked)) return [];
  const exact = rules.filter(rule => rule.id === asked);
  const group = rules.filter(rule => rule.id.startsWith(asked.includes('-') ? asked : `${asked}-`));
  return [...new Set([...exact, ...group])].map(rule => shown(rule));
}

/** What players call a thing that the book calls otherwise, by the number of its rule. */
type PlayersWords = Readonly<Record<string, readonly string[]>>;

/** What the book and the terms say of a query, best first; everything while nothing is asked. */
export function bookWith(players: PlayersWords, terms: readonly TermWords[]): (query: string) => Found {
  const all = terms.toSorted((a, b) => a.title.localeCompare(b.title));
  const namesOf = (of: (term: TermWords) => boolean): string =>
    all
      .filter(of)
      .map(term => [term.title, ...(term.also ?? [])].join(' '))
      .join(' ');
  const findTerms = searchable(
    all.map(({ title, says, also = [] }) => ({
      fields: [
        [title, 3],
        [also.join(' '), 2.5],
        [says, 1],
      ],
    })),
  );
  const findRules = searchable(
    rules.map(({ id, group, text }) => ({
      fields: [
        [ruleTitle(id), 3],
        [id, 3],
        // A term's names lead to the rules that it rests on, before all to the first of them.
        [namesOf(term => term.rules[0] === id), 3.4],
        [namesOf(term => term.rules.includes(id)), 2],
        [players[id]?.join(' ') ?? '', 3],
        [group, 1.2],
        [text, 1],
      ],
      names: players[id] ?? [],
    })),
  );
  return query => {
    if (query.trim() === '') return { rules: rules.map(rule => shown(rule)), terms: all };
    const numbered = byNumber(query);
    if (numbered.length > 0) return { rules: numbered, terms: [] };
    // A ruling of the project comes after the rule that it settles.
    const hits = findRules(query)
      .map(hit => (rules[hit.index]?.id.startsWith('OWN-') ? { ...hit, score: hit.score * 0.75 } : hit))
      .toSorted((a, b) => b.score - a.score || a.index - b.index);
    const best = hits[0]?.score ?? 0;
    return {
      rules: hits
        .filter(hit => hit.score >= faint * best)
        .flatMap(({ index, words }) => {
          const rule = rules[index];
          return rule ? [shown(rule, words)] : [];
        }),
      terms: findTerms(query)
        .slice(0, mostTerms)
        .filter((hit, _, [first]) => hit.score >= 0.3 * (first?.score ?? 0))
        .flatMap(({ index }) => all[index] ?? []),
    };
  };
}

/** These rules, in the order in which they were named. */
export const named = (ids: readonly string[]): readonly FoundRule[] =>
  ids.flatMap(id => rules.filter(rule => rule.id === id).map(rule => shown(rule)));
