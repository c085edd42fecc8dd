import { describe, expect, it } from 'vitest';
import { lookUp } from '../../src/ui/shell/lookUp';

const titles = (query: string) => lookUp(query).terms.map(term => term.title);

describe('what is looked up in the rules', () => {
  it('UC-1: a term is found by the word that a table says for it, and its rules with it', () => {
    expect(titles('knocked out')).toContain('Unconscious');
    expect(lookUp('knocked out').rules[0]?.id).toBe('UC-1');
  });

  it('ST-2, TL-4: poison is explained as what the special rules board says', () => {
    const { rules, terms } = lookUp('poison');
    expect(terms[0]?.title).toBe('Poison');
    expect(terms[0]?.says).toContain('special rules board');
    expect(rules.map(rule => rule.id)).toContain('ST-2');
  });

  it('finds nothing where neither the book nor a term has the word', () => {
    expect(lookUp('zzz')).toEqual({ rules: [], terms: [] });
  });
});
