import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtinPack } from '../../../src/packs/builtin';
import { fits, isWritten, kindIn } from '../../../src/packs/edit/form';
import { stepForm } from '../../../src/packs/edit/forms';
import type { Field, Shape } from '../../../src/packs/edit/shape';
import type { Area, Condition, Effect, Group, Place, Step, TargetRule } from '../../../src/stage/steps';
import { actorsTapped } from '../../../src/table/setup/compose';
import { freshStep } from '../../../src/table/setup/fresh-step';
import { anyOf } from '../../packs/arbitrary-shape';
import { patience, runs } from '../../support/samples';
import { byHand } from './by-hand';

const encounter = builtinPack.encounters[0];
if (!encounter) throw new Error('no encounter');

const composed = (steps: readonly Step[]): readonly Step[] => byHand(encounter, steps);

const anyStep = anyOf(stepForm.shape).map(value => {
  const read = stepForm.read(value);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
});

/** Every kind of the language by its types: one that the types take on and this list lacks does not compile. */
const language = {
  do: {
    target: 1,
    move: 1,
    turn: 1,
    attack: 1,
    effect: 1,
    tiles: 1,
    spawn: 1,
    minions: 1,
    place: 1,
    cage: 1,
    consume: 1,
    ability: 1,
    lasting: 1,
    if: 1,
    each: 1,
    draw: 1,
    text: 1,
  } satisfies Every<Step['do']>,
  rule: {
    closest: 1,
    furthest: 1,
    mostHp: 1,
    leastHp: 1,
    mostWounded: 1,
    mostAnimus: 1,
    leastAnimus: 1,
    mostDefense: 1,
    leastDefense: 1,
    mostTokens: 1,
    hasToken: 1,
    firstPlayer: 1,
    class: 1,
    inArc: 1,
    adjacent: 1,
    lastAttacker: 1,
    random: 1,
    same: 1,
    another: 1,
    players: 1,
  } satisfies Every<TargetRule['rule']>,
  who: {
    target: 1,
    hit: 1,
    hurt: 1,
    self: 1,
    oathsworn: 1,
    company: 1,
    bosses: 1,
    minions: 1,
    adjacent: 1,
    within: 1,
    inArc: 1,
    class: 1,
    hasToken: 1,
    firstPlayer: 1,
    each: 1,
    players: 1,
  } satisfies Every<Group['who']>,
  effect: {
    knockback: 1,
    push: 1,
    lose: 1,
    heal: 1,
    token: 1,
    removeToken: 1,
    bleeds: 1,
    animus: 1,
    drag: 1,
    defense: 1,
    might: 1,
    exclude: 1,
    text: 1,
  } satisfies Every<Effect['effect']>,
  area: {
    adjacent: 1,
    circle: 1,
    cone: 1,
    wave: 1,
    charge: 1,
    chain: 1,
    custom: 1,
  } satisfies Every<Area['area']>,
  place: {
    hexes: 1,
    next: 1,
    under: 1,
    front: 1,
    rear: 1,
    edge: 1,
    start: 1,
    area: 1,
    players: 1,
  } satisfies Every<Place['place']>,
  when: {
    adjacent: 1,
    within: 1,
    inArc: 1,
    broken: 1,
    hit: 1,
    hurt: 1,
    missed: 1,
    noTarget: 1,
    stage: 1,
    reaction: 1,
    hasToken: 1,
    minionsAtMost: 1,
    moved: 1,
    not: 1,
    players: 1,
  } satisfies Every<Condition['when']>,
};
type Every<K extends string> = Readonly<Record<K, 1>>;

/** All kinds that a shape can take, at any depth. */
function kindsOf(shape: Shape, seen = new Set<Shape>(), found = new Set<string>()): ReadonlySet<string> {
  if (seen.has(shape)) return found;
  seen.add(shape);
  if (shape.shape === 'kinds')
    for (const kind of shape.kinds) {
      found.add(`${shape.key} ${kind.name}`);
      for (const { of } of kind.fields) kindsOf(of(), seen, found);
    }
  if (shape.shape === 'fields') for (const { of } of shape.fields) kindsOf(of(), seen, found);
  if (shape.shape === 'list') kindsOf(shape.of(), seen, found);
  if (shape.shape === 'tuple' || shape.shape === 'either')
    for (const one of shape.of) kindsOf(one, seen, found);
  return found;
}

/** Those that a value takes. */
function* kindsMet(shape: Shape, value: unknown): Generator<string> {
  const fields = function* (all: readonly Field[]): Generator<string> {
    for (const { key, of } of all) if (isWritten(value) && key in value) yield* kindsMet(of(), value[key]);
  };
  if (shape.shape === 'kinds') {
    const kind = kindIn(shape, value);
    if (!kind) return;
    yield `${shape.key} ${kind.name}`;
    yield* fields(kind.fields);
  }
  if (shape.shape === 'fields') yield* fields(shape.fields);
  if (shape.shape === 'list' && Array.isArray(value))
    for (const one of value) yield* kindsMet(shape.of(), one);
  if (shape.shape === 'tuple' && Array.isArray(value))
    for (const [i, one] of shape.of.entries()) yield* kindsMet(one, value[i]);
  if (shape.shape === 'either') for (const one of shape.of) if (fits(one, value)) yield* kindsMet(one, value);
}

describe('the whole language of steps', () => {
  it('any card that it can express can be tapped together, each tap taken by the door', {
    timeout: patience,
  }, () => {
    const met = new Set<string>();
    const once = fc.property(fc.array(anyStep, { maxLength: 4 }), steps => {
      for (const step of steps) for (const kind of kindsMet(stepForm.shape, step)) met.add(kind);
      expect(composed(steps)).toEqual(steps);
    });
    fc.assert(once, runs(1_500, 20_000));
    // No step, rule, group, effect, area, place or condition was left out.
    expect([...kindsOf(stepForm.shape)].filter(kind => !met.has(kind))).toEqual([]);
  });

  it('the forms have every kind that the types have, and no other', () => {
    const typed = Object.entries(language).flatMap(([key, kinds]) =>
      Object.keys(kinds).map(kind => `${key} ${kind}`),
    );
    expect([...kindsOf(stepForm.shape)].sort()).toEqual(typed.sort());
  });

  it('whoever acts can be tapped together, in any order, and taken back', () => {
    const kinds = fc.uniqueArray(fc.constantFrom('boss', 'minion', 'hound', 'egg'), { maxLength: 4 });
    const once = fc.property(kinds, kinds, (wanted, mistaken) => {
      const taps = [...mistaken, ...mistaken, ...wanted];
      const now = taps.reduce<readonly string[] | undefined>(actorsTapped, undefined);
      expect(now ?? []).toEqual(wanted);
    });
    fc.assert(once, runs(100, 2_000));
  });

  it('every card that ships with the app can', () => {
    for (const { cards } of builtinPack.encounters)
      for (const { steps } of cards) expect(composed(steps)).toEqual(steps);
  });

  it('a fresh step of each kind is whole', () => {
    for (const { name } of stepForm.shape.shape === 'kinds' ? stepForm.shape.kinds : []) {
      const kind = name as Step['do'];
      expect(stepForm.read(freshStep(kind, encounter, 'As it says')).ok).toBe(true);
    }
  });
});
