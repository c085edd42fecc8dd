import { describe, expect, it } from 'vitest';
import { linkOption, linksFrom } from '../../../src/encounter/cards/chain';
import { course } from '../support/scripted-fight';

describe('the links of a chain', () => {
  const { state } = course(
    [],
    {},
    {
      placed: [
        { enemy: 'boss', at: 'I4', facing: 'S' },
        { enemy: 'rat', at: 'A5', number: 1 },
      ],
    },
  );

  it('SE-8: an enemy of one hex goes by its name alone, a large one by the location in that hex too', () => {
    expect(linkOption(state, { target: 'rat1', hex: 'A5' })).toMatchObject({ id: 'rat1', label: 'Rat 1' });
    // It looks south: its front lies there.
    expect(linkOption(state, { target: 'boss', hex: 'I5' })).toMatchObject({
      id: 'boss@I5',
      label: { say: 'ask.link', who: 'Boss', slot: 'front', hex: 'I5' },
    });
  });

  it('SE-8: what is named is the link that was offered', () => {
    const links = [
      { target: 'rat1', hex: 'A5' },
      { target: 'boss', hex: 'I5' },
      { target: 'boss', hex: 'H5' },
    ];
    expect(
      linksFrom(
        state,
        links.map(link => linkOption(state, link).id),
      ),
    ).toEqual(links);
  });
});
