import * as v from 'valibot';
import type { Event } from '../../encounter/model/event';
import { stageCard } from '../../packs/schema-encounter';
import { compass } from '../../packs/schema-steps';
import type { StageEvent } from '../../stage/deck';
import { correction, encounterChange } from './correction';
import {
  ally,
  animus,
  caged,
  cards,
  consumed,
  enemy,
  friend,
  hex,
  hexes,
  lasting,
  obstacles,
  outcome,
  phase,
  phaseStep,
  presence,
  reminder,
  settings,
  stage,
  thrown,
  tiles,
  turn,
  why,
} from './entities';
import { frame, job, scene, scope } from './frame';
import { mightEvent, side, stream } from './might';
import { byKey, called, count, flag, ids, key, list, maybe, number, type Of, running, shape } from './of';
import { said } from './said';

type Staged<K extends StageEvent['type']> = Extract<StageEvent, { type: K }>;
const staged: Of<StageEvent> = v.variant('type', [
  shape<Staged<'turned'>>()({ type: v.literal('turned') }),
  shape<Staged<'drawn'>>()({ type: v.literal('drawn'), card: key }),
  shape<Staged<'named'>>()({ type: v.literal('named'), card: key, stage, drawn: flag }),
  shape<Staged<'kept'>>()({ type: v.literal('kept'), card: key }),
  shape<Staged<'discarded'>>()({ type: v.literal('discarded'), card: key }),
  shape<Staged<'changed'>>()({ type: v.literal('changed'), stage }),
  shape<Staged<'refilled'>>()({ type: v.literal('refilled'), deck: ids, stream }),
  shape<Staged<'corrected'>>()({
    type: v.literal('corrected'),
    deck: ids,
    discard: ids,
    stage,
    paper: flag,
  }),
]);

const who = key;
const by = v.nullable(key);
type On<K extends Event['type']> = Extract<Event, { type: K }>;

