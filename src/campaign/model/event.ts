import * as v from 'valibot';
import { flag, list, type Output, wholeNumber } from '../../basics/schema';
import {
  chapterSchema,
  countsSchema,
  idSchema,
  kindSchema,
  levelSchema,
  MANY,
  nameSchema,
  notesSchema,
  printedSchema,
  sumSchema,
} from '../kinds/fields';
import { storyDrawsSchema } from '../kinds/story-decks';
import { tokensSchema } from '../kinds/tokens';
import { traitSchema } from '../kinds/traits';
import { allyNumbersSchema } from '../kinds/uses';
import {
  abilitySchema,
  archetypeSchema,
  characterSchema,
  growthSchema,
  hpSchema,
  injurySchema,
} from './character';
import { itemSchema, placeSchema } from './items';
import {
  allySchema,
  boxSchema,
  difficultySchema,
  endingSchema,
  eventCardSchema,
  fightSchema,
  irregularSchema,
  modeSchema,
  phaseSchema,
  tallySchema,
  tickSchema,
  timeSchema,
  variantsSchema,
} from './state';

/* @__NO_SIDE_EFFECTS__ */
const of = <const K extends string, E extends v.ObjectEntries>(name: K, entries: E) =>
  v.object({ event: v.literal(name), ...entries });

/** Events carry outcomes: values are those after the event, so that applying never computes. */
export const eventSchema = v.variant('event', [
  of('founded', {
    name: nameSchema,
    mode: modeSchema,
    hardcore: flag,
    difficulty: difficultySchema,
    variants: variantsSchema,
    chapter: chapterSchema,
    members: v.pipe(v.array(characterSchema), v.length(4)),
    allies: list(allySchema, MANY),
  }),
  of('named', { name: nameSchema }),
  of('noted', { notes: notesSchema, chapter: v.nullable(chapterSchema) }),
  of('hardcoreSet', { on: flag }),
  of('modeSet', { mode: modeSchema }),
  of('variantsSet', { variants: variantsSchema }),
  of('difficultySet', { difficulty: difficultySchema }),
  of('boxSet', { chapter: chapterSchema, box: boxSchema, on: flag }),
  of('playedAt', { chapter: chapterSchema, difficulty: v.nullable(difficultySchema) }),
  of('minutesSet', { chapter: chapterSchema, minutes: sumSchema }),
  of('irregular', { chapter: chapterSchema, irregular: irregularSchema }),
  of('traitSet', { trait: traitSchema, marks: sumSchema }),
  of('ticked', { ticks: list(tickSchema, MANY) }),
  of('unticked', { tick: idSchema }),
  of('allySet', { ally: allySchema }),
  of('guardianSet', { numbers: allyNumbersSchema }),
  of('allyGone', { ally: idSchema }),
  of('eventCardIn', { card: eventCardSchema }),
  of('eventCardOut', { card: idSchema }),
  of('curativesSet', { count: sumSchema }),
  of('itemPut', { item: itemSchema, to: placeSchema }),
  of('joined', { character: characterSchema, seat: wholeNumber(0, 3) }),
  of('left', { who: idSchema, fate: v.picklist(['away', 'dead']) }),
  of('kindSet', { who: idSchema, kind: kindSchema }),
  of('nameSet', { who: idSchema, name: nameSchema }),
  of('levelSet', { who: idSchema, level: levelSchema }),
  of('boardSet', { who: idSchema, animus: printedSchema, regen: printedSchema }),
  of('hpSet', { who: idSchema, hp: hpSchema }),
  of('ironSet', { who: idSchema, iron: sumSchema }),
  of('growthSet', { who: idSchema, growth: list(growthSchema, MANY) }),
  of('permanentSet', { who: idSchema, permanent: tokensSchema }),
  of('tokensSet', { who: idSchema, tokens: tokensSchema }),
  of('abilitiesSet', { who: idSchema, abilities: list(abilitySchema, MANY) }),
  of('handSet', { who: idSchema, hand: list(idSchema, MANY) }),
  of('archetypesSet', { who: idSchema, archetypes: list(archetypeSchema, MANY) }),
  of('unlockedTo', { who: idSchema, level: levelSchema }),
  of('toEquip', { who: idSchema, on: flag }),
  of('injuriesSet', { who: idSchema, injuries: list(injurySchema, MANY) }),
  of('chapterReached', { chapter: chapterSchema, phase: phaseSchema }),
  of('phaseReached', { phase: phaseSchema }),
  of('curativesBought', { count: sumSchema }),
  of('medicUsed', { times: sumSchema }),
  of('toughUsed', { times: sumSchema }),
  of('runnerSent', { times: sumSchema }),
  of('drawsSet', { draws: storyDrawsSchema }),
  of('timeSet', { time: timeSchema }),
  of('remindersSet', { reminders: list(notesSchema, MANY) }),
  of('stepTicked', { step: nameSchema, on: flag }),
  of('fought', { fight: fightSchema }),
  of('replayed', {}),
  of('replayTokensSet', { left: countsSchema }),
  of('tallied', { tally: tallySchema }),
  of('ended', { ending: endingSchema }),
  of('counted', { count: sumSchema }),
]);
export type Event = Output<typeof eventSchema>;
