import * as v from 'valibot';
import { flag, object, optional, wholeNumber } from '../../basics/schema';
import { defineHeadless, type HeadlessKind } from '../../play/headless';
import { boxKind, parseBox } from './door/box';
import { loneKind, parseLone } from './door/lone';
import { pairKind, parsePair } from './door/pair';
import { parseSolo, soloKind } from './door/solo';
import { decideBox, emptyBox } from './rules/box/box';
import { sideSchema } from './rules/fields';
import { decideLone } from './rules/lone/lone';
import { decidePair } from './rules/pair/decide';
import { pairQuestion } from './rules/pair/question';
import { decideSolo } from './rules/solo/decide';
import { soloQuestion } from './rules/solo/question';
import type { CommonEvent } from './rules/state/events';
import type { TreeBox } from './rules/state/tree-box';
import { samplePair } from './sample/pair';
import { sampleSolo } from './sample/solo';
import './words/learn';
import { streamFrom } from '../../basics/random';

const seed = wholeNumber(0, 2_147_483_647);
const treeKind = v.picklist(['app', 'box']);

const withoutStream = ({ stream: _, ...visible }: TreeBox) => visible;
const describe = (_: unknown, events: readonly { readonly type: string }[]) =>
  events.flatMap(event => (isLogged(event) ? [event.line.text] : []));
const isLogged = (event: { readonly type: string }): event is Extract<CommonEvent, { type: 'told' }> =>
  event.type === 'told';

export const solo = defineHeadless({
  kind: soloKind,
  rules: { command: parseSolo, decide: decideSolo, questionOf: soloQuestion },
  setup: object({
    seed,
    level: optional(v.picklist([1, 2, 3])),
    tree: optional(treeKind),
  }),
  begin: ({ seed: first, level = 1, tree = 'app' }) => sampleSolo(first, level, tree),
  // The order of the piles is hidden.
  view: ({ tree, cards, ...visible }) => ({
    ...visible,
    tree: withoutStream(tree),
    cards: {
      ...cards,
      piles: { red: cards.piles.red.left, blue: cards.piles.blue.left, purple: cards.piles.purple.left },
    },
  }),
  describe,
});

export const pair = defineHeadless({
  kind: pairKind,
  rules: { command: parsePair, decide: decidePair, questionOf: pairQuestion },
  setup: object({
    seed,
    sides: v.strictTuple([sideSchema, sideSchema]),
    first: sideSchema,
    hester: optional(flag),
    positions: optional(v.picklist(['mirrored', 'off'])),
    training: optional(flag),
    tree: optional(treeKind),
  }),
  begin: ({ seed: start, sides, first, hester, positions, training, tree }) =>
    samplePair({
      seed: start,
      sides,
      first,
      hester: hester ?? false,
      positions: positions ?? 'mirrored',
      training: training ?? false,
      tree: tree ?? 'app',
    }),
  view: ({ tree, things, ...visible }) => {
    if (!things) return { ...visible, tree: withoutStream(tree) };
    const { stream: _, ...open } = things;
    return { ...visible, tree: withoutStream(tree), things: open };
  },
  describe,
});

const tree = defineHeadless({
  kind: loneKind,
  rules: { command: parseLone, decide: decideLone, questionOf: () => null },
  setup: object({ seed, kind: optional(treeKind) }),
  begin: ({ seed: first, kind = 'app' }) => ({
    tree: { kind, inside: {}, seen: [], stream: streamFrom(first) },
    ground: {},
    drops: 0,
  }),
  view: state => ({ ...state, tree: withoutStream(state.tree) }),
  describe: () => [],
});

const box = defineHeadless({
  kind: boxKind,
  rules: { command: parseBox, decide: decideBox, questionOf: () => null },
  setup: object({}),
  begin: () => emptyBox,
  view: all => all,
  describe: () => [],
});

export const headless: readonly HeadlessKind[] = [solo, pair, tree, box];
