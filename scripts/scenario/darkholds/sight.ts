import { squaresOf } from '../../../src/games/darkholds/rules/board';
import { distanceOf, rangeOf } from '../../../src/games/darkholds/rules/level';
import { seenSquares, shotLine, sightLine, threatens } from '../../../src/games/darkholds/rules/sight';
import { finite, onBoard, type Question } from './asked';

export const questions: Readonly<Record<string, Question>> = {
  measure: onBoard(asked => {
    const [from, to] = [asked.square('from'), asked.square('to')];
    const { level } = asked.board;
    return () => {
      // BD-7: a tile to itself is 0.
      const steps = level.tileStepsFrom(level.tileOf[from]!)[level.tileOf[to]!] ?? -1;
      return {
        range: finite(rangeOf(level, [from], [to])),
        distance: finite(distanceOf(level, [from], [to])),
        tiles: steps < 0 ? null : steps,
      };
    };
  }),
  sight: onBoard(asked => {
    const [from, to] = [asked.named('from'), asked.named('to')];
    const { board } = asked;
    return (
      from &&
      to &&
      (() => ({
        range: finite(rangeOf(board.level, squaresOf(board.level, from), squaresOf(board.level, to))),
        sees: sightLine(board, from, to) !== undefined,
        shot: shotLine(board, from, to) !== undefined,
        threatens: threatens(board, from, to),
      }))
    );
  }),
  seen: onBoard(asked => {
    const actor = asked.enemy('actor');
    return actor && (() => ({ squares: asked.names(seenSquares(asked.board, actor)) }));
  }),
};
