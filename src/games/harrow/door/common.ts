import * as v from 'valibot';
import { Reading } from '../../../basics/reading';
import { list, maybe, type Of, own, saidOf, shape, stream, text, whole } from '../../../play/shapes';
import { areas } from '../rules/activate';
import type { MapData } from '../rules/map';
import { readMap } from '../rules/map-door';
import { mainSides, type SideCube } from '../rules/sides';
import type { BoardData, BonfireData, GroupData } from '../rules/state/board-data';
import type { Common, Line, Score, Witch } from '../rules/state/common';
import { type CubeCounts, cubes } from '../rules/state/cubes';
import type { CommonEvent, Fix } from '../rules/state/events';
import type { Attacked, Tale } from '../rules/state/tale-model';
import type { TreeBox } from '../rules/state/tree-box';
import type { Observation } from '../rules/tree';

export const hex = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}\d{1,2}$/));
export const hexes = list(hex, 500);
export const count = whole(0, 999);
export const side = v.picklist(mainSides);
export const flag = v.boolean();
export const name = text(200);
/** HE-6: a card of Hester's. */
export const card = own(200);
export const area = v.picklist(areas);

/** HX-2: hexes by their numbers; '' where one is still to be named. */
export const numbered = list(v.union([v.literal(''), hex]), 500);

/** HX-2: every map passes the same door, wherever it lies. */
export const mapShape: Of<MapData> = v.pipe(
  shape<MapData>()({
    name,
    shape: v.looseObject({
      columns: whole(1, 40),
      rows: list(whole(1, 40), 40),
    }),
    columns: list(text(40), 40),
    homes: v.strictTuple([hex, hex]),
    storms: hexes,
    solo: shape<Record<SideCube, readonly string[]>>()({
      red: numbered,
      blue: numbered,
      purple: numbered,
    }),
  }),
  v.check(map => readMap(new Reading(), map, 'map') !== undefined),
);

export const counts: Of<CubeCounts> = shape<CubeCounts>()({
  red: maybe(count),
  blue: maybe(count),
  purple: maybe(count),
  brown: maybe(count),
  green: maybe(count),
  yellow: maybe(count),
  teal: maybe(count),
});

/** What is away comes from several places: each of them passes its own door. */
const sum = whole(0, 99_999);
const away: Of<CubeCounts> = shape<CubeCounts>()({
  red: maybe(sum),
  blue: maybe(sum),
  purple: maybe(sum),
  brown: maybe(sum),
  green: maybe(sum),
  yellow: maybe(sum),
  teal: maybe(sum),
});

const group = shape<GroupData>()({ at: hex, side, haints: count, infected: count, legends: count });
const bonfire = shape<BonfireData>()({ at: hex, tokens: count });
const board = shape<BoardData>()({
  units: list(group, 500),
  hester: v.nullable(hex),
  bonfires: list(bonfire, 500),
  townsfolk: hexes,
  buildings: hexes,
  storms: hexes,
  paths: hexes,
  dolls: hexes,
});

const said = saidOf(text(2_000), 200);
export const line = shape<Line>()({ text: said, rule: text(20), way: maybe(hexes), at: maybe(hex) });

const dial = v.looseObject({ at: whole(1, 3), plate: count });
export const score = shape<Score>()({ points: whole(0, 9_999), dial });
const bySide = <T>(of: Of<T>) => ({ protectors: maybe(of), family: maybe(of), kammi: maybe(of) });

export const witch = shape<Witch>()({
  spaces: v.strictTuple([flag, flag, flag]),
  actions: count,
  scoring: list(v.looseObject({ side, what: v.picklist(['pair', 'token']) }), 20),
  touched: hexes,
  wild: count,
  hand: list(card, 40),
  played: list(card, 40),
});

export const observation = shape<Observation>()({ dropped: count, inside: count, out: count });
export const treeShape = shape<TreeBox>()({
  kind: v.picklist(['box', 'app']),
  inside: counts,
  seen: list(observation, 500),
  stream,
});

