/** SL-1: a number, either of two, even, odd, or any. */
export type Slot = string;

export interface Row {
  readonly id: string;
  readonly slots: readonly Slot[];
  readonly filled: readonly (number | null)[];
  /** The sides of the bones that lie there. */
  readonly bones: readonly (number | null)[];
  /** SL-2: least and most of what the values add up to. */
  readonly sum?: readonly [number, number] | undefined;
  /** LO-1: how many tokens of a relic or law there may be. */
  readonly places?: number | undefined;
  readonly tokens: number;
}

export type SlotRefusal = 'filled' | 'number' | 'sum' | 'overload' | 'reserve';

const twoNumbers = /^(\d+)-(\d+)$/;

/** SL-1, HU-9: by the number alone, whatever bone shows it. */
export function takes(slot: Slot, value: number): boolean {
  if (slot === '*') return true;
  if (slot === 'E') return value % 2 === 0;
  if (slot === 'O') return value % 2 === 1;
  const [, a, b] = twoNumbers.exec(slot) ?? [];
  return a !== undefined && b !== undefined
    ? value === Number(a) || value === Number(b)
    : value === Number(slot);
}

export const isSlot = (slot: string): boolean => /^(?:\*|E|O|\d+|\d+-\d+)$/.test(slot);

/** SL-2: whether a slot is the last of its row that is empty. */
export const wouldComplete = ({ filled }: Row, slot: number): boolean =>
  filled.every((value, i) => value !== null || i === slot);

/** SL-3: why a bone may not be put into a slot, the first reason; `pool` is how many other bones are left. */
export function slotRefusal(row: Row, slot: number, value: number, pool: number): SlotRefusal | null {
  if ((row.filled[slot] ?? null) !== null) return 'filled';
  if (!takes(row.slots[slot] ?? '', value)) return 'number';
  const completes = wouldComplete(row, slot);
  if (!completes) return pool === 0 ? 'reserve' : null;
  const sum = row.filled.reduce<number>((all, one) => all + (one ?? 0), value);
  if (row.sum && (sum < row.sum[0] || sum > row.sum[1])) return 'sum';
  return row.places !== undefined && row.tokens >= row.places ? 'overload' : null;
}

/** SL-10: how many faces of a bone complete a row, another bone being in the pool. */
export function completingFaces(row: Row, bone: number): number {
  let faces = 0;
  for (let value = 1; value <= bone; value++) {
    const able = row.slots.some(
      (_, slot) => wouldComplete(row, slot) && slotRefusal(row, slot, value, 1) === null,
    );
    if (able) faces += 1;
  }
  return faces;
}

/** SL-2: how many bones a row still wants; never, where no values of such bones could meet its sum. */
export function missing(row: Row, bone: number): number | 'never' {
  const empty = row.slots.filter((_, slot) => (row.filled[slot] ?? null) === null);
  const { sum } = row;
  if (!sum) return empty.length;
  const faces = Array.from({ length: bone }, (_, i) => i + 1);
  let sums = new Set([row.filled.reduce<number>((all, one) => all + (one ?? 0), 0)]);
  for (const slot of empty) {
    const able = faces.filter(value => takes(slot, value));
    sums = new Set([...sums].flatMap(so => able.map(value => so + value)));
  }
  return [...sums].some(so => so >= sum[0] && so <= sum[1]) ? empty.length : 'never';
}

/** SL-2: a sum that the bones of a clan can meet in so many slots. */
export const canMeet = ([low, high]: readonly [number, number], slots: number, bone: number): boolean =>
  Number.isInteger(low) && Number.isInteger(high) && low <= high && high >= slots && low <= slots * bone;
