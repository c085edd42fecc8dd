const names: ReadonlyMap<string, string> = new Map([
  ['tree', 'tree'],
  ['wall', 'wall'],
  ['building', 'building'],
  ['water', 'water'],
  ['fire', 'fire'],
]);

/** What lies on the board, in the middle of a sentence; a pack's own word for it stays. */
export const sceneryName = (kind: string): string => names.get(kind) ?? kind;
