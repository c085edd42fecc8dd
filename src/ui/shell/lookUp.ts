import type { Rule } from '../../play/book';
import { searchable } from '../../play/word-search';
import { rules } from '../../table/rules';
import { pagesOf } from '../words/rule-pages';
import { ruleTitle } from '../words/rule-titles';
import { type TermWords, terms } from '../words/terms';

const all: readonly TermWords[] = Object.values(terms).toSorted((a, b) => a.title.localeCompare(b.title));
const mostTerms = 6;
/** Beside what answers best, what answers so much less is left out. */
const faint = 0.18;

const findRules = searchable(
  rules.map(({ id, group, text }) => ({
    fields: [
      [ruleTitle(id), 3],
      [id, 3],
      // A term's other names lead to the rules that it rests on.
      [
        all
          .filter(term => term.rules.includes(id))
          .map(term => [term.title, ...(term.also ?? [])].join(' '))
          .join(' '),
        2,
      ],
      [group, 1.2],
      [text, 1],
    ],
  })),
);
const findTerms = searchable(
  all.map(({ title, says, also = [] }) => ({
    fields: [
      [title, 3],
      [also.join(' '), 2.5],
      [says, 1],
    ],
  })),
);

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

/** Whoever asks for a number means that rule, or all of its group. */
function byNumber(query: string): readonly FoundRule[] {
  const asked = query.trim().toUpperCase();
  if (!/^[A-Z]{2,3}(-\d*)?$/.test(asked)) return [];
  const exact = rules.filter(rule => rule.id === asked);
  const group = rules.filter(rule => rule.id.startsWith(asked.includes('-') ? asked : `${asked}-`));
  return [...new Set([...exact, ...group])].map(rule => shown(rule));
}

/** What the book and the terms say of it, best first; everything while nothing is asked. */
export function lookUp(query: string): Found {
  if (query.trim() === '') return { rules: rules.map(rule => shown(rule)), terms: all };
  const numbered = byNumber(query);
  if (numbered.length > 0) return { rules: numbered, terms: [] };
  const hits = findRules(query);
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
}

/** These rules, in the order in which they were named. */
export const named = (ids: readonly string[]): readonly FoundRule[] =>
  ids.flatMap(id => rules.filter(rule => rule.id === id).map(rule => shown(rule)));
