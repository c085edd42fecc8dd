import * as v from 'valibot';
import { list, maybe, type Of, own, shape, stream, table, text, whole } from '../../../play/shapes';
import { type CombatWeapon, type ShotWeapon, traits } from '../rules/board';
import { type CardDeed, mostDeeds } from '../rules/play/card';
import type { Item, Room } from '../rules/play/goods';
import {
  type Cast,
  callings,
  type Hireling,
  type Kit,
  type LevelWords,
  type More,
  orders,
  type Settings,
  type Spell,
} from '../rules/play/kit';

/** What levels, campaigns and commands are made of. */
export const square = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}\d{1,3}(\/\d{1,2})?$/));
export const squares = list(square, 20_000);
export const count = whole(0, 9_999);
export const number = whole(-1_000, 1_000);
export const id = own(80);
export const flag = v.boolean();
export const of = <T extends string>(word: T) => v.literal(word);

const strike = { dice: whole(0, 100), hit: number, damage: whole(0, 100) };
export const combat = shape<CombatWeapon>()({ range: count, ...strike });
export const shot = shape<ShotWeapon>()({ min: count, max: count, ...strike });
export const profile = {
  width: whole(1, 20),
  height: whole(1, 20),
  agility: v.nullable(number),
  parry: v.nullable(number),
  tough: v.nullable(whole(0, 9)),
  traits: list(v.picklist(traits), 8),
  shootLimit: count,
  combat: list(combat, 20),
  shot: list(shot, 20),
};

const words = text(2_000);
const name = text(200);
const kinds = v.picklist(['invocation', 'prayer']);
const until = v.picklist(['turn', 'level']);

const some = whole(0, 99);
export const room: Of<Room> = shape<Room>()({
  combat: maybe(some),
  shot: maybe(some),
  head: maybe(some),
  body: maybe(some),
  limb: maybe(some),
  shield: maybe(some),
  artefact: maybe(some),
});
export const item: Of<Item> = shape<Item>()({
  name,
  takes: room,
  value: count,
  common: flag,
  own: flag,
  combat: maybe(combat),
  shot: maybe(shot),
  parry: maybe(number),
  text: maybe(words),
});
const cast: Of<Cast> = shape<Cast>()({
  name,
  kind: kinds,
  price: count,
  shot: maybe(shot),
  revives: maybe(flag),
  stays: maybe(until),
  text: maybe(words),
});
const spell: Of<Spell> = shape<Spell>()({ name, kind: kinds, until, text: maybe(words) });

const kitFields = {
  items: list(id, 200),
  silver: whole(0, 999),
  room,
  kindred: name,
  leader: v.nullable(id),
  player: name,
  callings: list(v.picklist(callings), 8),
  casts: list(cast, 40),
  spells: list(spell, 100),
  blessed: flag,
  web: some,
  aim: some,
  half: flag,
  words: list(words, 40),
};
export const kit: Of<Kit> = shape<Kit>()(kitFields);
type Some<T> = { readonly [K in keyof T]?: T[K] };
/** Any of the fields; none of them is wrong where it is there. */
const anyOf = <T extends object>(fields: v.ObjectEntries): Of<Some<T>> =>
  v.looseObject(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, v.exactOptional(field as Of<unknown>)]),
    ),
  ) as v.GenericSchema as Of<Some<T>>;
export const kitChange: Of<Some<Kit>> = anyOf<Kit>(kitFields);

export const hireling: Of<Hireling> = shape<Hireling>()({
  ...profile,
  name,
  kindred: name,
  sellsword: flag,
  con: whole(1, 999),
  full: count,
  price: count,
});

const settingFields = {
  count: flag,
  light: flag,
  overlord: flag,
  enemyNoise: flag,
  manyHeroes: flag,
  henchmenDie: flag,
};
export const settings: Of<Settings> = shape<Settings>()(settingFields);
export const settingChange: Of<Some<Settings>> = anyOf<Settings>(settingFields);

export const levelWords: Of<LevelWords> = shape<LevelWords>()({
  phase: v.picklist(['start', 'heroes', 'enemies', 'reinforcement']),
  text: words,
});
export const items: Of<More['items']> = table(item);
export const equipment: Of<More['equipment']> = shape<More['equipment']>()({ order: list(id, 500), stream });
const moreFields = {
  settings,
  players: list(name, 20),
  enemyPlayer: count,
  initiative: v.nullable(count),
  active: v.nullable(id),
  items,
  equipment,
  hirelings: list(hireling, 100),
  ground: table(list(id, 500)),
  rummaged: table(count),
  found: v.nullable(v.looseObject({ id, item: id, at: square })),
  hurt: table(count),
  blocked: list(id, 500),
  order: v.picklist(orders),
  notes: table(text(140)),
  words: list(levelWords, 100),
};
export const more: Of<More> = shape<More>()(moreFields);
export const moreChange: Of<Some<More>> = anyOf<More>(moreFields);

type DeedOf<D extends CardDeed['do']> = Extract<CardDeed, { do: D }>;
export const deeds: Of<readonly CardDeed[]> = list(
  v.variant('do', [
    shape<DeedOf<'place'>>()({ do: of('place'), type: id, count: some, entry: id }),
    shape<DeedOf<'noise'>>()({ do: of('noise'), tokens: some }),
    shape<DeedOf<'vigour'>>()({ do: of('vigour'), type: id, tokens: some }),
    shape<DeedOf<'order'>>()({ do: of('order'), order: v.picklist(orders) }),
    shape<DeedOf<'rockfall'>>()({ do: of('rockfall'), at: square, vigour: whole(1, 99) }),
    shape<DeedOf<'wound'>>()({
      do: of('wound'),
      whom: v.picklist(['heroes', 'henchmen', 'company', 'enemies']),
      wounds: some,
    }),
    shape<DeedOf<'block'>>()({ do: of('block'), entry: id, blocked: flag }),
    shape<DeedOf<'read'>>()({ do: of('read'), text: words }),
  ]),
  mostDeeds,
);
