import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  title: string;
  open?: boolean;
  children: ComponentChildren;
}

/** Folds away what is seldom wanted, and makes it only when it is. */
export function Folded({ title, open = false, children }: Props) {
  const [shown, setShown] = useState(open);
  return (
    <details class="hero-more unfolds" open={shown} onToggle={event => setShown(event.currentTarget.open)}>
      <summary>{title}</summary>
      {shown ? children : null}
    </details>
  );
}
