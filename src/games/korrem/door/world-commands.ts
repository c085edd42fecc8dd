import * as v from 'valibot';
import {
  byWord,
  commandDoor,
  list,
  maybe,
  type Of,
  table,
  text,
  type Words,
  whole,
} from '../../../play/shapes';
import type { Command as BattleCommand } from '../rules/fight/model';
import { type Command, type WorldCorrection, worldCards } from '../rules/play/commands';
import type { Settings } from '../rules/play/model';
import { sources } from '../rules/play/nations';
import { buildings } from '../rules/world/build';
import { battleCommands } from './commands';
import {
  artifact,
  count,
  flag,
  goods,
  hex,
  holder,
  holding,
  id,
  laterSettings,
  member,
  name,
  note,
  quest,
  resource,
  settingFields,
  tile,
} from './world';

const d8 = whole(1, 8);
const battleCommand: Of<BattleCommand> = byWord<'do', BattleCommand>('do', battleCommands);
const setting: Of<Partial<Settings>> = v.looseObject({
  passing: maybe(settingFields.passing),
  target: maybe(settingFields.target),
  map: maybe(flag),
  bank: maybe(flag),
  sand: maybe(flag),
  dice: maybe(settingFields.dice),
  light: maybe(flag),
  fliers: maybe(settingFields.fliers),
  foresight: maybe(flag),
  ...laterSettings,
});
const correction: Of<WorldCorrection> = byWord<'what', WorldCorrection>('what', {
  observer: { id },
  actions: { n: whole(0, 99) },
  points: { nation: id, n: count },
  goods: { of: holder, goods },
  hex: { army: id, hex },
  member: { army: id, member },
  'member-gone': { army: id, member: id },
  land: { hex, tile: v.nullable(tile) },
  settlement: { hex, holding: v.nullable(holding) },
  hand: { nation: id, n: count },
  note: { nation: id, text: note },
});

const commands: Words<'do', Command> = {
  lay: { hex, tile: maybe(tile) },
  pass: {},
  settle: { hex: v.nullable(hex), provider: maybe(member) },
  observer: { rolls: table(d8) },
  weather: { roll: maybe(d8) },
  creature: { hex: v.nullable(hex), card: maybe(member) },
  card: {
    kind: v.picklist(worldCards),
    name,
    lasts: maybe(whole(1, 99)),
    artifact: maybe(artifact),
    army: maybe(id),
  },
  play: { name, lasts: maybe(whole(1, 99)), nation: maybe(id) },
  next: {},
  end: { took: maybe(whole(0, 86_400_000)) },
  saga: { text: text(400) },
  spend: { n: whole(1, 99) },
  move: { army: id, path: list(hex, 60) },
  discover: { army: id },
  keep: { army: id, tile, hex },
  leave: { army: id },
  build: { build: v.picklist(buildings), hex },
  enlist: { nation: id, pile: whole(0, 40), hex: v.nullable(hex), by: maybe(id) },
  recruit: { nation: id, card: member, hex: v.nullable(hex) },
  cycle: { pile: whole(0, 40) },
  split: { nation: id, from: whole(0, 40), to: whole(0, 40), n: whole(1, 300) },
  attack: { army: id, roll: maybe(d8) },
  give: {
    from: holder,
    to: holder,
    goods: maybe(goods),
    artifacts: maybe(list(id, 99)),
    members: maybe(list(id, 99)),
    points: maybe(count),
  },
  gain: { to: holder, goods },
  points: { nation: id, n: whole(-999, 999), from: v.picklist(sources) },
  quest: { nation: id, quest },
  count: { nation: id, name: text(80), n: whole(-99, 99) },
  equip: { army: id, artifact: id, bearer: v.nullable(id) },
  destroy: { of: holder, artifact: id },
  landmark: { army: id, roll: maybe(d8) },
  mine: { army: id, take: resource },
  bazaar: { army: id, name, points: count },
  trade: { army: id, give: resource, take: resource },
  meet: { army: id, card: maybe(member) },
  engage: { roll: maybe(d8) },
  answer: { answer: v.picklist(['pay', 'decline', 'again', 'walk', 'let-go', 'joins', 'fights']) },
  war: { first: id, second: id, phases: whole(1, 8) },
  battle: { id, command: battleCommand },
  retreat: { id, army: id, roll: maybe(d8) },
  flee: { id, hex: v.nullable(hex) },
  aftermath: { id },
  ally: { nations: v.strictTuple([id, id]), on: flag },
  set: { change: setting },
  'go-on': {},
  correct: { correction },
};

/** Stands where the taps at a whole game are sent. */
export const parseWorldCommand = commandDoor<Command>(commands);
