import { kindsAt, layTile, takeTile } from '../board/tiles';
import type { Step } from '../stage/steps';
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
    ? hexes.reduce<readonly Tile[]>((tiles, hex) => allTaken(tiles, step.tile, hex), run.state.tiles)
    : hexes.reduce<readonly Tile[]>(
        (tiles, hex) => layTile(tiles, { kind: step.tile, hexes: [hex] }),
        run.state.tiles,
      );
  emit(run, { type: 'tiles', tiles });
  task(run, `${word} ${step.tile} at ${hexes.join(', ')}.`);
}

/** Every tile of the kind under that hex goes, whole. */
function allTaken(tiles: readonly Tile[], kind: string, hex: string): readonly Tile[] {
  let left = tiles;
  while (kindsAt(left, hex).includes(kind)) left = takeTile(left, kind, hex);
  return left;
}
