import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { words } from '../../words';

/** A fault in one screen never takes the app with it: what is saved stays, and the page can be tried again. */
export function Guard({ children }: { children: ComponentChildren }) {
  const [error, reset] = useErrorBoundary(caught => console.error(caught));
  if (!error) return <>{children}</>;
  return (
    <div class="page" role="alert">
      <h1>{words.app.broke}</h1>
      <p class="soft">{error instanceof Error ? error.message : String(error)}</p>
      <div class="row">
        <button type="button" class="btn main" onClick={reset}>
          {words.app.again}
        </button>
        <a class="btn" href="#/">
          {words.app.home}
        </a>
      </div>
    </div>
  );
}
