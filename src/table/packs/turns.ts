let last: Promise<unknown> = Promise.resolve();

/** Packs are opened, changed and put away one after the other: nobody meets a document that is half open. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** When everything that has been begun with packs is done. */
export const allDone = (): Promise<unknown> => last;
