import * as v from 'valibot';
import { list, maybe } from '../../../play/shapes';
import { eatens } from '../rules/hester/commands';
import { cardStep } from './acts';
import { card, counts, hex, side } from './common';

/** What Hester's player sends, in every game that she is in. */
export const witchCommands = {
  root: { to: hex },
  noRoot: {},
  haint: { side, at: hex },
  move: {
    who: v.union([side, v.literal('hester')]),
    from: hex,
    to: hex,
    pay: counts,
    doll: maybe(v.boolean()),
    space: maybe(side),
  },
  aside: { to: v.nullable(hex) },
  infect: { at: hex, haint: maybe(hex), pay: counts },
  summon: { at: hex },
  play: { card },
  teachWitch: { name: card, steps: list(cardStep, 8) },
  activate: { card },
  cardStep: { from: maybe(hex), at: maybe(hex) },
  tree: { out: maybe(counts) },
  endTurn: { eat: maybe(side), what: maybe(v.picklist(eatens)), back: maybe(counts) },
};
