import type { ComponentChildren } from 'preact';

/** What belongs together, under one name. */
export function Gathered({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <fieldset class="gathered">
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
