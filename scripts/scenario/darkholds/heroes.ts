import { threatsAt } from '../../../src/games/darkholds/rules/phase';
import { leapsOf, reachableFrom, walkOf } from '../../../src/games/darkholds/rules/walk';
import { onBoard, type Question } from './asked';

export const questions: Readonly<Record<string, Question>> = {
  threat: onBoard(asked => {
    const [hero, squares] = [asked.ours('hero'), asked.squares('squares')];
    return (
      hero &&
      (() => ({
        threat: threatsAt(asked.board, hero, squares).map(
          (threat, i) => threat && { at: asked.name(squares[i]!), ...threat },
        ),
      }))
    );
  }),
  walk: onBoard(asked => {
    const [actor, path] = [asked.ours('actor'), asked.squares('path')];
    return (
      actor &&
      (() => {
        const { costs, stops } = walkOf(asked.board, actor, path);
        const cost = costs.reduce((sum, one) => sum + one, 0);
        return {
          ok: stops === null,
          cost,
          costs,
          ...(stops ? { stops: stops.index, code: stops.code } : {}),
        };
      })
    );
  }),
  reach: onBoard(asked => {
    const actor = asked.ours('actor');
    return (
      actor &&
      (() => ({
        squares: reachableFrom(asked.board, actor).map(({ at, cost }) => ({ at: asked.name(at), cost })),
        leaps: leapsOf(asked.board, actor).map(({ at, cost, chance }) => ({
          at: asked.name(at),
          cost,
          chance,
        })),
      }))
    );
  }),
};
