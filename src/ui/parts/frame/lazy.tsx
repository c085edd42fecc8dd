import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { letGoOfUnloadable } from '../../../offline/let-go';
import { words } from '../../words';

/** A cached file that cannot be loaded would fail again: it is dropped before it is requested once more. */
function again(): void {
  const load = (): void => location.reload();
  letGoOfUnloadable().then(load, load);
}

/** A screen that loads when it is first asked for; says so when that fails (offline, before it was ever kept). */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => VNode {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    loading ??= load().then(component => {
      loaded = component;
    });
    return loading;
  };
  return function Lazy(props: P) {
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(loaded ? 'ready' : 'waiting');
    // Asked for while the page is drawn, not after it was painted.
    const [asked] = useState(begin);
    useEffect(() => {
      let here = true;
      asked.then(
        () => {
          if (here) setState('ready');
        },
        () => {
          // The next visit asks again.
          loading = undefined;
          if (here) setState('failed');
          letGoOfUnloadable().catch(() => {});
        },
      );
      return () => {
        here = false;
      };
    }, []);
    if (state === 'failed')
      return (
        <p class="page">
          {words.app.notLoaded}{' '}
          <button type="button" class="btn" onClick={again}>
            {words.app.again}
          </button>{' '}
          <a class="btn" href="#/">
            {words.app.home}
          </a>
        </p>
      );
    const Screen = loaded;
    return Screen ? <Screen {...props} /> : <p class="page soft">{words.app.loading}</p>;
  };
}
