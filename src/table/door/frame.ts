import * as v from 'valibot';
import type {
  Breaker,
  Came,
  Drawing,
  Frame,
  GroupThen,
  Job,
  Landed,
  Link,
  Put,
  Scene,
  Scope,
} from '../../encounter/model/frame';
import type { About, HandsTask, PlaceTopic } from '../../encounter/model/question';
import { asOneKind, isStrike, type Strike, type StrikeFields } from '../../encounter/model/strike';
import { byWord } from '../../play/shapes';
import { heroEffectSchema as heroEffect, windowSchema as window } from '../../stage/company';
import { directionSchema as compass, hexNameSchema as hexName } from '../../stage/fields';
import type { Cubes } from '../../stage/steps';
import {
  attackStepSchema as attackStep,
  cageStepSchema as cageStep,
  conditionSchema as condition,
  consumeStepSchema as consumeStep,
  effectSchema as effect,
  groupSchema as group,
  moveStepSchema as moveStep,
  placeSchema as place,
  stepSchema as step,
  targetRuleSchema as targetRule,
  turnStepSchema as turnStep,
} from '../../stage/steps';
import { hex, hexes, obstacle } from './entities';
import { attack, enemyAttack } from './might';
import {
  called,
  count,
  flag,
  ids,
  key,
  list,
  maybe,
  number,
  type Of,
  running,
  shape,
  some,
  table,
} from './of';
import { said } from './said';

const steps = list(step, 300);
const effects = list(effect, 60);
const rules = list(targetRule, 24);
const nobody = v.nullable(key);
const taskIds = list(running, 2_000);

const breaker = shape<Breaker>()({ enemy: key, by: nobody });
export const job: Of<Job> = shape<Job>()({
  id: running,
  card: key,
  why: v.picklist(['phase', 'reaction', 'loss', 'extra']),
  breakers: some(breaker),
  extra: maybe(running),
  last: maybe(v.literal(true)),
});

const drawing: Of<Drawing> = shape<Drawing>()({
  count,
  why: v.picklist(['reaction', 'loss']),
  breakers: some(breaker),
  last: maybe(v.literal(true)),
});

const stand = shape<Put['from']>()({ at: hex, facing: compass });
const put = shape<Put>()({ id: key, from: stand, to: v.nullable(stand) });
const came: Of<Came> = shape<Came>()({
  move: v.nullable(moveStep),
  put: some(put),
  cleared: some(obstacle),
  tasks: taskIds,
});
export const scope: Of<Scope> = shape<Scope>()({
  actor: key,
  chosen: flag,
  target: nobody,
  earlier: ids,
  reachable: flag,
  moved: flag,
  turned: flag,
  attacked: flag,
  hit: ids,
  hurt: ids,
  each: nobody,
  came: maybe(v.nullable(came)),
  said: maybe(flag),
  joined: maybe(flag),
});
export const scene: Of<Scene> = shape<Scene>()({
  job: v.nullable(job),
  scopes: table(scope),
  done: maybe(some(count)),
});

const cubes = maybe(count);
const someOf: Of<Cubes> = shape<Cubes>()({ white: cubes, yellow: cubes, red: cubes, black: cubes });
const strikeParts = {
  targets: ids,
  white: cubes,
  cubes: maybe(someOf),
  empowered: maybe(someOf),
  dice: maybe(someOf),
  tokens: maybe(shape<NonNullable<Strike['tokens']>>()({ empowered: maybe(count), lethality: maybe(count) })),
  empower: maybe(number),
  redraws: maybe(number),
  bonus: maybe(number),
  fixed: maybe(number),
  range: maybe(count),
  unarmed: maybe(flag),
  cannotMiss: maybe(flag),
  chain: maybe(v.literal(true)),
  hexes: maybe(table(count)),
  aims: maybe(table(hexName)),
  through: maybe(hexes),
  might: maybe(someOf),
  sentinels: maybe(count),
  falcons: maybe(flag),
  split: maybe(flag),
  noSight: maybe(flag),
  cost: maybe(number),
  die: maybe(key),
  hit: maybe(effects),
  free: maybe(v.literal(true)),
  said: maybe(v.union([v.literal('missed'), v.looseObject({ damage: number })])),
};
/** A frame that a screen sends is of exactly one kind. */
export const strike: Of<Strike> = v.pipe(shape<StrikeFields>()(strikeParts), v.guard(isStrike));
/** An older save may say `false`, or hold fields side by side that exclude each other now: it opens as one kind. */
const storedStrike: Of<Strike> = v.pipe(
  v.looseObject({ ...strikeParts, chain: maybe(flag), free: maybe(flag) }),
  v.transform(fields => asOneKind(fields as StrikeFields)),
  v.guard(isStrike),
);

