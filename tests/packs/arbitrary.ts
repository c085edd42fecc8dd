import fc from 'fast-check';
import { builtinPack } from '../../src/packs/builtin';
import type { Pack } from '../../src/packs/pack';
import type { StageCard } from '../../src/stage/card';
import type { Step } from '../../src/stage/steps';

const compass = fc.constantFrom('N', 'NE', 'SE', 'S', 'SW', 'NW' as const);
const color = fc.constantFrom('white', 'yellow', 'red', 'black' as const);
const pool = fc
  .dictionary(color, fc.integer({ min: 0, max: 18 }), { noNullPrototype: true })
  .map(p => ({ ...p }));
const words = fc.string({ maxLength: 30 });
const token = fc.constantFrom('poison', 'bleed', 'crippled', 'ember<b>');

const rule = fc.oneof(
  fc
    .constantFrom('closest', 'furthest', 'mostHp', 'random', 'same', 'another')
    .map(r => ({ rule: r as 'closest' })),
  token.map(t => ({ rule: 'mostTokens' as const, token: t })),
  words.map(text => ({ rule: 'players' as const, text })),
);
const group = fc.oneof(
  fc.constantFrom('target', 'hit', 'hurt', 'self', 'company').map(who => ({ who: who as 'target' })),
  fc.integer({ min: 0, max: 9 }).map(hexes => ({ who: 'within' as const, hexes })),
);
const effect = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map(hexes => ({ effect: 'knockback' as const, hexes })),
  fc.integer({ min: 1, max: 5 }).map(hp => ({ effect: 'lose' as const, hp })),
  fc
    .tuple(token, fc.integer({ min: 1, max: 5 }))
    .map(([t, count]) => ({ effect: 'token' as const, token: t, count })),
  words.map(text => ({ effect: 'text' as const, text })),
);

/** Steps of any shape, nested too; they need not make sense, only be well formed. */
export const steps: fc.Arbitrary<Step[]> = fc
  .letrec<{ step: Step }>(tie => ({
    step: fc.oneof(
      { depthSize: 'small' },
      fc.array(rule, { maxLength: 3 }).map(rules => ({ do: 'target' as const, rules })),
      fc
        .tuple(compass, fc.integer({ min: 0, max: 9 }))
        .map(([way, hexes]) => ({ do: 'move' as const, way, hexes })),
      fc
        .tuple(pool, fc.array(effect, { maxLength: 2 }))
        .map(([might, hit]) => ({ do: 'attack' as const, might, hit })),
      fc.tuple(group, fc.array(effect, { maxLength: 2 })).map(([on, effects]) => ({
        do: 'effect' as const,
        on,
        effects,
      })),
      words.map(text => ({ do: 'text' as const, text })),
      fc.array(tie('step'), { maxLength: 2 }).map(then => ({
        do: 'if' as const,
        condition: { when: 'hit' as const },
        then,
      })),
      fc.tuple(group, fc.array(tie('step'), { maxLength: 2 })).map(([of, inner]) => ({
        do: 'each' as const,
        of,
        steps: inner,
      })),
    ),
  }))
  .step.chain(first => fc.constant([first]));

const card: fc.Arbitrary<StageCard> = fc
  .tuple(
    fc.constantFrom(1, 2, 3 as const),
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.array(steps),
    words,
  )
  .map(([stage, label, all, text]) => ({
    id: `c${Math.abs(hash(label))}`,
    label,
    stage,
    steps: all.flat(),
    known: true,
    text,
  }));

const hash = (s: string) => [...s].reduce((h, c) => Math.imul(h, 31) + c.charCodeAt(0), 7);

/** A whole pack: the shipped encounters with other cards, names and fields of a later version. */
export const pack: fc.Arbitrary<Pack> = fc
  .record({
    cards: fc.array(card, { maxLength: 6 }),
    name: fc.string({ minLength: 1, maxLength: 60 }),
    author: fc.string({ minLength: 1, maxLength: 60 }),
    later: fc.jsonValue({ maxDepth: 2 }),
    which: fc.subarray([...builtinPack.encounters]),
  })
  .map(({ cards, name, author, later, which }) => ({
    ...builtinPack,
    // One drawing is as good as ten to be written and read again.
    pictures: builtinPack.pictures.filter(one => one.of === 'marrow'),
    name,
    author,
    fieldOfALaterVersion: later,
    encounters: which.map(e => ({ ...e, cards: [...e.cards, ...cards], alsoLater: later })),
  }));
