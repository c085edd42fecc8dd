import * as v from 'valibot';
import { flag, list, type Output, wholeNumber } from '../../basics/schema';
import { classIdSchema } from '../kinds/classes';
import {
  chapterSchema,
  countSchema,
  countsSchema,
  idSchema,
  kindSchema,
  levelSchema,
  nameSchema,
  notesSchema,
  printedSchema,
} from '../kinds/fields';
import { drawnCardSchema } from '../kinds/story-decks';
import { tokenKindSchema } from '../kinds/tokens';
import { traitSchema } from '../kinds/traits';
import { allyNumbersSchema } from '../kinds/uses';
import {
  abilityFields,
  abilitySchema,
  archetypeFields,
  archetypeSchema,
  growthSchema,
  hpSchema,
  injurySchema,
} from './character';
import { itemSchema, newItemSchema, placeSchema } from './items';
import {
  boxSchema,
  difficultySchema,
  eventDeckSchema,
  fightSchema,
  modeSchema,
  phaseSchema,
  timeSchema,
  variantsSchema,
} from './state';

const board = v.exactOptional(wholeNumber(0, 99));
/** A new character: board values only where they are not known already (CP-2). */
const newMemberSchema = v.object({
  class: classIdSchema,
  kind: kindSchema,
  name: nameSchema,
  boardAnimus: board,
  boardRegen: board,
});
const incoming = v.union([newMemberSchema, v.object({ back: idSchema })]);
const anyway = v.exactOptional(v.literal(true));

/* @__NO_SIDE_EFFECTS__ */
const deedOf = <const K extends string, E extends v.ObjectEntries>(name: K, entries: E) =>
  v.object({ do: v.literal(name), ...entries, anyway });

/** What a player does in the course of a campaign. `anyway`: although a rule speaks against it (OWN-16). */
const deedSchema = v.variant('do', [
  deedOf('found', {
    name: nameSchema,
    mode: modeSchema,
    hardcore: flag,
    difficulty: difficultySchema,
    variants: variantsSchema,
    chapter: chapterSchema,
    start: v.exactOptional(v.picklist(['paper', 'quick'])),
    members: list(newMemberSchema, 8),
    ally: nameSchema,
  }),
  deedOf('difficulty', { difficulty: difficultySchema }),
  deedOf('swap', { out: idSchema, in: incoming }),
  deedOf('changeKind', { who: idSchema }),
  deedOf('die', { who: idSchema }),
  deedOf('replace', { seat: wholeNumber(0, 3), in: incoming }),
  deedOf('chooseTrait', { trait: traitSchema }),
  deedOf('choosePermanent', { who: idSchema, token: tokenKindSchema }),
  deedOf('chooseGrowth', { who: idSchema, growth: growthSchema }),
  deedOf('unlock', {
    who: idSchema,
    level: levelSchema,
    abilities: list(v.object(abilityFields), 60),
    archetypes: list(v.object(archetypeFields), 60),
  }),
  deedOf('equipped', { who: idSchema }),
  deedOf('hand', { who: idSchema, cards: list(idSchema, 60) }),
  deedOf('beginChapter', {}),
  deedOf('endStory', {}),
  deedOf('beginFight', {}),
  deedOf('endFight', { result: fightSchema }),
  deedOf('replay', {}),
  deedOf('replayToken', { who: idSchema, token: tokenKindSchema }),
  deedOf('moveOn', {}),
  deedOf('tally', {}),
  deedOf('loot', {
    deck: v.picklist(['common', 'unique']),
    item: v.exactOptional(newItemSchema),
    to: placeSchema,
  }),
  deedOf('loseItem', { who: idSchema, item: v.nullable(idSchema) }),
  deedOf('drawInjury', { who: idSchema, name: nameSchema }),
  deedOf('nextChapter', {}),
  deedOf('buy', { item: newItemSchema, to: placeSchema, pay: countsSchema }),
  deedOf('sell', { item: idSchema, to: idSchema }),
  deedOf('curatives', { count: wholeNumber(1, 99), pay: countsSchema }),
  deedOf('useCurative', { who: idSchema, heals: wholeNumber(0, 12) }),
  deedOf('runner', { to: v.picklist(['banksmith', 'apothecary', 'other']), pay: countsSchema }),
  deedOf('fieldMedic', { who: idSchema, injury: idSchema, pay: countsSchema }),
  deedOf('toughAsNails', { who: idSchema }),
  deedOf('giveIron', { from: idSchema, to: idSchema, iron: wholeNumber(1, 9999) }),
  deedOf('drew', { cards: list(drawnCardSchema, 200) }),
  deedOf('remind', { text: notesSchema }),
  deedOf('forget', { index: countSchema }),
  deedOf('tickStep', { step: nameSchema, on: flag }),
]);

