import { shuffled } from '../../../../basics/transaction';
import type { Hex } from '../../../../hex/shape';
import { landProblems, placesFor } from '../world/place-land';
import { cellOf, emptyBeside, hexOf, mapOf } from './log/facts';
import { type Answer, type RefusalCode, refused } from './log/refusals';
import { armyIn, type World } from './model';
import { sameTile, type Tile } from './places';
import { layRounds } from './turn/begin';
import type { Command } from './turn/commands';
import { enterLand, mayEnter } from './turn/moves';
import { Run } from './turn/run';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

const withoutOne = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => {
  const at = tiles.findIndex(one => sameTile(one, tile));
  return tiles.filter((_, i) => i !== at);
};

export const landOf = ({ type, landmark }: Tile) => ({ type, landmark: landmark !== null });

/** LD-3 to LD-7: the hexes where a tile may lie. */
export const legalHexes = (world: World, tile: Tile): Hex[] =>
  placesFor(mapOf(world), landOf(tile)).map(hexOf);

/** LD-3 to LD-7: the first thing that speaks against it. */
export function problemWith(world: World, tile: Tile, hex: Hex): RefusalCode | null {
  const cell = cellOf(hex);
  if (cell === undefined) return 'off';
  const [problem] = landProblems(mapOf(world), landOf(tile), cell);
  return problem === 'apart' ? 'apart-land' : (problem ?? null);
}

function put(run: Run, tile: Tile, hex: Hex): void {
  run.emit({ type: 'land', hex, tile });
  run.log({ type: 'landDiscovered', land: tile.type, landmark: tile.landmark, hex }, 'LD-3');
}

/** LD-8: the next player lays, or the next round begins, or all settle. */
function nextLayer(run: Run): void {
  const { step, nations, settings, hands } = run.state;
  if (step.at !== 'lay') return;
  if (step.left > 1) {
    run.step({ ...step, left: step.left - 1 });
    return;
  }
  const who = (step.who + 1) % nations.length;
  const round = who === 0 ? step.round + 1 : step.round;
  const left = layRounds[round];
  if (left !== undefined) {
    run.step({ at: 'lay', round, who, left });
    return;
  }
  // What is left in the hands of players goes back into the bag.
  if (run.state.bag)
    run.emit({ type: 'bag', bag: shuffled(run, [...run.state.bag, ...Object.values(hands).flat()]) });
  for (const { id } of nations) run.emit({ type: 'hand', nation: id, tiles: [] });
  run.step(settings.map ? { at: 'settle', who: 0 } : { at: 'observer', among: nations.map(({ id }) => id) });
}

/** LD-8, WT-3: a land of a hand, or the one of the weather, is laid. */
export function lay(world: World, { hex, tile: told }: Of<'lay'>): Answer {
  const { step } = world;
  if (step.at === 'lay') {
    const nation = world.nations[step.who]?.id ?? '';
    const hand = world.hands[nation] ?? [];
    const tile = told ?? hand[0];
    if (!tile || (world.bag !== null && !hand.some(one => sameTile(one, tile)))) return refused('drawn');
    const problem = problemWith(world, tile, hex);
    if (problem) return refused(problem);
    const run = new Run(world);
    put(run, tile, hex);
    run.emit({ type: 'hand', nation, tiles: withoutOne(hand, tile) });
    nextLayer(run);
    return run.done();
  }
  if (step.at !== 'event' || step.event !== 'land') return refused('step');
  const tile = step.tile ?? told;
  if (!tile) return refused('drawn');
  const problem = problemWith(world, tile, hex);
  if (problem) return refused(problem);
  const run = new Run(world);
  put(run, tile, hex);
  run.step({ at: 'next' });
  return run.done();
}

