import { OFF } from '../../../../../square/grid';
import { warriorOf } from '../../board';
import type { Act, Source } from '../act';
import { boardOf, cellOf, levelOfData } from '../board-of';
import { type Item, mostSilver, tooMuch, without } from '../goods';
import { putDown } from '../harm';
import { type Kit, kitOf, moreOf } from '../kit';
import { type Figure, figureOf, isOurs, type Play } from '../model';
import type { Run } from '../run';
import { say } from '../says';
import {
  type Answer,
  begun,
  type Doer,
  done,
  isRefused,
  noSuch,
  putKit,
  type Refused,
  rangeBetween,
  rangeTo,
  refused,
  tooFar,
} from './acting';

type Of<D extends Act['do']> = Extract<Act, { readonly do: D }>;

/** IN-1: what somebody would carry must find room. */
function noRoom(play: Play, figure: Figure, kit: Kit): Refused | undefined {
  const slot = tooMuch(moreOf(play).items, kit.items, kit.room);
  if (slot) return refused('no-room', 'IN-1', say('darkholds.no-room', { who: figure.name, slot }));
  if (kit.silver > mostSilver || kit.silver < 0)
    return refused('silver', 'IN-1', say('darkholds.silver', { who: figure.name, most: mostSilver }));
  return undefined;
}

/** HA-3: what of these belongs to a profile, and stays with it. */
const ownOf = (play: Play, items: readonly string[]): string | undefined =>
  items.find(id => moreOf(play).items[id]?.own !== false);
const notOwn = (play: Play, id: string): Refused =>
  refused('own-item', 'HA-3', say('darkholds.own-item', { what: moreOf(play).items[id]?.name ?? id }));

/** What lies there, if it is beside the one who reaches for it. */
function listOf(play: Play, { figure, warrior }: Doer, from: Source): readonly string[] | Refused {
  if ('square' in from) {
    if (rangeTo(play, warrior, from.square) !== 1) return tooFar(figure.name, from.square);
    return moreOf(play).ground[from.square] ?? [];
  }
  const [body, lies] = [figureOf(play, from.body), warriorOf(boardOf(play), from.body)];
  // WR-4: of the unconscious alone.
  if (!body || !lies?.prone) return noSuch();
  return rangeBetween(play, warrior, lies) === 1 ? kitOf(body).items : tooFar(figure.name, body.name);
}

/** MK-15: it goes when it is empty; a pile stays. */
function putGround(run: Run, at: string, items: readonly string[]): void {
  const { [at]: _, ...others } = moreOf(run.state).ground;
  run.emit({ type: 'more', change: { ground: items.length > 0 ? { ...others, [at]: items } : others } });
  const feature = run.state.features[at];
  if (items.length === 0 && feature === 'equipment') run.emit({ type: 'feature', at, feature: null });
  if (items.length > 0 && !feature) run.emit({ type: 'feature', at, feature: 'equipment' });
}

function putSource(run: Run, from: Source, items: readonly string[]): void {
  if ('square' in from) putGround(run, from.square, items);
  else putKit(run, from.body, { items });
}

const namesOf = (play: Play, items: readonly string[]): string =>
  items.map(id => moreOf(play).items[id]?.name ?? id).join(', ');

/** HA-3: any of what lies there, with what is put down freely in its place. */
export function acquire(play: Play, { id, from, items, leave = [] }: Of<'acquire'>): Answer {
  const doer = begun(play, id, { cost: 1, company: true });
  if (isRefused(doer)) return doer;
  const { run, figure } = doer;
  const there = listOf(play, doer, from);
  if ('error' in there) return there;
  const own = ownOf(play, [...items, ...leave]);
  if (own !== undefined) return notOwn(play, own);
  const rest = without(there, items);
  const kept = without(kitOf(figure).items, leave);
  if (!rest || !kept || items.length === 0) return noSuch();
  const kit = { ...kitOf(figure), items: [...kept, ...items] };
  const full = noRoom(play, figure, kit);
  if (full) return full;
  putSource(run, from, [...rest, ...leave]);
  putKit(run, id, { items: kit.items });
  run.log({
    text: say('darkholds.takes', { who: figure.name, what: namesOf(play, items) }),
    rule: 'HA-3',
    by: id,
  });
  return done(run);
}

/** HA-3: to an equipment marker beside, or a new one on an unoccupied square beside. */
export function discard(play: Play, { id, at, items, take }: Of<'discard'>): Answer {
  const doer = begun(play, id, { cost: 1, company: true });
  if (isRefused(doer)) return doer;
  const { run, figure, warrior } = doer;
  if (rangeTo(play, warrior, at) !== 1) return tooFar(figure.name, at);
  const cell = cellOf(play, at);
  const feature = play.features[at];
  const isFree = !feature && !play.rocks[at] && !boardOf(play).warriors.some(one => one.at === cell);
  const isSquare = cell !== OFF && levelOfData(play.level).ground.square[cell] === 1;
  if (!isSquare || (feature !== 'equipment' && !isFree))
    return refused('not-free', 'HA-3', say('darkholds.not-free', { at }));
  const takes = take?.items ?? [];
  const own = ownOf(play, [...items, ...takes]);
  if (own !== undefined) return notOwn(play, own);
  const there = take ? listOf(play, doer, take.from) : [];
  if ('error' in there) return there;
  const rest = without(there, takes);
  const kept = without(kitOf(figure).items, items);
  if (!rest || !kept || items.length === 0) return noSuch();
  const kit = { ...kitOf(figure), items: [...kept, ...takes] };
  const full = noRoom(play, figure, kit);
  if (full) return full;
  if (take) putSource(run, take.from, rest);
  putKit(run, id, { items: kit.items });
  putDown(run, at, items);
  run.log({
    text: say('darkholds.puts-down', { who: figure.name, what: namesOf(play, items), at }),
    rule: 'HA-3',
    by: id,
  });
  return done(run);
}

