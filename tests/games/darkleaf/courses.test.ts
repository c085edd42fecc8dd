import { describe, expect, test } from 'vitest';
import { clans } from '../../../src/games/darkleaf/rules/board/position';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import type { Duel } from '../../../src/games/darkleaf/rules/duel/model';
import { choicesOf } from '../../../src/games/darkleaf/rules/duel/queries/choices';
import { picksOf } from '../../../src/games/darkleaf/rules/duel/queries/picks';
import { positionOf } from '../../../src/games/darkleaf/rules/duel/turn-of';
import { Chance } from '../../support/chance';
import { caseOf } from './cases';
import { begun, sent } from './duel-of';
import { type Command as SlowCommand, Turn } from './slow/turn';
import { World } from './slow/world';

/** The second program, with the turn of a duel before it. */
const slowOf = (duel: Duel): Turn => {
  const { pool, rows } = duel.seats[duel.turn.side];
  return new Turn(new World(caseOf(positionOf(duel))), duel.turn.side, { pool, rows });
};
/** A command of a turn as the second program takes it; nothing for what is no part of one. */
function slowCommand(command: Command): SlowCommand | undefined {
  switch (command.do) {
    case 'declare': {
      const { intent, unit, targets } = command;
      return { c: 'declare', intent, ...(unit !== undefined && { unit }), ...(targets && { targets }) };
    }
    case 'roll':
      return { c: 'roll', bone: command.bone, value: command.value ?? 0 };
    case 'act':
      return { c: 'act', action: command.action };
    case 'slot': {
      const { row, slot, on } = command;
      return { c: 'slot', row, slot, ...(on !== undefined && { on }) };
    }
    case 'spend': {
      const { skill, unit, targets, dir, places, count } = command.asked;
      return {
        ...{ c: 'spend', skill },
        ...(unit !== undefined && { unit }),
        ...(targets && { targets }),
        ...(dir !== undefined && { dir }),
        ...(places && { places }),
        ...(count !== undefined && { count }),
      };
    }
    case 'pass':
    case 'done':
    case 'keep':
    case 'end':
      return { c: command.do };
    default:
      return undefined;
  }
}

const standOf = (duel: Duel): unknown => ({
  ...new World(caseOf(positionOf(duel))).board(),
  law: [duel.seats.south.law, duel.seats.north.law],
  risen: [duel.seats.south.risen, duel.seats.north.risen],
});
const slowStand = ({ world }: Turn): unknown => ({
  ...world.board(),
  law: [world.players.south.law, world.players.north.law],
  risen: [world.players.south.risen, world.players.north.risen],
});

/** SU-2: bones are in the pool, in slots, or just rolled. */
const bonesOf = (duel: Duel, side: 'south' | 'north'): number => {
  const { pool, rows } = duel.seats[side];
  const slotted = rows.flatMap(({ bones }) => bones).filter(bone => bone !== null).length;
  return pool.length + slotted + (duel.turn.side === side && duel.turn.bone ? 1 : 0);
};

function play(duel: Duel, chance: Chance, taps: number, seen: { turns: number; compared: number }): void {
  let slow: Turn | undefined;
  for (let tap = 0; tap < taps && !duel.end; tap++) {
    if (
      duel.turn.phase === 'upkeep' &&
      !duel.turn.counters &&
      !duel.quarryDue &&
      duel.turn.spent.length === 0
    )
      slow = slowOf(duel);
    const choices = choicesOf(duel, 8);
    const wide = chance.of(choices);
    // As many taps of each kind as there are kinds: what can be done in many ways is not done always.
    const some = choices.filter(one => one.do === wide.do);
    const kinds = [...new Set(choices.map(one => one.do))];
    const kind = chance.of(kinds);
    const chosen = chance.one(2) ? chance.of(some) : chance.of(choices.filter(one => one.do === kind));
    const command: Command =
      chosen.do === 'roll' ? { ...chosen, value: chance.between(1, chosen.bone) } : chosen;
    const before = duel;
    duel = sent(duel, command);
    for (const side of ['south', 'north'] as const) expect(bonesOf(duel, side)).toBe(6);
    const told = slowCommand(command);
    if (!slow || !told) {
      slow = undefined;
      continue;
    }
    const said = JSON.stringify(command);
    expect([said, slow.obey(told)]).toEqual([said, 'ok']);
    seen.compared += 1;
    expect([said, standOf(duel)]).toEqual([said, slowStand(slow)]);
    expect([said, duel.end?.winner ?? null]).toEqual([said, slow.world.winner]);
    const seat = duel.seats[before.turn.side];
    expect([...seat.pool].sort()).toEqual([...slow.pool].sort());
    expect(seat.rows.map(({ filled, tokens }) => ({ filled, tokens }))).toEqual(
      slow.rows.map(({ filled, tokens }) => ({ filled, tokens })),
    );
    if (command.do === 'end') {
      seen.turns += 1;
      if (!duel.end) {
        const again = slow.spent.has('electromagneticLoop');
        expect(duel.turn.side === before.turn.side).toBe(again);
        expect(duel.count).toBe(before.count + 1);
      }
    } else if (!duel.end) expect([said, duel.turn.phase]).toEqual([said, slow.phase]);
  }
}

describe('duels at random', () => {
  const pairs = clans.map((clan, i) => [clan, clans[(i + 1 + (i % 2)) % clans.length]!] as const);
  test.each(pairs)(
    'TU-1 to TU-9: %s and %s: after each tap a duel stands as the second program’s turn does',
    (a, b) => {
      const chance = new Chance(900 + clans.indexOf(a));
      const seen = { turns: 0, compared: 0 };
      for (let game = 0; game < 2; game++) {
        const tokens = begun(a, b);
        // Relics from the first turn on, so that they are used.
        const rich = (['south', 'north'] as const).reduce(
          (now, side) =>
            now.seats[side].rows.reduce(
              (duel, { id }) => sent(duel, { do: 'tokens', side, row: id, tokens: 1 }),
              now,
            ),
          tokens,
        );
        play(rich, chance, 70, seen);
      }
      expect(seen.turns).toBeGreaterThan(6);
      expect(seen.compared).toBeGreaterThan(30);
    },
  );

  test.each(clans)(
    'UN-2: %s: no two commands are told by the same taps, and none by the beginning of another',
    clan => {
      const chance = new Chance(950 + clans.indexOf(clan));
      let duel = begun(clan, clan === 'erde' ? 'murg' : 'erde');
      for (let tap = 0; tap < 40 && !duel.end; tap++) {
        const keys = picksOf(duel).map(({ taps }) => taps.map(one => JSON.stringify(one)));
        const whole = new Map<string, string>();
        for (const [i, key] of keys.entries()) {
          const command = JSON.stringify(picksOf(duel)[i]?.command);
          const known = whole.get(key.join());
          expect(known ?? command).toBe(command);
          whole.set(key.join(), command);
        }
        for (const key of keys)
          for (let n = 1; n < key.length; n++) expect(whole.has(key.slice(0, n).join())).toBe(false);
        const choices = choicesOf(duel, 8);
        const chosen = chance.of(choices);
        duel = sent(
          duel,
          chosen.do === 'roll' ? { ...chosen, value: chance.between(1, chosen.bone) } : chosen,
        );
      }
    },
  );
});
