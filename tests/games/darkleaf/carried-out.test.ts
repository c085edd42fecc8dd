import { describe, expect, test } from 'vitest';
import { anyOf } from '../../../scripts/play/darkleaf';
import { streamOf } from '../../../src/basics/random';
import { type Clan, clans } from '../../../src/games/darkleaf/rules/board/position';
import { type Carried, carriedOut } from '../../../src/games/darkleaf/rules/duel/commands/carried-out';
import type { Duel, Seat, UnitData } from '../../../src/games/darkleaf/rules/duel/model';
import { carriedText } from '../../../src/games/darkleaf/words/on-table';
import { begun, sent } from './duel-of';

/** A table with pieces, as hands know it: nothing but what stands and lies there. */
interface Table {
  readonly units: Map<string, UnitData>;
  readonly gardens: Map<string, number>;
  readonly reclaimed: Set<string>;
  readonly slots: Map<string, number[]>;
  readonly tokens: Map<string, number>;
  readonly laws: Set<string>;
}

const slotsOf = (seats: Duel['seats'], of: (row: Seat['rows'][number]) => number[] | number) =>
  (['south', 'north'] as const).flatMap(side =>
    seats[side].rows.map(row => [`${side} ${row.id}`, of(row)] as const),
  );

const tableOf = ({ units, gardens, reclaimed, seats }: Duel): Table => ({
  units: new Map(Object.entries(units)),
  gardens: new Map(Object.entries(gardens)),
  reclaimed: new Set(reclaimed),
  slots: new Map(
    slotsOf(seats, ({ filled }) => filled.filter(value => value !== null).sort()) as [string, number[]][],
  ),
  tokens: new Map(slotsOf(seats, ({ tokens }) => tokens) as [string, number][]),
  laws: new Set((['south', 'north'] as const).filter(side => seats[side].law)),
});

/** Does on a table what a list says, all moves at once. */
function carry(table: Table, list: readonly Carried[]): Table {
  const lifted = list.flatMap(one =>
    one.what === 'moves' ? [[one.to, table.units.get(one.from)] as const] : [],
  );
  for (const one of list) {
    if (one.what === 'moves') table.units.delete(one.from);
    if (one.what === 'leaves') table.units.delete(one.at);
  }
  for (const [to, unit] of lifted) if (unit) table.units.set(to, unit);
  const change = (at: string, more: (unit: UnitData) => Partial<UnitData>): void => {
    const unit = table.units.get(at);
    if (unit) table.units.set(at, { ...unit, ...more(unit) });
  };
  for (const one of list)
    switch (one.what) {
      case 'comes': {
        const plain = { auras: [], marks: 0, quarry: false, ladder: 0, held: false };
        table.units.set(one.at, { side: one.side, kind: one.kind, ...plain });
        break;
      }
      case 'hits':
        change(one.at, () => ({ marks: one.count }));
        break;
      case 'ladder':
        change(one.at, () => ({ ladder: one.count }));
        break;
      case 'gains':
        change(one.at, ({ auras }) => ({ auras: [...auras, one.aura] }));
        break;
      case 'loses':
        change(one.at, ({ auras }) => ({ auras: auras.filter(aura => aura !== one.aura) }));
        break;
      case 'held':
      case 'released':
        change(one.at, () => ({ held: one.what === 'held' }));
        break;
      case 'quarry':
        change(one.at, () => ({ quarry: true }));
        break;
      case 'reclaimed':
        table.reclaimed.add(one.at);
        break;
      case 'garden':
        if (one.count > 0) table.gardens.set(one.at, one.count);
        else table.gardens.delete(one.at);
        break;
      case 'slotted':
      case 'lifted': {
        const there = [...(table.slots.get(`${one.side} ${one.row}`) ?? [])];
        if (one.what === 'slotted') there.push(one.value);
        else there.splice(there.indexOf(one.value), 1);
        table.slots.set(`${one.side} ${one.row}`, there.sort());
        break;
      }
      case 'tokens':
        table.tokens.set(`${one.side} ${one.row}`, one.tokens);
        break;
      case 'law':
        table.laws.add(one.side);
        break;
      default:
    }
  return table;
}

/** Auras lie in any order on a unit, and units on a board. */
const plainly = (table: Table) => ({
  ...table,
  units: new Map(
    [...table.units].sort().map(([at, unit]) => [at, { ...unit, auras: [...unit.auras].sort() }]),
  ),
  gardens: new Map([...table.gardens].sort()),
  reclaimed: new Set([...table.reclaimed].sort()),
});

const pairs = clans.flatMap((a, i) => clans.slice(i + 1).map(b => [a, b] as const));

describe('what hands have to do after a turn', () => {
  test.each(pairs)(
    '%s and %s: whoever does what the list says has the table of the duel, turn by turn',
    (a: Clan, b: Clan) => {
      for (const seed of [1, 2]) {
        const next = anyOf(streamOf(seed, `${a} ${b}`));
        let duel = begun(a, b, { dice: 'app', seed });
        let before = duel;
        for (let taps = 0; taps < 160 && !duel.end; taps++) {
          const command = next(duel);
          if (!command) break;
          duel = sent(duel, command);
          if (duel.count === before.count) continue;
          const list = carriedOut(before, duel);
          expect(plainly(carry(tableOf(before), list))).toEqual(plainly(tableOf(duel)));
          for (const one of list) expect(carriedText(one)).not.toMatch(/undefined|NaN/);
          before = duel;
        }
        expect(before.count).toBeGreaterThan(5);
      }
    },
  );

  test('nothing happened: nothing is to be done', () => {
    const duel = begun('murg', 'huldra');
    expect(carriedOut(duel, duel)).toEqual([]);
  });

  test('HU-8: bones that change owners are named', () => {
    const duel = begun('murg', 'huldra');
    const { south, north } = duel.seats;
    const after: Duel = {
      ...duel,
      seats: {
        south: { ...south, pool: [4, ...south.pool.slice(1)] },
        north: { ...north, pool: [6, ...north.pool.slice(1)] },
      },
    };
    const { south: one, north: other } = after.seats;
    expect(carriedOut(duel, after)).toEqual([
      { what: 'bones', side: 'south', bones: [...one.pool].sort((x, y) => x - y) },
      { what: 'bones', side: 'north', bones: [...other.pool].sort((x, y) => x - y) },
    ]);
  });
});
