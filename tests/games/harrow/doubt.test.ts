import { describe, expect, it } from 'vitest';
import { type Doubt, doubtOf, type Piece, put } from '../../../src/games/harrow/rules/doubt';
import { type BoardData, emptyBoard } from '../../../src/games/harrow/rules/state/board-data';
import { hollowFork } from '../../../src/games/harrow/sample/hollow-fork';
import { ask } from './ask';

const laid = (...given: readonly (readonly [Piece, string])[]): BoardData =>
  given.reduce<BoardData>((board, [piece, at]) => put(board, piece, at), emptyBoard);
const asked = (board: BoardData, doubt: Doubt, at: string) => doubtOf(hollowFork, board, doubt, at);

describe('a doubt at the table', () => {
  const board = laid(
    ['protectors', 'E3'],
    ['protectors', 'E3'],
    ['family', 'E5'],
    ['storms', 'E4'],
    ['paths', 'D3'],
    ['townsfolk', 'D3'],
    ['buildings', 'E7'],
  );

  it('AC-2, AC-3: an ADVANCE has the price that a table is told', () => {
    const { hexes } = ask('reach', { board: { ...board }, from: 'E3', advance: 4 });
    const priced = asked(board, 'advance', 'E3').map(({ at, label }) => ({ at, cost: Number(label) }));
    const byName = (a: { at: string }, b: { at: string }): number => (a.at < b.at ? -1 : 1);
    expect(priced.toSorted(byName)).toEqual((hexes as { at: string }[]).toSorted(byName));
    expect(priced).toContainEqual({ at: 'E4', cost: 2 });
    expect(priced).toContainEqual({ at: 'D3', cost: 0 });
  });

  it('AT-1, AT-2: whom a group can attack, with both strengths', () => {
    expect(asked(board, 'attack', 'E3')).toEqual([{ at: 'E5', label: '2:1' }]);
    expect(asked(board, 'attack', 'A4')).toEqual([]);
  });

  it('OB-2, OB-4: who gets home, and what Storms reach', () => {
    expect(asked(board, 'home', 'E2')).toEqual([]);
    const led = laid(['townsfolk', 'D3'], ['paths', 'D3'], ['paths', 'E2']);
    expect(asked(led, 'home', 'E2')).toEqual([{ at: 'D3', label: '2' }]);
    const stormy = laid(['buildings', 'E7'], ['storms', 'E7'], ['storms', 'E8']);
    expect(asked(stormy, 'storms', 'E8')).toEqual([{ at: 'E7', label: '2' }]);
  });

  it('CR-1: the fifth tap takes a group off, the second one anything else', () => {
    const four = laid(...Array.from({ length: 4 }, () => ['kammi', 'C3'] as const));
    expect(four.units).toEqual([{ at: 'C3', side: 'kammi', haints: 4, infected: 0, legends: 0 }]);
    expect(put(four, 'kammi', 'C3').units).toEqual([]);
    expect(put(four, 'family', 'C3').units).toMatchObject([{ side: 'family', haints: 1 }]);
    expect(laid(['bonfire', 'D4']).bonfires).toEqual([{ at: 'D4', tokens: 2 }]);
    expect(laid(['bonfire', 'D4'], ['bonfire', 'D4'], ['dolls', 'C3'], ['dolls', 'C3'])).toEqual(emptyBoard);
  });
});
