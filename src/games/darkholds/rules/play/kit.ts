import * as v from 'valibot';
import { streamFrom } from '../../../../basics/random';
import {
  dictionary,
  flag,
  list,
  type Output,
  object,
  optional,
  partial,
  streamState,
  text,
  wholeNumber,
} from '../../../../basics/schema';
import { profileFields, shotWeaponSchema } from '../board';
import {
  countSchema,
  fewSchema,
  idListSchema,
  idSchema,
  nameSchema,
  squareSchema,
  textSchema,
} from '../fields';
import { itemsSchema, roomSchema } from './goods';

const castKind = v.picklist(['invocation', 'prayer']);
const duration = v.picklist(['turn', 'level']);

/** HA-6: what somebody can invoke or pray, with the group's own numbers and words. */
const castSchema = object({
  name: nameSchema,
  kind: castKind,
  price: countSchema,
  /** A ranged one is played as a shot (HA-6); without it the effect is only described. */
  shot: optional(shotWeaponSchema),
  /** HA-8: it revives an unconscious friend. */
  revives: optional(flag),
  /** TU-5: how long its effect lasts; missing where it is over at once. */
  stays: optional(duration),
  text: optional(textSchema),
});
export type Cast = Output<typeof castSchema>;

/** TU-5: an effect that lasts. */
const spellSchema = object({ name: nameSchema, kind: castKind, until: duration, text: optional(textSchema) });

export const callings = ['sorcerer', 'priest', 'sellsword', 'reviver'] as const;

/** What a warrior has besides the numbers of a profile. */
const kitFields = {
  items: idListSchema(200),
  silver: wholeNumber(0, 999),
  /** IN-1: what the profile allows beyond the usual. */
  room: roomSchema,
  /** IN-2. */
  kindred: nameSchema,
  leader: v.nullable(idSchema),
  /** TU-2: who plays it. */
  player: nameSchema,
  callings: list(v.picklist(callings), 8),
  casts: list(castSchema, 40),
  spells: list(spellSchema, 100),
  /** MK-16. */
  blessed: flag,
  web: fewSchema,
  /** AT-5: Aims add up. */
  aim: fewSchema,
  /** MV-5. */
  half: flag,
  /** RM-1: abilities and beliefs in words. */
  words: list(textSchema, 40),
};
export const kitSchema = object(kitFields);
export type Kit = Output<typeof kitSchema>;
export const kitChangeSchema = partial(kitFields);

export const noKit: Kit = {
  items: [],
  silver: 0,
  room: {},
  kindred: '',
  leader: null,
  player: '',
  callings: [],
  casts: [],
  spells: [],
  blessed: false,
  web: 0,
  aim: 0,
  half: false,
  words: [],
};

/** Somebody who can be hired, or freed out of a cocoon (CA-4, HA-9). */
export const hirelingSchema = object({
  ...profileFields,
  name: nameSchema,
  kindred: nameSchema,
  sellsword: flag,
  con: wholeNumber(1, 999),
  full: countSchema,
  price: countSchema,
});
export type Hireling = Output<typeof hirelingSchema>;

/** What the group has agreed on. */
const settingFields = {
  /** Vigour is tracked: every action is paid for (WR-3, TU-2). */
  count: flag,
  /** No board is drawn: the players look, the app asks. */
  light: flag,
  /** OV-1. */
  overlord: flag,
  /** AN-13. */
  enemyNoise: flag,
  /** RE-1: one more card for each hero above four. */
  manyHeroes: flag,
  /** WR-4. */
  henchmenDie: flag,
};
export const settingsSchema = object(settingFields);
export type Settings = Output<typeof settingsSchema>;
export const settingChangeSchema = partial(settingFields);

/** DK-2: another order in which the enemies act. */
export const orders = ['nearest', 'farthest', 'highest', 'lowest'] as const;
export type Order = (typeof orders)[number];

export const levelWordsSchema = object({
  phase: v.picklist(['start', 'heroes', 'enemies', 'reinforcement']),
  text: textSchema,
});
export type LevelWords = Output<typeof levelWordsSchema>;

/** A deck: what is discarded is all that is not in `order`. */
export const deckSchema = object({ order: idListSchema(500), stream: streamState });
/** Notes of the players, by the rule that they are pinned to. */
export const NOTE_LENGTH = 140;

/** What a level in play has beyond a level without cards and vigour. */
const moreFields = {
  settings: settingsSchema,
  players: list(nameSchema, 20),
  /** TU-4: which of them is the enemy player. */
  enemyPlayer: countSchema,
  /** TU-2: which of them may activate; null before it is agreed. */
  initiative: v.nullable(countSchema),
  /** TU-2: who is spending its vigour. */
  active: v.nullable(idSchema),
  items: itemsSchema,
  equipment: deckSchema,
  hirelings: list(hirelingSchema, 100),
  /** MK-15: what is in an equipment marker. */
  ground: dictionary(idListSchema(500)),
  rummaged: dictionary(countSchema),
  /** HA-4: what was found last may still be put down freely. */
  found: v.nullable(object({ id: idSchema, item: idSchema, at: squareSchema })),
  /** MK-12: wounds of doors and doorwebs. */
  hurt: dictionary(countSchema),
  /** RE-1. */
  blocked: idListSchema(500),
  order: v.picklist(orders),
  notes: dictionary(text(NOTE_LENGTH)),
  /** RM-2. */
  words: list(levelWordsSchema, 100),
};
export const moreSchema = object(moreFields);
export type More = Output<typeof moreSchema>;
export const moreChangeSchema = partial(moreFields);

export const usual: Settings = {
  count: false,
  light: false,
  overlord: false,
  enemyNoise: false,
  manyHeroes: true,
  henchmenDie: false,
};

export const noMore: More = {
  settings: usual,
  players: [],
  enemyPlayer: 0,
  initiative: null,
  active: null,
  items: {},
  equipment: { order: [], stream: streamFrom(1) },
  hirelings: [],
  ground: {},
  rummaged: {},
  found: null,
  hurt: {},
  blocked: [],
  order: 'nearest',
  notes: {},
  words: [],
};

export const kitOf = ({ kit }: { readonly kit?: Kit }): Kit => kit ?? noKit;
export const moreOf = ({ more }: { readonly more?: More }): More => more ?? noMore;
