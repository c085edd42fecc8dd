/** A rule of a game's book, in our own words. */
export interface Rule {
  readonly id: string;
  /** The heading that it stands under. */
  readonly group: string;
  readonly text: string;
}

export type Book = readonly Rule[];

/** `- **MV-3** ...`, or the row of a table that begins so. */
const item = /^(?:- |\| )\*\*([A-Z]+-\d+)\*\* (.+?)(?: \|)?$/;

/** A book of rules, docs/RULES.md or docs/<game>/RULES.md, cut into its rules. */
export function readBook(text: string): Book {
  const rules: Rule[] = [];
  let group = '';
  for (const line of text.split('\n')) {
    const heading = /^## (.+)$/.exec(line);
    if (heading?.[1]) group = heading[1];
    const rule = item.exec(line);
    if (rule?.[1] && rule[2]) rules.push({ id: rule[1], group, text: rule[2] });
  }
  return rules;
}

/** Every word must be there; a rule's own number comes first. */
export function findRules(book: Book, query: string): Book {
  const asked = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  const found = book.filter(rule => {
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
