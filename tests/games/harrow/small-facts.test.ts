import { describe, expect, it } from 'vitest';
import type { Said } from '../../../src/basics/said';
import { decideBox, emptyBox } from '../../../src/games/harrow/rules/box/box';
import { cardWays } from '../../../src/games/harrow/rules/hester/cards';
import { freshWitchTurn, type WitchTurn } from '../../../src/games/harrow/rules/hester/model';
import type { PairCommand } from '../../../src/games/harrow/rules/pair/commands';
import { decidePair } from '../../../src/games/harrow/rules/pair/decide';
import { moreOf, type PairGame, type SideTurn } from '../../../src/games/harrow/rules/pair/model';
import { pairTitle } from '../../../src/games/harrow/rules/pair/title';
import { aheadOf } from '../../../src/games/harrow/rules/solo/ahead';
import { countsSaid } from '../../../src/games/harrow/rules/solo/counts';
import { decideSolo } from '../../../src/games/harrow/rules/solo/decide';
import type { SoloGame, Step } from '../../../src/games/harrow/rules/solo/model';
import { mostPositions, worstOf } from '../../../src/games/harrow/rules/solo/orders';
import { soloQuestion } from '../../../src/games/harrow/rules/solo/question';
import { boardOf, emptyBoard, type GroupData } from '../../../src/games/harrow/rules/state/board-data';
import { scoreOf } from '../../../src/games/harrow/rules/state/common';
import { hollowFork } from '../../../src/games/harrow/sample/hollow-fork';
import { samplePair } from '../../../src/games/harrow/sample/pair';
import { sampleSolo } from '../../../src/games/harrow/sample/solo';

const units = (
  at: string,
  side: GroupData['side'],
  haints: number,
  legends = 0,
  infected = 0,
): GroupData => ({
  at,
  side,
  haints,
  infected,
  legends,
});
const pair = (more: Partial<Parameters<typeof samplePair>[0]> = {}): PairGame =>
  samplePair({
    seed: 1,
    sides: ['protectors', 'family'],
    first: 'protectors',
    hester: false,
    positions: 'mirrored',
    training: false,
    tree: 'app',
    ...more,
  });
const does = (game: PairGame, ...commands: readonly PairCommand[]): PairGame =>
  commands.reduce((now, command) => {
    const decided = decidePair(now, command);
    if (!decided.ok || !decided.state) throw new Error(decided.ok ? 'no state' : decided.error.code);
    return decided.state;
  }, game);
const flip = (jar: 'abilities' | 'wild' | 'legend' | 'attack'): PairCommand => ({
  do: 'flip',
  jar,
  attack: jar === 'attack',
  tiles: false,
  takesFirst: false,
});
const keyOf = (said: Said): string => (typeof said === 'string' ? said : said.say);
const saidIn = ({ lines }: PairGame): string[] => lines.map(({ text }) => keyOf(text));

const solo = (
  step: Step,
  board: Partial<SoloGame['board']> = {},
  more: Partial<SoloGame> = {},
): SoloGame => ({
  ...sampleSolo(1),
  board: { ...emptyBoard, ...board },
  step,
  ...more,
});
const did = (game: SoloGame, command: Parameters<typeof decideSolo>[1]): SoloGame => {
  const decided = decideSolo(game, command);
  if (!decided.ok || !decided.state) throw new Error(decided.ok ? 'no state' : decided.error.code);
  return decided.state;
};

