import * as v from 'valibot';
import {
  doorOf,
  list,
  maybe,
  type Of,
  own,
  saidOf,
  shape,
  stream,
  table,
  text,
  whole,
} from '../../../play/shapes';
import type { Kind } from '../../../storage/kinds';
import {
  type Ability,
  type Attraction,
  attractions,
  type Bond,
  type BondType,
  kinds,
  type Limits,
  letters,
  type State,
  states,
  type Used,
} from '../rules/battle/card';
import type { Hit } from '../rules/battle/damage';
import { type Cell, nameOf } from '../rules/battle/space';
import { apply } from '../rules/fight/apply';
import { type BattleLogEntry, battleFactSchema, LOG_LENGTH, logEntrySchema } from '../rules/fight/log-entry';
import {
  type Armies,
  type Army,
  type Battle,
  type BattleChange,
  type Change,
  type Dodging,
  type Doing,
  type End,
  type Event,
  endings,
  type Fighter,
  longestPin,
  type Marks,
  type Naming,
  type Pins,
  type Setting,
  type SlideData,
  steps,
  type Unsure,
  unsureNumbers,
} from '../rules/fight/model';
import { questionOf } from '../rules/fight/question';
import { flierChoices } from '../rules/npc/aim';
import type { NpcTurn, Why } from '../rules/npc/turn';
import { logFactMigrations } from './log-migrations';

export const id = own(80);
export const count = whole(0, 9_999);
export const flag = v.boolean();
/** No table is wider. */
export const cell: Of<Cell> = v.strictTuple([whole(-200, 200), whole(-200, 200)]);
const of = <T extends string>(word: T) => v.literal(word);

export const ability: Of<Ability> = shape<Ability>()({
  name: text(80),
  on: list(whole(1, 8), 8),
  target: v.picklist(letters),
  ranged: flag,
  damage: count,
  works: whole(0, 8),
  ready: flag,
  last: v.nullable(id),
  limits: maybe(
    shape<Limits>()({
      focus: maybe(flag),
      recharge: maybe(flag),
      battle: maybe(whole(1, 99)),
      game: maybe(whole(1, 99)),
    }),
  ),
  used: maybe(shape<Used>()({ game: count, battle: count, turn: count })),
});
const attraction: Of<Attraction> = shape<Attraction>()({
  type: v.picklist(attractions),
  score: whole(0, 99),
});
const bondTypes: readonly BondType[] = ['romance', 'companionship', 'intimacy'];
export const bond: Of<Bond> = shape<Bond>()({ type: v.picklist(bondTypes), with: id });
const stateList: Of<readonly State[]> = list(v.picklist(states), 4);

export const unsure: Of<readonly Unsure[]> = list(v.picklist(unsureNumbers), 4);

const numbers = {
  name: text(80),
  at: cell,
  attack: whole(0, 999),
  defense: whole(0, 999),
  health: whole(1, 999),
  damage: whole(0, 999),
  speed: whole(0, 999),
  flying: flag,
  artifacts: whole(0, 99),
  states: stateList,
  abilities: list(ability, 12),
};
export const card: Of<Fighter> = v.pipe(
  shape<Fighter>()({
    ...numbers,
    id,
    side: id,
    kind: v.picklist(kinds),
    steps: whole(0, 20),
    attraction: v.nullable(attraction),
    bonds: list(bond, 52),
    bears: maybe(list(id, 99)),
    unsure: maybe(unsure),
  }),
);
export const change: Of<Change> = shape<Change>()({
  name: maybe(numbers.name),
  at: maybe(cell),
  attack: maybe(numbers.attack),
  defense: maybe(numbers.defense),
  health: maybe(numbers.health),
  damage: maybe(numbers.damage),
  speed: maybe(numbers.speed),
  flying: maybe(flag),
  artifacts: maybe(numbers.artifacts),
  states: maybe(stateList),
  abilities: maybe(numbers.abilities),
  bonds: maybe(list(bond, 52)),
  bears: maybe(list(id, 99)),
  unsure: maybe(unsure),
});

const why: Of<Why> = v.picklist([
  ...(['disabled', 'frozen', 'thaws', 'undead', 'no-number', 'dodge', 'not-ready', 'number'] as const),
  ...(['same', 'nobody-fits', 'support', 'ranged', 'at-hand', 'flies', 'walks', 'stuck'] as const),
  ...(['closest', 'health', 'self', 'north', 'west'] as const),
]);
const turn: Of<NpcTurn> = shape<NpcTurn>()({
  uses: v.nullable(text(80)),
  ability: v.nullable(ability),
  target: v.nullable(id),
  at: cell,
  path: list(cell, 500),
  acts: flag,
  damage: count,
  why: list(why, 20),
});
const doing: Of<Doing> = shape<Doing>()({ id, roll: whole(1, 8), turn, overruled: flag });
const slide: Of<SlideData> = shape<SlideData>()({ id, from: cell, to: cell, options: list(cell, 200) });
const hit: Of<Hit> = shape<Hit>()({
  by: id,
  on: id,
  damage: v.nullable(count),
  ability: flag,
  ranged: flag,
  piercing: flag,
});

