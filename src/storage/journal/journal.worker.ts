import { type JournalAnswer, type JournalAsk, journalFolder, journalName } from './message';

/** A file that is written in place; there are such only in workers. */
interface InPlace {
  write(bytes: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

declare global {
  interface FileSystemFileHandle {
    createSyncAccessHandle?(): Promise<InPlace>;
  }
}

const open = new Map<string, InPlace>();

async function fileOf(document: string): Promise<InPlace> {
  const present = open.get(document);
  if (present) return present;
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(journalFolder, { create: true });
  const handle = await folder.getFileHandle(journalName(document), { create: true });
  if (!handle.createSyncAccessHandle) throw new Error('no files in place');
  const file = await handle.createSyncAccessHandle();
  const size: unknown = file.getSize();
  if (typeof size !== 'number') {
    // Before Safari 16.4 the answers of such a file had to be waited for: no copy is better than half a copy.
    file.close();
    await folder.removeEntry(journalName(document)).catch(() => undefined);
    throw new Error('files in place do not answer at once');
  }
  open.set(document, file);
  return file;
}

async function act(asked: JournalAsk): Promise<void> {
  if (asked.do === 'close') {
    open.get(asked.document)?.close();
    open.delete(asked.document);
    return;
  }
  const file = await fileOf(asked.document);
  if (asked.do === 'rewrite') file.truncate(0);
  const text = asked.do === 'rewrite' ? asked.text : asked.line;
  file.write(new TextEncoder().encode(`${text}\n`), { at: file.getSize() });
  file.flush();
}

/** One after the other, in the order in which they were asked. */
let turn: Promise<void> = Promise.resolve();
self.addEventListener('message', (event: MessageEvent<JournalAsk>) => {
  const asked = event.data;
  const answer = (done: boolean): void => self.postMessage({ ask: asked.ask, done } satisfies JournalAnswer);
  turn = turn
    .then(() => act(asked))
    .then(
      () => answer(true),
      () => answer(false),
    );
});