describe('a solo game', () => {
  it('SO-6: a card that was looked at may be thrown away while a pile has cards, and only once', () => {
    const looked = did(solo({ at: 'card', thrown: null }), { do: 'turn', pile: 'red', side: 'family' });
    expect(soloQuestion(looked)).toMatchObject({ ask: 'look', mayThrow: true });
    const { piles } = looked.cards;
    const empty = { left: 0, order: [] };
    const last = {
      ...looked,
      cards: { ...looked.cards, piles: { ...piles, red: empty, blue: empty, purple: empty } },
    };
    expect(soloQuestion(last)).toMatchObject({ ask: 'look', mayThrow: false });
    const again = did(did(looked, { do: 'throwAway' }), { do: 'turn', pile: 'blue' });
    expect(soloQuestion(again)).toMatchObject({ ask: 'look', mayThrow: false });
  });

  it('SO-15: a goal that a group walks onto is 2 points and leaves the map', () => {
    const turn = {
      side: 'protectors',
      card: 'red-1',
      areas: [{ area: 'move', times: 1 }],
      area: 0,
      objective: 'E4',
      spawn: null,
      waiting: ['E3', 'A4'],
    } as const;
    const board = { townsfolk: ['E4'], units: [units('E3', 'protectors', 1), units('A4', 'protectors', 1)] };
    const walked = did(solo({ at: 'areas', turn }, board), { do: 'walk', from: 'E3', path: ['E4'] });
    expect(walked.board.townsfolk).toEqual([]);
    expect(scoreOf(walked, 'protectors').points).toBe(2);
    expect(walked.tale?.scored.protectors).toEqual({ goals: 2 });
  });

  it('SO-21: foresight names the piles that have cards, and what is known of each', () => {
    const game = solo({ at: 'card', thrown: null }, { units: [units('E3', 'protectors', 2)], hester: 'E4' });
    const { piles } = aheadOf(game);
    expect(piles.map(({ color, unseen, known }) => [color, unseen, known])).toEqual([
      ['red', 16, 16],
      // The special card shows nothing to foresee.
      ['blue', 9, 8],
      ['purple', 12, 12],
    ]);
    const without = { ...game.cards.piles, blue: { left: 0, order: [] } };
    expect(
      aheadOf({ ...game, cards: { ...game.cards, piles: without } }).piles.map(({ color }) => color),
    ).toEqual(['red', 'purple']);
  });

  it('SO-9, SO-21: the worst case counts the Haints that come before anybody goes', () => {
    const cell = (hex: string): number => boardOf(hollowFork, emptyBoard).map.grid.cellOf.get(hex)!;
    const table = {
      board: boardOf(hollowFork, { ...emptyBoard, units: [units('E3', 'protectors', 1)], hester: 'E4' }),
      tokens: 1,
      clockwise: ['spawn', 'move', 'cube'],
      supply: 6,
      haints: 9,
    } as const;
    const card = { element: 'spawn', hexes: [cell('E3'), cell('E3')], hester: true } as const;
    expect(worstOf(table, 'protectors', card, { left: mostPositions }).attackers).toBe(3);
  });
});

describe('Hester', () => {
  const bottom: WitchTurn = { ...freshWitchTurn, stage: 'bottom', entered: ['E4'], touched: ['E4'] };

  it('HE-12: what is paid for a snake leaves the Battleground', () => {
    const game = solo(
      { at: 'witch', turn: bottom },
      { units: [units('E4', 'family', 2)] },
      { ground: { teal: 2 } },
    );
    const paid = did(game, { do: 'infect', at: 'E4', pay: { teal: 1 } });
    expect(paid.ground.teal).toBe(1);
    expect(paid.board.units).toEqual([units('E4', 'family', 2, 0, 1)]);
  });

  it('CD-1: a card’s free move is for infected Haints, neither for Hester nor for a Bonfire', () => {
    const game = solo(
      { at: 'witch', turn: { ...bottom, stage: 'top' } },
      { hester: 'E4', units: [units('D4', 'family', 1, 0, 1), units('D3', 'protectors', 1, 0, 1)] },
    );
    const ways = cardWays(game, game.witch!, bottom, { do: 'move' });
    expect(new Set(ways.map(({ from }) => from))).toEqual(new Set(['D4', 'D3']));
    expect(ways.some(({ from, at }) => from === 'D4' && at === 'D3')).toBe(false);
    expect(ways.some(({ from, at }) => from === 'D4' && at === 'D5')).toBe(true);
  });

  it('HE-3: cubes are told by colour, and that there are none', () => {
    expect(keyOf(countsSaid({}))).toBe('harrow.nothing-out');
    expect(keyOf(countsSaid({ red: 1 }))).toBe('harrow.counts');
    expect(keyOf(countsSaid({ red: 1, teal: 2 }))).toBe('harrow.counts');
  });

  it('LG-8: a Goblin that is tried to be eaten is told', () => {
    const kammi = pair({ hester: true, sides: ['protectors', 'kammi'] });
    const game: PairGame = {
      ...kammi,
      board: { ...kammi.board, hester: 'D5', units: [units('D5', 'kammi', 0, 1)] },
      step: { at: 'witch', turn: bottom },
    };
    const tried = decidePair(game, { do: 'endTurn', eat: 'kammi', what: 'goblin' });
    const told = tried.ok ? tried.value.flatMap(one => (one.type === 'told' ? [one.line] : [])) : [];
    expect(told.map(({ rule, text }) => [rule, keyOf(text)])).toContainEqual(['LG-8', 'harrow.kammi-hit']);
  });
});

