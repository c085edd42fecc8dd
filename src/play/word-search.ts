/** One thing that can be found: its fields, the most telling first, each with its weight. */
export interface Findable {
  readonly fields: readonly (readonly [text: string, weight: number])[];
  /** Whole names besides its most telling field: whoever asks for one of them means this. */
  readonly names?: readonly string[];
}

export interface Hit {
  readonly index: number;
  readonly score: number;
  /** Words of the thing that answered, as they stand there in small letters: to be marked. */
  readonly words: readonly string[];
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z0-9'-]+/)
    .filter(Boolean);

/** Words that are too common to search for. */
const idle = new Set([
  'a',
  'an',
  'and',
  'the',
  'of',
  'to',
  'in',
  'is',
  'it',
  'by',
  'or',
  'for',
  'with',
  'on',
  'at',
  'after',
  'before',
  'when',
  'who',
  'what',
  'how',
  'where',
  'does',
  'do',
  'can',
  'may',
  'i',
  'my',
  'we',
  'you',
  'your',
  'if',
  'happens',
]);

/** The words that tell something; where there are none, all of them. */
function tellingOf(text: string): readonly string[] {
  const all = wordsOf(text);
  const telling = all.filter(word => !idle.has(word));
  return telling.length > 0 ? telling : all;
}

/** Letters to change, add, drop or swap with their neighbour until one word is the other; more than `most` is too far. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/** How well a word answers one that was asked for: 1 is the same, 0 is not at all. */
function closeness(asked: string, word: string): number {
  if (asked === word) return 1;
  if (asked.length >= 3 && word.startsWith(asked)) return 0.85;
  // "trees" asks for the tree too.
  if (word.length >= 4 && asked.startsWith(word) && asked.length - word.length <= 2) return 0.8;
  if (asked.length >= 5 && word.includes(asked)) return 0.6;
  return 0;
}

/** Of a word that the book does not have: those of the book that it may have been meant for. */
function meant(asked: string, book: readonly string[]): readonly string[] {
  if (asked.length < 4) return [];
  const most = asked.length >= 8 ? 2 : 1;
  for (let far = 1; far <= most; far++) {
    const near = book.filter(
      word => word.length >= 4 && word[0] === asked[0] && distance(asked, word, far) <= far,
    );
    if (near.length > 0) return near;
  }
  return [];
}

interface Read {
  readonly words: ReadonlyMap<string, number>;
  /** The most telling field and the other names, by their telling words. */
  readonly names: ReadonlySet<string>;
}

/** A book that can be searched: each thing with its words, and how rare each word is among them. */
export function searchable(things: readonly Findable[]): (query: string) => readonly Hit[] {
  const read = things.map(({ fields, names = [] }): Read => {
    const words = new Map<string, number>();
    for (const [text, weight] of fields)
      for (const word of wordsOf(text)) words.set(word, Math.max(words.get(word) ?? 0, weight));
    return { words, names: new Set([fields[0]?.[0] ?? '', ...names].map(name => tellingOf(name).join(' '))) };
  });
  const seen = new Map<string, number>();
  for (const { words } of read) for (const word of words.keys()) seen.set(word, (seen.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + things.length / (seen.get(word) ?? 1));

  return query => {
    const asked = tellingOf(query);
    const whole = asked.join(' ');
    if (asked.length === 0) return [];
    // The words of the book that answer, found once for all entries.
    const book = [...seen.keys()];
    const answering = (one: string) =>
      book.flatMap(word => {
        const close = closeness(one, word);
        return close > 0 ? [{ word, worth: close * rarity(word) }] : [];
      });
    const answers = asked.map(one => {
      const found = answering(one);
      return found.length > 0 ? found : meant(one, book).flatMap(answering);
    });
    const hits = read.flatMap(({ words, names }, index): Hit[] => {
      let score = 0;
      let answered = 0;
      const marked = new Set<string>();
      for (const found of answers) {
        let best = 0;
        for (const { word, worth } of found) {
          const weight = words.get(word);
          if (weight === undefined) continue;
          marked.add(word);
          best = Math.max(best, weight * worth);
        }
        if (best > 0) answered++;
        score += best;
      }
      // An entry that answers all words stands before one that answers a single word well.
      return answered === 0
        ? []
        : [
            {
              index,
              score: score * (answered / asked.length) ** 2 * (names.has(whole) ? 2 : 1),
              words: [...marked],
            },
          ];
    });
    return hits.toSorted((a, b) => b.score - a.score || a.index - b.index);
  };
}
