import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anyOf } from '../../../scripts/play/darkleaf';
import { streamOf } from '../../../src/basics/random';
import { duelKind } from '../../../src/games/darkleaf/door/duel';
import { clans } from '../../../src/games/darkleaf/rules/board/position';
import { squareNamed } from '../../../src/games/darkleaf/rules/board/square';
import { choose } from '../../../src/games/darkleaf/rules/bot/choose';
import { apply } from '../../../src/games/darkleaf/rules/duel/apply';
import { beginDuel } from '../../../src/games/darkleaf/rules/duel/begin';
import { decide } from '../../../src/games/darkleaf/rules/duel/decide';
import type { Command, Duel, Event } from '../../../src/games/darkleaf/rules/duel/model';
import { titleOf } from '../../../src/games/darkleaf/rules/duel/title';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';
import '../../../src/games/darkleaf/words/learn';
import { say } from '../../../src/ui/words/say';
import { throughDoor } from '../../support/door';
import { samples } from '../../support/samples';

type Player = (duel: Duel) => Command | undefined;

const pairs = clans.flatMap((a, i) => clans.slice(i + 1).map(b => [a, b] as const));
const begun = (a: (typeof clans)[number], b: (typeof clans)[number], seed: number): Duel =>
  beginDuel({
    players: [
      { name: 'One', book: hedgerow[a] },
      { name: 'Two', book: hedgerow[b] },
    ],
    help: 'open',
    dice: 'app',
    will: seed % 2 === 0 ? 'blessings' : 'curses',
    seed,
    wood: { player: 0, strength: 'seedling' },
  });

interface Played {
  readonly start: Duel;
  readonly end: Duel;
  readonly events: readonly Event[];
}

/** SL-9, BD-6: at every tap each player has six bones, and everybody stands on the board. */
function holds(duel: Duel): void {
  for (const side of ['south', 'north'] as const) {
    const { pool, rows } = duel.seats[side];
    const rolled = duel.turn.side === side && duel.turn.bone ? 1 : 0;
    const slotted = rows.flatMap(({ bones }) => bones.filter(bone => bone !== null)).length;
    if (pool.length + rolled + slotted !== 6) throw new Error(`${side} has other than six bones`);
    for (const { filled, bones } of rows)
      if (filled.some((value, i) => (value === null) !== (bones[i] === null)))
        throw new Error('A bone without a value');
  }
  for (const at of Object.keys(duel.units)) if (!squareNamed.has(at)) throw new Error(`${at} is no square`);
}

function playOut(start: Duel, player: Player, most: number): Played {
  const events: Event[] = [];
  let duel = start;
  for (let taps = 0; taps < most && !duel.end; taps++) {
    const command = player(duel);
    if (!command) throw new Error(`Nothing can be done in ${JSON.stringify(duel.turn)}`);
    const decided = decide(duel, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${say(decided.error.message)}`);
    const said = [
      titleOf(duel, command, decided.value),
      ...decided.value.flatMap(event => (event.type === 'told' ? [event.told.text] : [])),
    ].map(one => say(one));
    for (const text of said)
      if (text.includes('darkleaf.') || text.includes('undefined')) throw new Error(`No words: ${text}`);
    events.push(...decided.value);
    duel = decided.state ?? duel;
    holds(duel);
  }
  return { start, end: duel, events };
}

describe('whole duels of all pairs of clans by any legal command', () => {
  const played = pairs.flatMap(([a, b], i) =>
    Array.from({ length: samples(4, 100) }, (_, n) =>
      playOut(begun(a, b, 31 * i + n), anyOf(streamOf(31 * i + n, 'player')), 450),
    ),
  );

  test('TU-9: none is refused, all is worded, no bone is lost; a path that is fulfilled ends the duel', () => {
    const ended = played.filter(({ end }) => end.end !== null);
    expect(ended.length).toBeGreaterThan(played.length / 4);
    for (const { end } of ended) expect(end.end?.how).toBe('path');
  });

  test('events carry outcomes: applied anew, through the doors of the save, they give the same duel', () => {
    for (const { start, end, events } of played.slice(0, samples(5, 500))) {
      const again = events.reduce<Duel>(
        (now, event) => apply(now, throughDoor(duelKind.event, event)),
        throughDoor(duelKind.state, start),
      );
      expect(again).toEqual(JSON.parse(JSON.stringify(end)));
      throughDoor(duelKind.state, end);
    }
  });
});

describe('the wood', () => {
  test('Seedling plays by the same commands, and the same duel gives the same choice', () => {
    const start = begun('murg', 'ferrymen', 4);
    const once = playOut(start, choose, 60);
    expect(playOut(start, choose, 60).end).toEqual(once.end);
    expect(once.end.count).toBeGreaterThan(3);
  });

  test('a unit that can be had for nothing is taken', () => {
    const start = begun('huldra', 'murg', 2);
    const units: Duel['units'] = {
      ...Object.fromEntries(
        Object.entries(start.units).filter(([, { kind }]) => kind === 'king' || kind === 'queen'),
      ),
      a4: { ...start.units.a2!, side: 'north', kind: 'knight' },
      a2: { ...start.units.a2!, side: 'south', kind: 'sage' },
    };
    const set: Duel = {
      ...start,
      units,
      turn: { ...start.turn, side: 'north' },
      wood: { side: 'north', strength: 'thicket' },
    };
    const rolled = decide(set, { do: 'roll', bone: 4, value: 2 });
    if (!rolled.ok || !rolled.state) throw new Error('The bone is not rolled');
    expect(choose(rolled.state)).toEqual({ do: 'act', action: { do: 'deed', unit: 'a4', targets: ['a2'] } });
  });
});

test('a duel saved by the first version opens and plays on as it did', () => {
  const { state, events, end }: { state: unknown; events: unknown[]; end: unknown } = JSON.parse(
    readFileSync(join('tests', 'fixtures', 'darkleaf', 'duel-1.json'), 'utf8'),
  );
  const again = events.reduce<Duel>(
    (now, event) => apply(now, throughDoor(duelKind.event, event)),
    throughDoor(duelKind.state, state),
  );
  // What a later version adds does not count.
  expect(JSON.parse(JSON.stringify(again))).toMatchObject(end as object);
});
