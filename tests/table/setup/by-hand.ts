import { stepForm } from '../../../src/packs/edit/forms';
import type { Encounter } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { tapped } from '../../../src/table/setup/compose';
import { freshStep } from '../../../src/table/setup/fresh-step';
import { byTaps } from './by-taps';

/** The steps again, by what hands can do in the composer: "and then", and the fields of the step that is open. */
export function byHand(encounter: Encounter, steps: readonly Step[]): readonly Step[] {
  let card: readonly Step[] = [];
  for (const step of steps) {
    const at = card.length;
    card = tapped(card, { tap: 'then', step: freshStep(step.do, encounter, 'As it says') });
    for (const value of byTaps(stepForm.shape, card[at], step)) {
      const read = stepForm.read(value);
      // What the door refuses stays as it was on the screen.
      if (!read.ok) throw new Error(`${JSON.stringify(value)}: ${JSON.stringify(read.error)}`);
      card = tapped(card, { tap: 'put', at, step: read.value });
    }
  }
  return card;
}
