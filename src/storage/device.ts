import type { Said } from '../basics/said';
import { say } from './says';

/** Whether the browser keeps the data when it runs short of room, and how much there is. */
export interface Room {
  /** `unknown`: the browser does not say (an insecure address, an old version). */
  readonly kept: 'granted' | 'not-granted' | 'unknown';
  readonly used: number | undefined;
  readonly available: number | undefined;
  /** The sentence that tells a player what this means. */
  readonly message: Said;
}

export async function roomOf(storage: StorageManager | undefined): Promise<Room> {
  const kept = await whetherKept(storage);
  const estimate = await storage?.estimate?.().catch(() => undefined);
  const available =
    estimate?.quota === undefined || estimate.usage === undefined
      ? undefined
      : estimate.quota - estimate.usage;
  return { kept, used: estimate?.usage, available, message: say(`save.room-${kept}`) };
}

async function whetherKept(storage: StorageManager | undefined): Promise<Room['kept']> {
  if (!storage?.persisted) return 'unknown';
  const persisted = await storage.persisted().catch(() => undefined);
  return persisted === undefined ? 'unknown' : persisted ? 'granted' : 'not-granted';
}

/** Some browsers ask the player: the right moment is after the first campaign has been made, from a tap. */
export async function askToKeep(storage: StorageManager | undefined): Promise<Room> {
  await storage?.persist?.().catch(() => false);
  return roomOf(storage);
}
