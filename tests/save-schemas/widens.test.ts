import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../scripts/save-schemas/json';
import { narrowings } from '../../scripts/save-schemas/widens';

const kind = (state: JsonObject, $defs: JsonObject = {}): JsonObject => ({
  properties: { state, event: {} },
  $defs,
});
const object = (properties: JsonObject, ...required: string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
});
const text = (maxLength: number): JsonObject => ({ type: 'string', maxLength });
const number = (minimum: number, maximum: number): JsonObject => ({ type: 'integer', minimum, maximum });
const one = (value: string): JsonObject => ({ const: value });

describe('a change that accepts all that was accepted', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['nothing', object({ a: text(3) }, 'a'), object({ a: text(3) }, 'a')],
    ['a new optional field', object({ a: text(3) }, 'a'), object({ a: text(3), b: text(3) }, 'a')],
    ['a field that may be missing now', object({ a: text(3) }, 'a'), object({ a: text(3) })],
    ['a longer text', text(3), text(4)],
    ['a wider range', number(0, 9), number(-1, 10)],
    ['one more word', { enum: ['a'] }, { enum: ['a', 'b'] }],
    [
      'one more variant',
      { anyOf: [object({ do: one('a') }, 'do')] },
      { anyOf: [object({ do: one('a') }, 'do'), object({ do: one('b') }, 'do')] },
    ],
    ['null too', text(3), { anyOf: [text(3), { type: 'null' }] }],
    ['numbers with fractions', number(0, 9), { type: 'number', minimum: 0, maximum: 9 }],
    [
      'longer lists',
      { type: 'array', items: text(3), maxItems: 3 },
      { type: 'array', items: text(3), maxItems: 4 },
    ],
  ])('%s', (_, before, now) => {
    expect(narrowings(kind(before), kind(now))).toEqual([]);
  });

  test('a part that has a name now', () => {
    expect(
      narrowings(kind(object({ a: text(3) })), kind(object({ a: { $ref: '#/$defs/t' } }), { t: text(3) })),
    ).toEqual([]);
  });

  test('a schema that contains itself', () => {
    const node = { node: object({ next: { $ref: '#/$defs/node' }, name: text(3) }) };
    expect(narrowings(kind({ $ref: '#/$defs/node' }, node), kind({ $ref: '#/$defs/node' }, node))).toEqual(
      [],
    );
  });
});

describe('a change that refuses something', () => {
  test.each<[string, JsonObject, JsonObject, string]>([
    [
      'a new required field',
      object({ a: text(3) }),
      object({ a: text(3), b: text(3) }, 'b'),
      'state.b: is required now',
    ],
    ['a field that is gone', object({ a: text(3) }), object({}), 'state.a: is no longer read'],
    ['a shorter text', object({ a: text(3) }), object({ a: text(2) }), 'state.a: maxLength was 3, is 2'],
    ['a new limit', { type: 'string' }, text(9), 'state: maxLength was undefined, is 9'],
    ['a narrower range', number(0, 9), number(1, 9), 'state: minimum was 0, is 1'],
    ['a word less', { enum: ['a', 'b'] }, { enum: ['a'] }, 'state: "b" is no longer accepted'],
    [
      'a variant less',
      { anyOf: [object({ do: one('a') }, 'do'), object({ do: one('b') }, 'do')] },
      { anyOf: [object({ do: one('a') }, 'do')] },
      'state: "b" is no longer accepted',
    ],
    ['another type', text(3), number(0, 3), 'state: was string, is integer'],
    [
      'another pattern',
      { type: 'string', pattern: '^a$' },
      { type: 'string', pattern: '^b$' },
      'state: another pattern',
    ],
    [
      'no null any more',
      { anyOf: [text(3), { type: 'null' }] },
      text(3),
      'state: null is no longer accepted',
    ],
    [
      'other items',
      { type: 'array', items: text(3) },
      { type: 'array', items: text(2) },
      'state[]: maxLength was 3, is 2',
    ],
    [
      'another place in a pair',
      { type: 'array', prefixItems: [text(3)] },
      { type: 'array', prefixItems: [text(2)] },
      'state[0]: maxLength was 3, is 2',
    ],
  ])('%s', (_, before, now, problem) => {
    expect(narrowings(kind(before), kind(now))).toEqual([problem]);
  });
});
