import { type Bounds, begin, type Faults, isDone, next, textOf, type World, wrongIn } from './model';

export interface Walked {
  readonly worlds: number;
  /** The first world in which something is wrong. */
  readonly wrong: string | undefined;
  /** Worlds from which no way leads to everything answered. */
  readonly stuck: number;
}

/** Every world that can come about, once, in the order of how many things happened before it. */
export function walk(bounds: Bounds, faults: Faults = {}, most = Number.POSITIVE_INFINITY): Walked {
  const numbers = new Map<string, number>();
  const froms: number[][] = [];
  const done: number[] = [];
  let open: { readonly world: World; readonly number: number }[] = [];
  const numberOf = (world: World): number => {
    const key = textOf(world);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(key, number);
    froms.push([]);
    open.push({ world, number });
    return number;
  };
  numberOf(begin(bounds));
  while (open.length > 0 && numbers.size < most) {
    const layer = open;
    open = [];
    for (const { world, number } of layer) {
      const wrong = wrongIn(world);
      if (wrong) return { worlds: numbers.size, wrong, stuck: 0 };
      if (isDone(world)) done.push(number);
      for (const after of next(world, faults)) froms[numberOf(after)]?.push(number);
    }
  }
  const leads = new Uint8Array(numbers.size);
  const back = [...done];
  for (const one of back) leads[one] = 1;
  for (let one = back.pop(); one !== undefined; one = back.pop())
    for (const from of froms[one] ?? [])
      if (leads[from] === 0) {
        leads[from] = 1;
        back.push(from);
      }
  return { worlds: numbers.size, wrong: undefined, stuck: numbers.size - leads.reduce((a, b) => a + b, 0) };
}
