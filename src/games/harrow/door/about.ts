import { classesOf, luckOf } from '../rules/honesty';
import type { MainSide } from '../rules/sides';
import type { Common } from '../rules/state/common';
import { sources } from '../rules/state/tale-model';

/** What lists and records know of a game without opening it. */
export function aboutTale(
  { tale, tree, ...game }: Common & { readonly box?: string },
  sides: readonly MainSide[],
): Record<string, string | number> {
  const scored = sides.map(side => sources.map(source => tale?.scored[side]?.[source] ?? 0).join(' '));
  return {
    // TR-3: whether this game knows the Tree on the table, and of which box.
    seen: tree.kind === 'box' ? tree.seen.length : 0,
    box: game.box ?? '',
    ...(tale
      ? {
          scored: scored.join('/'),
          foreseen: tale.foreseen ? 1 : 0,
          classes: classesOf(tale.attacks)
            .map(one => `${one.success} ${one.attacks}`)
            .join('/'),
          luck: Math.round(100 * luckOf(tale.attacks)) / 100,
        }
      : {}),
  };
}
