import { canonical } from '../basics/hash';
import type { StageCard } from './card';
import type { Stage, Step } from './steps';

interface Entered {
  readonly stage: Stage;
  readonly steps: readonly Step[];
  /** As a person called it; nothing where nobody did. */
  readonly called: string | undefined;
  /** The kinds that act, in any order; nothing where every boss does. */
  readonly actors: readonly string[] | undefined;
}

export const sameName = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

const actsBy = (actors: readonly string[] | undefined): string => canonical([...(actors ?? ['*'])].sort());

/** OWN-161: the card that is known already: of the same stage, the same ones doing the same, and not called otherwise. */
export function knownAs(
  cards: readonly StageCard[],
  { stage, steps, called, actors }: Entered,
): StageCard | undefined {
  if (steps.length === 0) return undefined;
  const text = canonical(steps);
  const by = actsBy(actors);
  return cards.find(
    one =>
      one.stage === stage &&
      canonical(one.steps) === text &&
      actsBy(one.actors) === by &&
      (called === undefined || sameName(one.label, called)),
  );
}
