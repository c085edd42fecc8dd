import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matching, rememberedIn } from '../../../src/table/campaign/remembered';
import { founded, four, item, play } from '../../campaign/company';
import { runs } from '../../support/samples';

const named = (...names: string[]) => names.map(name => ({ name }));
const found = (typed: string, ...names: string[]) => matching(named(...names), typed).map(one => one.name);

describe('names that fit what is typed', () => {
  it('those that begin so, then those with a word that does, then the rest, each by name', () => {
    const names = ['Overbow', 'Long bow', 'Bowl', 'Sword', 'Crossbow', 'Bow', 'A bow of yew'];
    expect(found('bow', ...names)).toEqual([
      'Bow',
      'Bowl',
      'A bow of yew',
      'Long bow',
      'Crossbow',
      'Overbow',
    ]);
    expect(found(' BOW ', ...names)).toEqual(found('bow', ...names));
    expect(found('', ...names)).toEqual([]);
    expect(found('  ', ...names)).toEqual([]);
    expect(found('axe', ...names)).toEqual([]);
  });

  it('all that hold it are found, in one order whatever order they come in', () => {
    const name = fc.stringMatching(/^[ab]{1,3}( [ab]{1,3})?$/);
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.stringMatching(/^[ab]{1,2}$/), (names, typed) => {
        const sought = matching(named(...names), typed, 99).map(one => one.name);
        expect(sought.toSorted()).toEqual(names.filter(one => one.includes(typed)).toSorted());
        expect(matching(named(...names.toReversed()), typed, 99).map(one => one.name)).toEqual(sought);
        expect(matching(named(...names), typed).map(one => one.name)).toEqual(sought.slice(0, 6));
      }),
      runs(100, 2_000),
    );
  });
});

describe('what a group has written before', () => {
  it('the entry of the first sheet counts', () => {
    const sheet = (defense: number) => {
      const began = founded();
      const [who] = four(began);
      return play(
        began,
        { set: 'item', item: item({ name: 'Plate', kind: 'armor', defense }), to: { who } },
        { set: 'item', item: item({ name: `Plate of ${defense}`, kind: 'armor', defense }), to: { who } },
      );
    };
    const { items } = rememberedIn([sheet(3), sheet(2)]);
    const numbers = items.flatMap(one => (one.kind === 'armor' ? [[one.name, one.defense]] : []));
    expect(numbers).toEqual(
      expect.arrayContaining([
        ['Plate', 3],
        ['Plate of 3', 3],
        ['Plate of 2', 2],
      ]),
    );
    expect(items.filter(one => one.name === 'Plate')).toHaveLength(1);
    expect(items.some(one => 'id' in one)).toBe(false);
  });
});
