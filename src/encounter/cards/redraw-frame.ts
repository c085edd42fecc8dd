import { type Face, SIDES } from '../../might/cards';
import { decideEnemyAttack } from '../../might/enemy-decide';
import type { Piece } from '../../might/pieces';
import { enemyAttackNow, nameOf } from '../facts/select';
import type { RedrawFrame } from '../model/frame';
import type { Question } from '../model/question';
import type { State } from '../model/state';
import { type Handler, wrongAnswer } from '../run/handler';
import { pick, picked } from '../run/pick';
import { pop, type Refused, type Run, top } from '../run/run';
import { say } from '../says/asks';

/** Somebody forces redraws on the enemy: which card, one after the other, as long as there are any (MT-4). */
export const redraw: Handler<RedrawFrame> = {
  question: (state, frame) => ask(state, frame),
  answer: (run, frame, answer) => {
    const ids = picked(ask(run.state, frame), answer);
    if (!ids) return wrongAnswer();
    const [id] = ids;
    if (frame.piece !== null) {
      const face = pieceOf(run.state, frame.piece) && faceOf(run.state, frame.piece, id);
      return face ? exchanges(run, frame, frame.piece, face) : wrongAnswer();
    }
    if (id === undefined) {
      pop(run);
      return null;
    }
    if (enemyAttackNow(run.state)?.flow?.setup.source === 'app')
      return exchanges(run, frame, Number(id), undefined);
    top(run, { ...frame, piece: Number(id) });
    return null;
  },
  go: run => pop(run),
};

const openPieces = (state: State): readonly Piece[] => {
  const flow = enemyAttackNow(state)?.flow;
  return flow?.step === 'revealed' ? flow.pieces : [];
};

const pieceOf = (state: State, id: number): Piece | undefined =>
  openPieces(state).find(piece => piece.id === id);

const faceOf = (state: State, piece: number, id: string | undefined): Face | undefined =>
  SIDES[pieceOf(state, piece)?.color ?? 'white'].find(face => face === id);

function ask(state: State, { by, left, piece }: RedrawFrame): Question | null {
  const there = openPieces(state);
  if (left < 1 || there.length === 0) return null;
  const about = { actor: by, count: left };
  const back = piece === null ? undefined : pieceOf(state, piece);
  if (piece !== null) {
    if (!back) return null;
    const { color } = back;
    const faces = [...new Set(SIDES[color])].map(face => ({
      id: face,
      label: say('ask.face', { color, face }),
    }));
    return pick('face', say('ask.redrawn', { color, face: back.face }), by, faces, [1, 1], about);
  }
  const options = there.map(({ id, color, face }) => ({
    id: `${id}`,
    label: say('ask.face', { color, face }),
  }));
  return pick('redraw', say('ask.redraw', { who: nameOf(state, by) }), by, options, [0, 1], about);
}

function exchanges(run: Run, frame: RedrawFrame, piece: number, face: Face | undefined): Refused {
  const flow = enemyAttackNow(run.state)?.flow;
  if (!flow) return wrongAnswer();
  const command = { type: 'redraw', piece, ...(face === undefined ? {} : { face, anyway: true }) } as const;
  const decided = decideEnemyAttack(flow, run.state.might.enemy, command);
  if (!decided.ok) return decided.error;
  for (const event of decided.value) run.emit({ type: 'might', side: 'enemy', event });
  // OWN-133: one after the other
  top(run, { ...frame, left: frame.left - 1, piece: null });
  return null;
}
