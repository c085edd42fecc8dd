import * as v from 'valibot';
import { Reading } from '../../../basics/reading';
import {
  doorOf,
  list,
  maybe,
  type Of,
  saidOf,
  shape,
  stream,
  table,
  text,
  whole,
} from '../../../play/shapes';
import { OFF } from '../../../square/grid';
import { cellNamed } from '../../../square/names';
import type { Kind, Migration } from '../../../storage/kinds';
import { features, sides, squaresOf } from '../rules/board';
import { type Awaited, rollKinds } from '../rules/dice';
import type { Bound, Memory } from '../rules/look';
import { apply } from '../rules/play/apply';
import { boardOf, levelOfData } from '../rules/play/board-of';
import { questionOf } from '../rules/play/course';
import { kitOf, moreOf } from '../rules/play/kit';
import {
  type Change,
  type DarkholdCard,
  type Deck,
  type DrawnLine,
  type Effect,
  type Event,
  type Figure,
  type LevelData,
  type Play,
  phases,
  type ReinforcementCard,
  type Told,
  type TypeData,
  type Waiting,
} from '../rules/play/model';
import { readLevel } from './level-door';
import {
  count,
  deeds,
  flag,
  id,
  kit,
  more,
  moreChange,
  number,
  of,
  profile,
  square,
  squares,
} from './shapes';
import { noted, tale } from './tale-door';

/** BD-1: a stored level passes the same door as every other, with the way that the scenario files write it. */
export const level: Of<LevelData> = v.pipe(
  shape<LevelData>()({
    name: text(200),
    floors: list(list(text(100), 100), 20),
    walls: list(v.strictTuple([square, square]), 5_000),
    ladders: list(v.strictTuple([square, square]), 500),
    guards: squares,
    entries: list(v.looseObject({ id, at: square, tile: text(4) }), 500),
  }),
  v.check(({ floors, walls, ladders }) => {
    const markers = ladders.map(at => ({ kind: 'ladder', at }));
    const reading = new Reading();
    return readLevel(reading, { floors, walls, markers }, 'level') !== undefined && reading.fine;
  }),
);

export const type = shape<TypeData>()({
  ...profile,
  type: id,
  name: text(200),
  rank: number,
  models: count,
  con: whole(1, 999),
  full: count,
});

const state = { at: square, vigour: count, wounds: count, prone: flag, tokens: count };
export const figure = shape<Figure>()({
  ...profile,
  ...state,
  id,
  name: text(200),
  side: v.picklist(sides),
  type: id,
  rank: number,
  entry: flag,
  full: count,
  con: whole(1, 999),
  kit: maybe(kit),
});
export const change = shape<Change>()({
  at: maybe(square),
  vigour: maybe(count),
  wounds: maybe(count),
  prone: maybe(flag),
  tokens: maybe(count),
  kit: maybe(kit),
});

type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>;
const effect: Of<Effect> = v.variant('do', [
  shape<EffectOf<'noise'>>()({ do: of('noise'), tokens: count }),
  shape<EffectOf<'vigour'>>()({ do: of('vigour'), type: id }),
  shape<EffectOf<'text'>>()({ do: of('text') }),
]);
export const darkhold = shape<DarkholdCard>()({
  label: text(200),
  text: text(2_000),
  effect,
  also: maybe(deeds),
});
export const asked = list(v.looseObject({ type: id, count }), 50);
const reinforcement = shape<ReinforcementCard>()({ label: text(200), line: asked });
const deck = shape<Deck>()({ order: list(id, 500), stream });

const line = shape<DrawnLine>()({
  from: v.strictTuple([count, count]),
  to: v.strictTuple([count, count]),
  floor: count,
});
const said = saidOf(text(2_000), 200);
const told = shape<Told>()({
  text: said,
  rule: text(20),
  by: maybe(id),
  path: maybe(squares),
  line: maybe(line),
  noted: maybe(noted),
});

const awaits: Of<Awaited> = v.looseObject({ kind: v.picklist(rollKinds), count: whole(0, 10_000) });
const bound: Of<Bound> = v.union([v.strictObject({ tile: count }), v.strictObject({ point: count })]);
const memory = shape<Memory>()({
  target: v.nullable(id),
  bound: v.nullable(bound),
  half: flag,
  shots: count,
  not: list(id, 100),
  told: maybe(v.looseObject({ to: v.exactOptional(count), weapon: v.exactOptional(count) })),
});
const waiting = shape<Waiting>()({ id, memory, awaits, digits: list(whole(0, 9), 20_000) });

export const dice = v.picklist(['app', 'table']);
export const feature = v.picklist(features);

