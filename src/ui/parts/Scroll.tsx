import type { ComponentChildren } from 'preact';

/** What scrolls sideways must be reached by keys too. */
const byKeys = { tabIndex: 0 } as const;

/** Something wider than a phone, to be pushed to the side. */
export const Scroll = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <section class="scroll" aria-label={label} {...byKeys}>
    {children}
  </section>
);
