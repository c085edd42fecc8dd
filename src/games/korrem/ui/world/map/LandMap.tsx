import './map.css';
import type { Hex } from '../../../../../hex/shape';
import { centreOf, corners, side, height as tall } from '../../../../../ui/board/geometry';
import { useHands } from '../../../../../ui/board/hands';
import { Stroke } from '../../../../../ui/parts/frame/Icon';
import { type Army, armiesOn, nationOf, type World } from '../../../rules/play/model';
import { landGrid } from '../../../rules/world/land';
import { landmarkNames, landNames } from '../../../words/names';
import { wui } from '../../../words/world-ui';
import { flag, kingdom, seatOf, seatShapes, village } from './marks';

/** What a hex means now, and what is written on it. */
export type Glows = ReadonlyMap<Hex, string>;

interface Props {
  readonly world: World;
  readonly chosen: string | undefined;
  readonly glows: Glows;
  readonly onHex: (hex: Hex) => void;
}

const { shape } = landGrid;
const none: ReadonlySet<string> = new Set();
/** LD-3: where the first land lies. */
const firstHex = 'M13';

/** The lands that lie, and the empty hexes that may be meant. */
export function LandMap({ world, chosen, glows, onHex }: Props) {
  const hands = useHands({ shape, movable: none, onTap: onHex, onDrop: () => undefined });
  const bare = Object.keys(world.lands).length === 0;
  const hexes = [...new Set([...Object.keys(world.lands), ...glows.keys(), ...(bare ? [firstHex] : [])])];
  // A place by itself has air around it.
  const air = bare ? side * 2 : 4;
  const points = hexes.map(hex => centreOf(shape, hex));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - side - air, Math.min(...ys) - tall / 2 - air];
  const box = [left, top, Math.max(...xs) + side + air - left, Math.max(...ys) + tall / 2 + air - top];
  const { camera } = hands;
  return (
    <div class="ko-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        ref={hands.surface}
        class="ko-map-svg"
        viewBox={box.map(n => n.toFixed(0)).join(' ')}
        role="group"
        aria-label={wui.map}
        {...hands.handlers}
      >
        <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.scale})`}>
          <g>
            {hexes.map(hex => (
              <HexOnMap
                key={hex}
                world={world}
                hex={hex}
                chosen={chosen}
                glow={glows.get(hex)}
                first={bare}
                onHex={onHex}
              />
            ))}
          </g>
        </g>
      </svg>
      {camera.scale > 1 || camera.x !== 0 || camera.y !== 0 ? (
        <button type="button" class="btn square ko-map-whole" aria-label={wui.whole} onClick={hands.reset}>
          <Stroke of="fit" />
        </button>
      ) : null}
    </div>
  );
}

interface HexProps {
  readonly world: World;
  readonly hex: Hex;
  readonly chosen: string | undefined;
  readonly glow: string | undefined;
  /** LD-3: the place of the first land. */
  readonly first: boolean;
  readonly onHex: (hex: Hex) => void;
}

function HexOnMap({ world, hex, chosen, glow, first, onHex }: HexProps) {
  const at = centreOf(shape, hex);
  const tile = world.lands[hex];
  const holding = world.settlements[hex];
  const armies = armiesOn(world, hex);
  const land = tile
    ? tile.landmark
      ? (landmarkNames[tile.landmark] ?? '')
      : (landNames[tile.type] ?? '')
    : '';
  const label = tile
    ? wui.land(hex, [
        land,
        ...(holding ? [wui.holding(holding.kind, nationOf(world, holding.owner)?.name ?? '')] : []),
        ...armies.map(({ name, members }) => wui.army(name, members.length)),
      ])
    : first
      ? wui.first(hex)
      : wui.empty(hex);
  const taps = glow !== undefined || armies.length > 0;
  const places = armies.map((_, i) => at.x + placeOf(i, armies.length, holding !== undefined));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a hex of a drawing cannot be a button element. */}
      <g
        class={['ko-hex', tile ? `ko-${tile.type}` : 'ko-void', glow === undefined ? '' : 'ko-hex-glows']
          .filter(Boolean)
          .join(' ')}
        role="button"
        tabindex={taps ? 0 : -1}
        data-hex={hex}
        aria-label={glow ? `${label}, ${glow}` : label}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onHex(hex);
        }}
      >
        <polygon class="ko-hex-ground" points={corners(at, side - 1)} />
        {tile?.landmark ? <polygon class="ko-landmark" points={corners(at, side - 5)} /> : null}
        {holding ? (
          <g transform={`translate(${at.x - 24} ${at.y - 8}) scale(0.75)`}>
            <path
              class={`ko-holding ko-seat-${seatOf(world.nations, holding.owner)}`}
              d={holding.kind === 'village' ? village : kingdom}
            />
            <path
              class="ko-holding-mark"
              d={seatShapes[seatOf(world.nations, holding.owner)] ?? seatShapes[0]}
              transform="translate(8 11) scale(0.35)"
            />
            {holding.occupier === null ? null : <path class="ko-occupied" d="M1 1L23 23M23 1L1 23" />}
          </g>
        ) : null}
        {armies.map((army, i) => (
          <ArmyOnMap
            key={army.id}
            world={world}
            army={army}
            x={places[i] ?? at.x}
            y={at.y + 6}
            chosen={army.id === chosen}
          />
        ))}
        {glow === undefined ? null : <polygon class="ko-glow" points={corners(at, side - 3)} />}
      </g>
      <svg class="ko-written" aria-hidden="true" overflow="visible">
        <text class="ko-hex-name" x={at.x} y={tile ? at.y - 15 : at.y + 3}>
          {tile ? (tile.landmark ? short(land) : land) : first ? wui.firstLand : ''}
        </text>
        {armies.map(({ id, members }, i) => (
          <text key={id} class="ko-army-cards" x={(places[i] ?? 0) + 0.6} y={at.y + 10.5}>
            {members.length}
          </text>
        ))}
        <text class="ko-glow-says" x={at.x} y={at.y + 24}>
          {glow}
        </text>
      </svg>
    </>
  );
}

/** Armies stand beside each other, and beside a settlement: how far to the right of the middle each of them. */
function placeOf(i: number, armies: number, beside: boolean): number {
  if (armies === 1) return 8;
  const [left, right] = [beside ? -2 : -16, 14];
  return right - i * Math.min(20, (right - left) / (armies - 1));
}

/** What stands in a hex in small letters: the first word of a long name. */
const short = (name: string): string => (name.length > 10 ? (name.split(' ')[0] ?? name) : name);

function ArmyOnMap({
  world,
  army,
  x,
  y,
  chosen,
}: {
  world: World;
  army: Army;
  x: number;
  y: number;
  chosen: boolean;
}) {
  const seat = seatOf(world.nations, army.nation);
  return (
    <g
      class={['ko-army', seat < 0 ? 'ko-army-npc' : `ko-seat-${seat}`, chosen ? 'ko-army-chosen' : '']
        .filter(Boolean)
        .join(' ')}
      transform={`translate(${x - 9} ${y - 9})`}
      data-army={army.id}
    >
      <path d={seat < 0 ? flag : (seatShapes[seat] ?? seatShapes[0])} transform="scale(0.8)" />
    </g>
  );
}
