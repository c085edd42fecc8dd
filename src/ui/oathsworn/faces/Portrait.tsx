import './portrait.css';
import { Icon } from '../../parts/frame/Icon';
import { ally } from '../icons/icons-classes.gen';
import { colorsOf, portraitOf, type Stroke } from './portraits';

interface Props {
  /** The id of a class; of one that the app does not know the sign of a stranger stands there. */
  of: string;
  class?: string;
}

/** Somebody of a class, before a night sky whatever the light of the room. The name stands beside it. */
export function Portrait({ of, class: extra }: Props) {
  const drawn = portraitOf(of);
  const name = extra ? `portrait-of ${extra}` : 'portrait-of';
  if (!drawn)
    return (
      <span class={`${name} unknown`}>
        <Icon of={ally} />
      </span>
    );
  return (
    <svg class={name} viewBox="0 0 120 150" aria-hidden="true" style={colorsOf(drawn)}>
      <rect class="portrait-sky" width="120" height="150" />
      <circle class="portrait-moon" cx="60" cy="56" r="42" />
      {drawn.strokes.map((stroke, i) => (
        <Drawing key={i} of={stroke} />
      ))}
    </svg>
  );
}

function Drawing({ of: { tone, d, twice } }: { of: Stroke }) {
  if (!twice) return <path class={`tone-${tone}`} d={d} />;
  return (
    <g class={`tone-${tone}`}>
      <path d={d} />
      <path d={d} transform="matrix(-1 0 0 1 120 0)" />
    </g>
  );
}