export const darkholdCards = table(darkhold);
export const reinforcementCards = table(reinforcement);

const fields: Of<Play> = shape<Play>()({
  level,
  types: list(type, 200),
  darkholds: darkholdCards,
  reinforcements: reinforcementCards,
  dice,
  heroes: count,
  turn: count,
  phase: v.picklist(phases),
  figures: list(figure, 1_000),
  features: table(feature),
  rocks: table(count),
  noise: table(count),
  stream,
  decks: v.looseObject({ darkhold: deck, reinforcement: deck }),
  done: list(id, 1_000),
  waiting: v.nullable(waiting),
  left: list(id, 1_000),
  told: list(told, 5_000),
  end: v.nullable(v.picklist(['won', 'lost'])),
  more: maybe(more),
  away: maybe(list(figure, 1_000)),
  dead: maybe(list(figure, 1_000)),
  tale: maybe(tale),
});

type On<T extends Event['type']> = Extract<Event, { type: T }>;
export const event: Of<Event> = v.variant('type', [
  shape<On<'figure'>>()({ type: of('figure'), id, change }),
  shape<On<'gone'>>()({ type: of('gone'), id, left: flag, figure: maybe(figure), slain: maybe(flag) }),
  shape<On<'more'>>()({ type: of('more'), change: moreChange }),
  shape<On<'came'>>()({ type: of('came'), figure }),
  shape<On<'noise'>>()({ type: of('noise'), at: square, tokens: count }),
  shape<On<'silent'>>()({ type: of('silent') }),
  shape<On<'rock'>>()({ type: of('rock'), at: square, left: count }),
  shape<On<'feature'>>()({ type: of('feature'), at: square, feature: v.nullable(feature) }),
  shape<On<'phase'>>()({ type: of('phase'), phase: v.picklist(phases), turn: count }),
  shape<On<'done'>>()({ type: of('done'), id }),
  shape<On<'waits'>>()({ type: of('waits'), waiting: v.nullable(waiting) }),
  shape<On<'told'>>()({ type: of('told'), told }),
  shape<On<'rolled'>>()({ type: of('rolled'), stream }),
  shape<On<'deck'>>()({ type: of('deck'), deck: v.picklist(['darkhold', 'reinforcement']), now: deck }),
  shape<On<'level'>>()({ type: of('level'), level }),
  shape<On<'type'>>()({ type: of('type'), of: type }),
  shape<On<'heroes'>>()({ type: of('heroes'), heroes: count }),
  shape<On<'dice'>>()({ type: of('dice'), dice }),
  shape<On<'ended'>>()({ type: of('ended'), end: v.picklist(['won', 'lost']) }),
]);

/** BD-8: everything named lies on the level, and nobody shares a square. */
export function isWhole(stored: Play): boolean {
  const { grid } = levelOfData(stored.level).ground;
  const { features: on, rocks, noise, figures, level: of } = stored;
  const named = [...Object.keys(on), ...Object.keys(rocks), ...Object.keys(noise), ...of.guards];
  const cells = [...named, ...of.entries.map(({ at }) => at)].map(name => cellNamed(grid, name));
  if (cells.includes(OFF)) return false;
  const { ground, hurt, rummaged, items, equipment } = moreOf(stored);
  const lying = [
    ...Object.values(ground).flat(),
    ...figures.flatMap(one => kitOf(one).items),
    ...equipment.order,
  ];
  const places = [ground, hurt, rummaged].flatMap(one => Object.keys(one));
  if (places.some(name => cellNamed(grid, name) === OFF) || lying.some(one => !items[one])) return false;
  const board = boardOf(stored);
  const under = board.warriors.map(one => squaresOf(board.level, one));
  const all = under.flat();
  return figures.length === under.filter(list => list.length > 0).length && new Set(all).size === all.length;
}

/** What is wrong in itself is not looked at as a whole: nothing can be worked out of it. */
export const whenSound = <T>(isRight: (value: T) => boolean) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (dataset.typed && !dataset.issues && !isRight(dataset.value)) addIssue();
  });
export const play: Of<Play> = v.pipe(fields, whenSound(isWhole));

/** Kits, agreements and cards of equipment came with version 2: a level without them is one without them. */
const accounts: Migration = { name: 'accounts', to: 2, state: same => same, event: same => same };

/** A level in play, as it is kept. */
export const playKind: Kind<Play, Event> = {
  name: 'darkholds/level',
  version: 2,
  migrations: [accounts],
  state: doorOf(play),
  event: doorOf(event),
  apply,
  look: questionOf,
  about: ({ turn, end, phase, level: { name } }) => ({ turn, end: end ?? '', phase, level: name }),
};
