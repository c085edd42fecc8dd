import { rivalOf, type Side } from '../../rules/board/square';
import type { Duel } from '../../rules/duel/model';

/** How the board lies on the screen: as it began, turned to whoever plays, or with the pieces turned to them. */
export const views = ['fixed', 'turns', 'pieces'] as const;
export type View = (typeof views)[number];

const key = 'northwest.darkleaf.view';

export function rememberedView(): View {
  try {
    const stored = localStorage.getItem(key);
    return views.find(view => view === stored) ?? 'fixed';
  } catch {
    return 'fixed';
  }
}

export function rememberView(view: View): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // A device that keeps nothing shows the board as it lies.
  }
}

/** Who sits below: who plays against the wood always; two at a board as they wish. */
export function sideBelow({ wood, turn }: Duel, view: View): Side {
  if (wood) return rivalOf(wood.side);
  return view === 'turns' ? turn.side : 'south';
}
