import { backUp } from './backups';
import { idbPort } from './idb';

/** What a backup is asked for with, and whether one was made. */
export interface BackupAsk {
  readonly database: string;
  readonly document: string;
  readonly now: number;
}

/** Packing a long campaign takes a while: it is done beside the page, with a connection of its own. */
self.addEventListener('message', async (event: MessageEvent<BackupAsk>) => {
  const { database, document, now } = event.data;
  let made = false;
  try {
    const port = await idbPort(database);
    made = await backUp(port, document, now);
    port.close();
  } catch {
    // The next sitting will be backed up again.
  }
  self.postMessage(made);
  self.close();
});
