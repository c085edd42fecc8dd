import * as v from 'valibot';
import { list, type Output, object, optional, variants, wholeNumber } from '../../../../basics/schema';
import { nameSchema } from '../fields';
import { natures, ownRowsSchema, rowSchema } from '../meeting/natures';
import { formationSchema } from '../npc/formation';
import { memberListSchema, memberSchema } from '../play/cards';
import { tileSchema } from '../play/places';
import { alike } from './cards';
import { deckSchema } from './decks';

/** LD-2: so many of one land lie in the group's bag. */
const landCountSchema = object({ tile: tileSchema, n: wholeNumber(0, 99) });

export const packFields = {
  lands: optional(list(landCountSchema, 60)),
  decks: optional(list(deckSchema, 12)),
  /** NF-1: another formation of NPCs, the leader's cell first. */
  formation: optional(formationSchema),
  /** EN-1: rows that the group has changed. */
  rows: optional(ownRowsSchema),
};
/** The group's own box: every card that was entered, by its name, and what is in its bag of lands. */
export const boxSchema = v.pipe(
  object({ cards: memberListSchema, ...packFields }),
  v.check(({ cards }) =>
    cards.every(({ name }, i) => !cards.slice(0, i).some(other => alike(other.name, name))),
  ),
);
export type OwnBox = Output<typeof boxSchema>;

/** What a group gives to another one: its box, or some of it. */
const packSchema = object({ cards: optional(memberListSchema), ...packFields });
export type Pack = Output<typeof packSchema>;

const nature = v.picklist(natures);
const landCount = { tile: tileSchema, n: wholeNumber(0, 99) };
export const boxEventSchema = variants('type', {
  learned: { card: memberSchema },
  forgotten: { name: nameSchema },
  lands: landCount,
  deck: { deck: deckSchema },
  'no-deck': { nation: nameSchema },
  formation: { cells: formationSchema },
  row: { nature, row: v.nullable(rowSchema) },
});
export type BoxEvent = Output<typeof boxEventSchema>;

export const boxCommandSchema = variants('do', {
  /** TE-2: the box keeps the numbers that the new card leaves open. */
  learn: { card: memberSchema },
  forget: { name: nameSchema },
  /** So many of this land are in the bag. */
  lands: landCount,
  /** LD-8, TH-1: a nation's deck as it is now. */
  deck: { deck: deckSchema },
  'no-deck': { nation: nameSchema },
  /** NF-1: no cells is the usual formation. */
  formation: { cells: formationSchema },
  /** EN-1: null is the printed row. */
  row: { nature, row: v.nullable(rowSchema) },
  /** What was chosen from another group's box; it replaces what is in this one. */
  take: { pack: packSchema },
});
export type BoxCommand = Output<typeof boxCommandSchema>;
