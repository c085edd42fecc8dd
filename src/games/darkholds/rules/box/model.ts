import * as v from 'valibot';
import {
  dictionary,
  list,
  type Output,
  object,
  optionalFields,
  text,
  variants,
} from '../../../../basics/schema';
import { libraryCommands, libraryEvents } from '../../../../library/rules';
import { countSchema, idSchema, nameSchema, squareSchema } from '../fields';
import { itemsSchema } from '../play/goods';
import { hirelingSchema } from '../play/kit';
import { darkholdCardsSchema, featureSchema, figureSchema, levelDataSchema, typeSchema } from '../play/model';
import { emptyLevel } from '../play/new-level';
import { isConsistent, withCheck } from '../play/play-schema';
import { askedListSchema } from '../reinforce';

/** RE-2: a card names warriors by area; only the line of the level's area counts. */
const reinforcementSchema = object({
  label: nameSchema,
  lines: v.pipe(list(askedListSchema, 10), v.minLength(1)),
});
export type OwnReinforcement = Output<typeof reinforcementSchema>;

/** BD-1, BD-8: a level as it was drawn, with the enemies that are there when it begins. */
const ownLevelSchema = withCheck(
  object({
    level: levelDataSchema,
    features: dictionary(featureSchema),
    rocks: dictionary(countSchema),
    standing: list(object({ type: idSchema, at: squareSchema }), 500),
  }),
  ({ standing: _, ...drawn }) => isConsistent({ ...emptyLevel('', 1, 1, 1), ...drawn }),
);
export type OwnLevel = Output<typeof ownLevelSchema>;

/** A physical tile: '#' is a square, '.' is none. All rows have one length, and at least one square is there. */
const pieceSchema = v.pipe(
  list(v.pipe(text(40), v.regex(/^[#.]+$/)), 40),
  v.check(rows => rows.some(row => row.includes('#')) && new Set(rows.map(row => row.length)).size === 1),
);

/** Everything that was entered, each by its name or id. */
const knownFields = {
  types: dictionary(typeSchema),
  company: dictionary(figureSchema),
  darkholds: darkholdCardsSchema,
  reinforcements: dictionary(reinforcementSchema),
  items: itemsSchema,
  hirelings: dictionary(hirelingSchema),
  levels: dictionary(ownLevelSchema),
  tiles: dictionary(pieceSchema),
};
const knownSchema = object(knownFields);
export type Known = Output<typeof knownSchema>;

export const parts = [
  'types',
  'company',
  'darkholds',
  'reinforcements',
  'items',
  'hirelings',
  'levels',
  'tiles',
] as const satisfies readonly (keyof Known)[];
export type Part = (typeof parts)[number];

/** DK-1: decks that the app shuffles and draws; the others lie on the table. */
export const ownDecks = ['darkholds', 'reinforcements', 'items'] as const;
export type OwnDeck = (typeof ownDecks)[number];

/** What one group gives to another: any part of a box. */
export const packFields = optionalFields(knownFields);
const uncheckedPackSchema = object(packFields);
export type Pack = Output<typeof uncheckedPackSchema>;

/** A type and a member of the company are stored under their own ids. */
export const isKeyedById = ({ types = {}, company = {} }: Pack): boolean =>
  Object.entries(types).every(([key, one]) => one.type === key) &&
  Object.entries(company).every(([key, one]) => one.id === key && one.side !== 'enemy');
const packSchema = v.pipe(
  uncheckedPackSchema,
  v.check(pack => isKeyedById(pack)),
);

const decks = list(v.picklist(ownDecks), ownDecks.length);
/** TA-1: the group's own box. */
export const boxSchema = v.pipe(
  object({ ...knownFields, keeps: decks }),
  v.check(box => isKeyedById(box)),
);
export type OwnBox = Output<typeof boxSchema>;

export const boxCommandSchema = variants('do', { ...libraryCommands(packSchema, parts), keep: { decks } });
export type BoxCommand = Output<typeof boxCommandSchema>;

export const boxEventSchema = variants('type', { ...libraryEvents(packSchema, parts), keeps: { decks } });
export type BoxEvent = Output<typeof boxEventSchema>;
