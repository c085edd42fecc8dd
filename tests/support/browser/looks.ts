import { samples } from '../samples';

const themes = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof themes)[number];

export interface Look<Size> {
  readonly size: Size;
  readonly theme: Theme;
}

/** Each size with each theme, in an order in which neighbours differ in both. */
export const everyLook = <Size>(sizes: readonly Size[]): readonly Look<Size>[] =>
  themes.flatMap((_, shift) =>
    sizes.map((size, i) => ({ size, theme: themes[(i + shift) % themes.length] ?? 'dark' })),
  );

/**
 * How the nth of many screens is looked at: in a soak at each size in each theme. In `npm test` at one size in one theme,
 * so that all pairs of a size and a theme occur across the screens.
 */
export function looksFor<Size>(nth: number, sizes: readonly Size[]): readonly Look<Size>[] {
  const all = everyLook(sizes);
  return samples(
    all.filter((_, i) => i === nth % all.length),
    all,
  );
}
