import * as v from 'valibot';
import { commandDoor, list, maybe, table, whole } from '../../../play/shapes';
import { states } from '../rules/battle/card';
import type { Command } from '../rules/fight/model';
import { card, cell, change, count, flag, id, setting } from './battle';

/** Stands where the taps at a battle are sent. */
export const parseBattleCommand = commandDoor<Command>({
  place: { card },
  begin: {},
  npc: { id: maybe(id), roll: maybe(whole(0, 99)) },
  aim: { target: id },
  done: { works: maybe(flag) },
  strike: { on: id, by: list(id, 104) },
  sum: { on: id, damage: count, piercing: flag },
  walk: { id, to: cell },
  state: { id, state: v.picklist(states), on: flag },
  phase: {},
  regroup: { cells: maybe(table(cell)) },
  retreat: { side: id },
  set: { change: setting },
  correct: { id, change },
  remove: { id },
  over: { victor: v.nullable(id) },
});