const events = {
  phase: shape<On<'phase'>>()({ type: v.literal('phase'), phase, step: phaseStep, round: running }),
  turn: shape<On<'turn'>>()({ type: v.literal('turn'), turn: v.nullable(turn) }),
  roundBegins: shape<On<'roundBegins'>>()({ type: v.literal('roundBegins') }),
  hadTurns: shape<On<'hadTurns'>>()({ type: v.literal('hadTurns'), who, had: flag }),
  injuriesPlayed: shape<On<'injuriesPlayed'>>()({ type: v.literal('injuriesPlayed'), who }),
  hp: shape<On<'hp'>>()({ type: v.literal('hp'), who, hp: count, by }),
  die: shape<On<'die'>>()({ type: v.literal('die'), enemy: key, die: key, hp: count, by }),
  token: shape<On<'token'>>()({ type: v.literal('token'), who, token: key, count }),
  animus: shape<On<'animus'>>()({ type: v.literal('animus'), who, animus }),
  cards: shape<On<'cards'>>()({ type: v.literal('cards'), who, cards, played: by }),
  stands: shape<On<'stands'>>()({
    type: v.literal('stands'),
    who,
    at: hex,
    facing: compass,
    how: v.picklist(['moved', 'pushed', 'knocked', 'dragged', 'turned', 'placed', 'said']),
    path: hexes,
  }),
  presence: shape<On<'presence'>>()({ type: v.literal('presence'), who, presence }),
  enemyGone: shape<On<'enemyGone'>>()({ type: v.literal('enemyGone'), who }),
  friendCame: shape<On<'friendCame'>>()({ type: v.literal('friendCame'), friend }),
  enemyCame: shape<On<'enemyCame'>>()({ type: v.literal('enemyCame'), enemy }),
  numbers: shape<On<'numbers'>>()({ type: v.literal('numbers'), who, defense: number, maxHp: number }),
  obstacles: shape<On<'obstacles'>>()({ type: v.literal('obstacles'), obstacles, destroyed: ids }),
  tiles: shape<On<'tiles'>>()({ type: v.literal('tiles'), tiles }),
  might: shape<On<'might'>>()({ type: v.literal('might'), side, event: mightEvent }),
  stage: shape<On<'stage'>>()({ type: v.literal('stage'), event: staged }),
  diceLost: shape<On<'diceLost'>>()({ type: v.literal('diceLost'), count: running }),
  queued: shape<On<'queued'>>()({ type: v.literal('queued'), job }),
  started: shape<On<'started'>>()({ type: v.literal('started'), job }),
  pushed: shape<On<'pushed'>>()({ type: v.literal('pushed'), frame }),
  popped: shape<On<'popped'>>()({ type: v.literal('popped') }),
  top: shape<On<'top'>>()({ type: v.literal('top'), frame }),
  scene: shape<On<'scene'>>()({ type: v.literal('scene'), scene: v.nullable(scene) }),
  scope: shape<On<'scope'>>()({ type: v.literal('scope'), scope }),
  acted: shape<On<'acted'>>()({ type: v.literal('acted'), who: ids, acted: flag }),
  lasting: shape<On<'lasting'>>()({ type: v.literal('lasting'), lasting }),
  lapsed: shape<On<'lapsed'>>()({ type: v.literal('lapsed'), id: key }),
  caged: shape<On<'caged'>>()({ type: v.literal('caged'), who, caged: v.nullable(caged) }),
  consumed: shape<On<'consumed'>>()({ type: v.literal('consumed'), who, consumed: v.nullable(consumed) }),
  crippled: shape<On<'crippled'>>()({ type: v.literal('crippled'), who, phases: count }),
  thrown: shape<On<'thrown'>>()({ type: v.literal('thrown'), who, thrown }),
  falcons: shape<On<'falcons'>>()({ type: v.literal('falcons'), who, falcons: ids }),
  taunt: shape<On<'taunt'>>()({ type: v.literal('taunt'), by, until: running }),
  attacked: shape<On<'attacked'>>()({ type: v.literal('attacked'), by: key, damage: number }),
  settings: shape<On<'settings'>>()({ type: v.literal('settings'), settings }),
  taught: shape<On<'taught'>>()({ type: v.literal('taught'), card: stageCard }),
  reminder: shape<On<'reminder'>>()({ type: v.literal('reminder'), reminder, gone: flag }),
  due: shape<On<'due'>>()({ type: v.literal('due'), due: ids }),
  task: shape<On<'task'>>()({ type: v.literal('task'), text: said, who: maybe(ids) }),
  ticked: shape<On<'ticked'>>()({ type: v.literal('ticked'), tasks: list(running, 2_000) }),
  checked: shape<On<'checked'>>()({ type: v.literal('checked'), item: running, done: flag }),
  why: shape<On<'why'>>()({ type: v.literal('why'), why }),
  rolled: shape<On<'rolled'>>()({
    type: v.literal('rolled'),
    what: v.picklist(['direction', 'random']),
    result: called,
    stream: v.nullable(stream),
  }),
  lead: shape<On<'lead'>>()({ type: v.literal('lead'), who }),
  allyTaken: shape<On<'allyTaken'>>()({ type: v.literal('allyTaken'), ally: key, as: key, by: key }),
  ending: shape<On<'ending'>>()({ type: v.literal('ending'), last: maybe(v.literal(true)) }),
  counted: shape<On<'counted'>>()({ type: v.literal('counted'), counter: key, count }),
  encounter: shape<On<'encounter'>>()({ type: v.literal('encounter'), change: encounterChange }),
  allyKnown: shape<On<'allyKnown'>>()({ type: v.literal('allyKnown'), ally }),
  over: shape<On<'over'>>()({ type: v.literal('over'), outcome }),
  lost: shape<On<'lost'>>()({ type: v.literal('lost'), who, enemies: ids }),
  dropped: shape<On<'dropped'>>()({
    type: v.literal('dropped'),
    to: count,
    from: maybe(count),
    jobs: maybe(list(running, 500)),
  }),
  said: shape<On<'said'>>()({ type: v.literal('said'), correction }),
  note: shape<On<'note'>>()({ type: v.literal('note'), code: called, text: said }),
} satisfies { readonly [K in Event['type']]: Of<On<K>> };

/** One schema for every event that there is. */
export const event: Of<Event> = byKey('type', events, v.variant('type', Object.values(events)));

/** A light look, for what was asked at the pen and sealed: is it one of these at all? */
export const isKnownEvent = (value: unknown): value is Event =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  Object.hasOwn(events, value.type);
