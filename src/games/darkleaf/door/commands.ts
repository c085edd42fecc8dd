import * as v from 'valibot';
import { commandDoor, list, maybe, type Of, shape, text, whole } from '../../../play/shapes';
import type { ActionData, Command, PartData, PowerData } from '../rules/duel/model';
import { at, bone, count, flag, onBoard, setting, side, skill, squares, unit, willWord } from './duel';

const dir = maybe(whole(0, 8));
const words = text(80);
const order = maybe(list(words, 64));

const part = shape<PartData>()({ unit: at, to: at, dir, value: v.number() });
const action: Of<ActionData> = shape<ActionData>()({
  do: v.picklist(['journey', 'deed', 'leap', 'swap', 'retreat']),
  unit: at,
  to: maybe(at),
  dir,
  hunt: maybe(at),
  parts: maybe(list(part, 64)),
  metamorphic: maybe(flag),
  aura: maybe(words),
  flow: maybe(v.looseObject({ dir: whole(0, 8), steps: count, units: count })),
  place: maybe(at),
  belay: maybe(v.looseObject({ unit: at, to: at })),
  targets: maybe(squares),
  into: maybe(at),
  places: maybe(squares),
  seed: maybe(flag),
  with: maybe(at),
});
const asked: Of<PowerData> = shape<PowerData>()({
  skill,
  unit: maybe(at),
  units: maybe(squares),
  target: maybe(at),
  targets: maybe(squares),
  to: maybe(at),
  dir,
  aura: maybe(words),
  places: maybe(onBoard(at)),
  order,
  restarts: maybe(onBoard(at)),
  count: maybe(count),
  row: maybe(skill),
  slot: maybe(whole(0, 99)),
  own: maybe(count),
  rival: maybe(count),
});
const value = whole(0, 99);

/** Stands where the taps at a duel are sent. */
export const parseDuelCommand = commandDoor<Command>({
  quarry: { at: squares },
  count: { order, restarts: maybe(onBoard(at)) },
  will: { value: maybe(value) },
  declare: { intent: v.picklist(['journey', 'deed']), unit: maybe(at), targets: maybe(squares) },
  roll: { bone, value: maybe(value) },
  act: { action },
  pass: {},
  done: {},
  keep: {},
  end: {},
  lose: {},
  slot: { row: skill, slot: whole(0, 99), on: maybe(at) },
  spend: { asked },
  power: { asked },
  resign: {},
  draw: {},
  set: { change: setting },
  mode: { to: v.picklist(['mirror', 'light']) },
  played: {},
  again: {},
  path: { side, steps: whole(0, 99) },
  counters: { counters: list(whole(0, 99), 40) },
  handicap: { side, bones: whole(0, 99) },
  'handicap-roll': { value: maybe(value) },
  'handicap-slot': {
    row: skill,
    slot: whole(0, 99),
    on: maybe(at),
    own: maybe(count),
    rival: maybe(count),
  },
  'handicap-keep': {},
  words: { number: whole(0, 99), words: willWord },
  effect: { number: whole(0, 99), rounds: v.nullable(whole(0, 99)) },
  'effect-ends': { at: whole(0, 99) },
  put: { at, unit: v.nullable(unit) },
  move: { at, to: at },
  reclaim: { at, now: flag },
  garden: { at, count: whole(0, 99) },
  tokens: { side, row: skill, tokens: whole(0, 99) },
  free: { side, row: skill },
  law: { side, now: flag },
  pool: { side, pool: list(bone, 12) },
  bones: { side, row: skill, slot: whole(0, 99), value: v.nullable(value) },
  'pass-turn': {},
  over: { winner: v.nullable(side) },
});
