import * as v from 'valibot';
import { list, type Output, object, optional } from '../../../../basics/schema';

/** EN-1: what a row of the table says for one number. */
export const outcomes = [
  ...(['draw1', 'draw2', 'draw3', 'draw4', 'draw5', 'draw6', 'draw7', 'draw8'] as const),
  ...(['attack', 'attack2', 'attack3', 'flee', 'ignore'] as const),
  ...(['recruit', 'recruit2', 'recruit4', 'join'] as const),
] as const;
export type Outcome = (typeof outcomes)[number];

export const declinings = ['flee', 'reroll'] as const;
export type Declined = (typeof declinings)[number];

/** One nature: what each of the eight numbers brings, and what an unpaid recruit does. */
export const rowSchema = object({
  results: v.pipe(list(v.picklist(outcomes), 8), v.length(8)),
  declined: v.nullable(v.picklist(declinings)),
});
export type Row = Output<typeof rowSchema>;

export const natures = [
  ...(['sinister', 'aggressive', 'belligerent', 'skittish', 'anxious', 'indifferent'] as const),
  ...(['conniving', 'wandering', 'desperate', 'social', 'eager'] as const),
] as const;
export type Nature = (typeof natures)[number];
export type EngagementTable = Readonly<Record<Nature, Row>>;
/** EN-1: rows that a group has changed, by their natures. */
export const ownRowsSchema = object(
  Object.fromEntries(natures.map(nature => [nature, optional(rowSchema)])) as {
    readonly [N in Nature]: v.ExactOptionalSchema<typeof rowSchema, undefined>;
  },
);
export type OwnRows = Output<typeof ownRowsSchema>;

const row = (declined: Declined | null, ...spans: readonly (readonly [Outcome, number])[]): Row => ({
  results: spans.flatMap(([outcome, n]) => new Array<Outcome>(n).fill(outcome)),
  declined,
});

/** EN-1, EN-2: the printed table. */
export const printedTable: EngagementTable = {
  sinister: { results: outcomes.slice(0, 8), declined: null },
  aggressive: row(null, ['attack', 4], ['attack2', 2], ['attack3', 2]),
  belligerent: row(null, ['flee', 1], ['ignore', 2], ['attack', 4], ['attack2', 1]),
  skittish: row(null, ['flee', 5], ['attack', 3]),
  anxious: row('flee', ['flee', 4], ['recruit', 2], ['attack', 2]),
  indifferent: row('reroll', ['flee', 2], ['ignore', 4], ['recruit2', 1], ['recruit4', 1]),
  conniving: row(
    'reroll',
    ['ignore', 1],
    ['recruit', 2],
    ['recruit2', 1],
    ['recruit4', 2],
    ['attack', 1],
    ['attack2', 1],
  ),
  wandering: row(null, ['flee', 2], ['ignore', 2], ['join', 4]),
  desperate: row(null, ['flee', 2], ['join', 3], ['attack', 3]),
  social: row('reroll', ['join', 3], ['recruit', 4], ['flee', 1]),
  eager: row(null, ['join', 8]),
};

export const rowOf = (nature: Nature, own: OwnRows = {}): Row => own[nature] ?? printedTable[nature];
