import * as v from 'valibot';
import type { AllyCard, HeroClass, InjuryCard, ItemCard } from '../stage/company';
import type { Encounter } from '../stage/encounter';
import type { Cubes } from '../stage/steps';
import { ally, heroClass, injury, item } from './schema-company';
import { encounter } from './schema-encounter';
import { id, name, type Of, pool, text, whole } from './schema-steps';

/** The version of the format that is written. The door reads every older version too. */
export const PACK_VERSION = 1;

/** One filled shape of a picture: the data of an SVG path and one of the theme's own colours. Never markup. */
export interface Stroke {
  readonly d: string;
  readonly tone: 'dark' | 'wood' | 'bone' | 'ember' | 'moss' | 'water';
}

/** A picture for an encounter, an enemy or a hero, drawn in a square of 512. */
export interface Picture {
  readonly of: string;
  readonly strokes: readonly Stroke[];
}

/** A ready-made character: one tap puts it into a fight. Items and abilities by their ids in the same pack. */
export interface ReadyHero {
  readonly id: string;
  readonly name: string;
  readonly class: string;
  readonly kind: 'full' | 'companion';
  /** The seven in the hand (SU-7); of a full character. */
  readonly hand?: readonly string[];
  readonly items?: readonly string[];
  readonly archetype?: string;
  /** The value where no item gives it. */
  readonly defense?: number;
  readonly might?: Cubes;
  readonly range?: number;
  readonly text?: string;
}

export interface Pack {
  readonly format: 'northwest-pack';
  readonly version: number;
  readonly id: string;
  readonly name: string;
  readonly author?: string;
  readonly licence?: string;
  readonly language?: string;
  readonly text?: string;
  readonly encounters: readonly Encounter[];
  readonly classes: readonly HeroClass[];
  readonly items: readonly ItemCard[];
  readonly injuries: readonly InjuryCard[];
  readonly allies: readonly AllyCard[];
  readonly heroes: readonly ReadyHero[];
  readonly pictures: readonly Picture[];
}

const list = <T>(of: Of<T>, most: number) => v.exactOptional(v.pipe(v.array(of), v.maxLength(most)), []);
const words = v.exactOptional(text);
const label = v.exactOptional(name);

const picture: Of<Picture> = v.looseObject({
  of: id,
  strokes: v.pipe(
    v.array(
      v.looseObject({
        d: v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE.,+\s-]*$/)),
        tone: v.picklist(['dark', 'wood', 'bone', 'ember', 'moss', 'water']),
      }),
    ),
    v.maxLength(200),
  ),
});

const ready: Of<ReadyHero> = v.looseObject({
  id,
  name,
  class: id,
  kind: v.picklist(['full', 'companion']),
  hand: v.exactOptional(v.pipe(v.array(id), v.maxLength(7))),
  items: v.exactOptional(v.pipe(v.array(id), v.maxLength(12))),
  archetype: v.exactOptional(id),
  defense: v.exactOptional(whole(0, 20)),
  might: v.exactOptional(pool),
  range: v.exactOptional(whole(1, 99)),
  text: words,
});

/** What a pack holds beside its encounters. */
export type PackParts = Partial<
  Pick<Pack, 'classes' | 'items' | 'injuries' | 'allies' | 'heroes' | 'pictures' | 'text' | 'language'>
>;

const some = <T>(of: Of<T>, most: number) => v.exactOptional(v.pipe(v.array(of), v.maxLength(most)));

export const packParts: Of<PackParts> = v.object({
  text: words,
  language: label,
  classes: some(heroClass, 60),
  items: some(item, 2000),
  injuries: some(injury, 200),
  allies: some(ally, 200),
  heroes: some(ready, 60),
  pictures: some(picture, 400),
});

/** The schema of a pack file; fields that it does not know are kept as they are. */
export const packSchema: Of<Pack> = v.looseObject({
  format: v.literal('northwest-pack'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  id,
  name,
  author: label,
  licence: label,
  language: label,
  text: words,
  encounters: list(encounter, 200),
  classes: list(heroClass, 60),
  items: list(item, 2000),
  injuries: list(injury, 200),
  allies: list(ally, 200),
  heroes: list(ready, 60),
  pictures: list(picture, 400),
});
