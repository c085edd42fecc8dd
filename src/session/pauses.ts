/** A tablet that is put aside may never come back to this page: the moment to take a snapshot. */
export function watchPauses(page: Document, pause: () => void): () => void {
  const hidden = (): void => {
    if (page.visibilityState === 'hidden') pause();
  };
  page.addEventListener('visibilitychange', hidden);
  page.defaultView?.addEventListener('pagehide', pause);
  return () => {
    page.removeEventListener('visibilitychange', hidden);
    page.defaultView?.removeEventListener('pagehide', pause);
  };
}
