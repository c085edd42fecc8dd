import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clan, Position, Unit } from '../../../../src/games/darkleaf/rules/board/position';
import { nameOf, squares } from '../../../../src/games/darkleaf/rules/board/square';
import { actionData } from '../../../../src/games/darkleaf/rules/duel/codec';
import type { ActionData, Command } from '../../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../../src/games/darkleaf/rules/duel/commands/decide';
import type { Duel, UnitData } from '../../../../src/games/darkleaf/rules/duel/model';
import { countersOf, restartsOf } from '../../../../src/games/darkleaf/rules/duel/queries/counting';
import { optionsOf } from '../../../../src/games/darkleaf/rules/duel/queries/options';
import { picksOf } from '../../../../src/games/darkleaf/rules/duel/queries/picks';
import { newTurn, turnOf } from '../../../../src/games/darkleaf/rules/duel/turn-of';
import { passingDuel } from '../../../../src/games/darkleaf/table/duels';
import { duelHand } from '../../../../src/games/darkleaf/table/hand';
import '../../../../src/games/darkleaf/words/learn';
import { say } from '../../../../src/ui/words/say';
import { plainUnit } from '../cases';
import { begun, refusal, sent } from '../duel-of';
import { positions } from '../slow/positions';

type More = Partial<Duel['turn']>;
const names = squares.map(nameOf);
const bone = 8;

/** A position in the middle of a turn of south's. */
function duelAt({ players, units, reclaimed }: Position, turn: More): Duel {
  const start = begun(players.south.clan, players.north.clan);
  const seat = (side: 'south' | 'north', by: keyof Duel['seats']) => ({
    ...start.seats[by],
    law: players[side].law,
    book: { ...start.seats[by].book, bone, units: players[side].book },
  });
  const by = start.seats.south.book.clan === players.south.clan ? 'south' : 'north';
  return {
    ...start,
    quarryDue: false,
    seats: { south: seat('south', by), north: seat('north', by === 'south' ? 'north' : 'south') },
    units: Object.fromEntries([...units].map(([at, unit]) => [nameOf(at), unit as UnitData])),
    reclaimed: [...reclaimed].map(nameOf),
    turn: { ...newTurn('south', false), phase: 'execute', bone: { sides: bone, value: 3 }, ...turn },
  };
}

const boardAfter = (duel: Duel, action: ActionData): string | undefined => {
  const decided = decide(duel, { do: 'act', action });
  if (!decided.ok) return undefined;
  const { units, reclaimed } = decided.state ?? duel;
  return JSON.stringify([Object.entries(units).sort(([a], [b]) => (a < b ? -1 : 1)), reclaimed]);
};

/** Every board that the rules let an action lead to, by trying all squares for whatever it leaves open. */
function byTrial(duel: Duel): Set<string> {
  const { south } = duel.seats;
  const grown = (action: ActionData): ActionData[] => {
    switch (south.book.clan) {
      case 'ferrymen': {
        const beside = names.filter(at => duel.units[at]?.side === 'south');
        const king = duel.units[action.unit]?.kind === 'king';
        const places = action.flow ? names.map(place => ({ ...action, place })) : [];
        const belays = king
          ? [action, ...places].flatMap(one =>
              boardAfter(duel, one) === undefined
                ? []
                : beside.flatMap(unit => names.map(to => ({ ...one, belay: { unit, to } }))),
            )
          : [];
        return [action, ...places, ...belays];
      }
      case 'erde':
        return action.do === 'deed' ? [action, ...names.map(to => ({ ...action, to }))] : [action];
      case 'wibo': {
        const [, second] = action.targets ?? [];
        const one = names.map(at => ({ ...action, places: [at] }));
        const able = one.filter(so => boardAfter(duel, so) !== undefined);
        const two =
          second === undefined
            ? []
            : able.flatMap(so => names.map(at => ({ ...so, places: [...so.places, at] })));
        return action.do === 'deed' ? [action, ...able, ...two] : [action];
      }
      default:
        return [action];
    }
  };
  const boards = optionsOf(turnOf(duel)).flatMap(({ action }) =>
    grown(actionData(action)).flatMap(so => boardAfter(duel, so) ?? []),
  );
  return new Set(boards);
}

