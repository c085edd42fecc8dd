import * as v from 'valibot';
import {
  byWord,
  commandDoor,
  doorOf,
  list,
  maybe,
  type Of,
  own,
  shape,
  text,
  whole,
} from '../../../play/shapes';
import type { Kind } from '../../../storage/kinds';
import { sides } from '../rules/board';
import { apply } from '../rules/campaign/apply';
import { questionOf } from '../rules/campaign/decide';
import {
  type Campaign,
  type Command,
  courses,
  type Event,
  type Fallen,
  levelsOf,
  type Page,
  type Taught,
} from '../rules/campaign/model';
import { kitOf } from '../rules/play/kit';
import type { Command as LevelCommand } from '../rules/play/model';
import { levelCommands } from './commands';
import { darkholdCards, figure, event as levelEvent, play, reinforcementCards, type } from './play';
import { count, equipment, flag, hireling, id, item, items, kit, settings } from './shapes';
import { tale } from './tale-door';

const name = text(200);
const end = v.picklist(['won', 'lost']);
const line = text(2_000);

const page: Of<Page> = shape<Page>()({
  at: count,
  name,
  turns: count,
  end,
  fallen: list(name, 1_000),
  line,
  tale: maybe(tale),
  minutes: maybe(whole(0, 99_999)),
});
const fallen: Of<Fallen> = shape<Fallen>()({
  name,
  side: v.picklist(sides),
  at: count,
  items: list(id, 200),
  silver: count,
});
const taught: Of<Taught> = shape<Taught>()({
  types: list(type, 200),
  darkholds: darkholdCards,
  reinforcements: reinforcementCards,
});

const fields = {
  name,
  course: v.picklist(courses),
  at: whole(0, 20),
  names: list(name, 20),
  party: list(figure, 200),
  fallen: list(fallen, 1_000),
  pages: list(page, 1_000),
  taught,
  items,
  equipment,
  hirelings: list(hireling, 100),
  settings,
  players: list(name, 20),
  uncommon: list(id, 200),
  end: v.nullable(end),
};

/** Nobody carries what is no card, and no card lies in two places. */
function isWhole({ party, items: known, equipment: deck, course, at }: Campaign): boolean {
  const all = [
    ...party.flatMap(one => kitOf(one).items.filter(card => known[card]?.own !== true)),
    ...deck.order,
  ];
  return at <= levelsOf[course] && all.every(card => known[card]) && new Set(all).size === all.length;
}
const campaign: Of<Campaign> = v.pipe(
  shape<Campaign>()({ ...fields, level: v.nullable(play) }),
  v.check(one => one.level !== null || isWhole(one)),
);

type On<T extends Event['type']> = Extract<Event, { type: T }>;
const someFields = Object.fromEntries(
  Object.entries(fields).map(([key, field]) => [key, v.exactOptional(field as Of<unknown>)]),
);
const event: Of<Event> = v.variant('type', [
  v.looseObject({ type: v.literal('campaign'), change: v.looseObject(someFields) }),
  shape<On<'opened'>>()({ type: v.literal('opened'), level: v.nullable(play) }),
  shape<On<'level'>>()({ type: v.literal('level'), event: levelEvent }),
]) as v.GenericSchema as Of<Event>;

/** A campaign with the level in play, as it is kept. */
export const campaignKind: Kind<Campaign, Event> = {
  name: 'darkholds/campaign',
  version: 1,
  migrations: [],
  state: doorOf(campaign),
  event: doorOf(event),
  apply,
  look: questionOf,
  about: ({ at, course, end: how, party, level }) => ({
    at,
    of: levelsOf[course],
    end: how ?? '',
    heroes: party.filter(({ side }) => side === 'hero').length,
    playing: level ? 1 : 0,
  }),
};

const levelCommand: Of<LevelCommand> = byWord<'do', LevelCommand>('do', levelCommands);

export const parseCampaignCommand = commandDoor<Command>({
  recruit: { figure },
  dismiss: { id },
  begin: { level: play },
  level: { command: levelCommand },
  finish: { on: flag, minutes: maybe(whole(0, 99_999)) },
  buy: { id, item: id, for: maybe(id) },
  sell: { id, item: id },
  give: { id, to: id, item: maybe(id), silver: whole(0, 999) },
  hire: { id, hireling: name },
  card: { id: own(80), item },
  hireling: { hireling },
  correct: { id, change: v.looseObject({ wounds: maybe(count), kit: maybe(kit) }) },
  name: { at: whole(0, 20), name },
  line: { page: count, line },
});
