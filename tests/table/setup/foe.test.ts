import { describe, expect, it } from 'vitest';
import { freshDraft } from '../../../src/table/setup/draft';
import { withFoe } from '../../../src/table/setup/foe';

describe('the likely stages of a beast', () => {
  it.each([
    ['seven hexes', { body: 'flower', bosses: 1 }, 2, 4],
    ['three small ones', { body: 'single', bosses: 3, dice: 1 }, 1, 2],
    ['one hex with two dice', { body: 'single', bosses: 1, dice: 2 }, 1, 2],
    ['one hex with one die', { body: 'single', bosses: 1, dice: 1 }, 1, 2],
    ['four with three dice each', { body: 'single', bosses: 4, dice: 3 }, 4, 8],
  ] as const)('a third and two thirds of the dice: %s', (_, foe, second, third) => {
    expect(withFoe(freshDraft, foe).stages).toMatchObject({ second, third });
  });

  it('what the table has said itself stays', () => {
    const said = { ...freshDraft, stages: { ...freshDraft.stages, second: 3 } };
    expect(withFoe(said, { body: 'single', bosses: 3, dice: 1 }).stages).toEqual(said.stages);
  });
});
