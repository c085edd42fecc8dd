import type { Campaign, Difficulty } from '../../src/campaign/model/state';
import type { Diary } from './whole-campaign';

/**
 * A second way of keeping the sheets, for the tests alone: small tables copied from the rulebook and plain sums over
 * what the diaries say was done. It shares no reckoning with src/campaign.
 */
export interface Ledger {
  readonly hardcore: boolean;
  readonly chapter: number;
  readonly ticks: readonly number[];
  readonly seats: readonly Seat[];
  readonly backpack: number;
  readonly allies: number;
  readonly dead: number;
  readonly curatives: number;
  readonly scavenger: boolean;
}

interface Seat {
  readonly items: number;
  readonly injuries: number;
  readonly iron: number;
  readonly alive: boolean;
}

//                 level: 1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21
const PERMANENT_AT = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 6];
const GROWTH_AT = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3];
const TRAITS_AT = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8, 8];
const TICKS_MORE: { readonly [difficulty in Difficulty]: number } = {
  journeyman: 2,
  pilgrim: 1,
  free: 0,
  grim: -1,
  dread: -2,
};
const UNIQUE_MORE: { readonly [difficulty in Difficulty]: number } = {
  journeyman: 0,
  pilgrim: 0,
  free: 0,
  grim: 1,
  dread: 2,
};

export const openLedger = (hardcore: boolean): Ledger => ({
  hardcore,
  chapter: 1,
  ticks: [],
  seats: [0, 1, 2, 3].map(() => ({ items: 0, injuries: 0, iron: 3, alive: true })),
  backpack: 0,
  allies: 4,
  dead: 0,
  curatives: 0,
  scavenger: false,
});

/** `traits` after the chapter: Scavenger and Herbalist are the players' choice, not a sum. */
export function keep(
  ledger: Ledger,
  diary: Diary,
  herbalistBefore: boolean,
  scavengerAfter: boolean,
): Ledger {
  const seats = ledger.seats.map(seat => ({ ...seat }));
  let { dead, allies, curatives, backpack } = ledger;
  for (const seat of seats) {
    if (!seat.alive) Object.assign(seat, { items: 0, injuries: 0, iron: 0, alive: true });
  }
  for (const { seat, kindOnly } of diary.swaps) if (!kindOnly) seats[seat]!.items = 0;
  for (const seat of diary.equipped) seats[seat]!.items += 3;
  diary.storyIron.forEach((iron, i) => {
    seats[i]!.iron += iron;
  });
  if (diary.curatives > 0) {
    const payer = seats.find(seat => seat.iron >= diary.chapter);
    if (payer) payer.iron -= diary.chapter;
    curatives += herbalistBefore ? 2 : 1;
  }
  for (const seat of diary.storyDeaths) {
    Object.assign(seats[seat]!, { items: 0, injuries: 0, iron: 0 });
    dead++;
  }
  for (const seat of diary.equippedLater) seats[seat]!.items += 3;

  const last = diary.attempts.at(-1) ?? [];
  const replayed = diary.attempts.length > 1;
  const ticks = Math.max(0, (replayed ? 4 : last.length) + TICKS_MORE[diary.difficulty]);
  for (const i of ledger.hardcore ? last : []) {
    seats[i]!.alive = false;
    dead++;
  }
  const over = ledger.hardcore && 12 - dead < 4;
  seats.forEach((seat, i) => {
    const fell = last.includes(i);
    // A campaign that is over asks nobody any more what is lost.
    if (over || !seat.alive) return;
    if (fell || (ledger.hardcore && diary.hp[i]! <= 2)) seat.injuries += 1;
    seat.items = Math.max(0, seat.items - (fell ? 2 : 1));
  });
  allies -= diary.alliesKilled;
  if (diary.chapter < 21 && !over) {
    backpack += 3 + (scavengerAfter ? 1 : 0);
    backpack += 2 + (diary.extraUnique ? 1 : 0) + UNIQUE_MORE[diary.difficulty];
  }
  return {
    ...ledger,
    chapter: diary.chapter === 21 || over ? diary.chapter : diary.chapter + 1,
    ticks: [...ledger.ticks, ticks],
    seats,
    backpack,
    allies,
    dead,
    curatives,
    scavenger: scavengerAfter,
  };
}

export const tables = { PERMANENT_AT, GROWTH_AT, TRAITS_AT };

/** What the campaign's own sheet shows, in the ledger's terms. */
export function shown(state: Campaign) {
  return {
    chapter: state.chapter,
    ticks: state.chapters
      .slice(0, state.chapter)
      .map((_, i) => state.ticks.filter(t => t.chapter === i + 1).length),
    seats: state.seats.map(id => {
      const { items, injuries, iron, fate } = state.people[id]!;
      return fate === 'active'
        ? { items: items.length, injuries: injuries.length, iron, alive: true }
        : { alive: false };
    }),
    backpack: state.backpack.length,
    allies: state.allies.filter(ally => !ally.archived).length,
    dead: Object.values(state.people).filter(c => c.fate === 'dead').length,
    curatives: state.curatives,
  };
}
