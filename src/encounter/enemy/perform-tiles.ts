import { kindsAt, layTile, takeTile } from '../../board/moves/tiles';
import type { Step } from '../../stage/steps';
import type { Id, Tile } from '../model/state';
import { note, push, type Run, task } from '../run/run';
import { say } from '../says/tells';
import { hexesOfPlace } from './perform-place';

/** Lays effect tiles: one of one hex replaces another there, larger ones lie beneath (the rulebook on effect tiles). */
export function layTiles(run: Run, actor: Id, step: Extract<Step, { do: 'tiles' }>) {
  const hexes = run.state.settings.board === 'off' ? null : hexesOfPlace(run.state, actor, step.at);
  const remove = step.remove ?? false;
  if (!hexes) {
    const where = step.at.place === 'players' && step.at.text ? step.at.text : null;
    const about = { tile: step.tile, ...(where === null ? {} : { text: where }) };
    const text = say('tell.tiles-there', { tile: step.tile, remove, where });
    push(run, { frame: 'hands', text, who: actor, window: null, task: 'tiles', about });
    return;
  }
  if (hexes.length === 0) return note(run, 'skipped', say('tell.no-place', { tile: step.tile, remove }));
  const tiles = step.remove
    ? hexes.reduce<readonly Tile[]>((tiles, hex) => allTaken(tiles, step.tile, hex), run.state.tiles)
    : hexes.reduce<readonly Tile[]>(
        (tiles, hex) => layTile(tiles, { kind: step.tile, hexes: [hex] }),
        run.state.tiles,
      );
  run.emit({ type: 'tiles', tiles });
  task(run, say('tell.tiles', { tile: step.tile, remove, at: hexes }));
}

/** Every tile of the kind under that hex goes, whole. */
function allTaken(tiles: readonly Tile[], kind: string, hex: string): readonly Tile[] {
  let left = tiles;
  while (kindsAt(left, hex).includes(kind)) left = takeTile(left, kind, hex);
  return left;
}
