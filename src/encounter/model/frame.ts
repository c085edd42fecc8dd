import * as v from 'valibot';
import { flag, list, type Output, object, optional, variants } from '../../basics/schema';
import { attackSchema } from '../../might/attack';
import { enemyAttackSchema } from '../../might/enemy';
import { byKey, countSchema, keySchema, numberSchema } from '../../might/fields';
import { heroEffectSchema, windowSchema } from '../../stage/company';
import { hexNameSchema } from '../../stage/fields';
import {
  attackStepSchema,
  cageStepSchema,
  consumeStepSchema,
  effectSchema,
  moveStepSchema,
  placeSchema,
  stepSchema,
  targetRuleSchema,
  turnStepSchema,
} from '../../stage/steps';
import { obstacleSchema, standSchema } from './entities';
import {
  growingSchema,
  hexListSchema,
  idListSchema,
  labelSchema,
  manyOf,
  messageSchema,
  taskIdListSchema,
} from './fields';
import { aboutSchema, handsTaskSchema, placeTopicSchema } from './question';
import { storedStrikeSchema } from './strike';

const steps = list(stepSchema, 300);
const effects = list(effectSchema, 60);
const rules = list(targetRuleSchema, 24);
const nobody = v.nullable(keySchema);
const mates = optional(idListSchema);
const yes = optional(v.literal(true));
const about = optional(aboutSchema);

const breakers = manyOf(
  object({
    enemy: keySchema,
    /** Null: no character did it (DM-7). */
    by: nobody,
  }),
);
export type Breaker = Output<typeof breakers>[number];

/** A card that waits to be resolved, first in, first out (DM-6). */
export const jobSchema = object({
  id: growingSchema,
  /** The card, drawn when the job came up. */
  card: keySchema,
  why: v.picklist(['phase', 'reaction', 'loss', 'extra']),
  breakers,
  /** How many cards have drawn one another up to this one (OWN-132); missing if it was drawn for another reason. */
  extra: optional(growingSchema),
  /** The break of the last die drew it: then the fight is over (FT-6). */
  last: yes,
});
export type Job = Output<typeof jobSchema>;

const putSchema = object({ id: keySchema, from: standSchema, to: v.nullable(standSchema) });
/** Where a model stood, and where it was put; null: off the board (PS-6). */
export type Put = Output<typeof putSchema>;

/** A move toward the target, or away from it, and everything it changed: what is needed to take it back (OWN-167). */
const cameSchema = object({
  /** Null: the move cannot be recomputed, because the players made it or other steps followed. */
  move: v.nullable(moveStepSchema),
  put: manyOf(putSchema),
  cleared: manyOf(obstacleSchema),
  /** The tasks that the move gave to the players. */
  tasks: taskIdListSchema,
});
export type Came = Output<typeof cameSchema>;

/** What one enemy has done so far on the card that is being resolved. */
export const scopeSchema = object({
  actor: keySchema,
  /** A target was looked for, perhaps in vain. */
  chosen: flag,
  target: nobody,
  earlier: idListSchema,
  reachable: flag,
  moved: flag,
  turned: flag,
  attacked: flag,
  hit: idListSchema,
  hurt: idListSchema,
  /** The current character of a repetition. */
  each: nobody,
  /** The move that brought the enemy here, as long as that move depends on its target (OWN-167). */
  came: optional(v.nullable(cameSchema)),
  /** The players named its target. */
  said: optional(flag),
  /** The enemy has attacked already, in a Mob that attacked by the box of another kind (OWN-35). */
  joined: optional(flag),
});
export type Scope = Output<typeof scopeSchema>;

/** The current card or minion phase. */
export const sceneSchema = object({
  job: v.nullable(jobSchema),
  scopes: byKey(scopeSchema),
  /** The card's steps that happen once for all of its actors, and are done (OWN-243); missing in older saves. */
  done: optional(manyOf(countSchema)),
});
export type Scene = Output<typeof sceneSchema>;

/** Stage cards that a break draws. */
const drawingSchema = object({
  count: countSchema,
  why: v.picklist(['reaction', 'loss']),
  breakers,
  last: yes,
});
export type Drawing = Output<typeof drawingSchema>;

