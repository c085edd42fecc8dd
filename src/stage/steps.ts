import * as v from 'valibot';
import { flag, list, type Output, object, optional, wholeNumber } from '../basics/schema';
import { directions } from '../hex/direction';
import {
  arcSchema,
  cubesSchema,
  directionSchema,
  hexNameSchema,
  ID_LENGTH,
  idSchema,
  pathSchema,
  stageSchema,
  textSchema,
  tokenSchema,
  untilSchema,
} from './fields';

/*
 * The step language of stage cards: plain JSON. One key tells the members of a family apart: `do` a step, `rule` a
 * target rule, `who` a group, `effect`, `area`, `place`, `when` a condition. The forms are short on purpose: a card is
 * composed at the table in a few taps, and written by hand in packs.
 */

export type Arc = Output<typeof arcSchema>;
export type Cubes = Output<typeof cubesSchema>;
export type Stage = Output<typeof stageSchema>;
export type Until = Output<typeof untilSchema>;

const hexes = wholeNumber(0, 99);
const count = wholeNumber(1, 99);
const classSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(ID_LENGTH));
const players = { text: optional(textSchema) };

/** Each rule narrows the candidates; a list of rules is the words of a card in order (TG-4). */
export const targetRuleSchema = v.variant('rule', [
  object({
    rule: v.picklist([
      'closest',
      'furthest',
      'mostHp',
      'leastHp',
      'mostWounded',
      'mostAnimus',
      'leastAnimus',
      'mostDefense',
      'leastDefense',
      'firstPlayer',
      'adjacent',
      'lastAttacker',
      'random',
      /** The same target as before on this card. */
      'same',
      /** Any target but the one chosen before on this card. */
      'another',
    ]),
  }),
  object({ rule: v.picklist(['mostTokens', 'hasToken']), token: tokenSchema }),
  object({ rule: v.literal('class'), class: classSchema }),
  object({ rule: v.literal('inArc'), arc: arcSchema }),
  /** The app cannot compute what the card asks for, or the players choose. */
  object({ rule: v.literal('players'), ...players }),
]);
export type TargetRule = Output<typeof targetRuleSchema>;

/** Who is affected by an effect, or included in a repetition. */
export const groupSchema = v.variant('who', [
  object({
    who: v.picklist([
      'target',
      /** Everyone hit by the card's last attack. */
      'hit',
      /** Those of them who lost HP by it. */
      'hurt',
      'self',
      'oathsworn',
      /** Oathsworn, allies and their other friends. */
      'company',
      'bosses',
      'adjacent',
      'firstPlayer',
      /** The current character of a repetition. */
      'each',
    ]),
  }),
  object({ who: v.literal('minions'), enemy: optional(idSchema) }),
  object({ who: v.literal('within'), hexes }),
  object({ who: v.literal('inArc'), arc: arcSchema }),
  object({ who: v.literal('class'), class: classSchema }),
  object({ who: v.literal('hasToken'), token: tokenSchema }),
  object({ who: v.literal('players'), ...players }),
]);
export type Group = Output<typeof groupSchema>;

export const effectSchema = v.variant('effect', [
  object({ effect: v.picklist(['knockback', 'push']), hexes: wholeNumber(1, 99) }),
  /** HP lost regardless of defense; with `bleeds`, for each bleed token of the character. */
  object({ effect: v.picklist(['lose', 'bleeds']), hp: count }),
  object({ effect: v.literal('heal'), hp: count, slot: optional(idSchema) }),
  object({ effect: v.literal('token'), token: tokenSchema, count }),
  object({ effect: v.literal('removeToken'), token: tokenSchema, count: optional(count) }),
  object({ effect: v.literal('animus'), by: wholeNumber(-99, 99) }),
  /** Moves characters of the company, crippled ones too. */
  object({ effect: v.literal('drag'), way: v.picklist(['toward', 'away', ...directions]), hexes }),
  object({ effect: v.literal('defense'), by: wholeNumber(-20, 20), until: untilSchema }),
  object({ effect: v.literal('might'), add: cubesSchema, until: untilSchema }),
  /** Cannot be chosen as a target (TG-8). */
  object({ effect: v.literal('exclude'), until: untilSchema }),
  object({ effect: v.literal('text'), text: textSchema }),
]);
export type Effect = Output<typeof effectSchema>;

export const areaSchema = v.variant('area', [
  /** A circle is all hexes within 1 of its center: the target's hex unless stated otherwise. */
  object({ area: v.picklist(['adjacent', 'circle', 'wave']) }),
  object({
    area: v.literal('cone'),
    range: wholeNumber(1, 99),
    from: optional(v.picklist(['front', 'rear'])),
  }),
  object({ area: v.literal('charge'), hexes: wholeNumber(1, 99) }),
  object({ area: v.literal('chain'), range: wholeNumber(1, 99), max: count, ranged: optional(flag) }),
  /** Hexes drawn on the card, as paths from the core of an attacker that faces north. */
  object({ area: v.literal('custom'), hexes: v.pipe(v.array(pathSchema), v.minLength(1), v.maxLength(200)) }),
]);
export type Area = Output<typeof areaSchema>;

export const placeSchema = v.variant('place', [
  object({ place: v.literal('hexes'), hexes: list(hexNameSchema, 400) }),
  object({ place: v.literal('next'), to: groupSchema }),
  object({ place: v.literal('under'), whom: groupSchema }),
  object({ place: v.picklist(['front', 'rear', 'start']) }),
  object({ place: v.literal('edge'), direction: optional(directionSchema) }),
  object({ place: v.literal('area'), area: areaSchema }),
  object({ place: v.literal('players'), ...players }),
]);
export type Place = Output<typeof placeSchema>;

