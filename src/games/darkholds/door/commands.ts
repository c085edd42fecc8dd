import * as v from 'valibot';
import { commandDoor, list, maybe, text, whole } from '../../../play/shapes';
import { features } from '../rules/board';
import type { Command } from '../rules/play/model';
import { change, count, dice, feature, figure, flag, id, square, type } from './play';

const at = square;
const corner = v.strictTuple([whole(0, 999), whole(0, 999)]);
const digits = list(whole(0, 9), 500);

/** Stands where the taps at a level are sent. */
export const parseLevelCommand = commandDoor<Command>({
  paint: { from: corner, to: corner, tile: text(4) },
  wall: { a: square, b: square },
  lay: { at, what: v.picklist([...features, 'rockfall', 'guard', 'entry', 'nothing']), vigour: maybe(count) },
  teach: { type },
  stand: { type: id, at },
  join: { figure },
  begin: {},
  move: { id, to: square },
  strike: { id, target: id, rolls: maybe(digits) },
  enemies: {},
  next: { id: maybe(id), not: maybe(list(id, 100)), stays: maybe(flag) },
  all: {},
  rolled: { digits },
  reinforce: {},
  bring: { type: id, entry: id },
  newTurn: {},
  correct: { id, change },
  remove: { id },
  noise: { at, tokens: count },
  clear: { at },
  feature: { at, feature: v.nullable(feature) },
  dice: { dice },
});
