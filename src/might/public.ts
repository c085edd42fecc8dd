import type { Color, Face } from './cards';
import type { MightDecks } from './decks';
import type { EnemyAttack } from './enemy';
import type { Piece } from './pieces';

/** How many of each face a colour still has to draw: public, unlike their order. */
export type FacesLeft = Readonly<Partial<Record<Face, number>>>;
export type Left = Readonly<Record<Color, FacesLeft>>;

const count = (faces: readonly Face[]): FacesLeft => {
  const by: Partial<Record<Face, number>> = {};
  for (const face of faces) by[face] = (by[face] ?? 0) + 1;
  return by;
};

/** What can still come, by colour. Cards that lie face down may be any of those that nobody has seen. */
export function cardsLeft(decks: MightDecks, faceDown: readonly Piece[] = []): Left {
  const of = (color: Color) =>
    count([
      ...decks.cards[color].deck,
      ...faceDown.filter(piece => piece.from === 'deck' && piece.color === color).map(piece => piece.face),
    ]);
  return { white: of('white'), yellow: of('yellow'), red: of('red'), black: of('black') };
}

/** A piece as everybody may see it. */
export type PublicPiece = Omit<Piece, 'face'> & { readonly face: Face | null };

/** MT: an enemy's cards are hidden until they are revealed; nothing that a screen gets may tell them. */
export function publicEnemyAttack(
  attack: EnemyAttack,
): Omit<EnemyAttack, 'pieces'> & { readonly pieces: readonly PublicPiece[] } {
  const open = attack.step === 'revealed' || attack.step === 'settled';
  return { ...attack, pieces: open ? attack.pieces : attack.pieces.map(piece => ({ ...piece, face: null })) };
}
