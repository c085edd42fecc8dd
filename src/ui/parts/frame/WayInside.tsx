import { Stroke } from './Icon';

/** What stands in a way of a lobby: its name, and a line of what lies behind it. */
export const WayInside = ({ name, note }: { readonly name: string; readonly note: string }) => (
  <>
    <span class="grow">
      <span class="way-name">{name}</span>
      <span class="way-note">{note}</span>
    </span>
    <Stroke of="next" />
  </>
);
