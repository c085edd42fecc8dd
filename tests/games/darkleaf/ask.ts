import { scenario } from '../../../scripts/scenario/darkleaf';
import { asking, type Fields } from '../../support/ask';

export type { Fields } from '../../support/ask';
export const { ask, refusedAt } = asking(scenario);

const all = [1, 2, 3, 4, 5, 6, 7, 8];
const kinds = ['pawn', 'sage', 'knight', 'rook', 'queen', 'king'];

/** Every kind journeys and deeds in all directions, but for what is told otherwise. */
export const book = (told: Readonly<Record<string, Fields>> = {}): Fields => ({
  units: Object.fromEntries(
    kinds.map(kind => [kind, { journey: all, deed: all, hex: ['garden', 'ladder'], ...told[kind] }]),
  ),
});

export const player = (clan: string, more: Fields = {}): Fields => ({ clan, book: book(), ...more });

export const unit = (at: string, side: string, kind: string, more: Fields = {}): Fields => ({
  ...{ at, side, kind },
  ...more,
});

/** South's own units by kind and square: 'pawn c3'; north's with a minus: '-pawn c3'. */
export const units = (...told: readonly (string | Fields)[]): Fields[] =>
  told.map(one => {
    if (typeof one !== 'string') return one;
    const [kind = '', at = ''] = one.split(' ');
    return kind.startsWith('-') ? unit(at, 'north', kind.slice(1)) : unit(at, 'south', kind);
  });

export interface Board {
  readonly south: Fields;
  readonly north: Fields;
  readonly units: readonly Fields[];
  readonly reclaimed?: readonly string[];
  readonly gardens?: readonly Fields[];
}

/** South acts, on a board of two clans. */
export const asks = (what: string, position: Board, more: Fields = {}): Fields =>
  ask(what, { side: 'south', position, ...more });

/** Where the units of an answer stand. */
export const stand = (answer: Fields): Record<string, string> => {
  const told = answer.units as readonly { at: string; side: string; kind: string }[];
  return Object.fromEntries(told.map(({ at, side, kind }) => [at, side === 'north' ? `-${kind}` : kind]));
};
