import { describe, expect, it } from 'vitest';
import { openPack } from '../../src/packs/door';
import { blankPack } from '../../src/packs/edit/blank';
import { encounterOf } from '../../src/table/setup/draft';
import { presetNames } from '../../src/ui/words/preset';
import { patience } from '../support/samples';
import { ashFerry } from './ash-ferry';
import { bellTower } from './bell-tower';
import { asPack, type Box, composedBy, setUpByHand } from './box';
import { Both } from './paper-pair';
import { saltHeron } from './salt-heron';
import { threeCinders } from './three-cinders';

const boxes: readonly (readonly [string, Box])[] = [saltHeron, threeCinders, bellTower, ashFerry].map(box => [
  box.name,
  box,
]);

describe.each(boxes)('%s, a box that no pack describes', (_, box) => {
  it('SU-6: is an encounter of a pack with five cards to a stage', () => {
    const opened = openPack({ ...blankPack('boxes', 'Boxes'), encounters: [asPack(box)] });
    expect(opened.ok ? opened.value.warnings : opened.error).toEqual([]);
    for (const stage of [1, 2, 3]) expect(box.cards.filter(card => card.stage === stage)).toHaveLength(5);
  });

  it('OWN-160: is set up by taps as its book has it', () => {
    const { startZone: _, id: __, ...pack } = box.encounter;
    const { startZone: ___, id: ____, cards, ...paper } = encounterOf(setUpByHand(box.setUp), presetNames);
    expect(paper).toEqual(pack);
    expect(cards).toEqual([]);
  });

  it.each(box.cards.map(card => [card.printed, card] as const))(
    '“%s” is composed by taps',
    (_printed, card) => {
      const encounter = encounterOf(setUpByHand(box.setUp), presetNames);
      expect(composedBy(encounter, card.taps)).toEqual({
        steps: card.steps,
        ...(card.actors ? { actors: card.actors } : {}),
      });
    },
  );

  it('no card takes more than one tap for each thing that it says, and one to end it', () => {
    const many = box.cards.filter(card => card.taps.length + 1 > 6).map(card => card.id);
    // Six things are printed on that one.
    expect(many).toEqual(box === saltHeron ? ['gulp'] : []);
  });

  const fights = (['full', 'light'] as const).flatMap(mode => [1, 2].map(seed => [mode, seed] as const));
  it.each(fights)(
    'OWN-161, OWN-201: as paper in %s it goes event for event as the pack does (fight %i)',
    {
      timeout: patience,
    },
    (mode, seed) => {
      const both = new Both(box, mode, seed);
      both.play();
      both.agrees();
      expect(both.composed.length).toBeGreaterThan(3);
      expect(['victory', 'defeat']).toContain(both.pack.state.outcome);
    },
  );
});
