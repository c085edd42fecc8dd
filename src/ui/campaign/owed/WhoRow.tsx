import type { ComponentChildren } from 'preact';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { useCompany } from '../parts/context';

/** One of the four, and beside the face what it chooses. */
export function WhoRow({ who, note, children }: { who: string; note?: string; children: ComponentChildren }) {
  const c = useCompany().state.value.people[who];
  if (!c) return null;
  return (
    <fieldset class="who-row" aria-label={c.name}>
      <Portrait of={c.class} class="round" />
      <p class="who-name">
        {c.name}
        {note ? <small class="soft">{note}</small> : null}
      </p>
      <div class="who-choice">{children}</div>
    </fieldset>
  );
}