export const army: Of<Army> = shape<Army>()({ id, name: text(80), npc: flag });
/** BG-3: at a table of six nobody has more. */
const mostArmies = 6;
const twoOrMore = v.tupleWithRest([army, army], army);
const armies: Of<Armies> = v.pipe(
  v.unknown(),
  v.check(value => Array.isArray(value) && value.length <= mostArmies),
  twoOrMore,
);
const dodging: Of<Dodging> = shape<Dodging>()({
  on: id,
  by: text(80),
  damage: count,
  piercing: flag,
  abilities: list(text(80), 12),
  rest: list(id, 104),
});
const marks: Of<Marks> = shape<Marks>()({
  attracted: list(id, 104),
  artifact: list(id, 104),
  abilities: maybe(list(text(170), 500)),
});
const naming: Of<Naming> = shape<Naming>()({
  id,
  roll: whole(1, 8),
  asks: v.picklist(['near', 'closest']),
});
/** What is missing where it does not matter. */
const later = {
  dodging: v.nullable(dodging),
  marks,
  naming: v.nullable(naming),
  rolling: flag,
  had: table(count),
  slain: table(id),
  // Both ids are in the key.
  intimate: v.pipe(v.unknown(), v.record(text(170), v.looseObject({ turns: count, phase: count }))),
  out: list(id, mostArmies),
  away: list(card, 104),
};

const now = {
  step: v.picklist(steps),
  acting: id,
  phase: count,
  first: whole(0, 20),
  order: list(id, 52),
  doing: v.nullable(doing),
  hits: list(hit, 500),
  defense: table(count),
  began: table(id),
  slides: list(slide, 52),
};
const battleChange: Of<BattleChange> = shape<BattleChange>()({
  step: maybe(now.step),
  acting: maybe(now.acting),
  phase: maybe(now.phase),
  first: maybe(now.first),
  order: maybe(now.order),
  doing: maybe(now.doing),
  hits: maybe(now.hits),
  defense: maybe(now.defense),
  began: maybe(now.began),
  slides: maybe(now.slides),
  armies: maybe(armies),
  dodging: maybe(later.dodging),
  marks: maybe(later.marks),
  naming: maybe(later.naming),
  rolling: maybe(later.rolling),
  had: maybe(later.had),
  slain: maybe(later.slain),
  intimate: maybe(later.intimate),
  out: maybe(later.out),
  away: maybe(later.away),
});
const settings = { fliers: v.picklist(flierChoices), dice: v.picklist(['app', 'table']), foresight: flag };
/** Notes by the ID of a rule; a table writes down no more than there are rules. */
export const pins: Of<Pins> = v.pipe(
  table(text(longestPin)),
  v.check(all => Object.keys(all).length <= 120),
);
export const setting: Of<Setting> = shape<Setting>()({
  fliers: maybe(settings.fliers),
  dice: maybe(settings.dice),
  foresight: maybe(flag),
  light: maybe(flag),
  pins: maybe(pins),
  oursForeseen: maybe(flag),
});

const logEntry: Of<BattleLogEntry> = logEntrySchema(battleFactSchema, saidOf(text(2_000), 200));
const end: Of<End> = shape<End>()({
  victor: v.nullable(id),
  why: v.picklist(endings),
  defect: list(v.looseObject({ id, to: id }), 52),
});
const cells = (cards: readonly Fighter[]): number => new Set(cards.map(({ at }) => nameOf(at))).size;
export const battle: Of<Battle> = v.pipe(
  shape<Battle>()({
    ...now,
    ...settings,
    armies,
    cards: list(card, 104),
    graveyard: list(card, 104),
    stream,
    log: list(logEntry, LOG_LENGTH),
    end: v.nullable(end),
    light: maybe(flag),
    starts: maybe(id),
    defender: maybe(id),
    unharmed: maybe(flag),
    dodging: maybe(later.dodging),
    marks: maybe(later.marks),
    naming: maybe(later.naming),
    rolling: maybe(later.rolling),
    had: maybe(later.had),
    slain: maybe(later.slain),
    intimate: maybe(later.intimate),
    out: maybe(later.out),
    away: maybe(later.away),
    pins: maybe(pins),
    oursForeseen: maybe(flag),
  }),
  // BG-2: one card a cell, and every card of one of the two armies.
  v.check(
    ({ cards }) =>
      cells(cards) === cards.length && new Set(cards.map(({ id: one }) => one)).size === cards.length,
  ),
  v.check(
    ({ cards, armies: all }) =>
      new Set(all.map(one => one.id)).size === all.length &&
      cards.every(({ side }) => all.some(one => one.id === side)),
  ),
);

type On<T extends Event['type']> = Extract<Event, { type: T }>;
export const event: Of<Event> = v.variant('type', [
  shape<On<'card'>>()({ type: of('card'), id, change }),
  shape<On<'came'>>()({ type: of('came'), card }),
  shape<On<'fell'>>()({ type: of('fell'), id }),
  shape<On<'gone'>>()({ type: of('gone'), id }),
  shape<On<'defects'>>()({ type: of('defects'), id, to: id }),
  shape<On<'now'>>()({ type: of('now'), change: battleChange }),
  shape<On<'logged'>>()({ type: of('logged'), entry: logEntry }),
  shape<On<'rolled'>>()({ type: of('rolled'), stream }),
  shape<On<'set'>>()({ type: of('set'), change: setting }),
  shape<On<'ended'>>()({ type: of('ended'), end }),
]);

/** A battle, as it is kept. */
export const battleKind: Kind<Battle, Event> = {
  name: 'korrem/battle',
  version: 2,
  migrations: logFactMigrations,
  state: doorOf(battle),
  event: doorOf(event),
  apply,
  look: questionOf,
  about: ({ phase, end: over, armies }) => ({
    phase,
    end: over ? (over.victor ?? 'nobody') : '',
    armies: armies.map(({ name }) => name).join(' · '),
  }),
};
