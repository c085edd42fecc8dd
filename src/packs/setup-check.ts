import type { Problem } from '../basics/result';
import { boardFrom } from '../board/setup';
import type { Encounter, EnemyKind } from '../stage/encounter';

/** Does the setup stand on its board? Asked of the board engine itself, with the pack's own places in the answer. */
export function* setupProblems(encounter: Encounter, at: string): Generator<Problem> {
  const kinds = new Map(encounter.enemies.map(e => [e.id, e]));
  const opened = boardFrom({
    shape: encounter.board,
    obstacles: encounter.obstacles,
    tiles: encounter.tiles,
    characters: encounter.placed.map((p, i) => ({
      id: `placed ${i + 1}`,
      side: 'enemy',
      at: p.at,
      facing: p.facing ?? 'N',
      size: sizeOf(kinds.get(p.enemy)),
    })),
  });
  if (!opened.ok) {
    for (const p of opened.error) {
      yield {
        code: 'board',
        at: `${at}.${p.at.replace(/^(board\.)?/, '').replace(/^characters/, 'placed')}`,
        message: p.message,
      };
    }
  }
  const empty = { shape: encounter.board, obstacles: [], tiles: [], characters: [] };
  for (const [i, hex] of encounter.startZone.entries()) {
    const alone = boardFrom({ ...empty, tiles: [{ kind: 'fire', hexes: [hex] }] });
    if (!alone.ok)
      yield { code: 'board', at: `${at}.startZone[${i}]`, message: `There is no hex ${hex} on this board.` };
  }
}

function sizeOf(enemy: EnemyKind | undefined) {
  if (enemy?.footprint === undefined || typeof enemy.footprint === 'string')
    return enemy?.footprint ?? 'single';
  return { hexes: enemy.footprint };
}
