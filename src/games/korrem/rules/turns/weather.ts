/** WT-4: to the last player of the order, or to the Observer's left. */
export const passings = ['last', 'left'] as const;
export type Passing = (typeof passings)[number];

export type WeatherEvent = 'land' | 'creature' | 'world';

/** WT-3. */
const events: Readonly<Partial<Record<number, WeatherEvent>>> = { 1: 'land', 4: 'creature', 8: 'world' };

export interface NationTurn {
  readonly actions: number;
  readonly event: WeatherEvent | null;
  /** WT-2: the Observer first, then clockwise. */
  readonly order: readonly string[];
  readonly next: string;
}

/** WT-2 to WT-4: what a weather roll brings. `players` sit clockwise, and the Observer is one of them. */
export function nationTurn(
  players: readonly string[],
  observer: string,
  roll: number,
  passing: Passing,
): NationTurn {
  const seat = players.indexOf(observer);
  const order = [...players.slice(seat), ...players.slice(0, seat)];
  const next = passing === 'left' ? order[1] : order[order.length - 1];
  return { actions: roll, event: events[roll] ?? null, order, next: next ?? observer };
}
