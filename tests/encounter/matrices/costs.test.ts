import { describe, expect, it } from 'vitest';
import { costTable, type Way } from '../../../src/encounter/facts/cost-table';
import type { Plight } from '../../../src/encounter/facts/plight';
import type { Command } from '../../../src/encounter/model/command';
import type { Friend, State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { about, atAnyTime, commandFor, dear, type Kind, kinds } from './plights';

/** A null: it cannot be done by such a one at all. */
type Prices = { readonly [K in Kind]: number | null };

/** What each costs whom, written down by hand from the rules; cards print 2, an ally's and the Guardian's too. */
const prices: { readonly [W in Way]: Prices } = {
  // AB-3: a full character's attack costs what its card costs. CN-2, UC-4, FT-1: the others pay their own card's price.
  attack: { full: 0, companion: 1, ally: 2, guardian: 2, friendly: 0 },
  // CN-5
  bought: { full: null, companion: 0, ally: 0, guardian: 0, friendly: 0 },
  // SE-15
  inside: { full: 3, companion: 1, ally: 1, guardian: 1, friendly: 1 },
  // OP-3: an animus for each hex; CN-2, UC-4: one price for the whole action. Both hexes away here.
  move: { full: 2, companion: 1, ally: 2, guardian: 2, friendly: 2 },
  // AB-3, CN-2, UC-5
  ability: { full: 2, companion: 1, ally: 2, guardian: 2, friendly: null },
  // CN-4
  interrupt: { full: 2, companion: 0, ally: 2, guardian: 2, friendly: null },
  // IT-2, CN-6
  item: { full: 2, companion: 0, ally: null, guardian: null, friendly: null },
  // SE-4
  escape: { full: 3, companion: 1, ally: 1, guardian: 1, friendly: 1 },
  // GM-5
  rejuvenate: { full: 6, companion: 2, ally: null, guardian: null, friendly: null },
};

const plightFor = (way: Way): Plight =>
  way === 'escape' ? 'caged' : way === 'inside' ? 'consumed' : 'standing';

const strike = { targets: ['boss'], said: { damage: 1 }, die: 'core' } as const;

function commandOf(way: Way, kind: Kind): Command {
  switch (way) {
    case 'attack':
    case 'inside':
      return { do: 'attack', who: 's', strike };
    case 'bought':
      return { do: 'attack', who: 's', strike: { ...strike, free: true } };
    case 'move':
      return { do: 'move', who: 's', to: 'C7', animus: prices.move[kind] ?? 0 };
    case 'ability':
    case 'interrupt':
      return commandFor.play(kind);
    case 'item':
      return { do: 'play', who: 's', card: 'item', choice: 'x' };
    case 'escape':
      return commandFor.escape(kind);
    case 'rejuvenate':
      return commandFor.rejuvenate(kind);
  }
}

/** The moment before: `s` holds so much animus, and its cards print their prices. */
function before(way: Way, kind: Kind, detail: 'light' | 'full', animus: number): State {
  const now = about('pass', plightFor(way), kind, {
    company: detail,
    board: way === 'move' ? 'mirrored' : 'off',
  });
  if (way === 'bought') now.tap({ do: 'spend', who: 's', token: 'animus', use: 'attack' });
  const state = dear(now.state);
  const rich = (one: Friend): Friend =>
    one.id === 's'
      ? { ...one, at: way === 'move' ? 'C5' : null, animus: { available: animus, reserve: 9 } }
      : one;
  const library = way === 'interrupt' ? atAnyTime(state.library) : state.library;
  return {
    ...state,
    library,
    friends: state.friends.map(rich),
    allyOf: way === 'interrupt' ? anytimeOf(state.allyOf) : state.allyOf,
    guardian:
      way === 'interrupt' && state.guardian ? (anytimeOf({ s: state.guardian }).s ?? null) : state.guardian,
  };
}

const anytimeOf = (cards: State['allyOf']): State['allyOf'] =>
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [
      id,
      { ...card, ...(card.once ? { once: { ...card.once, interrupt: 'anytime' as const } } : {}) },
    ]),
  );

/** The animus that it takes, or the code of the refusal. */
function paid(way: Way, kind: Kind, detail: 'light' | 'full', animus: number): number | string {
  const state = before(way, kind, detail, animus);
  const decided = decide(state, commandOf(way, kind));
  if (!decided.ok) return decided.error.code;
  const after = decided.value.reduce(apply, state).friends.find(one => one.id === 's');
  return animus - (after?.animus.available ?? 0);
}

const ways = Object.keys(prices) as Way[];

describe('what it costs', () => {
  for (const detail of ['light', 'full'] as const)
    for (const way of ways)
      it(`CN-2, UC-4, FT-1, SE-15: ${way}, in ${detail} detail: everybody pays what the rules say, and no less will do`, () => {
        for (const kind of kinds) {
          const price = prices[way][kind];
          if (price === null) {
            expect.soft([kind, typeof paid(way, kind, detail, 9)]).toEqual([kind, 'string']);
            continue;
          }
          expect.soft([kind, paid(way, kind, detail, 9)]).toEqual([kind, price]);
          expect.soft([kind, paid(way, kind, detail, price)]).toEqual([kind, price]);
          if (price > 0) expect.soft([kind, paid(way, kind, detail, price - 1)]).toEqual([kind, 'no-animus']);
        }
      });

  it('AB-3, CN-2, FT-1: the table that the commands read declares what the rules say, each with its rule', () => {
    const meant = { printed: 2, eachHex: 2 } as const;
    for (const way of ways)
      for (const kind of kinds) {
        const { price, rule } = costTable[way][kind];
        const said = typeof price === 'string' ? meant[price] : price;
        expect.soft([way, kind, said]).toEqual([way, kind, prices[way][kind]]);
        expect.soft(rule).toMatch(/^[A-Z]{2,3}-\d+$/);
      }
  });

  it('GM-7, GM-11: a Sentinel pays for nothing, for it does nothing of the kind', () => {
    for (const way of ways.filter(one => one !== 'escape'))
      expect.soft([way, costTable[way].sentinel.price]).toEqual([way, null]);
  });

  it('CN-2, OWN-109: the price of a move is asked with and without the board, and an attack is never cheaper than printed', () => {
    for (const board of ['mirrored', 'moved', 'off'] as const) {
      const { state } = about('move', 'standing', 'ally', { board });
      const less = decide(state, { do: 'move', who: 's', to: null, animus: 1 });
      expect(less.ok ? 'taken' : less.error.code).toBe('not-paid');
      const cheap = decide(state, { do: 'attack', who: 's', strike: { ...strike, cost: 0 } });
      const friends = cheap.ok ? cheap.value.reduce(apply, state).friends : [];
      expect(friends.find(one => one.id === 's')?.animus.available).toBe(7);
    }
  });
});
