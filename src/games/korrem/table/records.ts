import { signal } from '@preact/signals';
import { deviceStore } from '../../../play/store';
import { openSession } from '../../../session/session';
import { worldKind } from '../door/world';
import { type Chapter, chapterOf } from '../rules/play/records/plots';
import { worlds } from './world-list';
import { worldDocument } from './worlds';

interface Book {
  readonly chapters: readonly Chapter[];
  /** Games that are open elsewhere, or cannot be read. */
  readonly shut: number;
}

/** All games of this device, once they are read. */
export const book = signal<Book | undefined>(undefined);

export async function readBook(): Promise<void> {
  // The game that was played last is still open in this window.
  await worldDocument.close();
  await worlds.read();
  const store = await deviceStore();
  const chapters: Chapter[] = [];
  let shut = 0;
  for (const { id } of worlds.here.peek() ?? []) {
    const opened = await openSession({ store, kind: worldKind, id });
    if (!opened.ok) {
      shut += 1;
      continue;
    }
    chapters.push(chapterOf(opened.value.state.peek()));
    await opened.value.close();
  }
  book.value = { chapters, shut };
}
