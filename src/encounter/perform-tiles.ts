import type { HexName, Step } from '../stage/steps';
import { hexesOfPlace } from './perform-place';
import { emit, note, push, type Run, task } from './run';
import type { Id, Tile } from './state';

/** Lays effect tiles: one of one hex replaces another there, larger ones lie beneath (the rulebook on effect tiles). */
export function layTiles(run: Run, actor: Id, step: Extract<Step, { do: 'tiles' }>) {
  const hexes = run.state.settings.board === 'off' ? null : hexesOfPlace(run.state, actor, step.at);
  const word = step.remove ? 'Remove' : 'Place';
  if (!hexes) {
    const where = step.at.place === 'players' && step.at.text ? step.at.text : 'where the card says';
    const about = {
      tile: step.tile,
      ...(step.at.place === 'players' && step.at.text ? { text: step.at.text } : {}),
    };
    const text = `${word} ${step.tile}: ${where}.`;
    push(run, { frame: 'hands', text, who: actor, window: null, task: 'tiles', about });
    return;
  }
  if (hexes.length === 0) return note(run, 'skipped', `There is nowhere for ${step.tile}.`);
  const tiles = step.remove
    ? without(run.state.tiles, step.tile, hexes)
    : laid(run.state.tiles, step.tile, hexes);
  emit(run, { type: 'tiles', tiles });
  task(run, `${word} ${step.tile} at ${hexes.join(', ')}.`);
}

const laid = (tiles: readonly Tile[], kind: string, hexes: readonly HexName[]): readonly Tile[] => {
  const single = (tile: Tile): boolean => tile.hexes.length === 1;
  const left = tiles.filter(tile => !single(tile) || !hexes.some(hex => tile.hexes[0] === hex));
  return [...left, ...hexes.map(hex => ({ kind, hexes: [hex] }))];
};

const without = (tiles: readonly Tile[], kind: string, hexes: readonly HexName[]): readonly Tile[] =>
  tiles.filter(tile => tile.kind !== kind || !tile.hexes.some(hex => hexes.includes(hex)));
