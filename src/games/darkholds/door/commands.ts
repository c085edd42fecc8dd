import * as v from 'valibot';
import { commandDoor, list, maybe, type Of, own, text, type Words, whole } from '../../../play/shapes';
import { features } from '../rules/board';
import type { Source } from '../rules/play/act';
import type { Command } from '../rules/play/model';
import { change, dice, feature, figure, type } from './play';
import {
  count,
  deeds,
  flag,
  hireling,
  id,
  item,
  kitChange,
  levelWords,
  settingChange,
  square,
} from './shapes';

const at = square;
const name = text(200);
const corner = v.strictTuple([whole(0, 999), whole(0, 999)]);
const digits = list(whole(0, 9), 500);
const rolls = maybe(digits);
const weapon = maybe(count);
const ids = list(id, 200);
const from: Of<Source> = v.union([v.strictObject({ square }), v.strictObject({ body: id })]);
const shares = list(v.looseObject({ target: id, dice: whole(0, 100) }), 50);

export const levelCommands: Words<'do', Command> = {
  paint: { from: corner, to: corner, tile: text(4), floor: maybe(whole(0, 19)) },
  floor: {},
  ladder: { a: square, b: square },
  wall: { a: square, b: square },
  lay: { at, what: v.picklist([...features, 'rockfall', 'guard', 'entry', 'nothing']), vigour: maybe(count) },
  teach: { type },
  stand: { type: id, at },
  join: { figure },
  begin: {},
  move: { id, to: square },
  strike: { id, target: id, weapon: maybe(count), rolls },
  enemies: {},
  next: { id: maybe(id), not: maybe(list(id, 100)), stays: maybe(flag), to: maybe(square), weapon },
  all: {},
  light: { ids, sees: ids, closest: ids, attacks: whole(0, 99), shots: whole(0, 99) },
  rolled: { digits },
  reinforce: {},
  bring: { type: id, entry: id },
  newTurn: { keep: maybe(flag) },
  correct: { id, change },
  remove: { id },
  noise: { at, tokens: count },
  clear: { at, id: maybe(id) },
  feature: { at, feature: v.nullable(feature) },
  dice: { dice },
  activate: { id },
  rest: { id: maybe(id) },
  begins: { player: maybe(name) },
  pass: { to: maybe(name) },
  trace: { id, path: list(square, 500) },
  leap: { id, to: square, rolls },
  shoot: { id, target: id, weapon, rolls },
  split: { id, shares, weapon, rolls },
  aim: { id },
  bash: { id, at, by: v.picklist(['combat', 'shot', 'cast']), weapon: count },
  acquire: { id, from, items: ids, leave: maybe(ids) },
  discard: { id, at, items: ids, take: maybe(v.looseObject({ from, items: ids })) },
  rummage: { id, at, card: maybe(item) },
  putDown: {},
  trade: { id, with: id, give: maybe(id), get: maybe(id), silver: whole(-999, 999) },
  cast: { id, cast: count, target: maybe(id), rolls },
  recover: { id, rolls },
  revive: { id, whom: id },
  release: { id, at, rolls },
  unweb: { id },
  use: { id, item: id },
  card: { label: name, also: deeds },
  agree: { settings: settingChange },
  players: { players: list(name, 20), enemyPlayer: count },
  item: { id, item, deck: flag },
  hireling: { hireling },
  kit: { id, change: kitChange },
  pin: { rule: own(20), text: text(2_000) },
  words: { words: list(levelWords, 100) },
  block: { entry: id, blocked: flag },
  end: { end: v.picklist(['won', 'lost']) },
};

/** Stands where the taps at a level are sent. */
export const parseLevelCommand = commandDoor<Command>(levelCommands);