const byPicks = (duel: Duel): Set<string> =>
  new Set(
    picksOf(duel).flatMap(({ command }) => {
      if (command.do !== 'act') return [];
      const board = boardAfter(duel, command.action);
      if (board === undefined) throw new Error(`Refused: ${JSON.stringify(command)}`);
      return [board];
    }),
  );

const of = (clan: Clan) => positions.filter(({ players }) => players.south.clan === clan);

describe('every choice that an action leaves can be tapped', () => {
  test('FL-6, FM-3, PL-1: Ferrymen: who comes back goes where they choose, and the king takes somebody along', () => {
    fc.assert(
      fc.property(of('ferrymen'), fc.integer({ min: 1, max: 5 }), (position, value) => {
        const duel = duelAt(position, { bone: { sides: bone, value } });
        expect(byPicks(duel)).toEqual(byTrial(duel));
      }),
      { seed: 61, numRuns: 25 },
    );
  });

  test('ER-2, PL-1: Erde: a pawn that has Reclaimed goes to any free square beside its king', () => {
    fc.assert(
      fc.property(of('erde'), fc.constantFrom(...(['d4', 'd5', 'e4', 'e5'] as const)), (position, at) => {
        const units = new Map(position.units);
        units.set(names.indexOf(at), plainUnit('south', 'pawn'));
        const set: Position = { ...position, units: new Map(units) as unknown as Position['units'] };
        const there = { ...set, reclaimed: new Set([...set.reclaimed].filter(one => nameOf(one) !== at)) };
        const duel = duelAt(there, {
          bone: { sides: bone, value: 6 },
          intent: { does: 'deed', unit: at, targets: [at] },
        });
        expect(byPicks(duel)).toEqual(byTrial(duel));
      }),
      { seed: 62, numRuns: 25 },
    );
  });

  test('WB-3, WB-4, PL-1: Wibo: a royal’s pawn goes to the Seat, one whose square is Reclaimed beside it', () => {
    let several = 0;
    fc.assert(
      fc.property(of('wibo'), fc.nat(7), (position, n) => {
        const own = [...position.units].filter(([, unit]) => unit.side === 'south' && !unit.held);
        const at = own[n % Math.max(1, own.length)]?.[0];
        if (at === undefined) return;
        const base = duelAt(position, { phase: 'choice', bone: null });
        const wibo = { at: 'morph', unit: nameOf(at), named: null, seed: false } as const;
        const ask = {
          ...base,
          turn: { ...base.turn, bone: { sides: bone, value: 3 }, journeyed: nameOf(at), wibo },
        };
        const named = picksOf(ask).flatMap(({ command }) =>
          command.do === 'declare' ? [command.targets ?? []] : [],
        );
        for (const targets of named) {
          const duel = duelAt(position, { wibo: { ...wibo, named: targets }, journeyed: nameOf(at) });
          const picks = byPicks(duel);
          if (picks.size > 1) several += 1;
          expect(picks).toEqual(byTrial(duel));
        }
      }),
      { seed: 63, numRuns: 120 },
    );
    expect(several).toBeGreaterThan(0);
  });

  test('JO-7: of two ways to one square the player says which', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8];
    const every = { journey: all, less: false, deed: [], hex: [] };
    const start = begun('ferrymen', 'huldra');
    const { south } = start.seats;
    const units = { ...south.book.units, sage: every };
    const duel = sent(
      {
        ...start,
        units: { a1: { ...start.units.a2!, ...plainUnit('south', 'sage') } },
        seats: { ...start.seats, south: { ...south, book: { ...south.book, units } } },
      },
      { do: 'put', at: 'h8', unit: plainUnit('north', 'queen') as UnitData },
      { do: 'put', at: 'a1', unit: null },
      { do: 'put', at: 'a6', unit: plainUnit('south', 'sage') as UnitData },
      { do: 'roll', bone: south.book.bone, value: 4 },
    );
    const ways = picksOf(duel).filter(({ taps }) => JSON.stringify(taps[1]) === '{"tap":"square","at":"a2"}');
    expect(ways.map(({ taps }) => taps[2])).toEqual([
      { tap: 'direction', dir: 1 },
      { tap: 'direction', dir: 1 },
      { tap: 'direction', dir: 5 },
    ]);
  });
});

