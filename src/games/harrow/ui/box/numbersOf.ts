import type { Numbers } from '../../rules/pair/things';

const most = 12;
const highest = 15;

const wordsIn = (text: string): string[] => text.split(/[\s,;–-]+/).filter(Boolean);
const numberIn = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) && Number(word) <= highest ? Number(word) : undefined;

const allOf = <T>(read: readonly (T | undefined)[]): readonly T[] | undefined => {
  const known = read.flatMap(one => (one === undefined ? [] : [one]));
  return known.length === read.length && known.length > 0 && known.length <= most ? known : undefined;
};

/** PR-1, KA-1: as it is written over a row, `2 3 4 5 6`. */
export function rowOf(side: 'protectors' | 'kammi', text: string): Numbers | undefined {
  const row = allOf(wordsIn(text).map(numberIn));
  return row && { [side]: row };
}

/** FA-1: how many are drawn and how many go back, `4/1 4/0`; none goes back where nothing is said of it. */
export function bagOf(text: string): Numbers | undefined {
  const bag = allOf(
    wordsIn(text).map((word): readonly [number, number] | undefined => {
      const [draw, back = 0, ...more] = word.split('/').map(numberIn);
      return draw === undefined ||
        back > draw ||
        more.length > 0 ||
        word.split('/').some(one => numberIn(one) === undefined)
        ? undefined
        : [draw, back];
    }),
  );
  return bag && { bag };
}
