import * as v from 'valibot';
import { notObjectName } from '../basics/own-name';
import type { Direction } from '../hex/direction';
import type {
  Area,
  AttackStep,
  Condition,
  Cubes,
  Effect,
  Group,
  MoveStep,
  Place,
  Step,
  TargetRule,
  TokenKind,
  Until,
} from '../stage/steps';

/**
 * The step language as schemas: the one door for anything that says what an enemy does. Objects keep fields that a
 * later version may bring. Each schema is held to its type of src/stage by `Of<T>`, so neither can run ahead.
 */
export type Of<T> = v.GenericSchema<unknown, T>;

/** Long enough for any sentence of a card, short enough that a hostile file cannot choke a screen. */
export const text = v.pipe(v.string(), v.maxLength(4000));
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
/** Ids are keys: letters, digits, dot, dash, underscore and slash. */
export const id = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${notObjectName}[\\p{L}\\p{N}][\\p{L}\\p{N}._/-]{0,79}$`, 'u')),
);
export const whole = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
export const hexes = whole(0, 99);
export const hexName = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[1-9]\d?$/));

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export const compass: Of<Direction> = v.picklist(COMPASS);
export const arc = v.picklist(['front', 'rear', 'left', 'right', 'flank']);
/** A way from the core, step by step, with the enemy facing north. */
export const way = v.pipe(v.array(compass), v.maxLength(12));
const stage = v.picklist([1, 2, 3]);
export const token: Of<TokenKind> = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(40),
  v.regex(new RegExp(`^${notObjectName}`)),
);
const until: Of<Until> = v.picklist(['endOfRound', 'endOfNextRound', 'endOfStage', 'endOfEncounter']);
const cards = v.exactOptional(whole(0, 18));
export const pool: Of<Cubes> = v.looseObject({ white: cards, yellow: cards, red: cards, black: cards });

const count = whole(1, 99);
const cls = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const optionalText = v.exactOptional(text);

export const targetRule: Of<TargetRule> = v.variant('rule', [
  v.looseObject({
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
      'same',
      'another',
    ]),
  }),
  v.looseObject({ rule: v.picklist(['mostTokens', 'hasToken']), token }),
  v.looseObject({ rule: v.literal('class'), class: cls }),
  v.looseObject({ rule: v.literal('inArc'), arc }),
  v.looseObject({ rule: v.literal('players'), text: optionalText }),
]);

export const group: Of<Group> = v.variant('who', [
  v.looseObject({
    who: v.picklist([
      'target',
      'hit',
      'hurt',
      'self',
      'oathsworn',
      'company',
      'bosses',
      'adjacent',
      'firstPlayer',
      'each',
    ]),
  }),
  v.looseObject({ who: v.literal('minions'), enemy: v.exactOptional(id) }),
  v.looseObject({ who: v.literal('within'), hexes }),
  v.looseObject({ who: v.literal('inArc'), arc }),
  v.looseObject({ who: v.literal('class'), class: cls }),
  v.looseObject({ who: v.literal('hasToken'), token }),
  v.looseObject({ who: v.literal('players'), text: optionalText }),
]);

export const effect: Of<Effect> = v.variant('effect', [
  v.looseObject({ effect: v.picklist(['knockback', 'push']), hexes: whole(1, 99) }),
  v.looseObject({ effect: v.picklist(['lose', 'bleeds']), hp: count }),
  v.looseObject({ effect: v.literal('heal'), hp: count, slot: v.exactOptional(id) }),
  v.looseObject({ effect: v.literal('token'), token, count }),
  v.looseObject({ effect: v.literal('removeToken'), token, count: v.exactOptional(count) }),
  v.looseObject({ effect: v.literal('animus'), by: whole(-99, 99) }),
  v.looseObject({ effect: v.literal('drag'), way: v.picklist(['toward', 'away', ...COMPASS]), hexes }),
  v.looseObject({ effect: v.literal('defense'), by: whole(-20, 20), until }),
  v.looseObject({ effect: v.literal('might'), add: pool, until }),
  v.looseObject({ effect: v.literal('exclude'), until }),
  v.looseObject({ effect: v.literal('text'), text }),
]);

export const area: Of<Area> = v.variant('area', [
  v.looseObject({ area: v.picklist(['adjacent', 'circle', 'wave']) }),
  v.looseObject({
    area: v.literal('cone'),
    range: whole(1, 99),
    from: v.exactOptional(v.picklist(['front', 'rear'])),
  }),
  v.looseObject({ area: v.literal('charge'), hexes: whole(1, 99) }),
  v.looseObject({
    area: v.literal('chain'),
    range: whole(1, 99),
    max: count,
    ranged: v.exactOptional(v.boolean()),
  }),
  v.looseObject({ area: v.literal('custom'), hexes: v.pipe(v.array(way), v.minLength(1), v.maxLength(200)) }),
]);

export const place: Of<Place> = v.variant('place', [
  v.looseObject({ place: v.literal('hexes'), hexes: v.pipe(v.array(hexName), v.maxLength(400)) }),
  v.looseObject({ place: v.literal('next'), to: group }),
  v.looseObject({ place: v.literal('under'), whom: group }),
  v.looseObject({ place: v.picklist(['front', 'rear', 'start']) }),
  v.looseObject({ place: v.literal('edge'), direction: v.exactOptional(compass) }),
  v.looseObject({ place: v.literal('area'), area }),
  v.looseObject({ place: v.literal('players'), text: optionalText }),
]);

export const condition: Of<Condition> = v.variant('when', [
  v.looseObject({ when: v.picklist(['adjacent', 'hit', 'hurt', 'missed', 'noTarget', 'reaction', 'moved']) }),
  v.looseObject({ when: v.literal('within'), hexes }),
  v.looseObject({ when: v.literal('inArc'), arc }),
  v.looseObject({ when: v.literal('broken'), icon: id }),
  v.looseObject({ when: v.literal('stage'), stage }),
  v.looseObject({ when: v.literal('hasToken'), token }),
  v.looseObject({ when: v.literal('minionsAtMost'), count: whole(0, 99) }),
  v.looseObject({ when: v.literal('not'), of: v.lazy((): Of<Condition> => condition) }),
  v.looseObject({ when: v.literal('players'), text }),
]);

const someSteps = v.pipe(v.array(v.lazy((): Of<Step> => step)), v.maxLength(60));
const someEffects = v.pipe(v.array(effect), v.maxLength(20));

const move = v.looseObject({
  do: v.literal('move'),
  way: v.picklist(['toward', 'away', 'random', ...COMPASS]),
  hexes,
  how: v.exactOptional(v.picklist(['upTo', 'full', 'exact'])),
});
export const moveStep: Of<MoveStep> = move;
const turn = v.looseObject({
  do: v.literal('turn'),
  to: v.picklist(['target', 'away', 'random', ...COMPASS]),
});
export const turnStep: Of<Extract<Step, { do: 'turn' }>> = turn;

const attack = v.looseObject({
  do: v.literal('attack'),
  might: v.exactOptional(pool),
  add: v.exactOptional(pool),
  range: v.exactOptional(v.union([whole(1, 99), v.literal('any')])),
  breaks: v.exactOptional(v.pipe(v.array(id), v.maxLength(20))),
  area: v.exactOptional(area),
  hit: v.exactOptional(someEffects),
  noSight: v.exactOptional(v.boolean()),
  at: v.exactOptional(group),
});

const cage = v.looseObject({
  do: v.literal('cage'),
  whom: group,
  difficulty: whole(0, 99),
  fail: someEffects,
});
const consume = v.looseObject({ do: v.literal('consume'), whom: group, slot: id, each: someEffects });
export const cageStep: Of<Extract<Step, { do: 'cage' }>> = cage;
export const consumeStep: Of<Extract<Step, { do: 'consume' }>> = consume;
export const attackStep: Of<AttackStep> = attack;

export const step: Of<Step> = v.variant('do', [
  v.looseObject({
    do: v.literal('target'),
    rules: v.pipe(v.array(targetRule), v.maxLength(12)),
    among: v.exactOptional(v.picklist(['oathsworn', 'company'])),
  }),
  move,
  turn,
  attack,
  v.looseObject({ do: v.literal('effect'), on: group, effects: someEffects }),
  v.looseObject({ do: v.literal('tiles'), tile: id, at: place, remove: v.exactOptional(v.boolean()) }),
  v.looseObject({ do: v.literal('spawn'), enemy: id, count, at: place }),
  v.looseObject({
    do: v.literal('minions'),
    enemy: v.exactOptional(id),
    steps: v.exactOptional(someSteps),
  }),
  v.looseObject({ do: v.literal('place'), whom: group, at: place }),
  cage,
  consume,
  v.looseObject({ do: v.literal('ability'), ability: id }),
  v.looseObject({ do: v.literal('lasting'), until, text }),
  v.looseObject({ do: v.literal('if'), condition, then: someSteps, else: v.exactOptional(someSteps) }),
  v.looseObject({ do: v.literal('each'), of: group, steps: someSteps }),
  v.looseObject({ do: v.literal('draw') }),
  v.looseObject({ do: v.literal('text'), text }),
]);

export const steps = someSteps;
