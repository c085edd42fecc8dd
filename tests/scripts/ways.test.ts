import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { crossings, traceTaps } from '../../scripts/ways/trace';

test('a tap that reveals an attack calls at most 60 functions of another folder below the screens', async () => {
  const [reveal] = await traceTaps(resolve('.'));
  if (!reveal) throw new Error('no tap was traced');
  // It went all the way: from the document in play to the HP that the attack costs.
  const files = reveal.calls.map(({ to }) => to.file);
  expect(files).toEqual(
    expect.arrayContaining([
      'encounter/round/decide.ts',
      'encounter/damage/lose-hp.ts',
      'table/fight/view.ts',
    ]),
  );
  expect(crossings(reveal).length).toBeLessThanOrEqual(60);
});
