import { err, ok, type Result } from '../basics/result';
import type { Migration } from './kinds';

export type MigrationFailure = 'newer' | 'gap' | 'failed' | 'read-only';

/** The steps from `from` to `to`, or why there is no way. */
function steps(
  migrations: readonly Migration[],
  from: number,
  to: number,
): Result<readonly Migration[], MigrationFailure> {
  if (from > to) return err('newer');
  const way: Migration[] = [];
  for (let version = from + 1; version <= to; version++) {
    const step = migrations.find(one => one.to === version);
    if (!step) return err('gap');
    way.push(step);
  }
  return ok(way);
}

interface Versions {
  readonly migrations: readonly Migration[];
  readonly version: number;
}

/** A stored state as this version of the app understands it. The stored one is left as it is, whatever happens. */
export function migrateState(
  { migrations, version }: Versions,
  from: number,
  stored: unknown,
): Result<unknown, MigrationFailure> {
  const way = steps(migrations, from, version);
  if (!way.ok) return way;
  try {
    return ok(way.value.reduce((state, step) => step.state(state), stored));
  } catch {
    return err('failed');
  }
}

export function migrateEvent(
  { migrations, version }: Versions,
  from: number,
  stored: unknown,
): Result<unknown, MigrationFailure> {
  const way = steps(migrations, from, version);
  if (!way.ok) return way;
  try {
    let event = stored;
    for (const step of way.value) {
      if (step.event === 'read-only') return err('read-only');
      event = step.event(event);
    }
    return ok(event);
  } catch {
    return err('failed');
  }
}
