import { describe, expect, it } from 'vitest';
import { soloPlayer } from '../../../scripts/play/harrow-policy';
import { streamOf } from '../../../src/basics/random';
import { soloKind } from '../../../src/games/harrow/door/solo';
import { solo as soloDocument } from '../../../src/games/harrow/headless';
import { terrainCubes } from '../../../src/games/harrow/rules/sides';
import type { SoloCommand } from '../../../src/games/harrow/rules/solo/commands';
import type { SoloEvent } from '../../../src/games/harrow/rules/solo/events';
import { levels, ownLevel, type SoloGame } from '../../../src/games/harrow/rules/solo/model';
import { soloTitle } from '../../../src/games/harrow/rules/solo/title';
import { countOf, cubes } from '../../../src/games/harrow/rules/state/cubes';
import { sampleSolo } from '../../../src/games/harrow/sample/solo';
import '../../../src/games/harrow/words/learn';
import { say } from '../../../src/ui/words/say';
import { asksRightly, follows } from './slow/referee';

const soak = process.env.SOAK === '1';
const games = soak ? 2_000 : 40;

interface Played {
  readonly game: SoloGame;
  readonly events: readonly SoloEvent[];
  readonly taps: number;
}

/** What must hold at every tap: pieces and cubes balance, nobody stands where the core rules forbid it. */
function holds(game: SoloGame, seed: number): void {
  for (const cube of cubes) {
    const there = countOf(game.ground, cube) + countOf(game.tree.inside, cube);
    if (there > countOf(game.cubes, cube) || countOf(game.ground, cube) < 0)
      throw new Error(`Seed ${seed}: ${there} ${cube} cubes`);
  }
  for (const group of game.board.units) {
    if (group.haints + group.legends > 4 || group.infected > group.haints || group.haints < 0)
      throw new Error(`Seed ${seed}: ${JSON.stringify(group)}`);
    const fire = game.board.bonfires.some(({ at }) => at === group.at);
    const waits = game.step.at === 'witch' && game.step.turn.aside?.from === group.at;
    if (fire && !waits) throw new Error(`Seed ${seed}: Units on the Bonfire ${group.at}`);
  }
  const legends = game.board.units.reduce((all, one) => all + one.legends, 0);
  if (legends !== 2) throw new Error(`Seed ${seed}: ${legends} Legends`);
}

function playOut(seed: number): Played {
  const level = levels[seed % 3]!;
  let game = sampleSolo(seed, level, seed % 4 === 0 ? 'box' : 'app');
  const player = soloPlayer(streamOf(seed, 'player'), seed % 2 === 0);
  const events: SoloEvent[] = [];
  let taps = 0;
  for (let command = player(game); command; command = player(game)) {
    const decided = soloDocument.typed.decide(game, command);
    if (!decided.ok)
      throw new Error(`Seed ${seed}: ${JSON.stringify(command)} refused: ${say(decided.error.message)}`);
    const said = [
      soloTitle(game, command),
      ...decided.value.flatMap(one => (one.type === 'told' ? [one.line.text] : [])),
    ];
    for (const one of said) if (say(one).includes('harrow.')) throw new Error(`No words: ${say(one)}`);
    const before = game;
    game = decided.state ?? game;
    if (seed % 4 < 2) {
      follows(before, command, decided.value, game);
      asksRightly(game);
    }
    holds(game, seed);
    events.push(...decided.value);
    if (++taps > 2_000) throw new Error(`Seed ${seed} does not end`);
  }
  return { game, events, taps };
}

describe(`${games} whole solo games by legal commands`, () => {
  const played = Array.from({ length: games }, (_, seed) => playOut(seed));

  it('SO-3, SO-20: every game ends, with cubes and pieces balanced at each tap (AT-4, CR-1, HE-10)', () => {
    for (const { game } of played) expect(soloDocument.typed.question(game).ask).toBe('over');
  });

  it('SO-1, SO-20: a lost game has seven points or no card left, a won one six full spaces', () => {
    for (const { game } of played) {
      if (game.step.at !== 'over') continue;
      const most = Math.max(...Object.values(game.scores).map(score => score?.points ?? 0));
      switch (game.step.ending.why) {
        case 'points':
          expect(most).toBeGreaterThanOrEqual(7);
          break;
        case 'cards':
          expect(Object.values(game.cards.piles).map(({ left }) => left)).toEqual([0, 0, 0]);
          break;
        case 'scoring-spaces':
          expect(game.witch?.scoring).toHaveLength(6);
          break;
      }
    }
  });

  it('events carry outcomes: applied anew they give the same game, also through the doors of the save', () => {
    for (const [seed, { game, events }] of played.entries()) {
      if (seed % 10 > 0) continue;
      const start: unknown = JSON.parse(
        JSON.stringify(sampleSolo(seed, levels[seed % 3]!, seed % 4 === 0 ? 'box' : 'app')),
      );
      const door = soloKind.state(start);
      expect(door.ok ? [] : door.error).toEqual([]);
      if (!door.ok) continue;
      const again = events.reduce((now, event) => {
        const read = soloKind.event(JSON.parse(JSON.stringify(event)));
        expect(read.ok ? [] : read.error).toEqual([]);
        return read.ok ? soloDocument.typed.apply(now, read.value) : now;
      }, door.value);
      expect(again).toEqual(JSON.parse(JSON.stringify(game)));
    }
  });
});

describe('what the player may choose', () => {
  const played = (game: SoloGame, ...commands: readonly SoloCommand[]): SoloGame =>
    commands.reduce((now, command) => {
      const decided = soloDocument.typed.decide(now, command);
      if (!decided.ok || !decided.state) throw new Error(decided.ok ? 'no state' : decided.error.code);
      return decided.state;
    }, game);

  it('SO-7, SO-9, SO-14: a card that acts all by default does what it does when the choices follow', () => {
    let looked = 0;
    for (let seed = 0; looked < 40; seed++) {
      const player = soloPlayer(streamOf(seed, 'player'), false);
      let game = sampleSolo(seed, 1, 'app');
      for (let command = player(game); command; command = player(game)) {
        if (game.step.at === 'look' && command.do === 'act') {
          const chosen = played(game, command);
          const later = chosen.step.at === 'areas' ? played(chosen, { do: 'byDefault' }) : chosen;
          expect(played(game, { ...command, byDefault: true })).toEqual(later);
          looked++;
        }
        game = played(game, command);
      }
    }
  });

  it.each([
    [10, 0, { red: 4, purple: 3, blue: 3 }],
    [14, 2, { red: 5, purple: 5, blue: 4 }],
    [18, 4, { red: 6, purple: 6, blue: 6 }],
    [37, 1, { red: 16, purple: 12, blue: 9 }],
  ])('SO-1: a level of one’s own has %i cards and %i terrain cubes', (cards, terrain, piles) => {
    for (let seed = 0; seed < 5; seed++) {
      const game = sampleSolo(seed, ownLevel, 'app', [], { cards, terrain });
      const lefts = Object.entries(game.cards.piles).map(([color, { left }]) => [color, left]);
      expect(Object.fromEntries(lefts)).toEqual(piles);
      const lying = terrainCubes.map(cube => countOf(game.ground, cube));
      expect([lying.reduce((all, n) => all + n, 0), Math.max(...lying) <= 1]).toEqual([terrain, true]);
      expect(soloKind.state(JSON.parse(JSON.stringify(game))).ok).toBe(true);
    }
  });
});
