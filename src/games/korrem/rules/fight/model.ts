import * as v from 'valibot';
import {
  dictionary,
  flag,
  list,
  type Output,
  object,
  optional,
  optionalFields,
  streamState,
  text,
  variants,
  wholeNumber,
} from '../../../../basics/schema';
import { bondSchema, cardFields, cardNumbers, states } from '../battle/card';
import { hitSchema } from '../battle/damage';
import { edges } from '../battle/setup';
import { type Cell, nameOf } from '../battle/space';
import { cellSchema, countSchema, d8Schema, idListSchema, idSchema, nameSchema } from '../fields';
import { flierChoices } from '../npc/aim';
import { npcTurnSchema } from '../npc/turn';
import { battleLogEntrySchema, LOG_LENGTH } from './log-entry';

/** TE-1: what is asked when it is first needed. */
export const unsureNumbers = ['attack', 'defense', 'health', 'speed'] as const;
export type Unsure = (typeof unsureNumbers)[number];
export const unsureField = optional(list(v.picklist(unsureNumbers), 4));

/** What a card in a battle has beyond what the rules of NPCs read. */
const fighterExtras = {
  name: nameSchema,
  /** AR-2: the ids of its artifacts; those that a game does not know by name are only counted. */
  bears: optional(idListSchema(99)),
  /** TE-1: numbers that nobody has entered yet. */
  unsure: unsureField,
};
const fighterSchema = object({ ...cardFields, ...fighterExtras });
export type Fighter = Output<typeof fighterSchema>;
const changeSchema = object({
  ...optionalFields(cardNumbers),
  name: optional(nameSchema),
  bears: fighterExtras.bears,
  unsure: unsureField,
});

const armySchema = object({
  id: idSchema,
  name: nameSchema,
  /** The app plays it. */
  npc: flag,
});
export type Army = Output<typeof armySchema>;

/** An NPC's turn that is shown and not yet carried out. */
const doingSchema = object({
  id: idSchema,
  roll: d8Schema,
  turn: npcTurnSchema,
  /** The players have chosen another target. */
  overruled: flag,
});
export type Doing = Output<typeof doingSchema>;

/** NA-7: an NPC that answers an attack, and what of that attack is still to come. */
const dodgingSchema = object({
  on: idSchema,
  by: nameSchema,
  damage: countSchema,
  piercing: flag,
  /** Its ready answers, in printed order; the first is asked now. */
  abilities: list(nameSchema, 12),
  /** Who attacks after this attack. */
  rest: idListSchema(104),
});
export type Dodging = Output<typeof dodgingSchema>;

/** BP-2, AT-1, AR-2: what each card has done in this Attack Phase. */
const marksSchema = object({
  attracted: idListSchema(104),
  artifact: idListSchema(104),
  /** BP-2: 'card/ability' of each that was used. */
  abilities: optional(list(text(170), 500)),
});
export type Marks = Output<typeof marksSchema>;
export const noMarks: Marks = { attracted: [], artifact: [] };

/** Without positions: what has been rolled, and which cards the players have yet to name. */
const namingSchema = object({
  id: idSchema,
  roll: d8Schema,
  /** NM-3, NM-5: the cards beside it, and if there are none, the closest ones. */
  asks: v.picklist(['near', 'closest']),
});
export type Naming = Output<typeof namingSchema>;

const slideSchema = object({
  id: idSchema,
  from: cellSchema,
  to: cellSchema,
  options: list(cellSchema, 200),
});
export type SlideData = Output<typeof slideSchema>;

/** BP-1: what the battle waits for. */
export const steps = ['setup', 'npc', 'own', 'regroup', 'over'] as const;

export const endings = ['machines', 'defeated', 'companions', 'both-defeated', 'retreat', 'table'] as const;
const endSchema = object({
  victor: v.nullable(idSchema),
  why: v.picklist(endings),
  defect: list(object({ id: idSchema, to: idSchema }), 52),
});
export type End = Output<typeof endSchema>;

/** BG-3: two armies and those that join; at a table of six nobody has more. */
const MOST_ARMIES = 6;
const armiesSchema = v.pipe(
  v.unknown(),
  v.check(value => Array.isArray(value) && value.length <= MOST_ARMIES),
  v.tupleWithRest([armySchema, armySchema], armySchema),
);

/** Notes of the players, by the ID of a rule. */
export const PIN_LENGTH = 140;
export const RULE_ID_LENGTH = 8;
export const pinsSchema = v.pipe(
  dictionary(text(PIN_LENGTH)),
  // There are no more rules than this.
  v.check(all => Object.keys(all).length <= 120),
);
export type Pins = Output<typeof pinsSchema>;

