import { distance } from './word-search';

/** Fewer letters find nothing: nearly every name would answer. */
const fewestLetters = 2;
/** So many are in sight at once. */
const mostFound = 6;

/** Without what a finger leaves out: marks on letters, capitals, hyphens. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The names that begin with these letters, then those of which a later word does; each name once. */
export function namesBeginning(names: readonly string[], letters: string): readonly string[] {
  const asked = plain(letters);
  if (asked.length < fewestLetters) return [];
  const each = [...new Map(names.map(name => [plain(name), name] as const))];
  const first = each.filter(([one]) => one.startsWith(asked));
  const later = each.filter(([one]) => !one.startsWith(asked) && one.includes(` ${asked}`));
  return [...first, ...later].slice(0, mostFound).map(([, name]) => name);
}

const inOrder = (name: string): string => name.split(' ').toSorted().join(' ');
const digits = (name: string): string => name.replace(/[^\p{N}]+/gu, ' ').trim();

/** Letters by which two names of this length may differ and still be meant for one. */
const farthest = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** The one among the names that a new name was perhaps meant for. Numbers in names are never mistaken for each other. */
export function twinOf(names: readonly string[], name: string): string | undefined {
  const asked = plain(name);
  const far = names.flatMap(other => {
    const one = plain(other);
    if (digits(one) !== digits(asked)) return [];
    const most = Math.min(farthest(asked.length), farthest(one.length));
    const apart = inOrder(one) === inOrder(asked) ? 0 : distance(asked, one, most);
    return apart <= most ? [{ other, apart }] : [];
  });
  return far.toSorted((a, b) => a.apart - b.apart)[0]?.other;
}
