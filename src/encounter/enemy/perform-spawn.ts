import { type Placed, place } from '../../board/moves/placement';
import { chooseTarget } from '../../board/targets/choose';
import { addCharacter, afterShifts } from '../../board/text/edit';
import type { Hex } from '../../hex/shape';
import type { Step } from '../../stage/steps';
import { destroy, shift } from '../damage/carry-out-moves';
import { boardOf, enemyCharacter } from '../facts/positions';
import type { Enemy, Id, State } from '../model/state';
import { note, placementTask, push, type Run, task } from '../run/run';
import { say } from '../says/asks';
import { enemyFrom } from '../setup/initial-state';
import { hexesOfPlace } from './perform-place';

/** PL-1: into its hex if free, else the nearest free one; none come when the models have run out. */
export function spawn(run: Run, actor: Id, step: Extract<Step, { do: 'spawn' }>) {
  for (let i = 0; i < step.count; i++) {
    const kind = run.state.encounter.enemies.find(one => one.id === step.enemy);
    if (!kind) return note(run, 'skipped', say('tell.placed-unknown', { enemy: step.enemy }));
    const there = run.state.enemies.filter(one => one.kind === kind.id && one.present);
    // TM-9, TM-14: no more than there are models
    if (kind.models !== undefined && there.length >= kind.models)
      return note(run, 'noModels', say('tell.placed-no-models', { enemy: kind.name }));
    const number = freeNumber(run.state, kind.id);
    const id = `${kind.id}${number}`;
    const who = `${kind.name} ${number}`;
    const hexes =
      run.state.settings.board === 'off' ? null : hexesOfPlace(run.state, actor, step.at, kind.id);
    const wanted = hexes && step.at.place === 'hexes' ? hexes.slice(i % Math.max(1, hexes.length)) : hexes;
    const bare = enemyFrom(kind, id, { at: null, number });
    const found = wanted?.[0] === undefined ? null : putAt(run.state, bare, wanted);
    run.emit({
      type: 'enemyCame',
      enemy: found ? { ...bare, at: found.at, facing: found.facing } : bare,
    });
    if (!found) {
      if (run.state.settings.board === 'off') task(run, say('tell.placed-by-hand', { who }), [id]);
      else
        push(run, {
          frame: 'place',
          who: id,
          text: say('ask.where-comes', { who }),
          hexes: null,
          topic: 'comes',
          about: { kind: kind.id, count: number },
        });
    } else {
      shift(run, found.moved, 'pushed');
      destroy(run, found.destroyed);
      placementTask(run, say('tell.placed-facing', { who, hex: found.at, facing: found.facing }), id);
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

/** The newcomer faces its target, else North; a large one pushes the models under it (PL-1, MV-6). */
function putAt(state: State, enemy: Enemy, fits: readonly Hex[]): Placed | null {
  const board = boardOf(state);
  const first = fits[0];
  if (first === undefined) return null;
  const { at: _at, facing: _facing, ...character } = enemyCharacter(state, enemy, first);
  const put = (target: string | null): Placed | null =>
    place(board, {
      character,
      at: first,
      ...(fits.length > 1 ? { fits } : {}),
      ...(target === null ? {} : { target }),
    });
  const there = put(null);
  if (!there) return null;
  const standing = addCharacter(afterShifts(board, there.moved, there.destroyed), {
    ...character,
    at: there.at,
    facing: 'N',
  });
  return put(chooseTarget(standing, { actor: enemy.id, move: 0, attack: false }).target) ?? there;
}
