import { describe, expect, it } from 'vitest';
import { openPack } from '../../src/packs/door';
import { blankPack } from '../../src/packs/edit/blank';
import { putById } from '../../src/packs/edit/edit';
import { boxedEncounter, taughtEncounter } from '../../src/packs/edit/taught';
import type { Pack } from '../../src/packs/pack';
import { patience } from '../support/samples';
import { ashFerry } from './ash-ferry';
import { bellTower } from './bell-tower';
import type { Box } from './box';
import { Both, type Known } from './paper-pair';
import { saltHeron } from './salt-heron';
import { threeCinders } from './three-cinders';

const boxes: readonly (readonly [string, Box])[] = [saltHeron, threeCinders, bellTower, ashFerry].map(box => [
  box.name,
  box,
]);

/** What lies in the group's own pack after a fight: the boss as it was set up, and each card as it was taught. */
function packAfter(
  { paper, called }: Both,
  box: Box,
): { readonly pack: Pack; readonly ids: Known['called'] } {
  const { encounter } = paper.state;
  const put = (pack: Pack, one: Pack['encounters'][number]): Pack => ({
    ...pack,
    encounters: putById(pack.encounters, one),
  });
  const fresh = blankPack('own', 'Our own');
  let pack = put(fresh, boxedEncounter(fresh, { ...encounter, cards: [] }));
  for (const event of paper.events)
    if (event.type === 'taught')
      pack = put(
        pack,
        taughtEncounter(pack, {
          fight: 'f1f1f1f1',
          encounter: { ...encounter, cards: [] },
          preset: true,
          card: event.card,
          nameless: 'Nameless',
        }),
      );
  // A card of the box by its name: so it was told.
  const known = pack.encounters[0]?.cards ?? [];
  const ids = new Map(
    [...called.keys()].flatMap(id => {
      const card = known.find(one => one.label === box.cards.find(it => it.id === id)?.id);
      return card ? [[id, card.id] as const] : [];
    }),
  );
  return { pack, ids };
}

describe.each(boxes)('%s, fought once as paper', (_, box) => {
  it.each(['full', 'light'] as const)(
    'OWN-201: in %s nothing is asked twice: no card that was told, no step of it',
    { timeout: patience },
    mode => {
      const both = new Both(box, mode, 1);
      both.play();
      expect(both.composed.filter((id, i) => both.composed.indexOf(id) !== i)).toEqual([]);
      const acted = both.paper.events.filter(event => event.type === 'started').length;
      // Each card that acts was told once, early or when it was asked for; one may have gone with its stage.
      expect(both.tellings.asked).toBeLessThanOrEqual(acted);
      expect(both.tellings.asked + both.tellings.early).toBeGreaterThanOrEqual(acted);
      expect(both.tellings.early).toBeGreaterThan(0);
      if (mode === 'light') expect(both.questions.length).toBeGreaterThan(3);
      expect(both.questions.filter((one, i) => both.questions.indexOf(one) !== i)).toEqual([]);
    },
  );

  it('OWN-160, OWN-161: goes as a file to a group that has nothing, which composes no card that the first one told', {
    timeout: patience,
  }, () => {
    const first = new Both(box, 'full', 1);
    first.play();
    const { pack, ids } = packAfter(first, box);
    const opened = openPack(JSON.parse(JSON.stringify(pack)));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const [theirs] = opened.value.pack.encounters;
    expect([theirs?.name, theirs?.enemies]).toEqual([box.encounter.name, box.encounter.enemies]);
    expect([...ids.keys()].sort()).toEqual([...new Set(first.composed)].sort());
    for (const [id, own] of ids) {
      const card = box.cards.find(one => one.id === id);
      expect(theirs?.cards.find(one => one.id === own)).toMatchObject({
        stage: card?.stage,
        steps: card?.steps,
      });
    }
    const second = new Both(box, 'full', 2, { cards: theirs?.cards ?? [], called: ids });
    second.play();
    second.agrees();
    expect(second.composed.filter(id => ids.has(id))).toEqual([]);
  });
});
