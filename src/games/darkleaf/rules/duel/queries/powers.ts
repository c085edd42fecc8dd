import { isFree, placesNear } from '../../board/placing';
import { rooksOf, unitsThat } from '../../board/position';
import { adjacentTo, directions, nameOf, rivalOf, type Square, squares } from '../../board/square';
import { hexesOf } from '../../skills/hexes';
import type { SkillId } from '../../skills/names';
import type { PowerData } from '../commands/commands';
import { powerOn } from '../commands/gifts';
import type { Duel } from '../model';
import { positionOf, turnOf } from '../turn-of';

/** Every way in which a skill could be told, before the rules look at it. */
function told(duel: Duel, skill: SkillId): PowerData[] {
  const position = positionOf(duel);
  const { side, mover } = duel.turn;
  const rival = rivalOf(side);
  const names = (some: readonly Square[]): string[] => some.map(nameOf);
  const unitsOf = (holds: Parameters<typeof unitsThat>[1]): string[] =>
    unitsThat(position, holds).map(({ at }) => nameOf(at));
  const pawns = unitsOf(unit => unit.kind === 'pawn');
  const free = names(squares.filter(at => isFree(position, side, at) || isFree(position, rival, at)));
  const besideRooks = (whose: typeof side): string[] =>
    names(placesNear(position, whose, rooksOf(position, side).flatMap(adjacentTo)));
  switch (skill) {
    case 'bigWave':
      return mover === null ? [] : [{ skill, unit: mover }];
    case 'masterTheCurrent':
      return pawns.flatMap((a, i) =>
        pawns.slice(i + 1).flatMap(b => directions.map(dir => ({ skill, units: [a, b], dir }))),
      );
    case 'eddy': {
      const own = unitsOf(unit => unit.kind === 'pawn' && unit.side === side);
      const theirs = unitsOf(unit => unit.kind === 'pawn' && unit.side === rival);
      return own.flatMap(unit => theirs.map(target => ({ skill, unit, target })));
    }
    case 'unrelentingTide':
      return directions.map(dir => ({ skill, dir }));
    case 'sink':
      return unitsOf(() => true).map(target => ({ skill, target }));
    case 'rekindlePawn':
      return besideRooks(side).map(to => ({ skill, to }));
    case 'rivalRegrowth':
      return besideRooks(rival).map(to => ({ skill, to }));
    case 'spores':
      return pawns.flatMap(unit => free.map(to => ({ skill, unit, to })));
    case 'hocVult':
      return unitsOf(() => true).flatMap(unit => free.map(to => ({ skill, unit, to })));
    case 'scatter':
      return unitsThat(position, unit => unit.side === rival).flatMap(({ at, unit }) =>
        unit.auras.map(aura => ({ skill, target: nameOf(at), aura })),
      );
    case 'poisonGarden':
    case 'witchsLadder':
      return hexes(duel, skill);
    default:
      return [{ skill }];
  }
}

/** HX-2 to HX-4: who may cast, and at whom. */
function hexes(duel: Duel, skill: 'poisonGarden' | 'witchsLadder'): PowerData[] {
  const { position, side, journeyed } = turnOf(duel);
  return unitsThat(position, unit => unit.side === side).flatMap(({ at }): PowerData[] => {
    const may = hexesOf(position, side, at, journeyed === at);
    const unit = nameOf(at);
    if (skill === 'poisonGarden') return may.counts.map(count => ({ skill, unit, count }));
    const targets = may.ladder.map(nameOf);
    const pairs = may.twice ? targets.flatMap((a, i) => targets.slice(i + 1).map(b => [a, b])) : [];
    return [...targets.map(one => [one]), ...pairs].map(some => ({ skill, unit, targets: some }));
  });
}

/** HU-8: the bones that may go back or change owners. */
function bonesTold(duel: Duel, skill: 'renewal' | 'adapt'): PowerData[] {
  const { side } = duel.turn;
  const [own, rival] = [duel.seats[side], duel.seats[rivalOf(side)]];
  if (skill === 'renewal')
    return rival.rows.flatMap(row =>
      row.bones.flatMap((bone, slot) => (bone === null ? [] : [{ skill, row: row.id, slot }])),
    );
  return [...new Set(own.pool)].flatMap(a =>
    [...new Set(rival.pool)].map(b => ({ skill, own: a, rival: b })),
  );
}

/** SK-1: every legal way in which a skill that was acquired can take effect; none means that it is lost. */
export function giftsOf(duel: Duel, skill: SkillId): PowerData[] {
  if (skill === 'renewal' || skill === 'adapt') return bonesTold(duel, skill);
  return told(duel, skill).filter(asked => powerOn(duel, asked).ok);
}

/** SK-2: every legal way in which a token may be spent now. */
export const spendable = (duel: Duel, skill: SkillId, may: (asked: PowerData) => boolean): PowerData[] =>
  told(duel, skill).filter(may);
