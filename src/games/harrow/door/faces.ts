import * as v from 'valibot';
import { type Of, shape, whole } from '../../../play/shapes';
import { type Face, piles } from '../rules/solo/model';
import { area, flag, name } from './common';

const pile = v.picklist(piles);

/** SO-2: a solo card. */
export const face: Of<Face> = v.variant('special', [
  shape<Extract<Face, { special: false }>>()({
    special: v.literal(false),
    color: pile,
    name,
    numbers: v.strictTuple([whole(1, 99), whole(1, 99)]),
    element: area,
    hester: flag,
  }),
  shape<Extract<Face, { special: true }>>()({ special: v.literal(true), color: pile, name }),
]);
