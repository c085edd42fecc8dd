import { boardFrom } from '../../board/text/setup';
import { gridOf } from '../../hex/grid';
import type { Encounter, EnemyKind, Placed } from '../../stage/encounter';

/** So many of a kind on the board: those that stand there stay, others come where there is room for their body. */
export function standing(encounter: Encounter, kind: EnemyKind, count: number): Encounter {
  const others = encounter.placed.filter(one => one.enemy !== kind.id);
  let mine = encounter.placed.filter(one => one.enemy === kind.id).slice(0, count);
  const { cells, names } = gridOf(encounter.board);
  for (const cell of cells) {
    if (mine.length >= count) break;
    const at = names[cell];
    if (at === undefined) continue;
    const next: Placed = { enemy: kind.id, at, facing: 'S' };
    if (fits({ ...encounter, placed: [...others, ...mine, next] })) mine = [...mine, next];
  }
  const numbered = mine.length > 1 || kind.role === 'minion';
  return {
    ...encounter,
    placed: [
      ...others,
      ...mine.map(({ number: _, ...one }, i) => (numbered ? { ...one, number: i + 1 } : one)),
    ],
  };
}

const fits = ({ board, obstacles, tiles, placed, enemies }: Encounter): boolean =>
  boardFrom({
    shape: board,
    obstacles,
    tiles,
    characters: placed.map((one, i) => {
      const footprint = enemies.find(kind => kind.id === one.enemy)?.footprint ?? 'single';
      return {
        id: `${i}`,
        side: 'enemy' as const,
        at: one.at,
        facing: one.facing ?? 'N',
        size: typeof footprint === 'string' ? footprint : { hexes: footprint },
      };
    }),
  }).ok;
