import { describe, expect, it } from 'vitest';
import { builtinPack } from '../../src/packs/builtin';
import { comesWith, heroFrom } from '../../src/packs/ready';
import { isOfClass, isSameClass } from '../../src/stage/class-name';
import type { HeroClass } from '../../src/stage/company';
import type { Step } from '../../src/stage/steps';
import { cards, encounterOf, fight, hero, setupOf } from '../encounter/support/least-fixture';

const maiden: HeroClass = {
  id: 'grove-maiden',
  name: 'A’Dendri Grove Maiden',
  maxAnimus: 6,
  regen: 4,
  abilities: [],
};
const lantern: HeroClass = {
  id: 'lantern',
  name: 'Keeper of the Lamp',
  maxAnimus: 6,
  regen: 4,
  abilities: [],
};
const pack = { ...builtinPack, classes: [maiden, lantern] };
const ready = (id: string, of: string) =>
  heroFrom(pack, { id, name: id, class: of, kind: 'full', defense: 2, might: { red: 1 } });
const ancient = {
  id: 'ancient',
  name: 'Ancient',
  defense: 3,
  might: { red: 1 },
  moveCost: 1,
  moveHexes: 2,
  attackCost: 1,
} as const;

/** A fight of a pack's own two and two others; the card takes 1 HP off whoever is of that class. */
function fought(named: string) {
  const steps: readonly Step[] = [
    { do: 'effect', on: { who: 'class', class: named }, effects: [{ effect: 'lose', hp: 1 }] },
  ];
  const now = fight(
    setupOf({
      heroes: [
        ready('a', 'grove-maiden'),
        ready('b', 'lantern'),
        hero('c', { class: 'blade' }),
        hero('d', { class: 'huntress' }),
      ],
      guardian: ancient,
      encounter: encounterOf({ cards: cards(steps) }),
    }),
  );
  now.tap({ do: 'begin' }, { do: 'endTurns' });
  return now.state;
}
const hurt = (named: string): readonly string[] =>
  fought(named)
    .friends.filter(one => one.hp < 6)
    .map(one => one.id);

describe('a class', () => {
  it('OWN-194: is the same by its id and by its name, by the id of older saves too, and no other', () => {
    expect(isSameClass('grove', 'grove-maiden')).toBe(true);
    expect(isSameClass('A’Dendri Grove Maiden', 'grove-maiden')).toBe(true);
    expect(isSameClass('Grove Maiden', 'grove')).toBe(true);
    expect(isSameClass('Thracian Blade', 'blade')).toBe(true);
    expect(isSameClass('warden', 'witch')).toBe(false);
    expect(isOfClass({ class: null }, 'warden')).toBe(false);
  });

  it('OWN-194: that a card names means the same for a pack’s ready-made characters and for others', () => {
    expect(hurt('grove-maiden')).toEqual(['a']);
    expect(hurt('Grove Maiden')).toEqual(['a']);
    expect(hurt('lantern')).toEqual(['b']);
    expect(hurt('Keeper of the Lamp')).toEqual(['b']);
    expect(hurt('Thracian Blade')).toEqual(['c']);
    expect(hurt('huntress')).toEqual(['d']);
    expect(hurt('warden')).toEqual([]);
  });

  it('GM-3: a pack’s own ready-made Grove Maiden brings her Guardian', () => {
    const guardian = fought('warden').friends.find(one => one.role === 'guardian');
    expect(guardian).toMatchObject({ of: 'a', presence: 'standing' });
  });

  it('GM-3, OWN-261: her Guardian has the card that the pack calls so, or plain numbers, and waits among no allies', () => {
    const maidens = [ready('a', 'grove-maiden'), ready('b', 'lantern')];
    const others = { ...ancient, id: 'other' };
    const withCard = { ...pack, allies: [others, { ...ancient, id: 'guardian' }] };
    expect(comesWith(withCard, maidens)).toEqual({
      allies: [others],
      guardian: { ...ancient, id: 'guardian' },
    });
    expect(comesWith(withCard, maidens.slice(1))).toEqual({ allies: [others] });
    const bare = comesWith({ ...pack, allies: [others] }, maidens);
    expect(bare).toMatchObject({
      allies: [others],
      guardian: { id: 'guardian', attackCost: 1, moveCost: 1 },
    });
    const begun = fight(setupOf({ heroes: [...maidens, hero('c'), hero('d')], ...bare }));
    begun.tap({ do: 'begin' });
    expect(begun.state.friends.find(one => one.role === 'guardian')).toMatchObject({ of: 'a' });
  });
});
