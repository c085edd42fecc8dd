import { act } from '../../../src/games/darkleaf/rules/acts/act';
import type { Outcome } from '../../../src/games/darkleaf/rules/acts/outcome';
import { nameOf } from '../../../src/games/darkleaf/rules/board/square';
import { countDown } from '../../../src/games/darkleaf/rules/skills/counters';
import { usePower } from '../../../src/games/darkleaf/rules/skills/powers';
import { nextPlayer, playTurn } from '../../../src/games/darkleaf/rules/turn/turn';
import { readAction, readSkill } from './action';
import { boardTold, onBoard, type Question } from './asked';
import { newTurn } from './new-turn';
import { readCommand, readRows } from './turn';

/** What a change made of the board, or its refusal alone. */
function outcomeTold(outcome: Outcome): object {
  if (!outcome.ok) return { ok: false, refused: outcome.refused };
  const { course, failed } = outcome;
  return {
    ok: true,
    ...(failed && { failed }),
    ...boardTold(course),
    vanquished: course.vanquished.map(({ at, side, kind }) => ({ at: nameOf(at), side, kind })),
    winner: course.winner,
  };
}

export const questions: Readonly<Record<string, Question>> = {
  act: onBoard((asked, position, side) => {
    const [roll, action] = [
      asked.roll(),
      readAction(asked.reading, asked.fields.action, asked.where('action')),
    ];
    return () => outcomeTold(act(position, side, roll, action));
  }),
  skill: onBoard((asked, position, side) => {
    const told = readSkill(asked.reading, asked.fields, asked.at);
    return () => outcomeTold(usePower(position, side, told));
  }),
  upkeep: onBoard((asked, position, side) => {
    const { order, restarts } = readSkill(asked.reading, { ...asked.fields, skill: 'upkeep' }, asked.at);
    return () => outcomeTold(countDown(position, side, order, restarts));
  }),
  turn: onBoard((asked, position, side) => {
    const { reading, fields } = asked;
    const boards = reading.fields(fields.boards, asked.where('boards'));
    const at = asked.where(`boards.${side}`);
    const board = reading.fields(boards[side], at);
    const pool = reading
      .list(board.pool, `${at}.pool`)
      .map((one, i) => reading.count(one, `${at}.pool[${i}]`, undefined, 1));
    const rows = readRows(reading, board.rows, `${at}.rows`);
    const commands = reading
      .list(fields.commands, asked.where('commands'))
      .map((one, i) => readCommand(reading, one, asked.where(`commands[${i}]`)));
    return () => {
      const { turn, results } = playTurn(newTurn(side, position, pool, rows), commands);
      return {
        results,
        phase: turn.phase,
        next: nextPlayer(turn),
        pool: [...turn.pool].sort((a, b) => a - b),
        rows: turn.rows.map(({ id, filled, tokens }) => ({ id, filled, tokens })),
        acquired: turn.acquired,
        ...boardTold(turn.position),
        winner: turn.winner,
      };
    };
  }),
};
