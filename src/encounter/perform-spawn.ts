import { advance } from '../board/activate';
import { chooseTarget } from '../board/choose';
import { settle } from '../board/settle';
import type { Step } from '../stage/steps';
import { nearestFree } from './free';
import { enemyFrom } from './initial';
import { destroy, shift } from './moves';
import { hexesOfPlace } from './perform-place';
import { boardOf } from './positions';
import { emit, note, push, type Run, task } from './run';
import type { Enemy, Id, State } from './state';

/** PL-1: into its hex if free, else the nearest free one; none come when the models have run out. */
export function spawn(run: Run, actor: Id, step: Extract<Step, { do: 'spawn' }>): void {
  for (let i = 0; i < step.count; i++) {
    const kind = run.state.encounter.enemies.find(one => one.id === step.enemy);
    if (!kind) return note(run, 'skipped', `No ${step.enemy} is known here.`);
    const there = run.state.enemies.filter(one => one.kind === kind.id && one.present);
    if (kind.models !== undefined && there.length >= kind.models)
      return note(run, 'noModels', `No model of ${kind.name} is left: no more come.`);
    const number = freeNumber(run.state, kind.id);
    const id = `${kind.id}${number}`;
    const hexes =
      run.state.settings.board === 'off' ? null : hexesOfPlace(run.state, actor, step.at, kind.id);
    const wanted = hexes && step.at.place === 'hexes' ? hexes.slice(i % Math.max(1, hexes.length)) : hexes;
    const at = wanted ? nearestFree(run.state, wanted) : null;
    emit(run, { type: 'enemyCame', enemy: enemyFrom(kind, id, { at, number }) });
    if (at === null) {
      if (run.state.settings.board === 'off') task(run, `Place ${kind.name} ${number}.`);
      else
        push(run, { frame: 'place', who: id, text: `Where does ${kind.name} ${number} come?`, hexes: null });
    } else {
      arrive(run, id);
      task(run, `Place ${kind.name} ${number} at ${at}.`);
    }
  }
}

/** The lowest tracker number that none of its kind on the board carries. */
function freeNumber(state: State, kind: string): number {
  const taken = state.enemies.filter(one => one.kind === kind && one.present).map(one => one.number);
  let number = 1;
  while (taken.includes(number)) number++;
  return number;
}

/** It faces its target, else North; a large one pushes aside what stands there (MV-6). */
function arrive(run: Run, id: Id): void {
  const board = boardOf(run.state);
  const settled = settle(board, id);
  shift(run, settled.moved, 'pushed');
  destroy(run, settled.destroyed);
  const target = chooseTarget(boardOf(run.state), { actor: id, move: 0, attack: false }).target;
  const enemy = run.state.enemies.find((one: Enemy) => one.id === id);
  if (target === null || !enemy) return;
  const { facing } = advance(boardOf(run.state), { actor: id, target, move: 0 });
  if (facing !== enemy.facing)
    emit(run, { type: 'stands', who: id, at: enemy.at, facing, how: 'turned', path: [] });
}
