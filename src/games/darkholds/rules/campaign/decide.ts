import { shuffle, streamOf } from '../../../../basics/random';
import type { Said } from '../../../../basics/said';
import type { Decided } from '../../../../play/rules';
import {
  decide as decideLevel,
  questionOf as levelQuestion,
  reveals as levelReveals,
  titleOf as levelTitle,
  type Question,
} from '../play/decide';
import { dealt, type Items, mostSilver, tooMuch, without } from '../play/goods';
import { type Kit, kitOf, moreOf, noKit, usual } from '../play/kit';
import type { Figure, Play } from '../play/model';
import { say } from '../play/says';
import { apply } from './apply';
import { after, opened } from './level';
import {
  afterArea,
  type Campaign,
  type Command,
  type Course,
  type Event,
  levelsOf,
  type Taught,
} from './model';

type Answer = Decided<Campaign, Event>;
type Refused = Extract<Answer, { readonly ok: false }>;
type Of<D extends Command['do']> = Extract<Command, { readonly do: D }>;

const refused = (code: string, rule: string, message: Said): Refused => ({
  ok: false,
  error: { code, rule, message },
});
const noSuch = (): Refused => refused('no-such', 'CA-1', say('darkholds.no-such'));
const notNow = (): Refused => refused('not-now', 'CA-1', say('darkholds.not-now'));

function done(campaign: Campaign, ...events: readonly Event[]): Answer {
  return { ok: true, value: events, state: events.reduce(apply, campaign) };
}
const changed = (campaign: Campaign, change: Extract<Event, { type: 'campaign' }>['change']): Answer =>
  done(campaign, { type: 'campaign', change });

const member = ({ party }: Campaign, id: string): Figure | undefined => party.find(one => one.id === id);
const withKit = (party: readonly Figure[], id: string, change: Partial<Kit>): readonly Figure[] =>
  party.map(one => (one.id === id ? { ...one, kit: { ...kitOf(one), ...change } } : one));

/** IN-1, CA-4. */
function noRoom(
  items: Items,
  figure: Figure,
  carried: readonly string[],
  silver: number,
): Refused | undefined {
  const who = figure.name;
  const slot = tooMuch(items, carried, kitOf(figure).room);
  if (slot) return refused('no-room', 'IN-1', say('darkholds.no-room', { who, slot }));
  if (silver > mostSilver || silver < 0)
    return refused('silver', 'CA-4', say('darkholds.silver', { who, most: mostSilver }));
  return undefined;
}

/** DK-1: the deck when somebody has these cards; nothing where another of the party has one of them. */
const deckWithout = (
  { items, equipment, party }: Campaign,
  id: string,
  before: readonly string[],
  now: readonly string[],
): readonly string[] | undefined => {
  const others = party.flatMap(one => (one.id === id ? [] : kitOf(one).items));
  return dealt(items, equipment.order, others, before, now);
};

/** CA-3: the market stands between levels. */
const marketOpen = ({ at, level, end }: Campaign): boolean => level === null && end === null && at > 0;

/** CA-3: common items at their value; uncommon ones after an area alone, one for each hero. */
function buy(campaign: Campaign, { id, item, for: other = id }: Of<'buy'>): Answer {
  if (!marketOpen(campaign)) return notNow();
  const { equipment, items, party, uncommon, at } = campaign;
  const [buyer, owner, card] = [member(campaign, id), member(campaign, other), items[item]];
  const order = without(equipment.order, [item]);
  if (!buyer || !owner || !card || !order) return noSuch();
  if (buyer.side !== 'hero')
    return refused('heroes-alone', 'CA-3', say('darkholds.heroes-buy', { who: buyer.name }));
  if (owner.id !== id && kitOf(owner).leader !== id)
    return refused(
      'not-own',
      'CA-3',
      say('darkholds.not-own-henchman', { who: owner.name, target: buyer.name }),
    );
  if (!card.common && !(afterArea(at) && !uncommon.includes(id)))
    return refused(
      'uncommon',
      'CA-3',
      say('darkholds.uncommon', { what: card.name, once: uncommon.includes(id) }),
    );
  const silver = kitOf(buyer).silver - card.value;
  if (silver < 0)
    return refused(
      'too-dear',
      'CA-4',
      say('darkholds.too-dear', { what: card.name, price: card.value, silver: kitOf(buyer).silver }),
    );
  const carried = [...kitOf(owner).items, item];
  const full = noRoom(items, owner, carried, 0);
  if (full) return full;
  return changed(campaign, {
    party: withKit(withKit(party, id, { silver }), other, { items: carried }),
    equipment: { ...equipment, order },
    ...(card.common ? {} : { uncommon: [...uncommon, id] }),
  });
}

