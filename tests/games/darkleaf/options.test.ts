import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTurn } from '../../../scripts/scenario/darkleaf/new-turn';
import type { Aura, Clan, Position, Unit } from '../../../src/games/darkleaf/rules/board/position';
import { nameOf, type Side } from '../../../src/games/darkleaf/rules/board/square';
import { Standings } from '../../../src/games/darkleaf/rules/board/standings';
import { actionData } from '../../../src/games/darkleaf/rules/duel/codec';
import type { ActionData } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import { optionsOf } from '../../../src/games/darkleaf/rules/duel/queries/options';
import { picksOf } from '../../../src/games/darkleaf/rules/duel/queries/picks';
import { caseOf, plainUnit } from './cases';
import { begun, sent } from './duel-of';
import { type Action, doAct } from './slow/acts';
import { positions } from './slow/positions';
import { squares, World } from './slow/world';

const samples = fc.sample(positions, { seed: 61, numRuns: 260 });
const of = (clan: Clan, count: number): (readonly [Position, Side])[] =>
  samples
    .flatMap(position => (['south', 'north'] as const).map(side => [position, side] as const))
    .filter(([{ players }, side]) => players[side].clan === clan)
    .slice(0, count);

/** What may be done after a roll, by the rules. */
const offered = (position: Position, side: Side, value: number): readonly ActionData[] =>
  optionsOf({
    ...newTurn(side, position, [], []),
    phase: 'execute',
    bone: { sides: 12, value },
  }).map(({ action }) => actionData(action));
/** All of these actions that the second program carries out. */
const allowed = (position: Position, side: Side, value: number, actions: readonly Action[]): Action[] =>
  actions.filter(action => typeof doAct(new World(caseOf(position)), side, action, value) !== 'string');
const told = (actions: readonly Action[], ...names: readonly (keyof Action)[]): string[] =>
  [...new Set(actions.map(action => names.map(name => `${action[name]}`).join(' ')))].sort();

describe('what is offered after a roll is what the second program allows, all of it', () => {
  test.each(['huldra', 'murg', 'erde', 'wibo', 'hexen', 'ferrymen'] as const)(
    'JO-1, JO-6: %s: journeys',
    clan => {
      for (const [i, [position, side]] of of(clan, 6).entries()) {
        const value = 1 + (i % 6);
        const own = [...position.units].filter(([, unit]) => unit.side === side).map(([at]) => nameOf(at));
        const every = own.flatMap(unit => squares.map((to): Action => ({ do: 'journey', unit, to })));
        const here = offered(position, side, value).filter(
          one => one.do === 'journey' && one.hunt === undefined,
        );
        const stays = (one: Action): boolean => one.unit !== one.to;
        expect(told(here.filter(stays), 'unit', 'to')).toEqual(
          told(allowed(position, side, value, every).filter(stays), 'unit', 'to'),
        );
      }
    },
  );

  test('HU-6: every Pivot', () => {
    let found = 0;
    for (const [i, [position, side]] of of('huldra', 14).entries()) {
      const sages = [...position.units].filter(([, unit]) => unit.side === side && unit.kind === 'sage');
      const bearing = { ...position, units: new Standings(position.units) };
      for (const [at, unit] of sages) bearing.units.set(at, { ...unit, auras: ['pivot'] });
      const rivals = [...position.units].filter(([, unit]) => unit.side !== side).map(([at]) => nameOf(at));
      const value = 2 + (i % 5);
      const every = sages.flatMap(([at]) =>
        squares.flatMap(to => rivals.map((hunt): Action => ({ do: 'journey', unit: nameOf(at), to, hunt }))),
      );
      const pivots = allowed(bearing, side, value, every);
      found += pivots.length;
      const here = offered(bearing, side, value).filter(one => one.hunt !== undefined);
      expect(told(here, 'unit', 'to', 'hunt')).toEqual(told(pivots, 'unit', 'to', 'hunt'));
    }
    expect(found).toBeGreaterThan(5);
  });

  test.each([
    ['HU-7', 'huldra', 'leap', 'to'],
    ['WB-7', 'wibo', 'swap', 'with'],
  ] as const)('%s: %s: every %s', (_, clan, kind, field) => {
    for (const [position, side] of of(clan, 10)) {
      const queens = [...position.units].filter(([, unit]) => unit.side === side && unit.kind === 'queen');
      const every = queens.flatMap(([at]) =>
        squares.map(
          (to): Action =>
            kind === 'leap' ? { do: kind, unit: nameOf(at), to } : { do: kind, unit: nameOf(at), with: to },
        ),
      );
      const here = offered(position, side, 3).filter(one => one.do === kind);
      expect(told(here, 'unit', field)).toEqual(told(allowed(position, side, 3, every), 'unit', field));
    }
  });
});

test('MU-3, MU-8: with a Predictive Model each pair of targets is told by taps of its own', () => {
  const put = (at: string, side: Side, kind: Unit['kind']) =>
    ({ do: 'put', at, unit: { ...plainUnit(side, kind), auras: [] as Aura[] } }) as const;
  const bare = Object.keys(begun('murg', 'huldra').units).reduce(
    (now, at) => sent(now, { do: 'put', at, unit: null }),
    begun('murg', 'huldra'),
  );
  const duel = sent(
    bare,
    put('d3', 'south', 'knight'),
    ...['c4', 'd4', 'e4'].map(at => put(at, 'north', 'pawn')),
    { do: 'tokens', side: 'south', row: 'predictiveModel', tokens: 1 },
    { do: 'spend', asked: { skill: 'predictiveModel' } },
    { do: 'roll', bone: 6, value: 3 },
  );
  const deeds = picksOf(duel).filter(({ command }) => command.do === 'act' && command.action.do === 'deed');
  const targets = deeds.map(({ command }) => (command.do === 'act' ? command.action.targets?.join() : ''));
  expect(new Set(targets)).toEqual(new Set(['c4', 'd4', 'e4', 'c4,d4', 'c4,e4', 'd4,e4']));
  const taps = deeds.map(one => JSON.stringify(one.taps));
  expect(new Set(taps).size).toBe(taps.length);
});
