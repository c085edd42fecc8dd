import { still } from '../../parts/frame/still';
import '../../parts/parts.css';
import { words } from '../../words';

export type MightColor = 'white' | 'yellow' | 'red' | 'black';
export const mightColors: readonly MightColor[] = ['white', 'yellow', 'red', 'black'];

/** A shape for each colour, so that nobody needs to tell the colours apart. */
const shapes: Record<MightColor, string> = {
  white: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  yellow: 'M12 2.500 22.500 21h-21Z',
  red: 'M12 1.500 22.500 12 12 22.500 1.500 12Z',
  black: 'M8 2h8l6 6v8l-6 6H8l-6-6V8Z',
};

export const MightSign = still(({ color }: { color: MightColor }) => {
  return (
    <svg class={`might-sign ${color}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[color]} />
    </svg>
  );
});

export interface Face {
  readonly color: MightColor;
  readonly value: number;
  readonly crit: boolean;
}

interface CardProps {
  face: Face;
  hidden?: boolean;
  die?: boolean;
  /** Brought by a critical: its blank does not count. */
  extra?: boolean;
  ignored?: boolean;
  onTap?: () => void;
  tapLabel?: string;
}

export function MightCard({ face, hidden, die, extra, ignored, onTap, tapLabel }: CardProps) {
  const label = hidden
    ? words.might.hidden(words.might.colors[face.color])
    : words.might.card(words.might.colors[face.color], face.value, face.crit);
  const classes = ['might-card', face.color];
  if (hidden) classes.push('down');
  if (die) classes.push('as-die');
  if (extra) classes.push('extra');
  if (ignored) classes.push('ignored');
  if (!hidden && face.value === 0) classes.push('blank');
  const inner = (
    <>
      <MightSign color={face.color} />
      <span class="might-value" aria-hidden="true">
        {hidden ? '?' : face.value === 0 ? '–' : face.value}
      </span>
      {!hidden && face.crit ? (
        <span class="might-crit" aria-hidden="true">
          ✦
        </span>
      ) : null}
    </>
  );
  return onTap ? (
    <button
      type="button"
      class={classes.join(' ')}
      aria-label={`${label}. ${tapLabel ?? ''}`}
      onClick={onTap}
    >
      {inner}
    </button>
  ) : (
    <span class={classes.join(' ')} role="img" aria-label={label}>
      {inner}
    </span>
  );
}
