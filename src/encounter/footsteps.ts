import { walks } from '../board/walk';
import type { Compass, HexName } from '../stage/steps';
import { friendOf } from './find';
import { leaves } from './leaving';
import { boardOf } from './positions';
import { emit, type Run } from './run';
import type { Id } from './state';
import { defenseNow } from './thrown';

/** A friend goes to a hex by its own will: by the way that the board knows, with all that lies on it. */
export function goesTo(run: Run, who: Id, to: HexName | null, facing?: Compass): void {
  const path = pathOf(run, who, to);
  const now = friendOf(run.state, who)?.facing ?? 'N';
  emit(run, { type: 'stands', who, at: to, facing: facing ?? now, how: 'moved', path });
  passes(run, who, path.length > 0 ? path : to === null ? [] : [to]);
}

/** Over these hexes: Sentinels are trodden down (PS-6), what it had thrown is picked up (SE-20). */
export function passes(run: Run, who: Id, path: readonly HexName[]): void {
  treadOn(run, who, path);
  pickUp(run, who, path);
}

/** The way there, where the board knows one. */
function pathOf(run: Run, who: Id, to: HexName | null): readonly HexName[] {
  const at = friendOf(run.state, who)?.at ?? null;
  if (to === null || at === null || at === to || run.state.settings.board === 'off') return [];
  return walks(boardOf(run.state), { mover: who, movement: 40 }).find(one => one.hex === to)?.path ?? [];
}

function treadOn(run: Run, who: Id, path: readonly HexName[]): void {
  for (const one of run.state.friends)
    if (
      one.role === 'sentinel' &&
      one.id !== who &&
      one.at !== null &&
      one.presence === 'standing' &&
      path.includes(one.at)
    )
      leaves(run, one.id, 'gone');
}

function pickUp(run: Run, who: Id, path: readonly HexName[]): void {
  const friend = friendOf(run.state, who);
  if (!friend) return;
  const left = friend.thrown.filter(one => one.at === null || !path.includes(one.at));
  if (left.length === friend.thrown.length) return;
  emit(run, { type: 'thrown', who, thrown: left });
  defenseNow(run, who);
}