describe('a table of two', () => {
  const started = does(pair({ first: 'family' }), { do: 'goal', at: null }, { do: 'goal', at: null });

  it('FA-1: what the app drew from the bag is told; a fresh turn has nobody hit', () => {
    const turned = does(started, flip('abilities'));
    const { step } = turned;
    expect(step.at === 'turn' && moreOf(step.turn).kammiHit).toBe(false);
    expect(saidIn(does(turned, { do: 'draw' }))).toContain('harrow.drew');
  });

  it('OB-3: Storms come under the Family’s Legends at its own clean up, not at the other side’s', () => {
    const turn: SideTurn = {
      side: 'protectors',
      action: 'wild',
      free: false,
      tiles: 0,
      spent: 0,
      attacked: false,
    };
    const own = { ...turn, side: 'family' } as const;
    const board = { ...started.board, units: [units('F5', 'family', 0, 1), units('E2', 'protectors', 1, 1)] };
    const stormsAfter = (of: SideTurn): readonly string[] =>
      does({ ...started, board, step: { at: 'turn', turn: of } }, { do: 'endSide' }).board.storms;
    expect(stormsAfter(turn)).toEqual([]);
    expect(stormsAfter(own)).toEqual(['F5']);
  });

  it('RD-4: the side with a Unit on the Brambles gets a point at the end of the round, the other none', () => {
    const board = { ...started.board, units: [units('E5', 'family', 1), units('E2', 'protectors', 1, 1)] };
    let game: PairGame = { ...started, board };
    for (const jar of ['wild', 'wild', 'legend', 'legend', 'abilities'] as const)
      game = does({ ...game, board }, flip(jar), { do: 'endSide' });
    const over = does({ ...game, board }, flip('abilities'), { do: 'endSide' });
    expect(over.round).toBe(2);
    expect(scoreOf(over, 'family').points).toBe(1);
    expect(scoreOf(over, 'protectors').points).toBe(0);
    expect(over.tale?.scored).toEqual({ family: { brambles: 1 } });
    expect(over.tale?.rounds).toEqual([[0, 1]]);
  });

  it('JR-3: the title of a flip names the jar, or the attack that it is flipped for', () => {
    const titled = (attack: boolean) =>
      pairTitle(started, { do: 'flip', jar: 'wild', attack, tiles: false, takesFirst: false });
    expect(titled(false)).toMatchObject({ jar: 'wild' });
    expect(titled(true)).toMatchObject({ jar: 'attack' });
  });
});

describe('the group’s own map', () => {
  it.each([
    [[9, 10], true],
    [[10, 9], true],
    [[9], true],
    [[9, 11], false],
    [[2], false],
    [[21], false],
  ])('HX-1: columns of %j hexes: %s', (rows, fits) => {
    expect(decideBox(emptyBox, { do: 'shape', columns: 9, rows }).ok).toBe(fits);
  });
});