/* @__NO_SIDE_EFFECTS__ */
const entryOf = <const K extends string, E extends v.ObjectEntries>(name: K, entries: E) =>
  v.object({ set: v.literal(name), ...entries });

/** What a player enters on the sheets by hand: a closed list, allowed also against the rules (OWN-16). */
const entrySchema = v.variant('set', [
  entryOf('name', { name: nameSchema }),
  entryOf('notes', { notes: notesSchema, chapter: v.exactOptional(chapterSchema) }),
  entryOf('hardcore', { on: flag }),
  entryOf('mode', { mode: modeSchema }),
  entryOf('variants', { variants: variantsSchema }),
  entryOf('box', { chapter: chapterSchema, box: boxSchema, on: flag }),
  entryOf('playedAt', { chapter: chapterSchema, difficulty: v.nullable(difficultySchema) }),
  entryOf('minutes', { chapter: chapterSchema, minutes: countSchema }),
  entryOf('place', { chapter: chapterSchema, phase: phaseSchema }),
  entryOf('trait', { trait: traitSchema, marks: wholeNumber(0, 9) }),
  entryOf('tick', { chapter: chapterSchema, words: nameSchema, count: wholeNumber(1, 99) }),
  entryOf('untick', { tick: idSchema }),
  entryOf('ally', { name: nameSchema, count: wholeNumber(1, 20) }),
  entryOf('allyIs', { ally: idSchema, is: v.picklist(['here', 'archived', 'gone']) }),
  entryOf('allyNumbers', { ally: idSchema, numbers: allyNumbersSchema }),
  entryOf('guardian', { numbers: allyNumbersSchema }),
  entryOf('event', { deck: eventDeckSchema, name: nameSchema }),
  entryOf('noEvent', { event: idSchema }),
  entryOf('curatives', { count: countSchema }),
  entryOf('time', { time: timeSchema }),
  entryOf('item', { item: newItemSchema, to: placeSchema }),
  entryOf('itemAt', { item: idSchema, to: placeSchema }),
  entryOf('itemIs', { item: itemSchema }),
  entryOf('member', {
    who: idSchema,
    name: v.exactOptional(nameSchema),
    level: v.exactOptional(levelSchema),
    boardAnimus: v.exactOptional(printedSchema),
    boardRegen: v.exactOptional(printedSchema),
    hp: v.exactOptional(hpSchema),
    iron: v.exactOptional(countSchema),
    unlockedTo: v.exactOptional(levelSchema),
    growth: v.exactOptional(list(growthSchema, 40)),
  }),
  entryOf('token', { who: idSchema, token: tokenKindSchema, count: wholeNumber(0, 99) }),
  entryOf('permanent', { who: idSchema, token: tokenKindSchema, count: wholeNumber(0, 99) }),
  entryOf('injury', { who: idSchema, name: nameSchema }),
  entryOf('injuryIs', { who: idSchema, injury: injurySchema }),
  entryOf('healed', { who: idSchema, injury: idSchema }),
  entryOf('ability', { who: idSchema, ability: v.object(abilityFields) }),
  entryOf('abilityIs', { who: idSchema, ability: abilitySchema }),
  entryOf('noAbility', { who: idSchema, ability: idSchema }),
  entryOf('archetype', { who: idSchema, archetype: v.object(archetypeFields) }),
  entryOf('archetypeIs', { who: idSchema, archetype: archetypeSchema }),
  entryOf('noArchetype', { who: idSchema, archetype: idSchema }),
]);

export const commandSchema = v.union([deedSchema, entrySchema]);
export type Command = Output<typeof commandSchema>;
export type NewMember = Output<typeof newMemberSchema>;
/** Who pays how much iron. */
export type Payment = Output<typeof countsSchema>;
export type Deed = Extract<Command, { do: string }>;
export type Entry = Extract<Command, { set: string }>;
