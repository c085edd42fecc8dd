import * as v from 'valibot';
import { commandDoor, list, maybe, table, text, type Words, whole } from '../../../play/shapes';
import { states } from '../rules/battle/card';
import { edges } from '../rules/battle/setup';
import type { Command } from '../rules/fight/model';
import { army, card, cell, change, count, flag, id, setting } from './battle';

export const battleCommands: Words<'do', Command> = {
  place: { card },
  begin: {},
  npc: { id: maybe(id), roll: maybe(whole(0, 99)), all: maybe(flag) },
  aim: { target: id },
  lot: { among: list(id, 104) },
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
  dodged: { saved: count },
  name: { ids: list(id, 104) },
  summon: { card, by: id },
  dispel: { id },
  ability: { id, name: text(80), on: maybe(id), works: maybe(flag) },
  artifact: { id, to: v.nullable(id) },
  d8: { roll: maybe(whole(1, 8)) },
  attract: { by: id, on: id, hearts: maybe(whole(0, 12)) },
  join: { army, from: v.picklist(edges), cards: list(card, 52) },
};

/** Stands where the taps at a battle are sent. */
export const parseBattleCommand = commandDoor<Command>(battleCommands);
