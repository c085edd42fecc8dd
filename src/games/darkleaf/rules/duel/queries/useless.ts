import type { Side } from '../../board/square';
import { type SkillId, skillOf } from '../../skills/names';
import type { Duel } from '../model';

/** SL-8: whether a skill seems to have no use any more; the judgement is the table's. */
export function isUseless(duel: Duel, side: Side, id: SkillId): boolean {
  if (duel.light) return false;
  const { law, risen } = duel.seats[side];
  const own = Object.values(duel.units).filter(unit => unit.side === side);
  const { type, kind } = skillOf(id) ?? {};
  if (type === 'law') return law;
  if (id === 'rekindlePawn' || id === 'rivalRegrowth') return !own.some(unit => unit.kind === 'rook');
  // MU-7: a pawn may still become a sage.
  const rises = id === 'assassin' && !risen && own.some(unit => unit.kind === 'pawn');
  return type === 'aura' && !rises && !own.some(unit => unit.kind === kind);
}