const points = v.number();
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const attackFields = { chance, success: flag, forecast: chance, hits: count };
const bySource = v.looseObject({
  attacks: maybe(points),
  goals: maybe(points),
  brambles: maybe(points),
  table: maybe(points),
});
const tale = shape<Tale>()({
  scored: v.looseObject(bySide(bySource)),
  rounds: list(v.strictTuple([whole(-9_999, 9_999), whole(-9_999, 9_999)]), 500),
  inside: list(whole(0, 99_999), 500),
  attacks: list(shape<Attacked>()(attackFields), 500),
  foreseen: flag,
});

/** The fields that every way of playing has. */
export const common = {
  map: mapShape,
  homes: v.looseObject(bySide(hex)),
  board,
  cubes: counts,
  ground: counts,
  away: maybe(away),
  tree: treeShape,
  scores: v.looseObject(bySide(score)),
  witch: v.nullable(witch),
  round: whole(0, 9_999),
  tale: maybe(tale),
  lines: list(line, 500),
} satisfies { readonly [K in keyof Common]-?: Of<Exclude<Common[K], undefined>> };

const goal = v.picklist(['townsfolk', 'building']);
export const cube = v.picklist(cubes);
const of = <T extends string>(type: T) => v.literal(type);
type What<W extends Fix['what']> = Extract<Fix, { what: W }>;

/** What the table may say in every way of playing. */
export const fixes = [
  shape<What<'group'>>()({ what: of('group'), group }),
  shape<What<'goal'>>()({ what: of('goal'), goal, hexes }),
  shape<What<'hester'>>()({ what: of('hester'), at: v.nullable(hex) }),
  shape<What<'bonfire'>>()({ what: of('bonfire'), at: hex, tokens: count }),
  shape<What<'token'>>()({ what: of('token'), token: v.picklist(['storms', 'paths', 'dolls']), hexes }),
  shape<What<'score'>>()({ what: of('score'), side, score }),
  shape<What<'cubes'>>()({ what: of('cubes'), where: v.picklist(['ground', 'inside']), cube, n: count }),
  shape<What<'fell'>>()({ what: of('fell'), inside: counts }),
  shape<What<'witch'>>()({ what: of('witch'), witch }),
] as const;
const fix: Of<Fix> = v.variant('what', fixes);

type On<T extends CommonEvent['type']> = Extract<CommonEvent, { type: T }>;

/** What happens in every way of playing. */
export const commonEvents = [
  shape<On<'told'>>()({ type: of('told'), line }),
  shape<On<'quiet'>>()({ type: of('quiet') }),
  shape<On<'cubes'>>()({ type: of('cubes'), come: counts }),
  shape<On<'paid'>>()({ type: of('paid'), cubes: counts }),
  shape<On<'dropped'>>()({ type: of('dropped'), out: counts, stream: maybe(stream) }),
  shape<On<'placed'>>()({ type: of('placed'), goal, at: hex }),
  shape<On<'taken'>>()({ type: of('taken'), goal, at: hex, side, points: count }),
  shape<On<'spawned'>>()({ type: of('spawned'), side, at: hex }),
  shape<On<'walked'>>()({ type: of('walked'), from: hex, to: hex }),
  shape<On<'killed'>>()({ type: of('killed'), at: hex }),
  shape<On<'shifted'>>()({
    type: of('shifted'),
    unit: v.picklist(['legend', 'haint', 'infected']),
    from: hex,
    to: v.nullable(hex),
  }),
  shape<On<'scored'>>()({
    type: of('scored'),
    side,
    score,
    by: maybe(v.picklist(['goals', 'brambles', 'table'])),
  }),
  shape<On<'attacked'>>()({ type: of('attacked'), ...attackFields }),
  shape<On<'foreseen'>>()({ type: of('foreseen') }),
  shape<On<'bonfire'>>()({ type: of('bonfire'), at: hex, tokens: count }),
  shape<On<'infected'>>()({ type: of('infected'), at: hex }),
  shape<On<'hester'>>()({ type: of('hester'), at: v.nullable(hex) }),
  shape<On<'witch'>>()({ type: of('witch'), witch }),
  shape<On<'fixed'>>()({ type: of('fixed'), fix }),
] as const;