/** CA-3: half the value, rounded down; the card goes back into the deck. */
function sell(campaign: Campaign, { id, item }: Of<'sell'>): Answer {
  if (!marketOpen(campaign)) return notNow();
  const { equipment, items, party } = campaign;
  const [seller, card] = [member(campaign, id), items[item]];
  const left = seller && without(kitOf(seller).items, [item]);
  if (!seller || !card || !left) return noSuch();
  if (card.own) return refused('own-item', 'HA-3', say('darkholds.own-item', { what: card.name }));
  const silver = kitOf(seller).silver + Math.floor(card.value / 2);
  const full = noRoom(items, seller, left, silver);
  if (full) return full;
  return changed(campaign, {
    party: withKit(party, id, { items: left, silver }),
    equipment: { ...equipment, order: [...equipment.order, item] },
  });
}

/** CA-3: trading is free between levels, and the limits hold. */
function give(campaign: Campaign, { id, to, item, silver }: Of<'give'>): Answer {
  if (campaign.level || campaign.end) return notNow();
  const { items, party } = campaign;
  const [one, other] = [member(campaign, id), member(campaign, to)];
  const left = one && without(kitOf(one).items, item === undefined ? [] : [item]);
  if (!one || !other || !left || id === to || (item === undefined && silver === 0) || silver < 0)
    return noSuch();
  if (item !== undefined && items[item]?.own !== false)
    return refused('own-item', 'HA-3', say('darkholds.own-item', { what: items[item ?? '']?.name ?? '' }));
  const carried = item === undefined ? kitOf(other).items : [...kitOf(other).items, item];
  const [mine, theirs] = [kitOf(one).silver - silver, kitOf(other).silver + silver];
  const full = noRoom(items, one, left, mine) ?? noRoom(items, other, carried, theirs);
  if (full) return full;
  return changed(campaign, {
    party: withKit(withKit(party, id, { items: left, silver: mine }), to, { items: carried, silver: theirs }),
  });
}

/** CA-4, IN-2: at the price of the card, into a hero's warband of the same kindred; a sell-sword takes any. */
function hire(campaign: Campaign, { id, hireling: name }: Of<'hire'>): Answer {
  if (!marketOpen(campaign)) return notNow();
  const { hirelings, party } = campaign;
  const hero = member(campaign, id);
  const found = hirelings.find(one => one.name === name);
  if (hero?.side !== 'hero' || !found) return noSuch();
  if (!found.sellsword && found.kindred !== kitOf(hero).kindred)
    return refused('kindred', 'IN-2', say('darkholds.kindred', { who: found.name, target: hero.name }));
  const silver = kitOf(hero).silver - found.price;
  if (silver < 0)
    return refused(
      'too-dear',
      'CA-4',
      say('darkholds.too-dear', { what: found.name, price: found.price, silver: kitOf(hero).silver }),
    );
  const { name: called, kindred, sellsword, con, full, price: _, ...profile } = found;
  let n = 1;
  while (party.some(one => one.id === `hired${n}`)) n++;
  const kit: Kit = { ...noKit, kindred, leader: id, callings: sellsword ? ['sellsword'] : [] };
  const henchman: Figure = {
    ...profile,
    ...{ id: `hired${n}`, name: called, side: 'henchman', type: 'henchman', rank: 1, entry: false, at: 'A1' },
    ...{ vigour: full, full, con, wounds: 0, prone: false, tokens: 0, kit },
  };
  return changed(campaign, { party: [...withKit(party, id, { silver }), henchman] });
}

