import { useEffect, useState } from 'preact/hooks';
import { classIcon } from '../../oathsworn/faces/classIcons';
import type { Portrait as Drawing } from '../../oathsworn/faces/Portrait';
import { Icon } from '../../parts/frame/Icon';

let drawing: typeof Drawing | undefined;

/** Somebody's portrait on a page that does not wait for it: until it has come, the sign of the class. */
export function Face({ of, class: extra = 'round' }: { of: string; class?: string }) {
  const [Portrait, setPortrait] = useState(() => drawing);
  useEffect(() => {
    if (drawing) return;
    import('../../oathsworn/faces/Portrait').then(
      loaded => {
        drawing = loaded.Portrait;
        setPortrait(() => drawing);
      },
      () => undefined,
    );
  }, []);
  if (Portrait) return <Portrait of={of} class={extra} />;
  return (
    <span class={`face-soon ${extra}`}>
      <Icon of={classIcon(of)} />
    </span>
  );
}
