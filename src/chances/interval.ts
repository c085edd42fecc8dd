/** Wilson's interval, 95 %: where a share lies that was seen so often. */
export function interval(won: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = won / of;
  const under = 1 + (z * z) / of;
  const middle = (share + (z * z) / (2 * of)) / under;
  const wide = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / under;
  return { low: Math.max(0, middle - wide), high: Math.min(1, middle + wide) };
}

export const percentOf = (won: number, of: number): string =>
  of === 0 ? '-' : `${((won / of) * 100).toFixed(0)}`;
