import * as v from 'valibot';
import { problemOf } from '../../../src/basics/issues';
import { err, ok, type Problem, type Result } from '../../../src/basics/result';
import type { Command, EncounterChange } from '../../../src/encounter/model/command';
import { isStrike } from '../../../src/encounter/model/strike';
import { answerShape, composedShape, type Doors } from './parse-answer';
import {
  boards,
  color,
  colors,
  companies,
  compass,
  count,
  counted,
  hex,
  id,
  mights,
  number,
  stageNumber,
  stages,
  text,
  windows,
} from './parse-parts';

const opt = v.exactOptional;
const does = <const D extends Command['do']>(name: D) => v.literal(name);

/** The door for commands from anywhere but the screens: a macro, a test, another tab. Inside, types hold. */
export function commandParser(doors: Doors): (input: unknown) => Result<Command, readonly Problem[]> {
  const schema = shape(doors);
  return input => {
    const read = v.safeParse(schema, input, { abortPipeEarly: true });
    if (read.success) return ok(read.output);
    return err(read.issues.slice(0, 20).map(issue => ({ ...problemOf(issue), code: 'not-a-command' })));
  };
}

function shape(doors: Doors): v.GenericSchema<unknown, Command> {
  const tokens = v.object({ empowered: opt(count), lethality: opt(count) });
  const fields = v.object({
    targets: v.pipe(v.array(id), v.minLength(1), v.maxLength(40)),
    white: opt(count),
    cubes: opt(counted),
    empowered: opt(counted),
    dice: opt(counted),
    tokens: opt(tokens),
    empower: opt(count),
    redraws: opt(count),
    bonus: opt(count),
    fixed: opt(count),
    range: opt(count),
    unarmed: opt(v.boolean()),
    falcons: opt(v.boolean()),
    split: opt(v.boolean()),
    noSight: opt(v.boolean()),
    cannotMiss: opt(v.boolean()),
    chain: opt(v.literal(true)),
    hexes: opt(v.record(id, count)),
    sentinels: opt(count),
    cost: opt(count),
    die: opt(id),
    hit: opt(doors.effects),
    free: opt(v.literal(true)),
    said: opt(v.union([v.object({ damage: v.pipe(number, v.minValue(0)) }), v.literal('missed')])),
  });
  const strike = v.pipe(fields, v.guard(isStrike));
  const settings = v.object({
    board: boards,
    stage: stages,
    might: mights,
    company: companies,
    windows,
    stops: opt(v.boolean()),
    dice: v.exactOptional(v.picklist(['app', 'table'])),
  });
  const anyway = opt(v.boolean());
  const reminder = v.object({ id, text, time: doors.reminderTime });
  return v.variant('do', [
    v.object({ do: does('begin'), stops: opt(v.boolean()) }),
    v.object({ do: does('endTurns'), stops: opt(v.boolean()) }),
    v.object({ do: does('nextRound') }),
    v.object({ do: does('hadTurns'), who: id, had: v.boolean() }),
    v.object({ do: does('giveUp') }),
    v.object({ do: does('answer'), answer: answerShape(doors) }),
    v.object({ do: does('attack'), who: id, strike, anyway }),
    v.object({ do: does('move'), who: id, to: hex, facing: opt(compass), animus: count, anyway }),
    v.object({ do: does('turn'), who: id, facing: compass, anyway }),
    v.object({ do: does('pass'), who: id }),
    v.object({ do: does('play'), who: id, card: id, choice: id, anyway }),
    v.object({ do: does('injury'), who: id, card: id, anyway }),
    v.object({
      do: does('spend'),
      who: id,
      token: id,
      use: opt(v.picklist(['move', 'attack', 'refresh', 0, 1, 2, 3])),
      anyway,
    }),
    v.object({ do: does('animus'), who: id, by: number }),
    v.object({ do: does('refresh'), colors }),
    v.object({ do: does('taunt'), who: v.nullable(id), anyway }),
    v.object({ do: does('throw'), who: id, item: id, at: hex, target: opt(id), anyway }),
    v.object({ do: does('pickUp'), who: id, item: id, anyway }),
    v.object({ do: does('escape'), who: id, success: v.boolean(), anyway }),
    v.object({ do: does('ally'), who: id, ally: id, at: hex, empowered: opt(count), anyway }),
    v.object({ do: does('sentinel'), of: id, at: hex, called: opt(id), instead: opt(id), anyway }),
    v.object({ do: does('rejuvenate'), of: id, at: hex, anyway }),
    v.object({ do: does('falcon'), of: id, falcon: count, to: id, anyway }),
    v.object({ do: does('say'), correction: correction() }),
    v.object({ do: does('settings'), settings }),
    v.object({ do: does('teach'), card: doors.card }),
    v.object({ do: does('tell'), card: v.union([v.object({ id }), v.object(composedShape(doors))]) }),
    v.object({ do: does('count'), counter: id, by: number }),
    v.object({ do: does('remind'), reminder }),
    v.object({ do: does('forget'), reminder: id }),
    v.object({ do: does('seen'), reminders: v.array(id) }),
    v.object({ do: does('tick'), tasks: v.array(number) }),
    v.object({ do: does('check'), item: count, done: v.boolean() }),
  ]);
}

