import { searchable } from './word-search';

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

/** The best answers come first; a rule's number finds that rule, then its group. */
export function findRules(book: Book, query: string): Book {
  const number = query.trim().toUpperCase();
  const numbered = book.filter(rule => rule.id === number || rule.id.startsWith(`${number}-`));
  if (numbered.length > 0) return numbered;
  const find = searchable(
    book.map(({ id, group, text }) => ({
      fields: [
        [id, 3],
        [group, 1.2],
        [text, 1],
      ],
    })),
  );
  return find(query).flatMap(({ index }) => book[index] ?? []);
}
