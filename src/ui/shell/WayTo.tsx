import './way-to.css';
import { Stroke } from '../parts/frame/Icon';
import { hrefTo } from './router';

interface Props {
  readonly to: readonly string[];
  readonly name: string;
  readonly note: string;
}

/** A line that leads to a page below this one. */
export function WayTo({ to, name, note }: Props) {
  return (
    <a class="btn way-to" href={hrefTo(...to)}>
      <span>{name}</span>
      <span class="soft">{note}</span>
      <Stroke of="next" />
    </a>
  );
}