const simpleConditions = {
  /** `missed`: the attack was cancelled, or nobody lost HP by it. */
  plain: object({
    when: v.picklist(['adjacent', 'hit', 'hurt', 'missed', 'noTarget', 'reaction', 'moved']),
  }),
  within: object({ when: v.literal('within'), hexes }),
  inArc: object({ when: v.literal('inArc'), arc: arcSchema }),
  broken: object({ when: v.literal('broken'), icon: idSchema }),
  stage: object({ when: v.literal('stage'), stage: stageSchema }),
  hasToken: object({ when: v.literal('hasToken'), token: tokenSchema }),
  minionsAtMost: object({ when: v.literal('minionsAtMost'), count: wholeNumber(0, 99) }),
  /** Only the players can tell. */
  players: object({ when: v.literal('players'), text: textSchema }),
};
// The type of a schema that contains itself cannot be inferred, so its nested members are written out.
export type Condition =
  | Output<(typeof simpleConditions)[keyof typeof simpleConditions]>
  | { readonly when: 'not'; readonly of: Condition };
const { players: playersTell, ...computed } = simpleConditions;
export const conditionSchema: v.GenericSchema<unknown, Condition> = v.variant('when', [
  ...Object.values(computed),
  object({ when: v.literal('not'), of: v.lazy((): v.GenericSchema<unknown, Condition> => conditionSchema) }),
  playersTell,
]);

const effects = list(effectSchema, 20);

export const moveStepSchema = object({
  do: v.literal('move'),
  way: v.picklist(['toward', 'away', 'random', ...directions]),
  hexes,
  /** 'upTo' as in the rulebook (MV); 'full' and 'exact' go the whole distance where possible. */
  how: optional(v.picklist(['upTo', 'full', 'exact'])),
});
export type MoveStep = Output<typeof moveStepSchema>;

export const turnStepSchema = object({
  do: v.literal('turn'),
  to: v.picklist(['target', 'away', 'random', ...directions]),
});

export const attackStepSchema = object({
  do: v.literal('attack'),
  /** Replaces the enemy's own might. */
  might: optional(cubesSchema),
  /** Added to it. */
  add: optional(cubesSchema),
  /** 1 unless stated otherwise; 'any' has no limit. */
  range: optional(v.union([wholeNumber(1, 99), v.literal('any')])),
  /** Breaking one of these body parts weakens the attack (MT-8). */
  breaks: optional(list(idSchema, 20)),
  area: optional(areaSchema),
  hit: optional(effects),
  noSight: optional(flag),
  /** Who is attacked, when not the target. */
  at: optional(groupSchema),
});
export type AttackStep = Output<typeof attackStepSchema>;

export const cageStepSchema = object({
  do: v.literal('cage'),
  whom: groupSchema,
  difficulty: wholeNumber(0, 99),
  fail: effects,
});
export const consumeStepSchema = object({
  do: v.literal('consume'),
  whom: groupSchema,
  slot: idSchema,
  /** At the start of each Oathsworn and encounter phase. */
  each: effects,
});

const simpleSteps = {
  target: object({
    do: v.literal('target'),
    rules: list(targetRuleSchema, 12),
    among: optional(v.picklist(['oathsworn', 'company'])),
  }),
  move: moveStepSchema,
  turn: turnStepSchema,
  attack: attackStepSchema,
  effect: object({ do: v.literal('effect'), on: groupSchema, effects }),
  tiles: object({ do: v.literal('tiles'), tile: idSchema, at: placeSchema, remove: optional(flag) }),
  spawn: object({ do: v.literal('spawn'), enemy: idSchema, count, at: placeSchema }),
  place: object({ do: v.literal('place'), whom: groupSchema, at: placeSchema }),
  cage: cageStepSchema,
  consume: consumeStepSchema,
  ability: object({ do: v.literal('ability'), ability: idSchema }),
  /** Stays visible until then; its effects last as long. */
  lasting: object({ do: v.literal('lasting'), until: untilSchema, text: textSchema }),
  /** Draw another stage card after this one (DM-6). */
  draw: object({ do: v.literal('draw') }),
  text: object({ do: v.literal('text'), text: textSchema }),
};
type Steps = readonly Step[];
export type Step =
  | Output<(typeof simpleSteps)[keyof typeof simpleSteps]>
  /** All minions of that kind (or all) act now by their own box, unless the card has steps for them. */
  | { readonly do: 'minions'; readonly enemy?: string; readonly steps?: Steps }
  | { readonly do: 'if'; readonly condition: Condition; readonly then: Steps; readonly else?: Steps }
  | { readonly do: 'each'; readonly of: Group; readonly steps: Steps };
export type StepKind = Step['do'];

export const stepsSchema = list(
  v.lazy((): v.GenericSchema<unknown, Step> => stepSchema),
  60,
);
/** In the order in which the pack editor lists them. */
export const stepSchema: v.GenericSchema<unknown, Step> = v.variant('do', [
  simpleSteps.target,
  simpleSteps.move,
  simpleSteps.turn,
  simpleSteps.attack,
  simpleSteps.effect,
  simpleSteps.tiles,
  simpleSteps.spawn,
  object({ do: v.literal('minions'), enemy: optional(idSchema), steps: optional(stepsSchema) }),
  simpleSteps.place,
  simpleSteps.cage,
  simpleSteps.consume,
  simpleSteps.ability,
  simpleSteps.lasting,
  object({
    do: v.literal('if'),
    condition: conditionSchema,
    then: stepsSchema,
    else: optional(stepsSchema),
  }),
  object({ do: v.literal('each'), of: groupSchema, steps: stepsSchema }),
  simpleSteps.draw,
  simpleSteps.text,
]);