const landedSchema = object({
  struck: idListSchema,
  /** How hard each of them was hit, and which die: cards that respond to the hit may still add to it (IT-5). */
  dealt: optional(list(object({ target: keySchema, damage: countSchema, die: nobody }), 100)),
  /** The effect that comes next. */
  next: countSchema,
  /** Those who have fallen to it but must stay on the board until they are knocked back (SE-19). */
  dying: list(object({ target: keySchema, die: nobody, hp: countSchema }), 100),
  /** The player has been asked for cards that respond to a hit. */
  answered: flag,
});

const groupThenSchema = v.variant('then', [
  object({ then: v.literal('effects'), effects }),
  object({ then: v.literal('steps'), yes: steps, no: steps, mates }),
  object({ then: v.literal('each'), steps, mates }),
  object({ then: v.literal('cage'), step: cageStepSchema }),
  object({ then: v.literal('consume'), step: consumeStepSchema }),
  object({ then: v.literal('place'), at: placeSchema }),
]);
export type GroupThen = Output<typeof groupThenSchema>;

/** One link of a chain: the target, and the hex aimed at if the target is large (SE-11). */
const linkSchema = object({ target: keySchema, hex: hexNameSchema });
export type Link = Output<typeof linkSchema>;

/**
 * One thing that is being resolved. The frame on top of the stack asks or acts. Frames are plain data, never
 * closures.
 */
