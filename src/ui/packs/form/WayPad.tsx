import type { Direction } from '../../../hex/direction';
import { type BodyHex, bodySheetOf } from '../../../packs/edit/body';
import { placeOfWay } from '../../../stage/body';
import { corners } from '../../board/geometry';
import { Stroke } from '../../parts/frame/Icon';
import { formWords as w } from '../../words/pack-fields';

const directions: readonly Direction[] = ['NW', 'N', 'NE', 'SW', 'S', 'SE'];
const isCompass = (value: unknown): value is Direction => directions.some(one => one === value);

export const wayIn = (value: unknown): readonly Direction[] =>
  Array.isArray(value) ? value.filter(isCompass) : [];

interface Props {
  label: string;
  way: unknown;
  onChange: (way: readonly Direction[]) => void;
}

/** A way from the core, step by step. */
export function WayPad({ label, way, onChange }: Props) {
  const now = wayIn(way);
  return (
    <div class="field">
      <span>
        {label}: <b>{now.join(' ') || w.core}</b>
      </span>
      <fieldset class="choices" aria-label={label}>
        {directions.map(one => (
          <button
            key={one}
            type="button"
            class="btn"
            disabled={now.length >= 12}
            onClick={() => onChange([...now, one])}
          >
            {one}
          </button>
        ))}
        <button
          type="button"
          class="btn square"
          aria-label={w.back}
          disabled={now.length === 0}
          onClick={() => onChange(now.slice(0, -1))}
        >
          <Stroke of="undo" />
        </button>
      </fieldset>
    </div>
  );
}

const size = 20;
const tall = Math.sqrt(3) * size;
const centre = ({ q, r }: BodyHex) => ({ x: 1.5 * size * q, y: tall * (r + q / 2) });
const far = 3;
const half = { x: 1.5 * size * far + size + 4, y: tall * (far + 0.5) + 10 };
const sheet = bodySheetOf(far);

/** Hexes around a core that faces north, by tapping: an area as a card draws it. */
export function WaysPad({
  label,
  ways,
  onChange,
}: {
  label: string;
  ways: readonly unknown[];
  onChange: (ways: readonly unknown[]) => void;
}) {
  const now = ways.map(wayIn);
  const places = now.map(placeOfWay);
  return (
    <div class="ways-pad">
      <p class="soft">{w.tapWays}</p>
      <fieldset class="body-pad wide" aria-label={label}>
        <svg viewBox={`${-half.x} ${-half.y} ${2 * half.x} ${2 * half.y}`} aria-hidden="true">
          <polygon class="body-front" points={`-9,${6 - half.y} 0,${-half.y} 9,${6 - half.y}`} />
          {sheet.map(hex => (
            <g
              key={placeOfWay(hex.way)}
              class={`body-hex${places.includes(placeOfWay(hex.way)) ? ' on' : ''}${hex.way.length === 0 ? ' tone-0' : ''}`}
            >
              <polygon points={corners(centre(hex), size - 1)} />
            </g>
          ))}
        </svg>
        {sheet.map(hex => {
          const at = centre(hex);
          const place = placeOfWay(hex.way);
          const on = places.includes(place);
          return (
            <button
              key={place}
              type="button"
              class="body-key small"
              style={{
                left: `${((at.x + half.x) / (2 * half.x)) * 100}%`,
                top: `${((at.y + half.y) / (2 * half.y)) * 100}%`,
              }}
              aria-pressed={on}
              aria-label={hex.way.join(' ') || w.core}
              onClick={() => onChange(on ? now.filter((_, i) => places[i] !== place) : [...now, hex.way])}
            />
          );
        })}
      </fieldset>
    </div>
  );
}
