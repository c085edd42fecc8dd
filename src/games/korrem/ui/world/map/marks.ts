/** A shape for each seat, on a square of 24: a colour is never the only sign. */
export const seatShapes = [
  'M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2Z',
  'M3 3H21V21H3Z',
  'M12 2 22 21H2Z',
  'M12 1 23 12 12 23 1 12Z',
  'M12 1 15 9 23 9 17 14 19 22 12 17 5 22 7 14 1 9 9 9Z',
  'M9 2H15V9H22V15H15V22H9V15H2V9H9Z',
] as const;

export const seatOf = (nations: readonly { readonly id: string }[], id: string | null): number =>
  nations.findIndex(nation => nation.id === id);

export const village = 'M3 22V11L12 3L21 11V22Z';
export const kingdom = 'M2 22V6H6V9H10V3H14V9H18V6H22V22Z';
/** A flag for creatures. */
export const flag = 'M5 2H7V22H5ZM7 3H20L16 8L20 13H7Z';
