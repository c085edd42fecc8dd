import { shuffle, streamOf } from '../../../../../basics/random';
import { type Goods, goods, nothing } from '../../goods';
import type { Member } from '../cards';
import type { Settings, World } from '../model';
import type { Nation } from '../nations';
import type { Tile } from '../places';

export interface Seat {
  readonly id: string;
  readonly name: string;
  /** What the nation's deck holds, its provider first; nothing where the deck lies on the table. */
  readonly deck: readonly Member[];
  readonly quests?: Nation['quests'];
  readonly prices?: { readonly wall: Goods; readonly tower: Goods };
}

export interface Beginning {
  /** In seating order, clockwise. */
  readonly seats: readonly Seat[];
  readonly settings: Settings;
  readonly seed: number;
  /** Nothing where the bag and the creature deck lie on the table. */
  readonly bag: readonly Tile[] | null;
  readonly creatures: readonly Member[] | null;
  /** LD-8: whether the map is laid by the players, or lies already. */
  readonly lands?: World['lands'];
}

/** LD-8: each has one of each in the bank at the start. */
const firstBank = goods({ grain: 1, wood: 1, ore: 1, fish: 1, gems: 1, steel: 1, gold: 1 });
/** LD-8: how many lands each player draws, and lays in each round. */
const drawn = 10;
export const layRounds = [1, 2, 3, 4] as const;

/** LD-8, WT-1: a game begins with its map, where one is kept, and else with the first Observer. */
export function beginWorld({ seats, settings, seed, bag, creatures, lands }: Beginning): World {
  let stream = streamOf(seed, 'world');
  const mixed = <T>(all: readonly T[]): readonly T[] => {
    const [list, next] = shuffle(all, stream);
    stream = next;
    return list;
  };
  const nations = seats.map(
    ({ id, name, deck, quests = [], prices = { wall: nothing, tower: nothing } }): Nation => ({
      id,
      name,
      bank: settings.bank ? firstBank : nothing,
      artifacts: [],
      chits: 0,
      quests,
      // LD-8: the provider lies on top until it is placed; the rest is shuffled.
      piles: deck.length > 0 ? [{ cards: [...deck.slice(0, 1), ...mixed(deck.slice(1))], from: null }] : [],
      hand: 0,
      bazaar: false,
      prices,
      note: '',
    }),
  );
  const all = bag && mixed(bag);
  // Ordinary lands are laid at the start; landmarks stay in the bag.
  const plain = all?.filter(({ landmark }) => landmark === null) ?? [];
  const each = Math.min(drawn, Math.floor(plain.length / Math.max(1, seats.length)));
  const lays = settings.map && lands === undefined;
  const hands = Object.fromEntries(
    seats.map(({ id }, i) => [id, lays ? plain.slice(i * each, (i + 1) * each) : []]),
  );
  const held = new Set(Object.values(hands).flat());
  return {
    settings,
    nations,
    allies: [],
    observer: seats[0]?.id ?? '',
    turn: 0,
    roll: 0,
    order: [],
    current: 0,
    actions: 0,
    step: lays
      ? { at: 'lay', round: 0, who: 0, left: layRounds[0] }
      : settings.map
        ? { at: 'settle', who: 0 }
        : { at: 'observer', among: seats.map(({ id }) => id) },
    lands: lands ?? {},
    settlements: {},
    armies: [],
    bag: all?.filter(tile => !held.has(tile)) ?? null,
    hands,
    creatures: creatures && mixed(creatures),
    timeline: [],
    hadEvent: false,
    battles: [],
    meeting: null,
    scores: [],
    winners: [],
    goesOn: false,
    stream,
    made: 0,
    log: [],
  };
}
