import * as v from 'valibot';
import { dictionary, list, type Output, object, optional, text } from '../../../../basics/schema';
import { cardNameSchema, countSchema, hexListSchema, hexSchema, idSchema, NOTE_LENGTH } from '../fields';
import { commonFields } from '../state/common';
import type { CommonEvent } from '../state/events';

export const witchActions = ['card', 'root', 'spawn', 'move', 'infect', 'summon'] as const;
export type WitchAction = (typeof witchActions)[number];

/** HE-1: Hester's turn in progress. */
export const witchTurnSchema = object({
  stage: v.picklist(['roots', 'top', 'bottom']),
  /** HE-2: hexes that this turn's Roots entered. */
  entered: hexListSchema,
  touched: hexListSchema,
  /** Actions of this turn, one token each. */
  used: list(v.picklist(witchActions), 20),
  /** HE-12: hexes with a Haint infected this turn. */
  infected: hexListSchema,
  /** HE-6: cards activated this turn. */
  activated: list(cardNameSchema, 40),
  /** HE-6: a card in progress, and the step that it has come to. */
  acting: v.nullable(object({ card: cardNameSchema, step: countSchema })),
  /** HE-10: Haints that must leave the hex of a new Bonfire. */
  aside: v.nullable(object({ from: hexSchema, left: countSchema })),
});
export type WitchTurn = Output<typeof witchTurnSchema>;

export const freshWitchTurn: WitchTurn = {
  stage: 'roots',
  entered: [],
  touched: [],
  used: [],
  infected: [],
  activated: [],
  acting: null,
  aside: null,
};

/** CD-1: what a card lets Hester do, free of cost; `note` is what no step can hold. */
export const cardSteps = ['cube', 'move', 'infect', 'push', 'spawn'] as const;
const cardStepSchema = v.union([
  object({ do: v.picklist(cardSteps) }),
  object({ do: v.literal('note'), text: text(NOTE_LENGTH) }),
]);
export type CardStep = Output<typeof cardStepSchema>;
export const cardStepsSchema = list(cardStepSchema, 8);

/** What a game with Hester has besides. */
export const witchGameFields = {
  ...commonFields,
  /** CD-1: Hester's cards by name. */
  tactics: dictionary(cardStepsSchema),
  /** The group's own box, which stores the cards that are entered in this game. */
  box: optional(idSchema),
};
const witchGameSchema = object(witchGameFields);
export type WitchGame = Output<typeof witchGameSchema>;

/** CD-1: a card of hers is entered, and is in her hand. */
export const tacticFields = { name: cardNameSchema, steps: cardStepsSchema };
const toldSchema = object({ type: v.literal('tactic'), ...tacticFields });
export type Told = Output<typeof toldSchema>;
export const withTactic = <Game extends WitchGame>(game: Game, { name, steps }: Told): Game => ({
  ...game,
  tactics: { ...game.tactics, [name]: steps },
  witch:
    game.witch === null || game.witch.hand.includes(name) || game.witch.played.includes(name)
      ? game.witch
      : { ...game.witch, hand: [...game.witch.hand, name] },
});

/** A command of Hester's on its way, whatever game she is in. */
export interface WitchRun {
  readonly state: WitchGame;
  emit(event: CommonEvent): void;
  /** Her turn stands here. */
  stay(turn: WitchTurn): void;
  /** EN-2 */
  win(): void;
}
