import * as v from 'valibot';
import type {
  AbilityCard,
  AllyCard,
  Archetype,
  Choice,
  Cooldown,
  ExtraCost,
  HeroClass,
  HeroEffect,
  InjuryCard,
  ItemCard,
  Need,
  Window,
} from '../stage/company';
import { arc, effect, id, name, type Of, pool, text, token, way, whole } from './schema-steps';

const cooldown: Of<Cooldown> = v.picklist([0, 1, 2, 3]);
const on = v.picklist(['self', 'friend']);
const flag = v.exactOptional(v.boolean());
const some = (low: number, high: number) => v.exactOptional(whole(low, high));
const list = <T>(item: Of<T>, most: number) => v.pipe(v.array(item), v.maxLength(most));

const per = v.exactOptional(v.literal('lostHp'));

export const heroEffect: Of<HeroEffect> = v.variant('effect', [
  v.looseObject({
    effect: v.literal('attack'),
    range: some(1, 99),
    bonus: some(-20, 40),
    empower: some(0, 40),
    redraws: some(0, 20),
    might: v.exactOptional(pool),
    unarmed: flag,
    noSight: flag,
    with: v.exactOptional(v.picklist(['falcons', 'sentinels'])),
    area: v.exactOptional(
      v.union([
        v.picklist(['adjacent', 'circle', 'wave']),
        v.looseObject({ cone: whole(1, 99) }),
        v.looseObject({ drawn: v.pipe(list(way, 200), v.minLength(1)) }),
      ]),
    ),
    only: v.exactOptional(v.literal('enemies')),
    chain: v.exactOptional(v.looseObject({ range: whole(1, 99), max: whole(1, 40), ranged: flag })),
    charge: some(1, 99),
    hit: v.exactOptional(list(effect, 20)),
    per,
  }),
  v.looseObject({
    effect: v.literal('move'),
    hexes: whole(0, 99),
    how: v.exactOptional(v.literal('exact')),
    on: v.exactOptional(on),
    per,
  }),
  v.looseObject({
    effect: v.literal('gain'),
    token,
    count: whole(1, 20),
    on,
    per,
  }),
  v.looseObject({ effect: v.literal('heal'), hp: whole(1, 12), on, per }),
  v.looseObject({ effect: v.literal('animus'), by: whole(-20, 20), on, per }),
  v.looseObject({
    effect: v.literal('boost'),
    bonus: some(-20, 40),
    redraws: some(0, 20),
    hit: v.exactOptional(list(effect, 20)),
    per,
  }),
  v.looseObject({ effect: v.picklist(['taunt', 'refresh']) }),
  v.looseObject({
    effect: v.literal('guard'),
    defense: whole(0, 40),
    on: v.exactOptional(v.picklist(['self', 'friend', 'other'])),
    per,
  }),
  v.looseObject({
    effect: v.literal('weaken'),
    ignore: whole(1, 20),
    which: v.exactOptional(v.picklist(['lowest', 'highest'])),
    within: some(0, 99),
  }),
  v.looseObject({ effect: v.literal('forceRedraw'), count: whole(1, 20), within: some(0, 99) }),
  v.looseObject({ effect: v.literal('text'), text }),
]);

const around = v.picklist(['enemy', 'friend', 'oathsworn', 'sentinel']);

const need: Of<Need> = v.variant('need', [
  v.looseObject({ need: v.literal('token'), token, count: whole(1, 40) }),
  v.looseObject({ need: v.literal('hp'), atLeast: some(0, 12), atMost: some(0, 12) }),
  v.looseObject({ need: v.literal('near'), who: around, hexes: whole(0, 99), count: some(1, 40) }),
  v.looseObject({ need: v.literal('clear'), who: around, hexes: whole(0, 99) }),
  v.looseObject({ need: v.literal('arc'), arc, hexes: some(1, 99) }),
  v.looseObject({
    need: v.literal('falcons'),
    on: v.picklist(['self', 'friend', 'enemy', 'other']),
    count: whole(1, 8),
  }),
  v.looseObject({ need: v.literal('sentinels'), count: whole(1, 8) }),
  v.looseObject({ need: v.literal('cooldown'), position: cooldown, count: whole(1, 40) }),
  v.looseObject({ need: v.picklist(['armed', 'unmoved', 'moved']) }),
  v.looseObject({ need: v.literal('text'), text }),
]);

const extraCost: Of<ExtraCost> = v.variant('pay', [
  v.looseObject({ pay: v.literal('token'), token, count: whole(1, 40) }),
  v.looseObject({ pay: v.literal('hp'), hp: whole(1, 12) }),
  v.looseObject({ pay: v.literal('sentinels'), count: whole(1, 8) }),
  v.looseObject({ pay: v.literal('text'), text }),
]);

export const window: Of<Window> = v.picklist([
  'beforeDamage',
  'afterDamage',
  'whenHit',
  'whenMoved',
  'anytime',
  'onAttack',
  'onHit',
  'onCritical',
]);

export const choice: Of<Choice> = v.looseObject({
  id,
  text,
  cost: whole(0, 20),
  effects: list(heroEffect, 12),
  interrupt: v.exactOptional(window),
  needs: v.exactOptional(list(need, 8)),
  pays: v.exactOptional(list(extraCost, 8)),
});
export const choices = list(choice, 12);

const ability: Of<AbilityCard> = v.looseObject({
  id,
  name,
  cooldown,
  defense: some(0, 20),
  level: some(1, 21),
  choices,
});

const archetype: Of<Archetype> = v.looseObject({ id, name, choices });

export const heroClass: Of<HeroClass> = v.looseObject({
  id,
  name,
  maxAnimus: whole(0, 30),
  regen: whole(0, 30),
  abilities: list(ability, 60),
  archetypes: v.exactOptional(list(archetype, 20)),
  special: v.exactOptional(text),
});

export const item: Of<ItemCard> = v.looseObject({
  id,
  name,
  kind: v.picklist(['weapon', 'shield', 'armor', 'gear']),
  hands: v.exactOptional(v.picklist([0, 1, 2])),
  defense: some(0, 20),
  might: v.exactOptional(pool),
  range: some(1, 99),
  cooldown: v.exactOptional(cooldown),
  choices,
  companion: v.exactOptional(choice),
  value: some(0, 999),
});

export const injury: Of<InjuryCard> = v.looseObject({ id, name, cooldown, text });

export const ally: Of<AllyCard> = v.looseObject({
  id,
  name,
  defense: whole(1, 20),
  might: pool,
  moveCost: whole(0, 20),
  moveHexes: whole(0, 20),
  attackCost: whole(0, 20),
  range: some(1, 99),
  once: v.exactOptional(choice),
  text: v.exactOptional(text),
});
