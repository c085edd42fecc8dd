import type { Attacked } from './state/tale-model';

/** Attacks by the chance that was told, in ten classes: is the app honest? */
export interface Class {
  readonly attacks: number;
  readonly success: number;
}
export const classes = 10;
export const noClasses: readonly Class[] = Array.from({ length: classes }, () => ({
  attacks: 0,
  success: 0,
}));

export const together = (a: readonly Class[], b: readonly Class[]): readonly Class[] =>
  a.map((one, i) => ({
    attacks: one.attacks + (b[i]?.attacks ?? 0),
    success: one.success + (b[i]?.success ?? 0),
  }));

/** Forecasts against outcomes of one game; class 0 is 0 to 10 %, a certain success belongs to the last. */
export function classesOf(attacks: readonly Attacked[]): readonly Class[] {
  return noClasses.map((_, i) => {
    const those = attacks.filter(({ chance }) => Math.min(classes - 1, Math.floor(chance * classes)) === i);
    return { attacks: those.length, success: those.filter(({ success }) => success).length };
  });
}

/** Hits over those that were forecast. */
export const luckOf = (attacks: readonly Attacked[]): number =>
  attacks.reduce((all, { hits, forecast }) => all + hits - forecast, 0);