const about: Of<About> = shape<About>()({
  actor: maybe(key),
  target: maybe(key),
  targets: maybe(ids),
  move: maybe(number),
  range: maybe(v.union([number, v.literal('any')])),
  attack: maybe(flag),
  sight: maybe(flag),
  minion: maybe(flag),
  rules: maybe(rules),
  group: maybe(group),
  condition: maybe(condition),
  step: maybe(moveStep),
  hp: maybe(number),
  count: maybe(number),
  tile: maybe(key),
  kind: maybe(key),
  text: maybe(said),
});

type Then<K extends GroupThen['then']> = Extract<GroupThen, { then: K }>;
const whomThen: Of<GroupThen> = v.variant('then', [
  shape<Then<'effects'>>()({ then: v.literal('effects'), effects }),
  shape<Then<'steps'>>()({ then: v.literal('steps'), yes: steps, no: steps, mates: maybe(ids) }),
  shape<Then<'each'>>()({ then: v.literal('each'), steps, mates: maybe(ids) }),
  shape<Then<'cage'>>()({ then: v.literal('cage'), step: cageStep }),
  shape<Then<'consume'>>()({ then: v.literal('consume'), step: consumeStep }),
  shape<Then<'place'>>()({ then: v.literal('place'), at: place }),
]);

const handsTask: Of<HandsTask> = v.picklist([
  'card',
  'count',
  'ability',
  'tiles',
  'injury',
  'refresh',
  'text',
]);
const placeTopic: Of<PlaceTopic> = v.picklist(['moved', 'placed', 'comes', 'walk', 'chainEnd']);
const link: Of<Link> = shape<Link>()({ target: key, hex: hexName });
const walk = shape<{ readonly hexes: number; readonly exact: boolean }>()({ hexes: number, exact: flag });
export const played = shape<{ readonly who: string; readonly card: string; readonly choice: string }>()({
  who: key,
  card: key,
  choice: key,
});

const landed = shape<Landed>()({
  struck: ids,
  dealt: maybe(
    list(
      shape<NonNullable<Landed['dealt']>[number]>()({ target: key, damage: count, die: v.nullable(key) }),
      100,
    ),
  ),
  next: count,
  dying: list(shape<Landed['dying'][number]>()({ target: key, die: nobody, hp: count }), 100),
  answered: flag,
});

export const frame: Of<Frame> = byWord<'frame', Frame>('frame', {
  card: { job, step: v.picklist(['name', 'compose', 'move', 'act', 'finish']), left: ids, order: ids },
  victory: {},
  break: { drawings: some(drawing) },
  steps: {
    steps,
    at: count,
    end: count,
    actor: key,
    mates: ids,
    alone: maybe(v.literal(true)),
    ofCard: maybe(v.literal(true)),
    each: nobody,
  },
  target: {
    actor: key,
    rules,
    among: v.picklist(['oathsworn', 'company']),
    move: number,
    range: number,
    attack: flag,
    noSight: maybe(v.literal(true)),
    fits: v.nullable(ids),
    more: maybe(rules),
    asked: maybe(targetRule),
    step: v.picklist(['begin', 'breaker', 'named', 'level', 'closest', 'toward', 'mob', 'north']),
    tied: ids,
    by: maybe(list(called, 100)),
    inReach: maybe(flag),
  },
  move: { actor: key, move: moveStep },
  roll: { actor: key, step: v.union([moveStep, turnStep]) },
  blow: {
    attackers: ids,
    attack: attackStep,
    targets: ids,
    step: v.picklist(['goesAhead', 'whom', 'before', 'defend', 'after', 'done']),
    asks: v.picklist(['reach', 'hit', 'attackers', 'anyway']),
    defended: flag,
    flow: v.nullable(enemyAttack),
    said: maybe(v.literal(true)),
    own: maybe(table(attackStep)),
    only: maybe(ids),
  },
  strike: {
    by: key,
    strike: storedStrike,
    step: v.picklist(['pool', 'draw', 'aim', 'soak', 'hit', 'determination']),
    flow: v.nullable(attack),
    aimed: table(key),
    landed: maybe(landed),
    lost: maybe(ids),
    lent: maybe(table(count)),
  },
  minions: {
    left: ids,
    moved: ids,
    steps: v.nullable(steps),
    step: v.picklist(['move', 'act']),
    swarm: maybe(v.picklist(['asked', 'each'])),
  },
  hands: { text: said, who: nobody, window: v.nullable(window), task: maybe(handsTask), about: maybe(about) },
  whom: { text: said, options: ids, max: count, actor: key, then: whomThen, about: maybe(about) },
  die: { enemy: key, hp: number, by: nobody, dice: maybe(ids) },
  place: {
    who: key,
    text: said,
    hexes: v.nullable(hexes),
    topic: maybe(placeTopic),
    about: maybe(about),
    walk: maybe(walk),
    near: maybe(hexes),
  },
  play: {
    who: key,
    card: key,
    choice: key,
    at: count,
    cut: flag,
    lost: maybe(ids),
    targets: ids,
    asked: number,
    effects: maybe(list(heroEffect, 60)),
    ends: maybe(link),
  },
  need: { played, text: said, open: flag },
  redraw: { by: key, left: count, piece: v.nullable(running) },
});
