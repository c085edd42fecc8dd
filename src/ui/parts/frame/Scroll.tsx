import './scroll.css';
import type { ComponentChildren } from 'preact';

/** A part that scrolls sideways can be reached by keys. */
const byKeys = { tabIndex: 0 } as const;

/** Something wider than a phone, to be pushed to the side. */
export const Scroll = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <section class="scroll" aria-label={label} {...byKeys}>
    {children}
  </section>
);
