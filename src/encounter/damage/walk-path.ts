import { walks } from '../../board/geometry/walk';
import type { Direction } from '../../hex/direction';
import type { Hex } from '../../hex/shape';
import { boardOf } from '../facts/positions';
import { friendOf } from '../facts/select';
import { paysWater, type Way } from '../facts/treads-table';
import type { Id } from '../model/state';
import type { Run } from '../run/run';
import { leaveFight } from './leave-fight';
import { paidWater, waterOn } from './stride';
import { defenseNow } from './thrown-items';

/** A friend goes to a hex by its own will: by the way that the board knows, with all that lies on it. */
export function goesTo(
  run: Run,
  who: Id,
  to: Hex | null,
  { facing, way }: { readonly facing?: Direction | undefined; readonly way: Way },
): void {
  const path = pathOf(run, who, to);
  const now = friendOf(run.state, who)?.facing ?? 'N';
  run.emit({ type: 'stands', who, at: to, facing: facing ?? now, how: 'moved', path });
  if (paysWater(way)) wades(run, who, path.slice(1));
  passes(run, who, path.length > 0 ? path : to === null ? [] : [to]);
}

/** TL-2: the water of this way is paid for until the turn is over, by an action or a card alike. */
function wades(run: Run, who: Id, path: readonly Hex[]): void {
  const { turn } = run.state;
  const water = waterOn(run.state, path);
  if (turn?.who !== who || water.length === 0) return;
  run.emit({ type: 'turn', turn: { ...turn, wet: [...new Set([...(turn.wet ?? []), ...water])] } });
}

/** Over these hexes: Sentinels are trodden down (PS-6), what it had thrown is picked up (SE-20, FT-10). */
export function passes(run: Run, who: Id, path: readonly Hex[]): void {
  treadOn(run, who, path);
  pickUp(run, who, path);
}

/** The way there, where the board knows one. */
function pathOf(run: Run, who: Id, to: Hex | null): readonly Hex[] {
  const at = friendOf(run.state, who)?.at ?? null;
  if (to === null || at === null || at === to || run.state.settings.board === 'off') return [];
  const order = { mover: who, movement: 60, paid: paidWater(run.state, who) };
  return walks(boardOf(run.state), order).find(one => one.hex === to)?.path ?? [];
}

function treadOn(run: Run, who: Id, path: readonly Hex[]): void {
  for (const one of run.state.friends)
    if (
      one.role === 'sentinel' &&
      one.id !== who &&
      one.at !== null &&
      one.presence === 'standing' &&
      // GM-8: a friend that moves into or through a Sentinel's hex removes the Sentinel
      path.includes(one.at)
    )
      leaveFight(run, one.id, 'gone');
}

function pickUp(run: Run, who: Id, path: readonly Hex[]): void {
  const friend = friendOf(run.state, who);
  if (!friend) return;
  const left = friend.thrown.filter(one => one.at === null || !path.includes(one.at));
  if (left.length === friend.thrown.length) return;
  run.emit({ type: 'thrown', who, thrown: left });
  defenseNow(run, who);
}