export const frameSchema = variants('frame', {
  /** A stage card: named, composed if it is unknown, acted out, discarded. */
  card: {
    job: jobSchema,
    step: v.picklist(['name', 'compose', 'move', 'act', 'finish']),
    /** The enemies that still have to act in this pass. */
    left: idListSchema,
    order: idListSchema,
  },
  /** Whether the encounter's own victory has happened: only the players can tell. */
  victory: {},
  /** Parts broke, and only the players can tell whether that changes the stage: asked before their cards are drawn. */
  break: { drawings: manyOf(drawingSchema) },
  /** Steps in order, for one enemy; the actor is '' if nobody acts. */
  steps: {
    steps,
    at: countSchema,
    /** Only the steps before this one are done here. */
    end: countSchema,
    actor: keySchema,
    /** Other enemies of its Mob that act with it: each does a step, or all do it as one (FT-9). */
    mates: idListSchema,
    /** A single step that the Mob has shared out already. */
    alone: yes,
    /** The steps of the stage card itself: a step that names no actor is done once for all of them (OWN-243). */
    ofCard: yes,
    /** The current character of a repetition. */
    each: nobody,
  },
  target: {
    actor: keySchema,
    rules,
    among: v.picklist(['oathsworn', 'company']),
    move: numberSchema,
    range: numberSchema,
    attack: flag,
    /** The attack that follows needs no line of sight. */
    noSight: yes,
    /** The players' answer: who matches the card's words (asked for rules that only they can judge). */
    fits: v.nullable(idListSchema),
    /** The rules that still narrow those who fit. */
    more: optional(rules),
    /** The rule that the players are asked about. */
    asked: optional(targetRuleSchema),
    /** With the board off: the current question. */
    step: v.picklist(['begin', 'breaker', 'named', 'level', 'closest', 'toward', 'mob', 'north']),
    tied: idListSchema,
    /** With the board off: the rules that have left fewer so far (OWN-62). */
    by: optional(list(labelSchema, 100)),
    /** What `mob` and `north` continue with: the tied ones were in reach, or the enemy only moves toward them. */
    inReach: optional(flag),
  },
  move: { actor: keySchema, move: moveStepSchema },
  /** A step in a random direction, until the players have entered what their own die shows (OWN-208). */
  roll: { actor: keySchema, step: v.union([moveStepSchema, turnStepSchema]) },
  /** An attack of an enemy or a mob, on one or several targets at once. */
  blow: {
    attackers: idListSchema,
    attack: attackStepSchema,
    targets: idListSchema,
    step: v.picklist(['goesAhead', 'whom', 'before', 'defend', 'after', 'done']),
    /** What the players are asked in step `whom` about those in `targets`. */
    asks: v.picklist(['reach', 'hit', 'attackers', 'anyway']),
    defended: flag,
    flow: v.nullable(enemyAttackSchema),
    /** The players named the target and allow it out of reach too (OWN-130). */
    said: yes,
    /** In a Mob of several kinds: the attacks from the boxes of those who join (OWN-244). */
    own: optional(byKey(attackStepSchema)),
    /** In a Mob whose areas overlap: whom these attackers hit together (FT-9). */
    only: optional(idListSchema),
  },
  /** An attack of the company. */
  strike: {
    by: keySchema,
    strike: storedStrikeSchema,
    step: v.picklist(['pool', 'draw', 'aim', 'soak', 'hit', 'determination']),
    flow: v.nullable(attackSchema),
    /** The dice chosen for those targets that had a choice. */
    aimed: byKey(keySchema),
    /** In step `hit`: whom it hit, and how far its other effects have come. */
    landed: optional(landedSchema),
    /**
     * Enemies that the attacker broke, by this attack or by a card played into it: the attack does nothing more to
     * them (FT-4).
     */
    lost: optional(idListSchema),
    /** Of the tokens spent on it: those that the Grove Maiden gave, and gets back (FT-3). */
    lent: optional(byKey(countSchema)),
  },
  minions: {
    left: idListSchema,
    moved: idListSchema,
    steps: v.nullable(steps),
    step: v.picklist(['move', 'act']),
    /** OWN-295: the players are asked for all of them at once, or want to be asked for each; missing: not yet. */
    swarm: optional(v.picklist(['asked', 'each'])),
  },
  /** A task for the players. A frame with a window is that window instead, open while someone can play into it. */
  hands: {
    text: messageSchema,
    who: nobody,
    window: v.nullable(windowSchema),
    task: optional(handsTaskSchema),
    about,
  },
  /** The question who a step affects, where only the players can tell. The step continues with the answer. */
  whom: {
    text: messageSchema,
    options: idListSchema,
    max: countSchema,
    actor: keySchema,
    then: groupThenSchema,
    about,
  },
  /** HP that a boss loses, where the players choose the die. */
  die: {
    enemy: keySchema,
    hp: numberSchema,
    by: nobody,
    /** Only these, equally near (PS-5, AE-6). */
    dice: optional(idListSchema),
  },
  /** A model to be placed. */
  place: {
    who: keySchema,
    text: messageSchema,
    hexes: v.nullable(hexListSchema),
    topic: optional(placeTopicSchema),
    about,
    /** The distance that a card allows. */
    walk: optional(object({ hexes: numberSchema, exact: flag })),
    /** Only the free hexes nearest to these (the end of a chain). */
    near: optional(hexListSchema),
  },
  /** An ability card or item being carried out, effect by effect. */
  play: {
    who: keySchema,
    card: keySchema,
    choice: keySchema,
    at: countSchema,
    /** In older saves: a location broke, and every further attack is lost. */
    cut: flag,
    /** Enemies broken by the card, or by its player with a card played into it: it does nothing more to them (FT-4). */
    lost: optional(idListSchema),
    targets: idListSchema,
    /** The effect for which the targets were asked; -1 for none. */
    asked: numberSchema,
    /** Without a card: what a token buys (CN-5). */
    effects: optional(list(heroEffectSchema, 60)),
    /** Where the last target of its chain was hit: the player's model ends there when the attack is done (SE-10). */
    ends: optional(linkSchema),
  },
  /** What the players confirm before a card is paid for. */
  need: {
    played: object({ who: keySchema, card: keySchema, choice: keySchema }),
    text: messageSchema,
    /** In an open turn, and not at a question. */
    open: flag,
  },
  /** Cards of the enemy's attack that a player forces to be drawn again, one after the other. */
  redraw: {
    by: keySchema,
    left: countSchema,
    /** With real cards: the card given back, until the players enter what was drawn for it. */
    piece: v.nullable(growingSchema),
  },
});
export type Frame = Output<typeof frameSchema>;
type FrameOf<K extends Frame['frame']> = Extract<Frame, { frame: K }>;
export type CardFrame = FrameOf<'card'>;
export type StepsFrame = FrameOf<'steps'>;
export type TargetFrame = FrameOf<'target'>;
export type MoveFrame = FrameOf<'move'>;
export type EnemyAttackFrame = FrameOf<'blow'>;
export type StrikeFrame = FrameOf<'strike'>;
export type MinionsFrame = FrameOf<'minions'>;
export type HandsFrame = FrameOf<'hands'>;
export type GroupFrame = FrameOf<'whom'>;
export type DieFrame = FrameOf<'die'>;
export type PlaceFrame = FrameOf<'place'>;
export type PlayFrame = FrameOf<'play'>;
export type NeedFrame = FrameOf<'need'>;
export type RedrawFrame = FrameOf<'redraw'>;
export type BreakFrame = FrameOf<'break'>;
export type RollFrame = FrameOf<'roll'>;
export type VictoryFrame = FrameOf<'victory'>;
