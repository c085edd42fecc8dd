import { describe, expect, it } from 'vitest';
import { builtinPack } from '../../src/packs/builtin';
import type { StageCard } from '../../src/stage/card';
import type { ListedPack } from '../../src/table/packs/list';
import { usesOf, wasMet } from '../../src/ui/packs/list/begun';

const [encounter] = builtinPack.encounters;
if (!encounter) throw new Error('No encounter');
const card: StageCard = { id: 'stomp', label: 'Stomp', stage: 1, steps: [], taught: true };
const troll = { ...encounter, id: 'moor-troll-1', name: 'Moor Troll', cards: [card] };
const listed: ListedPack = {
  id: 'group',
  origin: 'own',
  group: true,
  pack: { ...builtinPack, encounters: [troll] },
  version: '',
  bytes: 0,
  problems: 0,
  warnings: 0,
  usedIn: [],
};
const byHand = { id: 'one', name: 'Moor Troll', encounter: 'preset', origin: '' };
const other = { id: 'two', name: 'Moor Troll', encounter: 'another-troll', origin: '' };

describe('the fights that a pack is in', () => {
  it('OWN-160: are for the group’s own those against a boss set up by hand whom it was taught', () => {
    expect(usesOf(listed, [byHand, other]).map(use => use.fight)).toEqual(['one']);
  });

  it('are for other packs only those begun from them', () => {
    expect(usesOf({ ...listed, group: false }, [byHand])).toEqual([]);
  });

  it('make its boss known', () => {
    expect(wasMet([byHand], troll)).toBe(true);
    expect(wasMet([other], troll)).toBe(false);
    expect(wasMet([{ ...other, encounter: encounter.id }], encounter)).toBe(true);
  });
});
