import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anyOf } from '../../../scripts/play/darkleaf';
import { streamOf } from '../../../src/basics/random';
import { duelKind } from '../../../src/games/darkleaf/door/duel';
import { clans } from '../../../src/games/darkleaf/rules/board/position';
import { squareNamed } from '../../../src/games/darkleaf/rules/board/square';
import { choose } from '../../../src/games/darkleaf/rules/bot/choose';
import { type Mind, minds } from '../../../src/games/darkleaf/rules/bot/minds';
import { apply } from '../../../src/games/darkleaf/rules/duel/commands/apply';
import { beginDuel } from '../../../src/games/darkleaf/rules/duel/commands/begin';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../src/games/darkleaf/rules/duel/commands/decide';
import { isQuiet } from '../../../src/games/darkleaf/rules/duel/commands/with-rest';
import { describe as describeLog } from '../../../src/games/darkleaf/rules/duel/log/describe';
import { factTypeOf } from '../../../src/games/darkleaf/rules/duel/log/log-entry';
import { titleOf } from '../../../src/games/darkleaf/rules/duel/log/title';
import {
  type Duel,
  type Event,
  type Strength,
  strengths,
} from '../../../src/games/darkleaf/rules/duel/model';
import { choicesOf } from '../../../src/games/darkleaf/rules/duel/queries/choices';
import { questionOf } from '../../../src/games/darkleaf/rules/duel/queries/question';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';
import { expectOk } from '../../support/results';
import '../../../src/games/darkleaf/words/learn';
import { migrateEvent, migrateState } from '../../../src/storage/migrate';
import { say } from '../../../src/ui/words/say';
import { throughDoor } from '../../support/door';
import { patience, samples } from '../../support/samples';

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

/**
 * Whoever wants nothing more slots no bone and does nothing that need not be, and takes the draw that is offered after 80
 * turns without a slot, a loss or a mark.
 */
function tired(duel: Duel): Command | undefined {
  const asked = questionOf(duel);
  switch (asked?.ask) {
    case 'roll':
      return { do: 'roll', bone: asked.bones[0] ?? 0 };
    case 'act':
      return asked.mayPass ? { do: 'pass' } : choicesOf(duel, 1)[0];
    case 'choice':
      return { do: 'done' };
    case 'slot':
      return { do: 'keep' };
    case 'end':
      return isQuiet(duel) ? { do: 'draw' } : { do: 'end' };
    default:
      return choicesOf(duel, 1)[0];
  }
}

/** A duel that is not over after so many taps ends with a draw, and soon. */
const tooMany = 1_500;

