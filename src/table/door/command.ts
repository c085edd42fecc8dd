import * as v from 'valibot';
import type { Answer, Command, Composed } from '../../encounter/model/command';
import type { AttackCommand } from '../../might/attack-decide';
import type { EnemyCommand } from '../../might/enemy-decide';
import { byWord, commandDoor } from '../../play/shapes';
import { stageCardSchema as stageCard } from '../../stage/card';
import {
  directionSchema as compass,
  idSchema as id,
  nameSchema as name,
  cubesSchema as pool,
} from '../../stage/fields';
import { effectSchema as effect, stepsSchema as steps } from '../../stage/steps';
import { correction } from './correction';
import { hex, reminder, settings } from './entities';
import { strike } from './frame';
import { adjustment, color, combatToken, counts, face } from './might';
import { called, count, flag, ids, key, list, maybe, number, type Of, running, shape } from './of';

const who = key;
const anyway = maybe(flag);
const dice = list(v.looseObject({ color, face, die: maybe(flag), anyway: maybe(flag) }), 400);
const piece = running;

type MightCommand = AttackCommand | EnemyCommand;
const does = <T extends MightCommand['type']>(type: T) => v.literal(type);

/** What both might flows understand; each refuses what is the other's. */
const might: Of<MightCommand> = v.variant('type', [
  v.looseObject({
    type: does('choose'),
    cubes: counts,
    white: count,
    empowered: maybe(counts),
    dice: maybe(counts),
    tokens: maybe(v.looseObject({ empowered: maybe(count), lethality: maybe(count) })),
  }),
  v.looseObject({ type: does('tap'), pieces: dice, noMore: maybe(flag) }),
  v.looseObject({ type: does('critical'), piece, face: maybe(face), anyway }),
  v.looseObject({ type: v.picklist(['criticals', 'decline', 'draw']) }),
  v.looseObject({
    type: does('redraw'),
    piece,
    by: maybe(v.picklist(['token', 'granted'])),
    face: maybe(face),
    anyway,
  }),
  v.looseObject({ type: does('shows'), piece, face }),
  v.looseObject({ type: does('adjust'), change: adjustment }),
  v.looseObject({
    type: does('settle'),
    said: maybe(v.union([v.literal('missed'), v.looseObject({ damage: number })])),
  }),
  v.looseObject({ type: does('determination'), token: combatToken }),
  v.looseObject({ type: does('defend'), target: key, value: number }),
  v.looseObject({ type: does('reveal'), pieces: maybe(dice), noMore: maybe(flag) }),
  v.looseObject({ type: does('token'), target: key }),
]);

const composed = { label: maybe(name), steps, lasts: maybe(flag), actors: maybe(list(id, 20)) };

const answer: Of<Answer> = byWord<'answer', Answer>('answer', {
  go: {},
  aloud: {},
  pick: { ids, anyway },
  number: { number },
  place: { at: hex, facing: maybe(compass), anyway },
  defend: {
    with: list(v.looseObject({ who, card: maybe(key), plus: maybe(count) }), 100),
    damage: maybe(count),
  },
  tokens: { spend: list(v.looseObject({ who, count }), 100), said: maybe(count) },
  might: { command: might },
  total: { damage: v.nullable(count) },
  card: { card: key },
  compose: composed,
  strikes: {
    attackers: ids,
    targets: ids,
    breaks: maybe(list(id, 20)),
    might: maybe(pool),
    add: maybe(pool),
    hit: maybe(list(effect, 20)),
  },
});

/** The door for every tap of a player: it stands where taps are sent. */
export const parseCommand = commandDoor<Command>({
  begin: { stops: maybe(flag) },
  answer: { answer },
  endTurns: { stops: maybe(flag) },
  nextRound: {},
  hadTurns: { who, had: flag },
  attack: { who, strike, anyway },
  move: { who, to: hex, facing: maybe(compass), animus: count, anyway },
  turn: { who, facing: compass, anyway },
  pass: { who },
  play: { who, card: key, choice: key, anyway },
  injury: { who, card: key, anyway },
  spend: { who, token: key, use: maybe(v.picklist(['move', 'attack', 'refresh', 0, 1, 2, 3])), anyway },
  animus: { who, by: number },
  refresh: { colors: list(color, 4) },
  taunt: { who: v.nullable(key), anyway },
  throw: { who, item: key, at: hex, target: maybe(key), anyway },
  pickUp: { who, item: key, anyway },
  escape: { who, success: flag, anyway },
  ally: { who, ally: key, at: hex, empowered: maybe(count), anyway },
  sentinel: {
    of: key,
    at: hex,
    called: maybe(v.pipe(called, v.maxLength(120))),
    instead: maybe(key),
    anyway,
  },
  rejuvenate: { of: key, at: hex, anyway },
  falcon: { of: key, falcon: count, to: key, anyway },
  say: { correction },
  settings: { settings },
  teach: { card: stageCard },
  tell: { card: v.union([v.looseObject({ id: key }), shape<Composed>()(composed)]) },
  count: { counter: key, by: number },
  remind: { reminder },
  forget: { reminder: key },
  seen: { reminders: ids },
  tick: { tasks: list(running, 2_000) },
  check: { item: running, done: flag },
  giveUp: {},
});
