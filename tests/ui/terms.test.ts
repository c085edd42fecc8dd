import { describe, expect, it } from 'vitest';
import { rules } from '../../src/table/rules';
import { termNames } from '../../src/ui/words/term-names';
import { terms } from '../../src/ui/words/terms';

const ids = new Set(rules.map(rule => rule.id));

describe('the terms that can be tapped', () => {
  it('are explained in two sentences each, and name rules that stand in the book', () => {
    for (const [name, term] of Object.entries(terms)) {
      const sentences = term.says.match(/[^.]+\.(?= |$)/g) ?? [];
      expect([name, sentences.length]).toEqual([name, 2]);
      expect([name, ...term.rules.filter(id => !ids.has(id))]).toEqual([name]);
      expect([name, term.rules.length > 0]).toEqual([name, true]);
    }
  });

  it('are met by words of their own: no word means two of them', () => {
    const all = Object.values(termNames).flatMap(words => words.split('|'));
    expect(new Set(all).size).toBe(all.length);
  });
});