/** An id that no card bears. */
export function newItemId(play: Play): string {
  const { items } = moreOf(play);
  let n = Object.keys(items).length + 1;
  while (items[`card${n}`]) n++;
  return `card${n}`;
}

/** HA-4, DK-1: the top card of the equipment deck, or the one that the table drew. The pile stays (MK-15). */
export function rummage(play: Play, { id, at, card }: Of<'rummage'>): Answer {
  const doer = begun(play, id, { cost: 1, company: true });
  if (isRefused(doer)) return doer;
  const { run, figure, warrior } = doer;
  if (play.features[at] !== 'pile') return noSuch();
  if (rangeTo(play, warrior, at) !== 1) return tooFar(figure.name, at);
  const { equipment, items, rummaged } = moreOf(play);
  const [top, ...order] = equipment.order;
  const times = (rummaged[at] ?? 0) + 1;
  run.emit({ type: 'more', change: { rummaged: { ...rummaged, [at]: times } } });
  const item = card ? newItemId(play) : top;
  if (item === undefined) {
    // DK-1: an empty deck gives nothing.
    run.log({ text: say('darkholds.finds-nothing', { who: figure.name, at }), rule: 'DK-1', by: id });
    return done(run);
  }
  if (card) run.emit({ type: 'more', change: { items: { ...items, [item]: { ...card, own: false } } } });
  else run.emit({ type: 'more', change: { equipment: { ...equipment, order } } });
  const kit = { ...kitOf(figure), items: [...kitOf(figure).items, item] };
  const what = moreOf(run.state).items[item]?.name ?? item;
  const fits = noRoom(run.state, figure, kit) === undefined;
  if (fits) putKit(run, id, { items: kit.items });
  else putDown(run, at, [item]);
  run.emit({ type: 'more', change: { found: fits ? { id, item, at } : null } });
  run.log({
    text: say('darkholds.finds', { who: figure.name, what, kept: fits }),
    rule: 'HA-4',
    by: id,
    noted: { found: what },
  });
  return done(run);
}

/** HA-4: what was just found is put down freely in the pile's square. */
export function putFoundDown(play: Play, run: Run): Answer {
  const { found } = moreOf(play);
  const figure = found && figureOf(play, found.id);
  const kept = figure && without(kitOf(figure).items, [found.item]);
  if (!found || !figure || !kept) return noSuch();
  putKit(run, found.id, { items: kept });
  putDown(run, found.at, [found.item]);
  run.emit({ type: 'more', change: { found: null } });
  const what = namesOf(play, [found.item]);
  run.log({
    text: say('darkholds.puts-down', { who: figure.name, what, at: found.at }),
    rule: 'HA-4',
    by: found.id,
  });
  return done(run);
}

/** HA-5, RM-4: as both agree, the price too; the receiver needs room. */
export function trade(play: Play, { id, with: other, give, get, silver }: Of<'trade'>): Answer {
  const doer = begun(play, id, { cost: 1, company: true });
  if (isRefused(doer)) return doer;
  const { run, figure, warrior } = doer;
  const [partner, beside] = [figureOf(play, other), warriorOf(boardOf(play), other)];
  if (!partner || !beside || other === id || !isOurs(partner) || partner.prone) return noSuch();
  if (rangeBetween(play, warrior, beside) !== 1) return tooFar(figure.name, partner.name);
  const own = ownOf(play, [give ?? [], get ?? []].flat());
  if (own !== undefined) return notOwn(play, own);
  // Nothing goes, or hacksilver for nothing but as a gift.
  if (give === undefined && get === undefined && silver <= 0) return noSuch();
  const mine = without(kitOf(figure).items, give === undefined ? [] : [give]);
  const theirs = without(kitOf(partner).items, get === undefined ? [] : [get]);
  if (!mine || !theirs) return noSuch();
  const one: Kit = {
    ...kitOf(figure),
    items: get === undefined ? mine : [...mine, get],
    silver: kitOf(figure).silver - silver,
  };
  const two: Kit = {
    ...kitOf(partner),
    items: give === undefined ? theirs : [...theirs, give],
    silver: kitOf(partner).silver + silver,
  };
  const full = noRoom(play, figure, one) ?? noRoom(play, partner, two);
  if (full) return full;
  putKit(run, id, { items: one.items, silver: one.silver });
  putKit(run, other, { items: two.items, silver: two.silver });
  run.log({
    text: say('darkholds.trades', {
      who: figure.name,
      target: partner.name,
      gives: give === undefined ? '' : namesOf(play, [give]),
      gets: get === undefined ? '' : namesOf(play, [get]),
      silver,
    }),
    rule: 'HA-5',
    by: id,
  });
  return done(run);
}

/** HA-10: what an item does stands on its card. */
export function use(play: Play, id: string, item: string): Answer {
  const figure = figureOf(play, id);
  if (!figure || !kitOf(figure).items.includes(item)) return noSuch();
  const doer = begun(play, id, { cost: 1 });
  if (isRefused(doer)) return doer;
  const card: Item | undefined = moreOf(play).items[item];
  const words = { who: figure.name, what: card?.name ?? item, text: card?.text ?? '' };
  doer.run.log({ text: say('darkholds.uses', words), rule: 'HA-10', by: id });
  return done(doer.run);
}
