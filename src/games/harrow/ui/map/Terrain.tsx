import { centreOf, corners, side } from '../../../../ui/board/geometry';
import { still } from '../../../../ui/parts/frame/still';
import type { MapData } from '../../rules/map';
import { type Glyph, glyph } from './glyphs';
import { hexesIn, letterAt } from './mapView';

const drawings: Readonly<Record<string, Glyph>> = {
  b: 'bog',
  f: 'forest',
  p: 'plains',
  w: 'wetlands',
  m: 'mountain',
  x: 'brambles',
};

/** The land of a map: colours and drawings, so that colour is never the only sign. It stands still in a game. */
export const Terrain = still(({ map, names }: { map: MapData; names: boolean }) => (
  <g class="hc-land">
    {hexesIn(map).map(hex => {
      const at = centreOf(map.shape, hex);
      const letter = letterAt(map, hex);
      const drawing = drawings[letter];
      return (
        <g key={hex} class={`hc-ground hc-${letter}`} data-hex={hex}>
          <polygon points={corners(at, side - 0.6)} />
          {drawing ? (
            <path d={glyph(drawing)} transform={`translate(${at.x - 21} ${at.y - 24}) scale(${42 / 512})`} />
          ) : null}
          {names ? (
            <text x={at.x} y={at.y + 23.5}>
              {hex}
            </text>
          ) : null}
        </g>
      );
    })}
    {map.homes.filter(Boolean).map(hex => (
      <polygon key={`h${hex}`} class="hc-home" points={corners(centreOf(map.shape, hex), side - 3)} />
    ))}
  </g>
));
