/**
 * A tablet that is put aside may never come back to this page: the moment to take a snapshot. Not when the page gives
 * way to another: what is begun then is never answered, and in WebKit nothing after it either.
 */
export function watchPauses(page: Document, pause: () => void): () => void {
  const hidden = (): void => {
    if (page.visibilityState === 'hidden') pause();
  };
  page.addEventListener('visibilitychange', hidden);
  return () => page.removeEventListener('visibilitychange', hidden);
}
