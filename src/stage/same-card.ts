import { canonical } from '../basics/hash';
import type { StageCard } from './card';
import type { Stage, Step } from './steps';

interface Entered {
  readonly stage: Stage;
  readonly steps: readonly Step[];
  /** As a person called it; nothing where nobody did. */
  readonly called: string | undefined;
}

export const sameName = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** OWN-161: the card that is known already: of the same stage, doing the same, and not called otherwise. */
export function knownAs(
  cards: readonly StageCard[],
  { stage, steps, called }: Entered,
): StageCard | undefined {
  if (steps.length === 0) return undefined;
  const text = canonical(steps);
  return cards.find(
    one =>
      one.stage === stage &&
      canonical(one.steps) === text &&
      (called === undefined || sameName(one.label, called)),
  );
}
