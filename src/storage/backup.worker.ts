import { backUp } from './backups';
import { idbPort } from './idb';

/** The question for a backup, and the answer. */
export interface BackupAsk {
  readonly database: string;
  readonly document: string;
  readonly now: number;
}

async function make({ database, document, now }: BackupAsk): Promise<boolean> {
  const port = await idbPort(database);
  const made = await backUp(port, document, now);
  port.close();
  return made;
}

/** Packing a long campaign takes a while: it is done beside the page, with a connection of its own. */
self.addEventListener('message', (event: MessageEvent<BackupAsk>) => {
  const answer = (made: boolean): void => {
    self.postMessage(made);
    self.close();
  };
  // After a failure the next sitting makes the backup.
  make(event.data).then(answer, () => answer(false));
});