/** CA-3, DK-1: every card that nobody carries lies in the deck, which is shuffled at the end of the market. */
function shuffled({ items, equipment, party }: Campaign): Campaign['equipment'] {
  const carried = new Set(party.flatMap(one => kitOf(one).items));
  const back = Object.keys(items).filter(id => !items[id]!.own && !carried.has(id));
  const [order, stream] = shuffle(back, equipment.stream);
  return { order, stream };
}

function begin(campaign: Campaign, level: Play): Answer {
  if (campaign.level || campaign.end) return notNow();
  if (!campaign.party.some(({ side }) => side === 'hero'))
    return refused('nobody-ready', 'CA-5', say('darkholds.nobody-in-party'));
  if (level.phase === 'over') return noSuch();
  const ready: Campaign = { ...campaign, items: { ...moreOf(level).items, ...campaign.items } };
  const equipment = shuffled(ready);
  const { items } = ready;
  const now = { ...ready, equipment };
  return done(
    campaign,
    { type: 'campaign', change: { items, equipment } },
    { type: 'opened', level: opened(now, level) },
  );
}

/** CA-2, CA-1: whoever is alive heals; on to the next level, or the same once more. */
function finish(campaign: Campaign, { on, minutes }: Of<'finish'>): Answer {
  const { level, at, course, pages, fallen, names } = campaign;
  if (level?.phase !== 'over' || !level.end) return notNow();
  const went = after(campaign, level);
  const { types, darkholds, reinforcements } = level;
  const { items, hirelings, settings, players } = moreOf(level);
  const noHero = !went.party.some(({ side }) => side === 'hero');
  const next = on ? at + 1 : at;
  const end: Campaign['end'] = noHero ? 'lost' : next >= levelsOf[course] ? 'won' : null;
  const page = {
    ...{ at, name: names[at] ?? level.level.name, turns: level.turn, end: level.end, line: '' },
    fallen: went.fallen.map(({ name }) => name),
    ...(level.tale ? { tale: level.tale } : {}),
    ...(minutes === undefined ? {} : { minutes }),
  };
  const change = {
    ...{ party: went.party, fallen: [...fallen, ...went.fallen], pages: [...pages, page], at: next, end },
    ...{ taught: { types, darkholds, reinforcements }, items, hirelings, settings, players, uncommon: [] },
  } as const;
  const equipment = shuffled({ ...campaign, ...change });
  return done(
    campaign,
    { type: 'campaign', change: { ...change, equipment } },
    { type: 'opened', level: null },
  );
}

function inLevel(campaign: Campaign, command: Of<'level'>): Answer {
  if (!campaign.level) return notNow();
  const decided = decideLevel(campaign.level, command.command);
  if (!decided.ok) return decided;
  return done(campaign, ...decided.value.map((event): Event => ({ type: 'level', event })));
}

/** Whoever goes leaves the cards behind; a henchman without a hero is led by nobody. */
function dismiss(campaign: Campaign, id: string): Answer {
  const left = campaign.party.filter(one => one.id !== id);
  const party = left.map(one =>
    kitOf(one).leader === id ? { ...one, kit: { ...kitOf(one), leader: null } } : one,
  );
  const order = deckWithout(campaign, id, kitOf(member(campaign, id) ?? {}).items, []);
  return changed(campaign, {
    party,
    equipment: { ...campaign.equipment, order: order ?? campaign.equipment.order },
  });
}

