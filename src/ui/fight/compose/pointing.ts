/** An arrow on a square of 512 that points so many degrees from north. */
function arrow(degrees: number): string {
  const shape: readonly (readonly [number, number])[] = [
    [0, -200],
    [130, -30],
    [52, -30],
    [52, 190],
    [-52, 190],
    [-52, -30],
    [-130, -30],
  ];
  const angle = (degrees * Math.PI) / 180;
  const at = ([x, y]: readonly [number, number]): string =>
    `${Math.round(256 + x * Math.cos(angle) - y * Math.sin(angle))} ${Math.round(256 + x * Math.sin(angle) + y * Math.cos(angle))}`;
  return `M${shape.map(at).join('L')}Z`;
}

/** Where something points: the six ways over a hex board, and the sides of a body that faces north. */
export const pointing = {
  N: arrow(0),
  NE: arrow(60),
  SE: arrow(120),
  S: arrow(180),
  SW: arrow(240),
  NW: arrow(300),
  E: arrow(90),
  W: arrow(270),
  sides: 'M20 256 150 130V206H362V130L492 256 362 382V306H150V382Z',
} as const;
