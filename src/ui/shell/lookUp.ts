import { findRules, type Rule } from '../../play/book';
import { rules } from '../../table/rules';
import { type TermWords, terms } from '../words/terms';

const all: readonly TermWords[] = Object.values(terms).toSorted((a, b) => a.title.localeCompare(b.title));
const mostTerms = 6;

/** Terms whose name, other names or sentences hold every word that was asked for. */
function findTerms(query: string): readonly TermWords[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ title, says, also = [] }) =>
    asked.every(word => [title, says, ...also].join(' ').toLowerCase().includes(word)),
  );
}

interface Found {
  readonly rules: readonly Rule[];
  readonly terms: readonly TermWords[];
}

/** What the book and the terms say of it; everything while nothing is asked. */
export function lookUp(query: string): Found {
  if (query.trim() === '') return { rules, terms: all };
  const explained = findTerms(query).slice(0, mostTerms);
  const word = query.trim().toLowerCase();
  // A term may go by a name that no rule uses: then its own rules are what was looked for.
  const ids = explained.filter(({ also }) => also?.includes(word)).flatMap(term => term.rules);
  const meant = rules.filter(rule => ids.includes(rule.id));
  return { rules: [...new Set([...meant, ...findRules(rules, query)])], terms: explained };
}
