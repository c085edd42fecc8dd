import { describe, expect, it } from 'vitest';
import { pairPlayer } from '../../../../scripts/play/harrow-pair';
import { streamOf } from '../../../../src/basics/random';
import { pairKind } from '../../../../src/games/harrow/door/pair';
import { pair as pairDocument } from '../../../../src/games/harrow/headless';
import type { PairCommand } from '../../../../src/games/harrow/rules/pair/commands';
import type { PairEvent } from '../../../../src/games/harrow/rules/pair/events';
import { powersOf } from '../../../../src/games/harrow/rules/pair/legends';
import type { PairGame } from '../../../../src/games/harrow/rules/pair/model';
import { pairTitle } from '../../../../src/games/harrow/rules/pair/title';
import type { MainSide } from '../../../../src/games/harrow/rules/sides';
import { countOf, cubes } from '../../../../src/games/harrow/rules/state/cubes';
import { samplePair } from '../../../../src/games/harrow/sample/pair';
import '../../../../src/games/harrow/words/learn';
import { say } from '../../../../src/ui/words/say';
import { Ledger } from '../slow/ledger';
import { asksRightly, costsRightly, endsRightly, follows, refusesTheRest } from '../slow/referee';
import { scoresRightly } from '../slow/told-scores';
import { taughtCards } from '../taught-cards';

const games = process.env.SOAK === '1' ? 500 : 12;
const pairs: readonly (readonly [MainSide, MainSide])[] = [
  ['protectors', 'family'],
  ['protectors', 'kammi'],
  ['family', 'kammi'],
];

const startOf = (seed: number): PairGame => {
  const sides = pairs[seed % 3]!;
  return samplePair({
    seed,
    sides,
    first: sides[seed % 2]!,
    hester: seed % 5 === 0,
    positions: seed % 7 === 6 ? 'off' : 'mirrored',
    training: seed % 6 === 3,
    tree: seed % 4 === 0 ? 'box' : 'app',
    taught: taughtCards,
    tracks: Object.fromEntries(sides.map(side => [side, (seed >> 1) % 2 === 0 ? 1 : 2])),
    powers: Object.fromEntries(sides.map(side => [side, powersOf[side][seed % powersOf[side].length]!])),
  });
};

function holds(game: PairGame, seed: number): void {
  for (const cube of cubes)
    if (
      countOf(game.ground, cube) + countOf(game.tree.inside, cube) + countOf(game.away ?? {}, cube) >
        countOf(game.cubes, cube) ||
      countOf(game.ground, cube) < 0
    )
      throw new Error(`Seed ${seed}: ${cube}`);
  for (const group of game.board.units)
    if (group.haints + group.legends > 4 || group.infected > group.haints)
      throw new Error(`Seed ${seed}: ${JSON.stringify(group)}`);
  const at = game.board.units.map(one => one.at);
  if (new Set(at).size !== at.length) throw new Error(`Seed ${seed}: two groups on a hex`);
}

/** Points come slowly at random: a game that has not ended after so many rounds is long enough. */
const longest = 40;

/** What the first rounds have not shown the later ones do not: they are long, and played by chance. */
const looked = 6;

/** Each tap held against a second reading of the rules. */
function judgeOf(seed: number) {
  const ledger = new Ledger();
  let taps = 0;
  return (before: PairGame, command: PairCommand, events: readonly PairEvent[], after: PairGame): void => {
    const lines = events.flatMap(one => (one.type === 'told' ? [one.line] : []));
    try {
      endsRightly(before, events, after);
      ledger.note(before, command, lines, after);
      scoresRightly(before, lines, after);
      if (before.round > looked) return;
      follows(before, command, events, after);
      costsRightly(before, command, events);
      if (before.round < 4) asksRightly(after);
      if (++taps % 100 === 0) refusesTheRest(after);
    } catch (problem) {
      throw new Error(`Seed ${seed}, round ${before.round}: ${problem}`);
    }
  };
}

function playOut(seed: number): { readonly game: PairGame; readonly events: readonly PairEvent[] } {
  let game = startOf(seed);
  const player = pairPlayer(streamOf(seed, 'player'));
  const judge = judgeOf(seed);
  const events: PairEvent[] = [];
  for (let command = player(game); command && game.round <= longest; command = player(game)) {
    const decided = pairDocument.typed.decide(game, command);
    if (!decided.ok)
      throw new Error(`Seed ${seed}: ${JSON.stringify(command)} refused: ${say(decided.error.message)}`);
    for (const one of [
      pairTitle(game, command),
      ...decided.value.flatMap(event => (event.type === 'told' ? [event.line.text] : [])),
    ])
      if (say(one).includes('harrow.')) throw new Error(`No words: ${say(one)}`);
    const before = game;
    game = decided.state ?? game;
    holds(game, seed);
    if (Math.floor(seed / 6) % 2 === 0) judge(before, command, decided.value, game);
    events.push(...decided.value);
  }
  return { game, events };
}

describe(`${games} games of two and three by legal commands`, () => {
  const played = Array.from({ length: games }, (_, seed) => playOut(seed));

  it('RD-2, JR-1: each goes through its rounds, three of four jars flipped by each side in each', () => {
    for (const { game } of played) {
      const over = pairDocument.typed.question(game).ask === 'over';
      expect(over || game.round > longest).toBe(true);
      for (const side of game.sides) expect((game.rounds.up[side] ?? []).length).toBeGreaterThanOrEqual(1);
    }
    expect(played.filter(({ game }) => game.step.at === 'over').length).toBeGreaterThan(games / 2);
  });

  it('events carry outcomes: applied anew they give the same game, also through the doors of the save', () => {
    for (const [seed, { game, events }] of played.entries()) {
      if (seed % 5 > 0) continue;
      const door = pairKind.state(JSON.parse(JSON.stringify(startOf(seed))));
      expect(door.ok ? [] : door.error).toEqual([]);
      if (!door.ok) continue;
      const again = events.reduce((now, event) => {
        const read = pairKind.event(JSON.parse(JSON.stringify(event)));
        expect(read.ok ? [] : read.error).toEqual([]);
        return read.ok ? pairDocument.typed.apply(now, read.value) : now;
      }, door.value);
      expect(again).toEqual(JSON.parse(JSON.stringify(game)));
    }
  });
});
