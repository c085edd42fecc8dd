import { hexesOf } from '../../board/targets/measure';
import { boardOf, mirrored, placed } from '../facts/positions';
import { nameOf } from '../facts/select';
import type { Came, EnemyAttackFrame, Frame } from '../model/frame';
import type { Id, State } from '../model/state';
import { note, placementTask, push, Run, task } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { say as ask } from '../says/asks';
import { say } from '../says/tells';
import { standOf } from '../target/revertible-move';
import { goesItsWay } from './move-frame';

/** Its attack is still to come, or lies on top with its cards unseen. */
export const isToCome = ({ frames }: State, actor: Id): boolean =>
  frames.some(frame => strikesIn(frame, actor));

function strikesIn(frame: Frame, actor: Id): boolean {
  switch (frame.frame) {
    case 'card':
      return frame.left.includes(actor) || (frame.step === 'move' && frame.order.includes(actor));
    case 'minions':
      return frame.left.includes(actor) || (frame.step === 'move' && frame.moved.includes(actor));
    case 'steps':
      return (
        (frame.actor === actor || frame.mates.includes(actor)) &&
        frame.steps.slice(frame.at, frame.end).some(step => step.do === 'attack')
      );
    default:
      return false;
  }
}

/**
 * OWN-167: the table named another target. What went toward the first one goes back to where it came from, with all
 * that it pushed and broke, and goes its way anew; where the app cannot do that the table is asked, or told.
 */
export function redoMoves(run: Run, actors: readonly Id[], target: Id): void {
  const came = actors.flatMap(id => scopeOf(run.state, id).came ?? []);
  if (came.length === 0) return;
  const who = actors.filter(id => scopeOf(run.state, id).came);
  const trial = new Run(run.state);
  if (tries(trial, who, target)) {
    const same = who.every(id => isSame(standOf(trial.state, id), standOf(run.state, id)));
    if (same && came.every(one => one.put.length <= 1)) return;
    for (const event of trial.events) run.emit(event);
    return;
  }
  for (const id of [...who].reverse()) byHand(run, id, target);
}

const isSame = (one: ReturnType<typeof standOf>, other: ReturnType<typeof standOf>): boolean =>
  one?.at === other?.at && one?.facing === other?.facing;

function tries(run: Run, who: readonly Id[], target: Id): boolean {
  if (!mirrored(run.state) || !placed(run.state, [...who, target])) return false;
  // The last one to move goes back first.
  const moves = who.map(id => ({ id, came: scopeOf(run.state, id).came }));
  const touched = new Set(who);
  for (const { id, came } of [...moves].reverse()) {
    if (!came?.move || !isAsItWas(run.state, came)) return false;
    takeBack(run, came);
    for (const put of came.put) touched.add(put.id);
    setScope(run, id, { came: null });
  }
  for (const { id, came } of moves) {
    if (!came?.move) return false;
    note(
      run,
      'goneAnew',
      say('tell.goes-anew', { name: nameOf(run.state, id), target: nameOf(run.state, target) }),
    );
    goesItsWay(run, { frame: 'move', actor: id, move: came.move }, target);
  }
  return [...touched].every(id => standsFree(run.state, id));
}

/** Nobody of those whom it put elsewhere has been moved since. */
const isAsItWas = (state: State, { put }: Came): boolean =>
  put.every(({ id, to }) => (standOf(state, id)?.at ?? null) === (to?.at ?? null));

function takeBack(run: Run, { put, cleared, tasks }: Came): void {
  const back = put.map(one => one.id);
  const moot = run.state.tasks.filter(
    one => tasks.includes(one.id) || one.who?.every(id => back.includes(id)),
  );
  if (moot.length > 0) run.emit({ type: 'ticked', tasks: moot.map(one => one.id) });
  for (const { id, from, to } of put) {
    if (to === null) run.emit({ type: 'presence', who: id, presence: 'standing' });
    run.emit({ type: 'stands', who: id, ...from, how: 'placed', path: [] });
    if (from.at !== null)
      placementTask(
        run,
        say('tell.back', { name: nameOf(run.state, id), at: from.at, facing: from.facing }),
        id,
      );
  }
  if (cleared.length === 0) return;
  run.emit({ type: 'obstacles', obstacles: [...run.state.obstacles, ...cleared], destroyed: [] });
  for (const one of cleared) task(run, say('tell.restore', { kind: one.kind, at: one.hexes }));
}

/** Somebody else has come there meanwhile: two cannot share a hex. */
function standsFree(state: State, id: Id): boolean {
  if (!standOf(state, id)) return true;
  const board = boardOf(state);
  const mine = hexesOf(board, id);
  return (
    !board.characters.some(
      one =>
        one.id !== id && one.side !== 'sentinel' && hexesOf(board, one.id).some(hex => mine.includes(hex)),
    ) && !board.obstacles.some(one => one.hexes.some(hex => mine.includes(hex)))
  );
}

/** Only eyes on the real board can say where it now belongs. */
export function byHand(run: Run, id: Id, target: Id): void {
  const { came } = scopeOf(run.state, id);
  const open = run.state.tasks.filter(one => came?.tasks.includes(one.id)).map(one => one.id);
  if (open.length > 0) run.emit({ type: 'ticked', tasks: open });
  if (came) setScope(run, id, { came: { ...came, move: null } });
  const [name, whom] = [nameOf(run.state, id), nameOf(run.state, target)];
  if (run.state.settings.board === 'off') {
    task(run, say('tell.goes-by-hand', { name, target: whom }), [id]);
    return;
  }
  const text = ask('ask.where-instead', { who: name, target: whom });
  push(run, { frame: 'place', who: id, text, hexes: null, topic: 'moved', about: { actor: id, target } });
}

/** A charge has moved it before its cards were seen: it cannot be made a second time. */
export const movesItself = ({ attack: { area }, step }: EnemyAttackFrame): boolean =>
  step !== 'goesAhead' && area?.area === 'charge';