const settingFields = {
  fliers: v.picklist(flierChoices),
  dice: v.picklist(['app', 'table']),
  /** Whether each number's target is shown before the roll. */
  foresight: flag,
};
/** Settings that are missing in saves of the first version. */
const laterSettings = {
  /** No positions are stored: the players are asked. */
  light: optional(flag),
  /** Readings that the players agreed on, by the rule that they are pinned to. */
  pins: optional(pinsSchema),
  /** Whether the chances of the players' own attacks are shown too. */
  oursForeseen: optional(flag),
};
const settingSchema = object({ ...optionalFields(settingFields), ...laterSettings });

/** What an event may change of a battle, beside its cards. */
const currentFields = {
  step: v.picklist(steps),
  /** Whose Attack Phase it is, and how many there were. */
  acting: idSchema,
  phase: countSchema,
  /** EN-3: so many Attack Phases of the NPCs come before the first of the others. */
  first: wholeNumber(0, 20),
  /** NF-2: who has yet to act, in the order that was fixed when the phase began. */
  order: idListSchema(52),
  doing: v.nullable(doingSchema),
  /** DM-1, DM-4: the hits of this phase, on the cards as they stood when it began. */
  hits: list(hitSchema, 500),
  /** DM-1: what is left of each defense in this phase. */
  defense: dictionary(countSchema),
  /** BP-3: in whose phase each disabled card became so. */
  began: dictionary(idSchema),
  slides: list(slideSchema, 52),
};
/** Missing where they do not matter, and in saves of the first version. */
const laterFields = {
  dodging: optional(v.nullable(dodgingSchema)),
  marks: optional(marksSchema),
  naming: optional(v.nullable(namingSchema)),
  /** The app rolls for all that are left in this phase, one after the other. */
  rolling: optional(flag),
  /** BG-4: how many phases each army has had. */
  had: optional(dictionary(countSchema)),
  /** VP-1: in whose phase each of the dead died. */
  slain: optional(dictionary(idSchema)),
  /** AT-5: for how many turns in a row two have been intimate; the key holds both ids. */
  intimate: optional(
    v.pipe(v.unknown(), v.record(text(170), object({ turns: countSchema, phase: countSchema }))),
  ),
  /** BE-5: armies that have dropped out, and the cards of those that retreated. */
  out: optional(idListSchema(MOST_ARMIES)),
  away: optional(list(fighterSchema, 104)),
};
const battleChangeSchema = object({
  ...optionalFields(currentFields),
  armies: optional(armiesSchema),
  ...laterFields,
});

const usedCells = (cards: readonly { readonly at: Cell }[]): number =>
  new Set(cards.map(({ at }) => nameOf(at))).size;
export const battleSchema = v.pipe(
  object({
    ...currentFields,
    ...settingFields,
    armies: armiesSchema,
    cards: list(fighterSchema, 104),
    graveyard: list(fighterSchema, 104),
    stream: streamState,
    /** The newest lines of the log; the history of the save has them all. */
    log: list(battleLogEntrySchema, LOG_LENGTH),
    end: v.nullable(endSchema),
    ...laterSettings,
    /** BP-1: who has the first phase, if not the army in the north. */
    starts: optional(idSchema),
    /** EN-4, BG-4, BG-6: who counts as the Defender. */
    defender: optional(idSchema),
    /** DM-5. */
    unharmed: optional(flag),
    ...laterFields,
  }),
  // BG-2: one card on a cell, and every card belongs to one of the armies.
  v.check(
    ({ cards }) =>
      usedCells(cards) === cards.length && new Set(cards.map(({ id }) => id)).size === cards.length,
  ),
  v.check(
    ({ cards, armies }) =>
      new Set(armies.map(({ id }) => id)).size === armies.length &&
      cards.every(({ side }) => armies.some(({ id }) => id === side)),
  ),
);
export type Battle = Output<typeof battleSchema>;

