import { type Said, saidAll } from '../../basics/said';
import type { Movement } from '../../board/geometry/types';
import { advance } from '../../board/moves/activate';
import { away, compass } from '../../board/moves/compass';
import { advanceWhole, spentOn } from '../../board/moves/whole';
import type { MoveStep } from '../../stage/steps';
import { carryOut, settleModel } from '../damage/carry-out-moves';
import { takenBy } from '../facts/free-hexes';
import { boardOf, fitsAt, mirrored, placed, sizeOf } from '../facts/positions';
import { enemyOf, friendOf, nameOf, tokensOf } from '../facts/select';
import type { MoveFrame } from '../model/frame';
import type { About } from '../model/question';
import type { Id, State } from '../model/state';
import { type Handler, wrongAnswer } from '../run/handler';
import { no, note, pop, push, type Run, task } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { say } from '../says/asks';
import { revertibleMove } from '../target/revertible-move';
import { rollDirection } from './perform-turn';

/** An enemy's move: worked out on the board, or done by hands and told. */
export const move: Handler<MoveFrame> = {
  question: (state, frame) => {
    // EM-3: where the players place the model they are asked
    if (state.settings.board !== 'moved' || cannot(state, frame)) return null;
    const enemy = enemyOf(state, frame.actor);
    if (!enemy) return null;
    return {
      ask: 'place',
      topic: 'moved',
      about: aboutMove(state, frame),
      sentence: whereNow(state, frame),
      who: frame.actor,
      hexes: null,
      suggested: null,
      facing: enemy.facing,
      takes: ['place'],
    };
  },
  answer: (run, frame, answer) => {
    if (answer.answer !== 'place') return wrongAnswer();
    const enemy = enemyOf(run.state, frame.actor);
    if (!enemy) return no('gone', say('refuse.answer-gone'));
    const facing = answer.facing ?? enemy.facing;
    const { at } = answer;
    if (at !== null && !fitsAt(run.state, frame.actor, at, facing))
      return no('does-not-fit', say('refuse.answer-does-not-fit'));
    if (at !== null && underSingle(run.state, frame.actor, at))
      return no('occupied', say('refuse.answer-taken', { hex: at }));
    const before = run.state;
    pop(run);
    if (at !== null) {
      run.emit({ type: 'stands', who: frame.actor, at, facing, how: 'said', path: [] });
      settleModel(run, frame.actor);
    }
    setScope(run, frame.actor, { moved: true, ...cameByHand(run, frame, before) });
    return null;
  },
  go: (run, frame) => {
    const { state } = run;
    const enemy = enemyOf(state, frame.actor);
    pop(run);
    if (!enemy?.present) return;
    const reason = cannot(state, frame);
    if (reason) return note(run, 'skipped', reason);
    const { target } = scopeOf(state, frame.actor);
    if (!mirrored(state) || !placed(state, needed(frame, target))) {
      if (state.settings.board !== 'off' && enemy.at === null)
        push(run, {
          frame: 'place',
          who: frame.actor,
          text: whereNow(state, frame),
          hexes: null,
          topic: 'moved',
          about: aboutMove(state, frame),
        });
      else task(run, inWords(state, frame), [frame.actor]);
      return setScope(run, frame.actor, { moved: true, ...cameByHand(run, frame, state) });
    }
    goesItsWay(run, frame, target);
  },
};

/** As far as the board knows its way (OWN-121). */
export function goesItsWay(run: Run, frame: MoveFrame, target: Id | null): void {
  const { state } = run;
  const { actor, move: step } = frame;
  const movement = workOut(run, frame, target);
  const who = nameOf(state, actor);
  const short = movement !== null && step.how === 'exact' && fallsShort(state, frame, movement);
  if (!movement) note(run, 'skipped', say('tell.move-nobody', { who }));
  else if (short) note(run, 'skipped', say('tell.move-not-exactly', { who, hexes: step.hexes }));
  else carryOut(run, actor, movement);
  const moved = movement && !short ? { moved: movement.path.length > 1 } : {};
  const came = isDirected(step) ? revertibleMove(run, actor, step, state) : {};
  if (moved.moved !== undefined || 'came' in came) setScope(run, actor, { ...moved, ...came });
}

const isDirected = ({ way }: MoveStep): boolean => way === 'toward' || way === 'away';

/** Hands have made it, or will: only hands can take it back. */
const cameByHand = (run: Run, { actor, move: step }: MoveFrame, before: State) =>
  isDirected(step) ? revertibleMove(run, actor, null, before) : {};

/** A single hex cannot be put where somebody stands; a large one pushes whoever is under it (MV-6). */
const underSingle = (state: State, who: Id, at: string): boolean => {
  const enemy = enemyOf(state, who);
  const other = takenBy(state, at);
  return enemy !== undefined && sizeOf(state, enemy) === 'single' && other !== null && other !== who;
};

const needed = (frame: MoveFrame, target: Id | null): readonly Id[] =>
  target !== null && isDirected(frame.move) ? [frame.actor, target] : [frame.actor];

/** Why it stays where it is; nothing when it can move. */
function cannot(state: State, frame: MoveFrame): Said | null {
  const enemy = enemyOf(state, frame.actor);
  if (!enemy?.present) return say('tell.move-gone');
  const who = nameOf(state, frame.actor);
  if (tokensOf(enemy, 'crippled') > 0) return say('tell.move-crippled', { who });
  const { target } = scopeOf(state, frame.actor);
  return isDirected(frame.move) && target === null ? say('tell.move-nobody', { who }) : null;
}

function workOut(run: Run, { actor, move: step }: MoveFrame, target: Id | null): Movement | null {
  const board = boardOf(run.state);
  const onBoard = target !== null && friendOf(run.state, target)?.presence === 'standing';
  switch (step.way) {
    case 'toward':
      if (target === null || !onBoard) return null;
      return step.how === 'full' || step.how === 'exact'
        ? advanceWhole(board, { actor, target, move: step.hexes })
        : advance(board, { actor, target, move: step.hexes });
    case 'away':
      return target !== null && onBoard ? away(board, { actor, from: target, move: step.hexes }) : null;
    case 'random':
      return compass(board, { actor, direction: rollDirection(run), move: step.hexes });
    default:
      return compass(board, { actor, direction: step.way, move: step.hexes });
  }
}

function aboutMove(state: State, { actor, move: step }: MoveFrame): About {
  const { target } = scopeOf(state, actor);
  return { actor, step, ...(target === null ? {} : { target }) };
}

/** TM-12: all of it or none; a last point that would be lost before water is spent (MV-2). */
function fallsShort(state: State, { actor, move: step }: MoveFrame, { path }: Movement): boolean {
  const lost = state.tiles.some(tile => tile.kind === 'water') ? 1 : 0;
  return spentOn(boardOf(state), actor, path) + lost < step.hexes;
}

function inWords(state: State, { actor, move: { way, how = 'upTo', hexes } }: MoveFrame): Said {
  const { target } = scopeOf(state, actor);
  const whom = target === null ? null : nameOf(state, target);
  return say('tell.move-words', { who: nameOf(state, actor), hexes, how, way, target: whom });
}

const whereNow = (state: State, frame: MoveFrame): Said =>
  saidAll([inWords(state, frame), say('ask.where-now')]);
