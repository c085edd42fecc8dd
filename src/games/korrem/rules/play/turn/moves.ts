import { neighbours } from '../../../../../hex/around';
import type { Hex } from '../../../../../hex/shape';
import { resources } from '../../goods';
import { gather, totalOf } from '../../world/gather';
import { type Land, landGrid } from '../../world/land';
import { entryCost } from '../../world/travel';
import { cellOf, hostileCells, isHostile, mapOf, npcsWith, travellerOf } from '../log/facts';
import { type Answer, refused } from '../log/refusals';
import { type Army, armiesOn, armyIn, battleWith, commander, type World } from '../model';
import { beginMeeting } from '../war/meetings';
import { beginWar } from '../war/wars';
import type { Command } from './commands';
import { Run } from './run';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** MV-1, MV-2: whether an army has what entering a land costs. */
export const mayEnter = (world: World, army: Army, land: Land): boolean =>
  entryCost(land, travellerOf(army)) <= world.actions;

/** GA-1 to GA-3: what the army's providers take from the hex that it has entered. */
function gatherOn(run: Run, army: Army, from: Hex): void {
  const [start, cell] = [cellOf(from), army.hex === null ? undefined : cellOf(army.hex)];
  if (start === undefined || cell === undefined || !run.state.settings.bank) return;
  const providers = army.members
    .filter(({ gathers, barter }) => gathers.length > 0 || barter)
    .map(({ id, gathers, barter }) => ({ id, gathers, barter }));
  const total = totalOf(gather(mapOf(run.state), [start, cell], providers));
  const got = resources.flatMap(one => (total[one] > 0 ? [[one, total[one]] as const] : []));
  if (got.length === 0) return;
  // GA-5: it stays with the army.
  run.emit({ type: 'goodsGained', of: { army: army.id }, goods: total });
  run.log({ type: 'gathered', who: army.name, goods: got }, 'GA-2');
}

/** MV-1, MV-3: one step: it is paid, gathered on, and may end in a battle or a meeting. */
export function enterLand(run: Run, id: string, hex: Hex): void {
  const army = armyIn(run.state, id);
  const cell = cellOf(hex);
  const land = cell === undefined ? undefined : mapOf(run.state).lands.get(cell);
  if (!army?.hex || !land) return;
  const cost = entryCost(land, travellerOf(army));
  run.emit({ type: 'actionsSpent', n: cost });
  run.emit({ type: 'armyMoved', army: id, hex });
  run.log({ type: 'armyMoved', who: army.name, hex, actions: cost }, 'MV-1');
  // TH-5: an occupation lasts until that army leaves.
  leaveOccupied(run, army, army.hex);
  const moved = armyIn(run.state, id);
  if (moved) gatherOn(run, moved, army.hex);
  const now = armyIn(run.state, id);
  if (!now) return;
  const foe = armiesOn(run.state, hex).find(
    other => other.id !== id && other.nation !== null && isHostile(run.state, now, other),
  );
  if (foe) beginWar(run, foe.id, id, { starts: id, phases: 1 });
  else if (npcsWith(run.state, now).length > 0) beginMeeting(run, id);
}

/** TH-5. */
export function leaveOccupied(run: Run, army: Army, hex: Hex): void {
  const holding = run.state.settlements[hex];
  if (!holding?.occupier || holding.occupier === holding.owner) return;
  const stays = armiesOn(run.state, hex).some(
    other => other.id !== army.id && (other.nation ?? 'npc') === holding.occupier,
  );
  if (!stays && holding.occupier === (army.nation ?? 'npc'))
    run.emit({ type: 'settlement', hex, holding: { ...holding, occupier: null } });
}

/** MV-1 to MV-3: an army goes along a way, as far as it is not stopped. */
export function move(world: World, { army: id, path }: Of<'move'>): Answer {
  const army = armyIn(world, id);
  if (!army?.hex || army.nation !== commander(world)) return refused('unknown');
  if (world.step.at !== 'command') return refused('step');
  if (battleWith(world, id)) return refused('in-battle');
  if (world.meeting) return refused('meeting');
  if (path[0] !== army.hex || path.length < 2) return refused('path');
  const run = new Run(world);
  const hostile = hostileCells(world, army);
  const as = travellerOf(army);
  let at: number | undefined = cellOf(army.hex);
  for (const [i, hex] of path.slice(1).entries()) {
    const cell = cellOf(hex);
    const land = cell === undefined ? undefined : mapOf(world).lands.get(cell);
    if (cell === undefined || at === undefined || !land || !neighbours(landGrid, at).includes(cell))
      return refused('path');
    // MV-3: nobody goes on from where somebody hostile stands.
    if (i > 0 && hostile.has(at)) return refused('stopped');
    const cost = entryCost(land, as);
    if (!Number.isFinite(cost)) return refused('land');
    if (cost > run.state.actions) return refused('actions');
    enterLand(run, id, hex);
    at = cell;
  }
  return run.done();
}
