import { fraction } from './world';

export interface RowCase {
  readonly id: string;
  readonly slots: readonly string[];
  readonly filled: readonly (number | null)[];
  readonly sum?: readonly [number, number];
  readonly places?: number;
  readonly tokens?: number;
}

/** SL-1 */
export function takes(slot: string, value: number): boolean {
  if (slot === '*') return true;
  if (slot === 'E') return value % 2 === 0;
  if (slot === 'O') return value % 2 === 1;
  return slot.split('-').includes(String(value));
}
/** SL-3 */
export function slotRefusal(row: RowCase, i: number, value: number, pool: number): string | null {
  if (row.filled[i] !== null && row.filled[i] !== undefined) return 'filled';
  if (!takes(row.slots[i]!, value)) return 'number';
  const others = row.slots.map((_, j) => (j === i ? value : (row.filled[j] ?? null)));
  const complete = others.every(one => one !== null);
  if (complete && row.sum) {
    const total = others.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    if (total < row.sum[0] || total > row.sum[1]) return 'sum';
  }
  if (complete && row.places !== undefined && (row.tokens ?? 0) >= row.places) return 'overload';
  return !complete && pool === 0 ? 'reserve' : null;
}
export const completes = (row: RowCase, i: number): boolean =>
  row.slots.every((_, j) => j === i || (row.filled[j] ?? null) !== null);

/** SL-10 */
export function slotAnswer(rows: readonly RowCase[], pool: number, value: number, bone: number): object {
  const slots = rows.flatMap(row =>
    row.slots.map((_, i) => {
      const refused = slotRefusal(row, i, value, pool);
      return { row: row.id, slot: i, refused, completes: refused === null && completes(row, i) };
    }),
  );
  const next = rows.map((row): [string, string] => {
    const faces = Array.from({ length: bone }, (_, i) => i + 1).filter(face =>
      row.slots.some((_, i) => completes(row, i) && slotRefusal(row, i, face, 1) === null),
    );
    return [row.id, fraction(faces.length, bone)];
  });
  return { slots, next: Object.fromEntries(next) };
}
