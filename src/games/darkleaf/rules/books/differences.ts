import type { Kind, UnitBook } from '../board/position';
import type { Book } from '../duel/model';
import type { SkillId } from '../skills/names';
import { kindsOf } from './books';

type RowOf = Omit<Book['rows'][number], 'id'>;

/** One part of a clan book that two groups have told otherwise: as it is here, and as it came. */
export type Difference =
  | { readonly of: 'bone'; readonly here: number; readonly came: number }
  | { readonly of: 'kind'; readonly kind: Kind; readonly here: UnitBook; readonly came: UnitBook }
  | {
      readonly of: 'stand';
      readonly kind: Kind;
      readonly here: readonly string[];
      readonly came: readonly string[];
    }
  | {
      readonly of: 'row';
      readonly row: SkillId;
      readonly here: RowOf | undefined;
      readonly came: RowOf | undefined;
    };

const standing = ({ start }: Book, kind: Kind): string[] =>
  start
    .filter(one => one.kind === kind)
    .map(({ at }) => at)
    .sort();
const rowOf = ({ rows }: Book, id: SkillId): RowOf | undefined => {
  const found = rows.find(row => row.id === id);
  if (!found || found.slots.length === 0) return undefined;
  const { id: _, ...row } = found;
  return row;
};
const inOrder = (unit: UnitBook): UnitBook => ({
  journey: [...unit.journey].sort(),
  less: unit.less,
  deed: [...unit.deed].sort(),
  hex: [...unit.hex].sort(),
});
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sameRow = (a: RowOf | undefined, b: RowOf | undefined): boolean =>
  same([a?.slots, a?.sum, a?.places], [b?.slots, b?.sum, b?.places]);

/** What taking a clan book over would change in the one that is here, part by part. */
export function differencesOf(here: Book, came: Book): Difference[] {
  const kinds = kindsOf(here.clan);
  const rows = [...new Set([...here.rows, ...came.rows].map(({ id }) => id))];
  return [
    ...(here.bone === came.bone ? [] : [{ of: 'bone' as const, here: here.bone, came: came.bone }]),
    ...kinds.flatMap((kind): Difference[] => {
      const [a, b] = [inOrder(here.units[kind]), inOrder(came.units[kind])];
      return same(a, b) ? [] : [{ of: 'kind', kind, here: a, came: b }];
    }),
    ...kinds.flatMap((kind): Difference[] => {
      const [a, b] = [standing(here, kind), standing(came, kind)];
      return same(a, b) ? [] : [{ of: 'stand', kind, here: a, came: b }];
    }),
    ...rows.flatMap((row): Difference[] => {
      const [a, b] = [rowOf(here, row), rowOf(came, row)];
      return sameRow(a, b) ? [] : [{ of: 'row', row, here: a, came: b }];
    }),
  ];
}
