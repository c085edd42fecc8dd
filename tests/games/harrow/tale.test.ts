import { describe, expect, it } from 'vitest';
import { pairPlayer } from '../../../scripts/play/harrow-pair';
import { soloPlayer } from '../../../scripts/play/harrow-policy';
import { streamOf } from '../../../src/basics/random';
import { pairKind } from '../../../src/games/harrow/door/pair';
import { soloKind } from '../../../src/games/harrow/door/solo';
import { decidePair } from '../../../src/games/harrow/rules/pair/decide';
import type { PairGame } from '../../../src/games/harrow/rules/pair/model';
import { decideSolo } from '../../../src/games/harrow/rules/solo/decide';
import type { SoloGame } from '../../../src/games/harrow/rules/solo/model';
import { scoreOf, sidesIn } from '../../../src/games/harrow/rules/state/common';
import { totalOf } from '../../../src/games/harrow/rules/state/cubes';
import { oddsOf } from '../../../src/games/harrow/rules/state/odds';
import { toldIn } from '../../../src/games/harrow/rules/told';
import { samplePair } from '../../../src/games/harrow/sample/pair';
import { sampleSolo } from '../../../src/games/harrow/sample/solo';
import { treeAnswer } from './slow/numbers';
import { scoresRightly } from './slow/told-scores';

const sum = (of: Readonly<Record<string, number>> | undefined): number =>
  Object.values(of ?? {}).reduce((all, n) => all + n, 0);

/** What is told adds up to what is so. */
function addsUp(game: SoloGame | PairGame): void {
  for (const side of sidesIn(game)) expect(sum(game.tale?.scored[side])).toBe(scoreOf(game, side).points);
  expect(game.tale?.rounds).toHaveLength(game.round - 1);
}

/** AT-5, AT-10, TR-5: the chance of an attack, cube by cube. */
function slowChance({ step, board, ground, tree, map }: SoloGame): number {
  if (step.at !== 'drop') throw new Error('No attack');
  const { against, target } = step.aim;
  const counts = (colours: readonly (keyof typeof ground)[]) => ({
    dropped: colours.reduce((all, cube) => all + (ground[cube] ?? 0), 0),
    inside: colours.reduce((all, cube) => all + (tree.inside[cube] ?? 0), 0),
  });
  const own = { protectors: 'red', family: 'blue', kammi: 'purple' } as const;
  const there = board.units.find(({ at }) => at === target)?.side;
  const terrain = ['brown', 'green', 'yellow', 'teal'] as const;
  const brambles = map.columns['ABCDEFGHI'.indexOf(target[0]!)]?.[Number(target.slice(1)) - 1] === 'x';
  const answer = treeAnswer({
    ...{ seen: [], targets: 1, price: brambles ? 1 : 2, against: against === 'bonfire' ? against : 'units' },
    attacker: counts([own[step.side]]),
    defender: counts(against === 'units' && there ? [own[there]] : terrain),
    known: { fresh: 2 / 3, lodged: 1 / 3 },
  });
  return 'success' in answer ? answer.success : Number.NaN;
}

function solo(seed: number): SoloGame {
  let game = sampleSolo(seed);
  const player = soloPlayer(streamOf(seed, 'player'), false);
  for (let command = player(game); command; command = player(game)) {
    const before = game;
    const decided = decideSolo(game, command);
    if (!decided.ok || !decided.state) throw new Error(`Seed ${seed}`);
    game = decided.state;
    addsUp(game);
    const lines = decided.value.flatMap(one => (one.type === 'told' ? [one.line] : []));
    scoresRightly(before, lines, game);
    if (command.do === 'drop' && before.step.at === 'drop') {
      const { side, aim } = before.step;
      const told = game.tale?.attacks.at(-1);
      // AT-5, AT-6: told before the Tree, and what came of it.
      expect(told?.chance).toBeCloseTo(slowChance(before), 9);
      expect(told?.chance).toBeCloseTo(oddsOf(before, side, aim, true).success, 12);
      expect(told?.success || told?.hits === 0).toBe(true);
      expect(game.tale?.inside.at(-1)).toBe(totalOf(game.tree.inside));
    }
  }
  return game;
}

describe('what a game tells its records', () => {
  it('DL-1, OB-2, RD-4: points by what brought them add up at every tap of ten solo games', () => {
    const games = Array.from({ length: 10 }, (_, seed) => solo(seed));
    expect(games.some(({ tale }) => (tale?.attacks.length ?? 0) > 3)).toBe(true);
    // Of so many some succeed, and those alone bring hits.
    const attacks = games.flatMap(({ tale }) => tale?.attacks ?? []);
    expect(new Set(attacks.map(({ success }) => success))).toEqual(new Set([true, false]));
    expect(attacks.filter(({ success }) => success).some(({ hits }) => hits > 0)).toBe(true);
    for (const source of ['attacks', 'goals', 'brambles'] as const)
      expect(games.some(({ tale }) => Object.values(tale?.scored ?? {}).some(one => one?.[source]))).toBe(
        true,
      );
  });

  it.each([true, false])('points add up in games of two, mirrored: %s', mirrored => {
    for (let seed = 0; seed < 6; seed++) {
      let game = samplePair({
        seed,
        sides: ['protectors', 'family'],
        first: 'family',
        hester: seed % 2 === 0,
        positions: mirrored ? 'mirrored' : 'off',
        training: false,
        tree: 'app',
        names: { protectors: 'Ann', family: 'Ben' },
      });
      const player = pairPlayer(streamOf(seed, 'player'));
      for (let command = player(game); command && game.round < 6; command = player(game)) {
        const decided = decidePair(game, command);
        if (!decided.ok) throw new Error(`Seed ${seed}`);
        game = decided.state ?? game;
        addsUp(game);
      }
      const about = pairKind.about(game);
      expect(about).toMatchObject({ firstName: 'Ann', secondName: 'Ben' });
      // The list reads back what was written into it.
      const told = toldIn(about);
      expect(told?.scored.map(sum)).toEqual(game.sides.map(side => scoreOf(game, side).points));
      expect(told?.classes.reduce((all, { attacks }) => all + attacks, 0)).toBe(game.tale?.attacks.length);
    }
  });

  it('SO-21: who looks ahead once has looked ahead; a second look makes no mark', () => {
    const first = decideSolo(sampleSolo(1), { do: 'foreseen' });
    if (!first.ok || !first.state) throw new Error('refused');
    expect(soloKind.about(first.state)).toMatchObject({ foreseen: 1 });
    const again = decideSolo(first.state, { do: 'foreseen' });
    expect(again.ok && again.value).toEqual([]);
    expect(soloKind.about(sampleSolo(1))).toMatchObject({ foreseen: 0 });
  });

  it('a game that an older version began tells nothing, and plays on', () => {
    const { tale: _, ...older } = sampleSolo(2);
    const player = soloPlayer(streamOf(2, 'player'), true);
    let game: SoloGame = older;
    for (let command = player(game); command; command = player(game)) {
      const decided = decideSolo(game, command);
      if (!decided.ok || !decided.state) throw new Error('refused');
      game = decided.state;
    }
    expect(game.tale).toBeUndefined();
    expect(toldIn(soloKind.about(game))).toBeNull();
  });

  it('TR-3: a list says what a game knows of the Tree on the table, and of which box', () => {
    const seen = [{ dropped: 6, inside: 0, out: 4 }];
    expect(soloKind.about(sampleSolo(1, 1, 'box', seen))).toMatchObject({ seen: 1, box: '' });
    expect(soloKind.about(sampleSolo(1, 1, 'app'))).toMatchObject({ seen: 0 });
  });
});
