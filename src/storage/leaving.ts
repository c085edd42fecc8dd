/** The page itself, or what stands for it: a worker is never put away by these. */
export type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** In Node there is no page, and nothing is ever put away. */
export const thisPage: Page = typeof addEventListener === 'function' ? globalThis : new EventTarget();

/** Whether the page lies put away for a way back, as browsers do when another page is opened in its place. */
export interface Leaving {
  readonly away: () => boolean;
  /** Resolves at once where the page is in use, else when somebody comes back to it. */
  back(): Promise<void>;
  end(): void;
}

const keptForLater = (event: Event): boolean => 'persisted' in event && event.persisted === true;

/** `left` is told when the page is put away: nothing of it runs again until somebody comes back. */
export function watchLeaving(page: Page, left: () => void): Leaving {
  let coming: Promise<void> | undefined;
  let come = (): void => undefined;

  const leave = (event: Event): void => {
    if (!keptForLater(event) || coming) return;
    coming = new Promise(resolve => {
      come = resolve;
    });
    left();
  };
  const arrive = (): void => {
    coming = undefined;
    come();
  };
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', arrive);
  return {
    away: () => coming !== undefined,
    back: () => coming ?? Promise.resolve(),
    end() {
      page.removeEventListener('pagehide', leave);
      page.removeEventListener('pageshow', arrive);
      arrive();
    },
  };
}
