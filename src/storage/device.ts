/** Whether the browser keeps the data when it runs short of room, and how much there is. */
export interface Room {
  /** `unknown`: the browser does not say (an insecure address, an old version). */
  readonly kept: 'granted' | 'not-granted' | 'unknown';
  readonly used: number | undefined;
  readonly available: number | undefined;
  /** What this means here, for a person. */
  readonly message: string;
}

const explain = {
  granted: 'The browser has promised not to remove what is saved here unless you ask it to.',
  'not-granted':
    'The browser may remove what is saved here when the device runs short of room, and Safari may after seven days without use. Install the app to the home screen, and export now and then.',
  unknown:
    'This address or browser offers no lasting storage: another device or address sees none of this. Export now and then.',
} as const satisfies Record<Room['kept'], string>;

export async function roomOf(storage: StorageManager | undefined): Promise<Room> {
  const kept = await whetherKept(storage);
  const estimate = await storage?.estimate?.().catch(() => undefined);
  const available =
    estimate?.quota === undefined || estimate.usage === undefined
      ? undefined
      : estimate.quota - estimate.usage;
  return { kept, used: estimate?.usage, available, message: explain[kept] };
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
