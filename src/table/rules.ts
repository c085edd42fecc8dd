import text from '../../docs/RULES.md?raw';

/** docs/RULES.md as it is, cut into rules: loaded only when somebody looks something up. */
export interface Rule {
  readonly id: string;
  readonly group: string;
  readonly text: string;
}

function read(): readonly Rule[] {
  const rules: Rule[] = [];
  let group = '';
  for (const line of text.split('\n')) {
    const heading = /^## (.+)$/.exec(line);
    if (heading?.[1]) group = heading[1];
    const rule = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/.exec(line);
    if (rule?.[1] && rule[2]) rules.push({ id: rule[1], group, text: rule[2] });
  }
  return rules;
}

export const rules: readonly Rule[] = read();

/** Every word must be there; a rule's own number comes first. */
export function findRules(query: string): readonly Rule[] {
  const asked = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  const found = rules.filter(rule => {
    const all = [rule.id, rule.group, rule.text].join(' ').toLowerCase();
    return asked.every(word => all.includes(word));
  });
  const first = asked[0] ?? '';
  return found.toSorted((a, b) => rank(a, first) - rank(b, first));
}

const rank = (rule: Rule, word: string): number => {
  const id = rule.id.toLowerCase();
  if (id === word) return 0;
  if (id.startsWith(`${word}-`)) return 1;
  return rule.text.toLowerCase().includes(word) ? 2 : 3;
};
