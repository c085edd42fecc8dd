import * as v from 'valibot';
import type {
  Animus,
  Caged,
  Cards,
  Consumed,
  Die,
  Enemy,
  Friend,
  Lasting,
  Obstacle,
  Outcome,
  Phase,
  PhaseStep,
  Presence,
  Tally,
  Task,
  Thrown,
  Tile,
  Turn,
} from '../../encounter/model/entities';
import type { Difficulty, Settings } from '../../encounter/model/settings';
import type { HeroSetup, Sentinel } from '../../encounter/model/setup';
import type { SetupStep } from '../../encounter/model/setup-steps';
import type { Library } from '../../encounter/model/state';
import type { Candidate, Why } from '../../encounter/model/why';
import type { AbilityCard, AllyCard, Archetype, InjuryCard, ItemCard } from '../../stage/company';
import { choiceSchema as choice, choicesSchema as choices } from '../../stage/company';
import type { StageDeck } from '../../stage/deck';
import type { Reminder } from '../../stage/encounter';
import { reminderTimeSchema as reminderTime } from '../../stage/encounter';
import {
  directionSchema as compass,
  hexNameSchema as hexName,
  cubesSchema as pool,
  textSchema as text,
} from '../../stage/fields';
import type { Stage, Until } from '../../stage/steps';
import { effectSchema as effect } from '../../stage/steps';
import { stream } from './might';
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
  whole,
} from './of';
import { said } from './said';

export const stage: Of<Stage> = v.picklist([1, 2, 3]);
export const hex = v.nullable(hexName);
export const hexes = list(hexName, 2_000);
export const outcome: Of<Outcome> = v.picklist(['victory', 'defeat', 'givenUp']);
export const phase: Of<Phase> = v.picklist([
  'setup',
  'refresh',
  'oathsworn',
  'encounter',
  'endOfRound',
  'over',
]);
export const phaseStep: Of<PhaseStep> = v.picklist(['start', 'open', 'card', 'minions', 'end']);
export const presence: Of<Presence> = v.picklist(['standing', 'unconscious', 'dead', 'consumed', 'gone']);
export const difficulty: Of<Difficulty> = v.picklist(['journeyman', 'pilgrim', 'free', 'grim', 'dread']);
export const until: Of<Until> = v.picklist(['endOfRound', 'endOfNextRound', 'endOfStage', 'endOfEncounter']);

const tokens = table(count);
export const animus: Of<Animus> = shape<Animus>()({ available: count, reserve: count });
/** No hand holds more cards than this, and a screen would take long to draw them. */
const held = list(key, 300);
export const cards: Of<Cards> = shape<Cards>()({
  hand: held,
  cooldown: v.tuple([held, held, held, held]),
  spent: held,
  cubes: held,
});
export const caged: Of<Caged> = shape<Caged>()({
  difficulty: count,
  fail: list(effect, 60),
  until: running,
  tried: flag,
  card: maybe(key),
});
export const consumed: Of<Consumed> = shape<Consumed>()({
  enemy: key,
  slot: key,
  lost: count,
  each: list(effect, 60),
});
export const thrown: Of<readonly Thrown[]> = some(shape<Thrown>()({ item: key, at: hex }));
export const tile: Of<Tile> = shape<Tile>()({ kind: key, hexes });
export const tiles = list(tile, 1_000);
export const obstacle: Of<Obstacle> = shape<Obstacle>()({ id: key, kind: called, hexes });
export const obstacles = list(obstacle, 1_000);
export const turn: Of<Turn> = shape<Turn>()({
  who: key,
  moved: flag,
  played: flag,
  wet: maybe(hexes),
  bought: maybe(count),
});

export const friend: Of<Friend> = shape<Friend>()({
  id: key,
  at: hex,
  facing: compass,
  name: called,
  role: v.picklist(['full', 'companion', 'ally', 'guardian', 'sentinel', 'friendly']),
  class: v.nullable(key),
  className: maybe(called),
  presence,
  hp: count,
  maxHp: count,
  defense: number,
  might: pool,
  range: count,
  animus,
  regen: count,
  tokens,
  cards,
  of: v.nullable(key),
  caged: v.nullable(caged),
  consumed: v.nullable(consumed),
  thrown,
  falcons: ids,
  crippledFor: count,
});

