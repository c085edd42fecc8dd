import type { BoardJson, CaseJson } from './case';

/** All ways to leave one thing out of a case or to make one number smaller. */
function smaller(given: CaseJson): CaseJson[] {
  const out: CaseJson[] = [];
  const without = <T>(list: readonly T[], i: number): T[] => list.filter((_, j) => j !== i);
  const board = (change: Partial<BoardJson>) => out.push({ ...given, board: { ...given.board, ...change } });
  const { shape, obstacles = [], tiles = [], characters = [] } = given.board;

  for (const i of characters.keys()) board({ characters: without(characters, i) });
  for (const i of obstacles.keys()) board({ obstacles: without(obstacles, i) });
  for (const i of tiles.keys()) board({ tiles: without(tiles, i) });
  for (const [i, one] of obstacles.entries()) {
    for (const j of one.hexes.keys()) {
      if (one.hexes.length > 1)
        board({ obstacles: obstacles.with(i, { ...one, hexes: without(one.hexes, j) }) });
    }
  }
  for (const [i, one] of tiles.entries()) {
    const halves = [one.hexes.slice(0, one.hexes.length >> 1), one.hexes.slice(one.hexes.length >> 1)];
    for (const hexes of [...halves, ...one.hexes.map((_, j) => without(one.hexes, j))]) {
      if (hexes.length > 0 && hexes.length < one.hexes.length)
        board({ tiles: tiles.with(i, { ...one, hexes }) });
    }
  }
  if (shape && shape.columns > 1) board({ shape: { ...shape, columns: shape.columns - 1 } });
  if (shape?.rows.every(rows => rows > 1))
    board({ shape: { ...shape, rows: shape.rows.map(rows => rows - 1) } });
  for (const [i, one] of characters.entries()) {
    const { mob, minion, facing, ...bare } = one;
    if (mob)
      board({
        characters: characters.with(i, {
          ...bare,
          ...(minion ? { minion } : {}),
          ...(facing ? { facing } : {}),
        }),
      });
    if (minion)
      board({
        characters: characters.with(i, { ...bare, ...(mob ? { mob } : {}), ...(facing ? { facing } : {}) }),
      });
    if (facing && facing !== 'N')
      board({
        characters: characters.with(i, { ...bare, ...(mob ? { mob } : {}), ...(minion ? { minion } : {}) }),
      });
  }
  for (const [key, value] of Object.entries(given)) {
    const fields: Record<string, unknown> = { ...given };
    if (['range', 'attack', 'named', 'breaker', 'taunter', 'excluded'].includes(key)) {
      delete fields[key];
      out.push(fields as CaseJson);
    }
    if (['move', 'range', 'hexes', 'size', 'max'].includes(key) && typeof value === 'number' && value > 1) {
      out.push({ ...given, [key]: value - 1 } as CaseJson);
    }
    if (['targets', 'named', 'excluded', 'broken'].includes(key) && Array.isArray(value)) {
      for (const i of value.keys()) out.push({ ...given, [key]: without(value, i) } as CaseJson);
    }
  }
  return out;
}

/** The smallest case, taking one thing away at a time, of which `fails` still holds; it may throw for a bad case. */
export function reduced(given: CaseJson, fails: (smaller: CaseJson) => boolean): CaseJson {
  const holds = (candidate: CaseJson): boolean => {
    try {
      return fails(candidate);
    } catch {
      return false;
    }
  };
  let smallest = given;
  for (;;) {
    const found = smaller(smallest).find(holds);
    if (!found) return smallest;
    smallest = found;
  }
}