/** LD-8, WT-3: what fits nowhere goes back into the bag; a land that fits somewhere is laid. */
export function pass(world: World): Answer {
  const { step } = world;
  const run = new Run(world);
  if (step.at === 'lay') {
    const nation = world.nations[step.who]?.id ?? '';
    const hand = world.hands[nation] ?? [];
    if (world.bag !== null && hand.some(tile => legalHexes(world, tile).length > 0)) return refused('fits');
    if (world.bag) run.emit({ type: 'bag', bag: shuffled(run, [...world.bag, ...hand]) });
    run.emit({ type: 'hand', nation, tiles: [] });
    run.step({ ...step, left: 1 });
    nextLayer(run);
    return run.done();
  }
  if (step.at !== 'event') return refused('step');
  const { tile } = step;
  if (step.event === 'land' && tile) {
    if (legalHexes(world, tile).length > 0) return refused('fits');
    run.emit({ type: 'bag', bag: shuffled(run, [...(world.bag ?? []), tile]) });
    run.log({ type: 'landReturned', land: tile.type }, 'WT-3');
  }
  run.step({ at: 'next' });
  return run.done();
}

/** LD-9: which lands an army could keep, and where it could lay and enter them. */
export function keepable(world: World, army: string, drawn: readonly Tile[]): { tile: Tile; hexes: Hex[] }[] {
  const one = armyIn(world, army);
  if (!one || one.hex === null) return [];
  const beside = new Set(emptyBeside(world, one.hex).map(hexOf));
  return drawn.map(tile => ({
    tile,
    hexes: mayEnter(world, one, landOf(tile)) ? legalHexes(world, tile).filter(hex => beside.has(hex)) : [],
  }));
}

/** LD-9: an army looks for land: as many are drawn as cells beside it are empty. */
export function discover(world: World, { army: id }: Of<'discover'>): Answer {
  const army = armyIn(world, id);
  if (!army?.hex) return refused('unknown');
  const empty = emptyBeside(world, army.hex).length;
  if (empty === 0) return refused('room');
  if (world.actions < 1) return refused('actions');
  const run = new Run(world);
  const drawn = world.bag?.slice(0, empty) ?? [];
  if (world.bag) run.emit({ type: 'bag', bag: world.bag.slice(drawn.length) });
  run.step({ at: 'discover', army: id, drawn });
  return run.done();
}

/** LD-9: one is laid and entered at once; the others go back. */
export function keep(world: World, { army: id, tile, hex }: Of<'keep'>): Answer {
  const { step } = world;
  const army = armyIn(world, id);
  if (step.at !== 'discover' || step.army !== id || !army?.hex) return refused('step');
  if (world.bag !== null && !step.drawn.some(one => sameTile(one, tile))) return refused('drawn');
  const cell = cellOf(hex);
  if (cell === undefined || !emptyBeside(world, army.hex).includes(cell)) return refused('room');
  const problem = problemWith(world, tile, hex);
  if (problem) return refused(problem);
  if (!mayEnter(world, army, landOf(tile))) return refused('actions');
  const run = new Run(world);
  giveBack(run, withoutOne(step.drawn, tile));
  run.step({ at: 'command' });
  put(run, tile, hex);
  enterLand(run, id, hex);
  return run.done();
}

/** LD-9: if none can be kept, all go back and one action is spent. */
export function leave(world: World, { army }: Of<'leave'>): Answer {
  const { step } = world;
  if (step.at !== 'discover' || step.army !== army) return refused('step');
  if (world.bag !== null && keepable(world, army, step.drawn).some(({ hexes }) => hexes.length > 0))
    return refused('fits');
  const run = new Run(world);
  giveBack(run, step.drawn);
  run.step({ at: 'command' });
  run.emit({ type: 'actionsSpent', n: Math.min(1, world.actions) });
  run.log({ type: 'noLandKept', who: run.name(army) }, 'LD-9');
  return run.done();
}

function giveBack(run: Run, tiles: readonly Tile[]): void {
  if (run.state.bag && tiles.length > 0)
    run.emit({ type: 'bag', bag: shuffled(run, [...run.state.bag, ...tiles]) });
}

/** LD-7: a land becomes wasteland; landmarks never do, and a settlement on it is lost. */
export function destroyLand(run: Run, hex: Hex): boolean {
  const tile = run.state.lands[hex];
  if (!tile || tile.landmark !== null) return false;
  run.emit({ type: 'land', hex, tile: { type: 'wasteland', landmark: null } });
  run.emit({ type: 'settlement', hex, holding: null });
  run.log({ type: 'landDestroyed', hex }, 'LD-7');
  return true;
}