const stepFields = {
  /** BP-1, NF-2: the next army's Attack Phase, and which of its NPCs act in which order. */
  phaseBegan: { army: idSchema },
  orderFixed: { order: idListSchema(52) },
  /** EN-3: one first phase of the NPCs less. */
  engagementPhaseSpent: {},
  regroupBegan: { slides: currentFields.slides },
  /** NM-3, NA-1: what an NPC rolled, what it will do, and that it has done it. */
  targetAsked: { naming: namingSchema },
  turnAnnounced: { doing: doingSchema },
  turnCarriedOut: { id: idSchema },
  allRolled: {},
  /** NA-7: who is hit may answer, until the answer is given. */
  answerAsked: { dodging: dodgingSchema },
  answered: {},
};
const cardFactFields = {
  came: { card: fighterSchema },
  gone: { id: idSchema },
  moved: { id: idSchema, at: cellSchema },
  attacked: { hit: hitSchema },
  /** DM-1: what the card has lost in all, and what is left of its defense in this phase. */
  damaged: { id: idSchema, damage: cardNumbers.damage, defense: optional(countSchema) },
  healed: { id: idSchema, damage: cardNumbers.damage },
  killed: { id: idSchema },
  defects: { id: idSchema, to: idSchema },
  stateChanged: { id: idSchema, state: v.picklist(states), on: flag },
  abilityUsed: { key: text(170) },
  abilitiesChanged: { id: idSchema, abilities: cardFields.abilities },
  artifactUsed: { id: idSchema, to: v.nullable(idSchema) },
  attracted: { by: idSchema },
  bonded: { id: idSchema, bond: bondSchema },
  bondsEnded: { with: idSchema },
  intimate: { pair: text(170), turns: countSchema },
  corrected: { id: idSchema, change: changeSchema },
  /** BG-3, BE-5. */
  armyJoined: { army: armySchema },
  armyDroppedOut: { army: idSchema },
};
/** Events of the first two versions, which said what they changed. Old logs hold them; nothing makes them any more. */
const oldFields = {
  card: { id: idSchema, change: changeSchema },
  fell: { id: idSchema },
  now: { change: battleChangeSchema },
};
export const battleEventSchema = variants('type', {
  ...stepFields,
  ...cardFactFields,
  ...oldFields,
  logged: { entry: battleLogEntrySchema },
  rolled: { stream: streamState },
  set: { change: settingSchema },
  ended: { end: endSchema },
});
export type Event = Output<typeof battleEventSchema>;
export type NewEvent = Exclude<Event, { type: keyof typeof oldFields }>;

export const battleCommandSchema = variants('do', {
  /** BG-2: a card is placed before the battle begins, or joins while it is in progress. */
  place: { card: fighterSchema },
  begin: {},
  /** NA-1: the next NPC rolls, or one that the players name. */
  npc: { id: optional(idSchema), roll: optional(wholeNumber(0, 99)), all: optional(flag) },
  aim: { target: idSchema },
  /** NM-7: one of those between whom only North and West decide is drawn at random. */
  lot: { among: idListSchema(104) },
  /** NA-8: carried out; whether an ability that may fail has worked. */
  done: { works: optional(flag) },
  /** BP-2: base attacks of some on one, or a sum that the players name. */
  strike: { on: idSchema, by: idListSchema(104) },
  sum: { on: idSchema, damage: countSchema, piercing: flag },
  walk: { id: idSchema, to: cellSchema },
  state: { id: idSchema, state: v.picklist(states), on: flag },
  phase: {},
  regroup: { cells: optional(dictionary(cellSchema)) },
  retreat: { side: idSchema },
  set: { change: settingSchema },
  correct: { id: idSchema, change: changeSchema },
  remove: { id: idSchema },
  over: { victor: v.nullable(idSchema) },
  /** NA-7: how much damage an answer has prevented, as the players say. */
  dodged: { saved: countSchema },
  /** NM-3, NM-5: without positions, who stands beside the NPC, or is closest. */
  name: { ids: idListSchema(104) },
  /** BG-4. */
  summon: { card: fighterSchema, by: idSchema },
  dispel: { id: idSchema },
  /** BP-2: an ability of a player's card; the players carry out what it does beyond damage. */
  ability: { id: idSchema, name: nameSchema, on: optional(idSchema), works: optional(flag) },
  /** AR-2: used, or passed to another. */
  artifact: { id: idSchema, to: v.nullable(idSchema) },
  /** BP-5: a D8 that a player rolled in the own phase. */
  d8: { roll: optional(d8Schema) },
  /** AT-1: how many hearts were rolled, if the players roll. */
  attract: { by: idSchema, on: idSchema, hearts: optional(wholeNumber(0, 12)) },
  /** BG-3: one more army, from a side of the box around all cards. */
  join: { army: armySchema, from: v.picklist(edges), cards: list(fighterSchema, 52) },
});
export type Command = Output<typeof battleCommandSchema>;

export const fighterOf = ({ cards }: Battle, id: string): Fighter | undefined =>
  cards.find(card => card.id === id);
export const armyOf = ({ armies }: Battle, id: string): Army | undefined =>
  armies.find(army => army.id === id);
/** BP-1, BE-5: the armies that still fight, in their order. */
export const fighting = ({ armies, out = [] }: Pick<Battle, 'armies' | 'out'>): readonly Army[] =>
  armies.filter(({ id }) => !out.includes(id));
/** BP-1: whose phase comes after that of an army. */
export function nextArmy({ armies, out = [] }: Pick<Battle, 'armies' | 'out'>, id: string): Army {
  const at = armies.findIndex(army => army.id === id);
  const order = [...armies.slice(at + 1), ...armies.slice(0, at + 1)];
  return order.find(army => !out.includes(army.id)) ?? armies[0];
}
