import { describe, expect, test } from 'vitest';
import { packText, readPack } from '../../../src/games/darkholds/door/box';
import { applyBox, decideBox, emptyBox } from '../../../src/games/darkholds/rules/box/box';
import { campaignWith } from '../../../src/games/darkholds/rules/box/level-of';
import {
  type Asked,
  type Further,
  figureOf,
  hirelingOf,
  laterOf,
  newWeapon,
  type Taught,
  type Told,
  tonightOf,
  typeOf,
  untold,
} from '../../../src/games/darkholds/rules/box/taught';
import { newCampaign } from '../../../src/games/darkholds/rules/campaign/decide';
import type { TypeData } from '../../../src/games/darkholds/rules/play/model';
import { hirelings } from '../../../src/games/darkholds/sample/gear';
import { types } from '../../../src/games/darkholds/sample/under-cold-mere';

/** What a hand must tell of a type of which it holds the card. */
function toldOf(one: TypeData): Told {
  const [blow] = one.combat;
  const [shot] = one.shot;
  if (!blow) throw new Error(`${one.name} has no weapon`);
  return {
    ...untold,
    ...{ vigour: one.full, con: one.con, range: blow.range, dice: blow.dice, hit: blow.hit },
    ...{ damage: blow.damage, shots: one.shootLimit, parry: one.parry, tough: one.tough },
    ...{ agility: one.agility, rank: one.rank, models: one.models, width: one.width, height: one.height },
    ...(shot && { reach: shot.max, shotDice: shot.dice, shotHit: shot.hit, shotDamage: shot.damage }),
  };
}

/** The taps for one number: a button of its own, or one more for each that lies beyond. */
function tapsFor({ key, high }: Asked, told: Told): number {
  const value = told[key];
  if (value === untold[key]) return 0;
  return value === null ? 1 : Math.max(1, value - high);
}
const sum = (asked: readonly Asked[], told: Told): number =>
  asked.reduce((all, one) => all + tapsFor(one, told), 0);

describe('TA-1: a type is taught by one tap for each number that is not the usual', () => {
  test.each(types.map(one => [one.name, one] as const))(
    '%s: at most 6 taps tonight, at most 10 for the whole card',
    (_, one) => {
      const told = toldOf(one);
      // The button that opens the form, and the one that closes it.
      const tonight = 2 + sum(tonightOf('enemy', told), told);
      const later = sum(laterOf('enemy'), told) + one.traits.length;
      expect(tonight).toBeLessThanOrEqual(6);
      expect(tonight + (later > 0 ? 1 + later : 0)).toBeLessThanOrEqual(10);
      expect(typeOf(one.type, one.name, told, one.traits)).toEqual(one);
    },
  );

  test('each number is asked once, and nobody is asked for what the kind does not have', () => {
    const who: readonly Taught[] = ['enemy', 'hero', 'henchman', 'hireling'];
    for (const one of who) {
      const keys = [...tonightOf(one, { ...untold, shots: 1 }), ...laterOf(one)].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.includes('price')).toBe(one === 'hireling');
      expect(keys.includes('rank')).toBe(one === 'enemy');
    }
    expect(tonightOf('enemy', untold).map(({ key }) => key)).not.toContain('shotHit');
  });

  test('whatever the form can tell is kept by the box', () => {
    const ends = (pick: (asked: Asked) => number): Told => {
      let told: Told = { ...untold, shots: 1 };
      for (const asked of [...tonightOf('enemy', told), ...laterOf('enemy')])
        told = { ...told, [asked.key]: pick(asked) };
      return told;
    };
    for (const told of [ends(({ low }) => low), ends(({ high, most }) => most ?? high)]) {
      const type = typeOf('x', 'X', told, ['agile']);
      const box = { ...emptyBox, types: { x: type } };
      expect(readPack(packText(box))).toMatchObject({ ok: true, value: { types: { x: type } } });
    }
  });
});

test('WR-1, WR-2, AN-7: whoever is taught may have further weapons, and heroes may shoot', () => {
  const bow: Further = { kind: 'shot', min: 2, max: 8, dice: 2, hit: 5, damage: 1 };
  const spear: Further = { kind: 'combat', range: 2, dice: 1, hit: 6, damage: 2 };
  const told: Told = { ...untold, con: 4 };
  const { kind: _, ...shot } = bow;
  const { kind: __, ...reach } = spear;
  const first = { range: 1, dice: 1, hit: 6, damage: 1 };
  const type = typeOf('x', 'X', told, [], [spear, newWeapon('combat')]);
  expect(type.combat).toEqual([first, reach, { range: 2, dice: 1, hit: 6, damage: 1 }]);
  const hero = figureOf('hero', 'ann', 'Ann', told, [], {}, [bow]);
  const hired = hirelingOf('Bo', told, [], { kindred: '', sellsword: true }, [bow, spear]);
  expect([hero.combat, hero.shot]).toEqual([[first], [shot]]);
  expect([hired.combat, hired.shot]).toEqual([[first, reach], [shot]]);
  const box = { ...emptyBox, types: { x: type }, company: { ann: { ...hero, at: 'A1' } } };
  expect(readPack(packText(box))).toMatchObject({ ok: true, value: { types: { x: type } } });
});

test('CA-4, IN-2: a hireling of the own box is taught, kept, given away, and for hire in a campaign', () => {
  for (const [name, sellsword, kindred] of [
    ['Fen walker', false, 'fen'],
    ['Blade', true, ''],
  ] as const) {
    const told: Told = { ...untold, con: 3, vigour: 5, price: 15, parry: 9 };
    const one = hirelingOf(name, told, [], { kindred, sellsword });
    expect(Object.keys(one).sort()).toEqual(Object.keys(hirelings[0]!).sort());
    const put = decideBox(emptyBox, { do: 'put', pack: { hirelings: { [name]: one } } });
    if (!put.ok) throw new Error('refused');
    const box = put.value.reduce(applyBox, emptyBox);
    expect(readPack(packText(box))).toMatchObject({ ok: true, value: { hirelings: { [name]: one } } });
    const campaign = campaignWith(newCampaign('Ours', 'ten', 1), box, 1);
    expect(campaign.hirelings).toContainEqual(one);
  }
});

test('WR-1: an enemy is as large as it was told, a hero and a hireling stand on one square', () => {
  const told = { ...untold, width: 2, height: 3 };
  const sizes = [
    typeOf('troll', 'Troll', told, []),
    figureOf('hero', 'ann', 'Ann', told, [], {}),
    hirelingOf('Hillman', told, [], { kindred: 'human', sellsword: false }),
  ].map(({ width, height }) => [width, height]);
  expect(sizes).toEqual([
    [2, 3],
    [1, 1],
    [1, 1],
  ]);
});