function correction() {
  const says = <const S extends Extract<Command, { do: 'say' }>['correction']['say']>(name: S) =>
    v.literal(name);
  const side = v.picklist(['oathsworn', 'enemy']);
  const stand = v.object({ who: id, at: hex, facing: compass });
  const tile = v.object({ kind: id, hexes: v.array(id) });
  const face = v.picklist(['0', '1', '2', '2*', '3', '3*', '4', '4*', '5*']);
  return v.variant('say', [
    v.object({ say: says('hp'), who: id, hp: count }),
    v.object({ say: says('maxHp'), who: id, hp: count }),
    v.object({ say: says('die'), enemy: id, die: id, hp: count, quiet: v.boolean(), by: opt(id) }),
    v.object({ say: says('token'), who: id, token: id, count }),
    v.object({ say: says('animus'), who: id, available: count, reserve: count }),
    v.object({ say: says('defense'), who: id, defense: count }),
    v.object({ say: says('stands'), who: id, at: hex, facing: compass }),
    v.object({ say: says('all'), stands: v.pipe(v.array(stand), v.maxLength(200)) }),
    v.object({ say: says('card'), who: id, card: id, to: v.picklist(['hand', 0, 1, 2, 3, 'spent']) }),
    v.object({ say: says('faceUp'), card: id }),
    v.object({ say: says('stageDeck'), left: v.array(id), discard: v.array(id), stage: stageNumber }),
    v.object({ say: says('might'), side, color, left: v.pipe(v.array(face), v.maxLength(18)) }),
    v.object({ say: says('target'), actor: id, target: v.nullable(id) }),
    v.object({ say: says('lead'), who: id }),
    v.object({ say: says('obstacle'), id, kind: id, hexes: v.array(id) }),
    v.object({ say: says('tiles'), tiles: v.pipe(v.array(tile), v.maxLength(400)) }),
    v.object({
      say: says('presence'),
      who: id,
      presence: v.picklist(['standing', 'unconscious', 'dead', 'gone']),
    }),
    v.object({ say: says('enemy'), kind: id, at: hex, number: opt(count) }),
    v.object({ say: says('enemyGone'), who: id }),
    v.object({ say: says('stage'), stage: stageNumber }),
    v.object({ say: says('round'), round: count }),
    v.object({
      say: says('encounter'),
      change: v.custom<EncounterChange>(value => typeof value === 'object' && value !== null),
    }),
    v.object({
      say: says('ally'),
      ally: v.object({
        id,
        name: id,
        defense: count,
        might: counted,
        moveCost: count,
        moveHexes: count,
        attackCost: count,
      }),
    }),
    v.object({ say: says('friend'), name: id, hp: count, defense: count, at: hex }),
    v.object({ say: says('skip') }),
    v.object({ say: says('outcome'), outcome: v.picklist(['victory', 'defeat']) }),
  ]);
}
