import type { LevelCase, MarkerCase, WarriorCase, World } from './slow/world';

/** A level of one floor, with its markers by kind. */
export const level = (
  rows: string[],
  on: Readonly<Record<string, string[]>> = {},
  more: Partial<LevelCase> = {},
): LevelCase => ({
  floors: [rows],
  ...more,
  markers: [
    ...Object.entries(on).map(
      ([kind, at]): MarkerCase => ({ kind, at, ...(kind === 'rockfall' ? { vigour: 2 } : {}) }),
    ),
    ...(more.markers ?? []),
  ],
});

export const sword = { range: 1, dice: 1, hit: 6, damage: 1 };
export const spear = { range: 2, dice: 1, hit: 6, damage: 1 };
export const sling = { min: 2, max: 6, dice: 1, hit: 6, damage: 1 };

export const enemy = (id: string, at: string, more: Partial<WarriorCase> = {}): WarriorCase => ({
  id,
  side: 'enemy',
  at,
  vigour: 3,
  combat: [sword],
  ...more,
});
export const hero = (id: string, at: string, more: Partial<WarriorCase> = {}): WarriorCase => ({
  id,
  side: 'hero',
  at,
  vigour: 5,
  con: 4,
  combat: [sword],
  ...more,
});

export const world = (on: LevelCase, ...warriors: WarriorCase[]): World => ({ level: on, warriors });

/** One room of so many rows and columns. */
export const room = (wide: number, high: number): string[] =>
  Array.from({ length: high }, () => 'a'.repeat(wide));
