import { expect, it } from 'vitest';
import { questionOf } from '../../src/encounter/advance';
import { playThrough } from '../../src/encounter/player/playthrough';
import { samples } from '../support/samples';
import { setupFor } from './setups';
import { shownBy, toldBy, unworded } from './worded';

it('words all that a fight asks and tells, and names every tap', () => {
  for (let seed = 1; seed <= samples(24, 400); seed++)
    playThrough(
      setupFor(seed),
      ({ events, title, after }) => {
        const question = questionOf(after);
        const all = [title, ...events.flatMap(toldBy), ...(question ? shownBy(question) : [])];
        expect(all.flatMap(said => unworded(said) ?? [])).toEqual([]);
      },
      undefined,
      150,
    );
});