describe('skills whose choices are tapped one after the other', () => {
  const unit = (side: Unit['side'], kind: Unit['kind'], more: Partial<Unit> = {}): UnitData =>
    plainUnit(side, kind, more) as UnitData;

  test('ER-6: Banish asks for each unit where it goes, or sends the rest to the first square', () => {
    const { start } = { start: begun('erde', 'huldra') };
    const duel = sent(
      {
        ...start,
        units: {
          a1: unit('south', 'king'),
          d4: unit('north', 'pawn'),
          d5: unit('north', 'pawn', { held: true }),
          e5: unit('north', 'sage'),
        },
      },
      { do: 'tokens', side: 'south', row: 'banish', tokens: 1 },
    );
    const table = passingDuel(duel, say);
    const hand = duelHand(table);
    hand.tapped({ tap: 'use', skill: 'banish' });
    hand.onSquare('h7');
    // BD-6: a square that was just taken is taken.
    hand.onSquare('h7');
    hand.onSquare('c2');
    expect(Object.keys(table.state.value.units).sort()).toEqual(['a1', 'c2', 'd5', 'h7']);
    expect(table.state.value.units.h7?.kind).toBe('pawn');
    table.undo();
    hand.tapped({ tap: 'use', skill: 'banish' });
    const enough = hand.picks.value.find(pick => pick.taps.length === 1);
    hand.send(enough!);
    expect(Object.keys(table.state.value.units).sort()).toEqual(['a1', 'a2', 'a3', 'd5']);
  });

  const laddered = (): Duel =>
    sent(
      { ...begun('hexen', 'huldra'), quarryDue: false, units: {} },
      { do: 'put', at: 'c3', unit: unit('north', 'pawn', { ladder: 1 }) },
      { do: 'put', at: 'd4', unit: unit('north', 'sage', { ladder: 1 }) },
      { do: 'put', at: 'd5', unit: unit('north', 'knight') },
      { do: 'garden', at: 'e5', count: 1 },
    );

  test('HX-5, HX-6: what goes on where is asked of a ladder that ends in the order that was chosen', () => {
    const duel = laddered();
    const [c3, d4, garden] = countersOf(duel);
    const none = { order: [], restarts: {} };
    expect(countersOf(duel).map(({ name }) => name)).toEqual(['ladder c3', 'ladder d4', 'garden e5']);
    // The sage bears a ladder itself until it falls.
    expect(restartsOf(duel, none, c3!)).toEqual([]);
    expect(restartsOf(duel, none, d4!)).toEqual(['d5']);
    expect(restartsOf(duel, { ...none, order: [garden!.name] }, d4!)).toEqual([]);
    const counted = sent(
      { ...duel, turn: { ...duel.turn, counters: true } },
      { do: 'count', order: ['ladder d4', 'garden e5', 'ladder c3'], restarts: { d4: 'd5' } },
    );
    expect(counted.units).toEqual({});
    const usual = sent({ ...duel, turn: { ...duel.turn, counters: true } }, { do: 'count' });
    expect(usual.units).toEqual({});
  });

  test('HX-7: Waxing Moon asks the same', () => {
    const duel = laddered();
    const gift: Duel = { ...duel, turn: { ...duel.turn, phase: 'end', gift: 'waxingMoon' } };
    const moon = (more: Partial<Extract<Command, { do: 'count' }>>): Command => ({
      do: 'power',
      asked: { skill: 'waxingMoon', order: more.order ?? [], restarts: more.restarts ?? {} },
    });
    const order = ['garden e5', 'ladder c3', 'ladder d4'];
    expect(refusal(gift, moon({ order: order.slice(1) }))).toBe('order');
    expect(Object.keys(sent(gift, moon({ order })).units)).toEqual([]);
    const back = ['ladder d4', 'ladder c3', 'garden e5'];
    const kept = sent({ ...gift, gardens: {} }, moon({ order: back.slice(0, 2), restarts: { d4: 'd5' } }));
    expect(kept.units.d5?.ladder).toBe(2);
  });
});