const die = shape<Die>()({ id: key, slot: key, hp: count, max: count });
export const enemy: Of<Enemy> = shape<Enemy>()({
  id: key,
  at: hex,
  facing: compass,
  kind: key,
  name: called,
  number: v.nullable(running),
  present: flag,
  dice: some(die),
  tokens,
  crippledFor: count,
  acted: flag,
});

export const lasting: Of<Lasting> = shape<Lasting>()({
  id: key,
  text: said,
  until,
  round: running,
  stage,
  card: v.nullable(key),
  on: v.nullable(key),
  defense: number,
  might: pool,
  excluded: flag,
});

export const settings: Of<Settings> = shape<Settings>()({
  board: v.picklist(['mirrored', 'off', 'moved']),
  stage: v.picklist(['app', 'physical', 'count']),
  might: v.picklist(['cards', 'dice', 'mixed', 'physical']),
  company: v.picklist(['full', 'light']),
  windows: v.picklist(['needed', 'all']),
  stops: maybe(flag),
  dice: maybe(v.picklist(['app', 'table'])),
  waits: maybe(flag),
});

export const stageDeck: Of<StageDeck> = shape<StageDeck>()({
  deck: ids,
  paper: flag,
  up: flag,
  drawn: ids,
  kept: ids,
  discard: ids,
  stage,
  stages: table(stage),
  stream,
});

export const reminder: Of<Reminder> = shape<Reminder>()({ id: key, time: reminderTime, text: said });
export const task: Of<Task> = shape<Task>()({
  id: running,
  text: said,
  who: maybe(ids),
  placement: maybe(v.boolean()),
});
export const setupStep: Of<SetupStep & { readonly done: boolean }> = shape<
  SetupStep & { readonly done: boolean }
>()({ text: said, rule: maybe(called), done: flag });

const candidate = shape<Candidate>()({
  id: key,
  movement: v.nullable(number),
  reachable: flag,
  seen: flag,
  dropped: v.nullable(called),
});
export const why: Of<Why> = shape<Why>()({
  actor: key,
  target: v.nullable(key),
  reachable: flag,
  rules: list(called, 100),
  candidates: some(candidate),
  overruled: flag,
});
const sums = table(running);
export const tally: Of<Tally> = shape<Tally>()({ dealt: sums, lost: sums, best: running });

const cooldown = v.picklist([0, 1, 2, 3]);
const ability: Of<AbilityCard> = shape<AbilityCard>()({
  id: key,
  name: called,
  cooldown,
  defense: maybe(number),
  level: maybe(count),
  choices,
});
const item: Of<ItemCard> = shape<ItemCard>()({
  id: key,
  name: called,
  kind: v.picklist(['weapon', 'shield', 'armor', 'gear']),
  hands: maybe(v.picklist([0, 1, 2])),
  defense: maybe(number),
  might: maybe(pool),
  range: maybe(count),
  cooldown: maybe(cooldown),
  choices,
  companion: maybe(choice),
  value: maybe(running),
});
const injury: Of<InjuryCard> = shape<InjuryCard>()({ id: key, name: called, cooldown, text });
const archetype: Of<Archetype> = shape<Archetype>()({ id: key, name: called, choices });
export const ally: Of<AllyCard> = shape<AllyCard>()({
  id: key,
  name: called,
  defense: number,
  might: pool,
  moveCost: count,
  moveHexes: count,
  attackCost: count,
  range: maybe(count),
  once: maybe(choice),
  text: maybe(text),
});
export const library: Of<Library> = shape<Library>()({
  abilities: table(ability),
  items: table(item),
  injuries: table(injury),
  archetypes: table(archetype),
});
export const sheet: Of<HeroSetup> = shape<HeroSetup>()({
  id: key,
  name: called,
  class: key,
  className: maybe(called),
  kind: v.picklist(['full', 'companion']),
  defense: maybe(number),
  might: maybe(pool),
  range: maybe(count),
  maxAnimus: maybe(count),
  regen: maybe(count),
  hp: maybe(count),
  tokens: maybe(tokens),
  cards: maybe(list(ability, 100)),
  items: maybe(list(item, 100)),
  injuries: maybe(list(injury, 100)),
  archetype: maybe(archetype),
  companionMove: maybe(whole(0, 99)),
  special: maybe(text),
  at: maybe(hexName),
  facing: maybe(compass),
  sentinels: maybe(list(shape<Sentinel>()({ name: called, at: maybe(hexName) }), 8)),
});
