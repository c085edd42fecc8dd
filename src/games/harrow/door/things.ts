import * as v from 'valibot';
import { list, maybe, type Of, own, shape, stream, table, text, whole } from '../../../play/shapes';
import type { Grid } from '../rules/grid';
import { basics } from '../rules/pair/basic';
import {
  autos,
  hows,
  layables,
  movables,
  type Step,
  stepUnits,
  takables,
  wheres,
  whoses,
} from '../rules/pair/steps/model';
import {
  type Acting,
  actingOfs,
  type Drawn,
  dones,
  type Grants,
  type Legend,
  type Numbers,
  powers,
  type Things,
  type TurnMore,
  tokenKinds,
  upgradeKinds,
} from '../rules/pair/things';
import { terrains } from '../rules/sides';
import type { CubeCounts } from '../rules/state/cubes';
import { count, counts, flag, hex, hexes, side } from './common';

const of = <T extends string>(word: T) => v.literal(word);
type Do<K extends Step['do']> = Extract<Step, { do: K }>;
export const basic = v.picklist(basics);
const grant = v.picklist([...basics, 'any']);
const where = v.picklist(wheres);
export const tokenKind = v.picklist(tokenKinds);
export const upgradeKind = v.picklist(upgradeKinds);
export const stepUnit = v.picklist(stepUnits);
export const cardName = own(200);
/** What somebody says, and what sums of it may come to: the pen never meets more than the door lets in. */
const few = whole(0, 15);
const sum = whole(0, 99_999);

/** CD-1: one step, wherever it is kept. */
const step: Of<Step> = v.variant('do', [
  shape<Do<'gain'>>()({ do: of('gain'), basic: grant, n: few }),
  shape<Do<'draw'>>()({ do: of('draw'), n: few }),
  shape<Do<'aside'>>()({ do: of('aside'), whose: v.picklist(['own', 'enemy', 'hester']), n: few }),
  shape<Do<'shift'>>()({
    do: of('shift'),
    how: v.picklist(hows),
    what: v.picklist(movables),
    whose: v.picklist(whoses),
    far: few,
    from: where,
    to: where,
    source: v.picklist(['legend', 'mark']),
    times: maybe(few),
  }),
  shape<Do<'spawn'>>()({ do: of('spawn'), whose: v.picklist(whoses), where, times: maybe(few) }),
  shape<Do<'put'>>()({ do: of('put'), what: v.picklist(layables), where, times: maybe(few) }),
  shape<Do<'take'>>()({ do: of('take'), what: v.picklist(takables), where, times: maybe(few) }),
  shape<Do<'kill'>>()({
    do: of('kill'),
    where,
    whose: v.picklist(whoses),
    scores: flag,
    times: maybe(few),
  }),
  shape<Do<'tree'>>()({ do: of('tree'), need: few }),
  shape<Do<'auto'>>()({ do: of('auto'), what: v.picklist(autos) }),
  shape<Do<'strike'>>()({ do: of('strike') }),
  shape<Do<'note'>>()({ do: of('note'), text: text(2_000) }),
]);
/** LG: a track or power may have a few more than the four steps of a card. */
export const steps = list(step, 12);

const tokenCounts = v.looseObject({ advance: count, spawn: count, strengthen: count });
export const tokens = tokenCounts;
const grants = shape<Grants>()({ advance: sum, spawn: sum, strengthen: sum, any: sum });
const acting = shape<Acting>()({
  of: v.picklist(actingOfs),
  name: text(200),
  steps,
  step: count,
  done: count,
  mark: v.nullable(hex),
});
const drawn = shape<Drawn>()({ tokens: tokenCounts, upgrades: list(upgradeKind, 20), back: count });

export const turnMore: Of<TurnMore> = shape<TurnMore>()({
  grants,
  used: grants,
  did: list(v.picklist(dones), 40),
  tilesDone: count,
  drawn: v.nullable(drawn),
  toLay: list(basic, 60),
  acting: v.nullable(acting),
  strikeFrom: v.nullable(hex),
  kammiHit: flag,
  cleaning: flag,
});

const row = v.strictTuple([text(40), text(40)]);
const grid = shape<Grid>()({ rows: list(row, 3), hand: text(40), black: v.nullable(count) });
const legend = shape<Legend>()({
  power: v.picklist(powers),
  terrain: v.picklist(terrains),
  track: v.picklist([1, 2]),
  spent: flag,
});
const bySide = <T>(one: Of<T>) =>
  v.looseObject({ protectors: maybe(one), family: maybe(one), kammi: maybe(one) });

/** CubeCounts as somebody may say them: no more than a box has. */
const fewCubes = v.looseObject({
  red: maybe(few),
  blue: maybe(few),
  purple: maybe(few),
  brown: maybe(few),
  green: maybe(few),
  yellow: maybe(few),
  teal: maybe(few),
});

/** PR-1, FA-1, KA-1: no board has more spaces than this. */
const row12 = v.pipe(list(few, 12), v.minLength(1));
export const numbers: Of<Numbers> = shape<Numbers>()({
  protectors: maybe(row12),
  kammi: maybe(row12),
  bag: maybe(v.pipe(list(v.strictTuple([few, few]), 12), v.minLength(1))),
});

const fieldsOf = (n: Of<number>, cubes: Of<CubeCounts>) =>
  ({
    tokens: list(v.looseObject({ at: hex, kind: tokenKind }), 500),
    lying: list(v.looseObject({ at: hex, side }), 500),
    nails: hexes,
    traps: hexes,
    laid: n,
    upgrades: list(upgradeKind, 40),
    waiting: list(upgradeKind, 40),
    grid: v.nullable(grid),
    gridCubes: v.strictTuple([n, n, n]),
    legends: bySide(legend),
    goblinCards: n,
    revealed: flag,
    faceUp: v.nullable(hex),
    aside: cubes,
    held: cubes,
    hands: bySide(n),
    taught: table(steps),
    stream,
    numbers: maybe(numbers),
  }) satisfies { readonly [K in keyof Things]-?: Of<Exclude<Things[K], undefined>> };

const kept = fieldsOf(sum, counts);
export const things: Of<Things> = shape<Things>()(kept);

const changeOf = (fields: typeof kept): Of<Partial<Things>> =>
  v.looseObject({
    tokens: maybe(fields.tokens),
    lying: maybe(fields.lying),
    nails: maybe(fields.nails),
    traps: maybe(fields.traps),
    laid: maybe(fields.laid),
    upgrades: maybe(fields.upgrades),
    waiting: maybe(fields.waiting),
    grid: maybe(fields.grid),
    gridCubes: maybe(fields.gridCubes),
    legends: maybe(fields.legends),
    goblinCards: maybe(fields.goblinCards),
    revealed: maybe(fields.revealed),
    faceUp: maybe(fields.faceUp),
    aside: maybe(fields.aside),
    held: maybe(fields.held),
    hands: maybe(fields.hands),
    taught: maybe(fields.taught),
    stream: maybe(fields.stream),
    numbers: fields.numbers,
  });

/** What lies otherwise: any of it; and as the table may say it. */
export const thingsChange = changeOf(kept);
export const thingsSaid = changeOf(fieldsOf(few, fewCubes));
