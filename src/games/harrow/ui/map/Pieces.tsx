import type { VNode } from 'preact';
import type { Hex } from '../../../../hex/shape';
import { centreOf } from '../../../../ui/board/geometry';
import { still } from '../../../../ui/parts/frame/still';
import type { MapData } from '../../rules/map';
import type { BoardData, GroupData } from '../../rules/state/board-data';
import { type Glyph, glyph } from './glyphs';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where things lie on a hex, by how many there are. */
const places: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: -2 }],
  [
    { x: -13, y: -2 },
    { x: 14, y: -4 },
  ],
  [
    { x: -13, y: 4 },
    { x: 13, y: 5 },
    { x: 0, y: -15 },
  ],
  [
    { x: -13, y: -9 },
    { x: 13, y: -9 },
    { x: -12, y: 12 },
    { x: 12, y: 12 },
  ],
];

const Sign = ({ of, x, y, size, name }: { of: Glyph; x: number; y: number; size: number; name: string }) => (
  <path
    class={name}
    d={glyph(of)}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
  />
);

/** A side is told by shape too: a shield, a house, a lozenge. */
const bases: Readonly<Record<GroupData['side'], string>> = {
  protectors: 'M-14,-12 Q0,-18 14,-12 V2 Q12,13 0,17 Q-12,13 -14,2Z',
  family: 'M0,-18 L15,-6 V14 H-15 V-6Z',
  kammi: 'M0,-18 L17,0 L0,18 L-17,0Z',
};

/** Units of a side: how many, whether a Legend is among them, how many are infected. */
const Units = ({ group }: { group: GroupData }) => (
  <g class={`hc-units hc-${group.side}`}>
    <path class="hc-shade" d={bases[group.side]} transform="translate(0 2.5)" />
    <path class="hc-base" d={bases[group.side]} />
    <text y="6">{group.haints + group.legends}</text>
    {group.legends > 0 ? (
      <g class="hc-crown">
        <circle cx="12" cy="-12" r="8" />
        <Sign of="crown" x={12} y={-12} size={12} name="hc-glyph" />
      </g>
    ) : null}
    {group.infected > 0 ? (
      <g class="hc-snake">
        <circle cx="-12" cy="11" r="8.5" />
        <Sign of="snake" x={-12} y={11} size={13} name="hc-glyph" />
        {group.infected > 1 ? (
          <text class="hc-small" x="-12" y="24">
            {group.infected}
          </text>
        ) : null}
      </g>
    ) : null}
  </g>
);

const Round = ({ of, name, n }: { of: Glyph; name: string; n?: number }) => (
  <g class={`hc-round ${name}`}>
    <circle r="12.5" />
    <Sign of={of} x={0} y={0} size={18} name="hc-glyph" />
    {n === undefined ? null : (
      <g class="hc-number">
        <circle cx="10" cy="9" r="7" />
        <text x="10" y="13">
          {n}
        </text>
      </g>
    )}
  </g>
);

const times = (hexes: readonly Hex[], hex: Hex): number => hexes.filter(one => one === hex).length;

/** Everything on one hex, the Units first. */
function thingsOn(board: BoardData, hex: Hex): VNode[] {
  const things: VNode[] = [];
  const group = board.units.find(({ at }) => at === hex);
  if (group) things.push(<Units group={group} />);
  const bonfire = board.bonfires.find(({ at }) => at === hex);
  if (bonfire) things.push(<Round of="fire" name="hc-fire" n={bonfire.tokens} />);
  if (board.hester === hex) things.push(<Round of="witch" name="hc-hester" />);
  const folk = times(board.townsfolk, hex);
  if (folk > 0) things.push(<Round of="person" name="hc-folk" {...(folk > 1 ? { n: folk } : {})} />);
  if (board.buildings.includes(hex)) things.push(<Round of="house" name="hc-building" />);
  if (board.storms.includes(hex)) things.push(<Round of="storm" name="hc-storm" />);
  const paths = times(board.paths, hex);
  if (paths > 0) things.push(<Round of="path" name="hc-path" {...(paths > 1 ? { n: paths } : {})} />);
  if (board.dolls.includes(hex)) things.push(<Round of="doll" name="hc-doll" />);
  return things;
}

const occupied = (board: BoardData): Hex[] => [
  ...new Set([
    ...board.units.map(({ at }) => at),
    ...board.bonfires.map(({ at }) => at),
    ...(board.hester === null ? [] : [board.hester]),
    ...board.townsfolk,
    ...board.buildings,
    ...board.storms,
    ...board.paths,
    ...board.dolls,
  ]),
];

export const Pieces = still(({ map, board }: { map: MapData; board: BoardData }) => (
  <g class="hc-pieces">
    {occupied(board).map(hex => {
      const at = centreOf(map.shape, hex);
      const things = thingsOn(board, hex).slice(0, 4);
      const spots = places[things.length] ?? [];
      return (
        <g key={hex}>
          {things.map((thing, i) => {
            const spot = spots[i] ?? { x: 0, y: 0 };
            const small = things.length > 2 ? 0.78 : things.length === 2 ? 0.9 : 1;
            return (
              <g
                key={`${hex}${i}`}
                transform={`translate(${at.x + spot.x} ${at.y + spot.y}) scale(${small})`}
              >
                {thing}
              </g>
            );
          })}
        </g>
      );
    })}
  </g>
));
