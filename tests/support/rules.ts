/** Reads the rule IDs of a book (docs/RULES.md, docs/<game>/RULES.md) and those that the names of tests cite. */
export interface Rule {
  readonly id: string;
  readonly group: string;
  readonly text: string;
  /** It speaks of the table alone, and no code decides it. */
  readonly tableAlone: boolean;
}

/** `## Movement (MV)`, or several groups under one heading: `## Settlements, bank (ST, TH)`. */
const GROUPS = /\(([A-Z]{2,3}(?:, [A-Z]{2,3})*)\)/g;
/** A list item, or the row of a table. */
const ITEM = /^(?:- |\| )\*\*([A-Z]{2,3})-(\d+)\*\* (.+)$/;

/** What a rule of the book ends with that no code decides. */
const tableAlone = '(For the table alone.)';

export interface RuleBook {
  readonly rules: readonly Rule[];
  /** What is wrong with the page itself: an ID given twice, or under another group's heading. */
  readonly faults: readonly string[];
}

export function parseRules(page: string): RuleBook {
  const rules: Rule[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  let groups: readonly string[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) groups = [...line.matchAll(GROUPS)].flatMap(found => found[1]!.split(', '));
    const item = ITEM.exec(line);
    if (!item) {
      if (line.startsWith('- **') && groups.length > 0)
        faults.push(`no rule can be read from: ${line.slice(0, 60)}`);
      continue;
    }
    const id = `${item[1]}-${item[2]}`;
    if (seen.has(id)) faults.push(`${id} is given twice`);
    if (!groups.includes(item[1]!))
      faults.push(`${id} stands under the heading of ${groups.join(', ') || 'no group'}`);
    seen.add(id);
    const text = item[3]!;
    rules.push({ id, group: item[1]!, text, tableAlone: text.includes(tableAlone) });
  }
  return { rules, faults };
}

const CITED = /\b[A-Z]{2,3}-\d+\b/g;

/** Every rule that a source names outright; of a range only its two ends. */
export const citedIn = (source: string): readonly string[] => source.match(CITED) ?? [];

const FIRST = /^([A-Z]{2,3})-(\d+)/;
const MORE =
  /^(\s*(?:,|;|and|or|to|with)\s*)(?:([A-Z]{2,3})-)?(\d+)(?![\w.])(?=$|[,;:]|\s*\(|\s+(?:and|or|to|with)\s|(?<=-\d+))/;

/** The IDs that a name begins with: 'MV-2, MV-3: ...', 'DM-3 to DM-7: ...', 'TG-3, 4 and PS-1: ...'. */
export function idsIn(name: string): string[] {
  const first = FIRST.exec(name);
  if (!first) return [];
  let [rest, group, number] = [name.slice(first[0].length), first[1]!, Number(first[2])];
  const ids = [`${group}-${number}`];
  for (;;) {
    rest = rest.replace(/^\s*\(\d+\)/, '');
    const more = MORE.exec(rest);
    if (!more) return ids;
    const next = Number(more[3]);
    const range = more[1]!.trim() === 'to' && (more[2] ?? group) === group;
    for (let n = range ? number + 1 : next; n <= next; n++) ids.push(`${more[2] ?? group}-${n}`);
    [rest, group, number] = [rest.slice(more[0].length), more[2] ?? group, next];
  }
}

const NAME = /(['"`])([A-Z]{2,3}-\d+(?:(?!\1)[^\n])*)\1/g;

/** Whatever in a test's source is a name that begins with an ID and says more than IDs: `test('MV-2: ...'`. */
export function namesIn(source: string): string[] {
  return [...source.matchAll(NAME)].map(found => found[2]!).filter(name => /[a-z]{2}.* /.test(name));
}