function playOut(start: Duel, player: Player, most: number): Played {
  const events: Event[] = [];
  let duel = start;
  for (let taps = 0; !duel.end; taps++) {
    if (taps > most + tooMany) throw new Error(`No end in ${JSON.stringify(duel.turn)}`);
    const command = taps < most ? player(duel) : tired(duel);
    if (!command) throw new Error(`Nothing can be done in ${JSON.stringify(duel.turn)}`);
    const decided = decide(duel, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${say(decided.error.message)}`);
    const said = [titleOf(duel, command, decided.value), ...describeLog(duel, decided.value)].map(one =>
      say(one),
    );
    for (const text of said)
      if (text.includes('darkleaf.') || text.includes('undefined')) throw new Error(`No words: ${text}`);
    // The value is named also where the same one was rolled before.
    if (command.do === 'roll' && !said[0]?.includes(`${decided.state?.turn.bone?.value}`))
      throw new Error(`Another value: ${said[0]}`);
    events.push(...decided.value);
    duel = decided.state ?? duel;
    holds(duel);
  }
  return { start, end: duel, events };
}

describe('whole duels of all pairs of clans by any legal command', () => {
  const played = pairs.flatMap(([a, b], i) =>
    Array.from({ length: samples(2, 100) }, (_, n) =>
      // A few go on by chance for long; the others are soon left as they stand.
      playOut(
        begun(a, b, 131 * i + n),
        anyOf(streamOf(131 * i + n, 'player')),
        n < samples(1, 80) ? 450 : 100,
      ),
    ),
  );

  test('TU-9: none is refused, all is worded, no bone is lost; all end, by a path or by the draw that is offered', () => {
    const by = (how: string): number => played.filter(({ end }) => end.end?.how === how).length;
    expect(played).toHaveLength(pairs.length * samples(2, 100));
    expect(by('path') + by('drawn')).toBe(played.length);
    for (const how of ['path', 'drawn']) expect(by(how)).toBeGreaterThan(played.length / 15);
  });

  test('events carry outcomes: applied anew, through the doors of the save, they give the same duel', () => {
    for (const { start, end, events } of played.slice(0, samples(2, 500))) {
      const again = events.reduce<Duel>(
        (now, event) => apply(now, throughDoor(duelKind.event, event)),
        throughDoor(duelKind.state, start),
      );
      expect(again).toEqual(JSON.parse(JSON.stringify(end)));
      throughDoor(duelKind.state, end);
    }
  });
});

/** The stronger look less far in a test than at a table: their way to choose is the same. */
const hurried: Readonly<Record<Strength, Mind>> = {
  seedling: minds.seedling,
  thicket: { ...minds.thicket, width: 2, sight: { widths: [1], boards: 1_000 } },
  oldWood: {
    ...minds.oldWood,
    width: 2,
    sight: { widths: [1], boards: 200 },
    trials: { among: 2, within: 0.1, games: 1, rounds: 1, turns: 1, boards: 200 },
  },
};

describe('whole duels that the wood plays against itself', () => {
  test.each(strengths)(
    '%s: none is refused, all is worded, and nearly all end by a path',
    strength => {
      const mind = samples(hurried, minds)[strength];
      const played = Array.from({ length: samples(1, 40) }, (_, n) => {
        // In a soak the three strengths meet every pair.
        const [a, b] = pairs[(n + 5 * strengths.indexOf(strength)) % pairs.length]!;
        return playOut(begun(a, b, 500 + n), duel => choose(duel, strength, mind), 1_200);
      });
      const ended = played.filter(({ end }) => end.end?.how === 'path');
      expect(ended.length).toBeGreaterThanOrEqual(0.8 * played.length);
    },
    patience,
  );
});

describe('the wood', () => {
  test('Seedling plays by the same commands, and the same duel gives the same choice', () => {
    const start = begun('murg', 'ferrymen', 4);
    const once = playOut(start, duel => choose(duel), 60);
    expect(playOut(start, duel => choose(duel), 60).end).toEqual(once.end);
    expect(once.end.count).toBeGreaterThan(3);
  });

  test('a unit that can be had for nothing is taken', () => {
    const start = begun('huldra', 'murg', 2);
    const units: Duel['units'] = {
      ...Object.fromEntries(
        Object.entries(start.units).filter(([, { kind }]) => kind === 'king' || kind === 'queen'),
      ),
      a4: { ...start.units.h2!, side: 'north', kind: 'knight' },
      a2: { ...start.units.h2!, side: 'south', kind: 'sage' },
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

interface SavedDuel {
  readonly state: unknown;
  readonly events: readonly unknown[];
  readonly end: unknown;
}
const savedDuel = (version: number): SavedDuel =>
  JSON.parse(readFileSync(join('tests', 'fixtures', 'darkleaf', `duel-${version}.json`), 'utf8'));

test.each([1, 2])('a duel saved by version %i opens and ends as it did', version => {
  const { state, events, end } = savedDuel(version);
  const replayed = events.reduce<Duel>(
    (duel, event) =>
      apply(duel, throughDoor(duelKind.event, expectOk(migrateEvent(duelKind, version, event)))),
    throughDoor(duelKind.state, expectOk(migrateState(duelKind, version, state))),
  );
  // Fields that a later version adds do not count.
  expect(JSON.parse(JSON.stringify(replayed))).toMatchObject(
    expectOk(migrateState(duelKind, version, end)) as object,
  );
});

test('log lines of version 1 become facts that read the same', () => {
  const { state, events, end } = savedDuel(1);
  const duel = throughDoor(duelKind.state, expectOk(migrateState(duelKind, 1, end)));
  const { told } = end as { readonly told: readonly { readonly text: { readonly say: string } }[] };
  expect(told.length).toBeGreaterThan(0);
  expect(duel.log.map(entry => factTypeOf(entry))).not.toContain(undefined);
  expect(duel.log).toHaveLength(told.length);
  expect(events.length).toBeGreaterThan(0);
  expect(state).toMatchObject({ told: [] });
});
