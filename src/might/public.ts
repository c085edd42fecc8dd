import type { Face } from './cards';
import type { EnemyAttack } from './enemy';
import type { Piece } from './pieces';

/** A piece as everybody may see it. */
export type PublicPiece = Omit<Piece, 'face'> & { readonly face: Face | null };

export type PublicEnemyAttack = Omit<EnemyAttack, 'pieces'> & { readonly pieces: readonly PublicPiece[] };

/** MT: an enemy's cards are hidden until they are revealed; nothing that a screen gets may tell them. */
export function publicEnemyAttack(attack: EnemyAttack): PublicEnemyAttack {
  const open = attack.step === 'revealed' || attack.step === 'settled';
  return { ...attack, pieces: open ? attack.pieces : attack.pieces.map(piece => ({ ...piece, face: null })) };
}
