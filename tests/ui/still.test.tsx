import { Component, type ComponentType, type VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { still } from '../../src/ui/parts/frame/still';

interface Given {
  readonly hp: number;
  readonly at?: { readonly hexes: readonly string[] };
  readonly marked?: ReadonlySet<string>;
  readonly onTap: (by: number) => number;
}

function made(given: Given): Component<Given> {
  const Part: ComponentType<Given> = still((_: Given) => null);
  if (!(Part.prototype instanceof Component)) throw new Error('no class');
  const one: unknown = Reflect.construct(Part, [given]);
  if (!(one instanceof Component)) throw new Error('no component');
  one.props = given;
  return one;
}
const moves = (part: Component<Given>, next: Given): boolean =>
  part.shouldComponentUpdate?.call(part, next, {}, {}) ?? true;

const isVNode = (drawn: unknown): drawn is VNode<Given> =>
  typeof drawn === 'object' && drawn !== null && 'props' in drawn;

describe('a part that stands still', () => {
  const onTap = (by: number): number => by;
  const given: Given = { hp: 3, at: { hexes: ['C5', 'D5'] }, onTap };

  test.each<[string, Given, boolean]>([
    ['the same again', given, false],
    ['made anew with the same values', { hp: 3, at: { hexes: ['C5', 'D5'] }, onTap: () => 0 }, false],
    ['another number', { ...given, hp: 2 }, true],
    ['another hex', { ...given, at: { hexes: ['C5', 'D6'] } }, true],
    ['a hex more', { ...given, at: { hexes: ['C5', 'D5', 'D6'] } }, true],
    ['something new', { ...given, marked: new Set() }, true],
    ['something gone', { hp: 3, onTap }, true],
  ])('%s', (_, next, expected) => {
    expect(moves(made(given), next)).toBe(expected);
  });

  test('sets are compared as what they are: another one may hold something else', () => {
    const marked = new Set(['boss']);
    const part = made({ ...given, marked });
    expect(moves(part, { ...given, marked })).toBe(false);
    expect(moves(part, { ...given, marked: new Set(['rat']) })).toBe(true);
  });

  test('a tap calls what was given last, though nothing was drawn anew', () => {
    const part = made(given);
    const drawn: unknown = Reflect.apply(part.render, part, []);
    part.props = { ...given, onTap: by => by * 10 };
    expect(isVNode(drawn) && drawn.props.onTap(4)).toBe(40);
  });
});