export function decide(campaign: Campaign, command: Command): Answer {
  switch (command.do) {
    case 'recruit': {
      const { figure } = command;
      if (campaign.level || campaign.end || member(campaign, figure.id) || figure.side === 'enemy')
        return noSuch();
      const order = deckWithout(campaign, figure.id, [], kitOf(figure).items);
      if (!order) return refused('elsewhere', 'DK-1', say('darkholds.elsewhere'));
      const equipment = { ...campaign.equipment, order };
      return changed(campaign, { party: [...campaign.party, figure], equipment });
    }
    case 'dismiss':
      if (campaign.level || !member(campaign, command.id)) return noSuch();
      return dismiss(campaign, command.id);
    case 'begin':
      return begin(campaign, command.level);
    case 'level':
      return inLevel(campaign, command);
    case 'finish':
      return finish(campaign, command);
    case 'buy':
      return buy(campaign, command);
    case 'sell':
      return sell(campaign, command);
    case 'give':
      return give(campaign, command);
    case 'hire':
      return hire(campaign, command);
    case 'card': {
      if (campaign.level) return notNow();
      const { items, equipment } = campaign;
      const { id, item } = command;
      const order = items[id] || item.own ? equipment.order : [...equipment.order, id];
      return changed(campaign, { items: { ...items, [id]: item }, equipment: { ...equipment, order } });
    }
    case 'hireling': {
      const others = campaign.hirelings.filter(({ name }) => name !== command.hireling.name);
      return changed(campaign, { hirelings: [...others, command.hireling] });
    }
    case 'correct': {
      const one = member(campaign, command.id);
      const { wounds = 0, kit } = command.change;
      if (campaign.level || !one || wounds < 0 || wounds >= one.con) return noSuch();
      const cards = kitOf(one).items;
      const order = deckWithout(campaign, one.id, cards, kit?.items ?? cards);
      if (!order) return refused('elsewhere', 'DK-1', say('darkholds.elsewhere'));
      const party = campaign.party.map(other =>
        other.id === one.id ? { ...other, ...command.change } : other,
      );
      return changed(campaign, { party, equipment: { ...campaign.equipment, order } });
    }
    case 'name': {
      if (command.at < 0 || command.at >= levelsOf[campaign.course]) return noSuch();
      const names = Array.from({ length: levelsOf[campaign.course] }, (_, i) => campaign.names[i] ?? '');
      names[command.at] = command.name;
      return changed(campaign, { names });
    }
    case 'line': {
      const { page, line } = command;
      if (!campaign.pages[page]) return noSuch();
      return changed(campaign, {
        pages: campaign.pages.map((one, i) => (i === page ? { ...one, line } : one)),
      });
    }
  }
}

export const questionOf = ({ level }: Campaign): Question | null => level && levelQuestion(level);

export function titleOf(campaign: Campaign, command: Command): Said {
  const name = (id: string): string => member(campaign, id)?.name ?? id;
  switch (command.do) {
    case 'level':
      return campaign.level
        ? levelTitle(campaign.level, command.command)
        : say('darkholds.t-campaign', { deed: 'level', who: '' });
    case 'recruit':
      return say('darkholds.t-campaign', { deed: 'recruit', who: command.figure.name });
    case 'begin':
      return say('darkholds.t-level', { n: campaign.at + 1 });
    case 'buy':
    case 'sell':
    case 'give':
    case 'hire':
    case 'dismiss':
    case 'correct':
      return say('darkholds.t-campaign', { deed: command.do, who: name(command.id) });
    default:
      return say('darkholds.t-campaign', { deed: command.do, who: '' });
  }
}

export const reveals = (events: readonly Event[]): boolean =>
  levelReveals(events.flatMap(one => (one.type === 'level' ? [one.event] : [])));

/** A campaign that nobody has joined yet. */
export function newCampaign(name: string, course: Course, seed: number): Campaign {
  const taught: Taught = { types: [], darkholds: {}, reinforcements: {} };
  return {
    ...{ name, course, at: 0, names: [], party: [], fallen: [], pages: [], taught, items: {} },
    equipment: { order: [], stream: streamOf(seed, 'equipment') },
    ...{ hirelings: [], settings: usual, players: [], uncommon: [], level: null, end: null },
  };
}
