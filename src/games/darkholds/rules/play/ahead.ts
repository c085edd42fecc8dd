import { areFoes, consciousOf, enemiesOf, squaresOf, warriorOf } from '../board';
import { woundChances } from '../dice';
import { distanceOf, rangeOf } from '../level';
import { phaseOf, threatsAt } from '../phase';
import { entryNames, reinforce } from '../reinforce';
import { type ClearLine, seenSquares, sightLine } from '../sight';
import { reachableFrom } from '../walk';
import { afterWay, wayToSquares } from '../ways';
import { boardOf, cellOf, nameOfCell } from './board-of';
import { isOurs, type Play } from './model';
import { heroesOf } from './reinforcing';

/** FO-1: what would come at one of the company, if the enemies acted now. */
export interface Ahead {
  readonly id: string;
  readonly attacks: number;
  readonly shots: number;
  /** AT-6: the wounds that are expected of all of them. */
  readonly wounds: number;
}

export function aheadOf(play: Play): readonly Ahead[] {
  const board = boardOf(play);
  const ahead = new Map(
    consciousOf(board).map(({ id }) => [id, { id, attacks: 0, shots: 0, wounds: 0 } as Ahead]),
  );
  for (const { id, activation } of phaseOf(board).turns)
    for (const { deed } of activation.did) {
      if (deed.act !== 'attack' && deed.act !== 'shoot') continue;
      const [by, target] = [warriorOf(board, id), warriorOf(board, deed.target)];
      const known = ahead.get(deed.target);
      const weapon = (deed.act === 'shoot' ? by?.shot : by?.combat)?.[deed.weapon];
      if (!target || !known || !weapon) continue;
      const wounds = woundChances(weapon, target, 1).reduce((sum, p, n) => sum + p * n, 0);
      ahead.set(deed.target, {
        ...known,
        attacks: known.attacks + (deed.act === 'attack' ? 1 : 0),
        shots: known.shots + (deed.act === 'shoot' ? 1 : 0),
        wounds: known.wounds + wounds,
      });
    }
  return [...ahead.values()];
}

/** RE-1: the entry points that would draw now. */
export const drawingNow = (play: Play): readonly { readonly entry: string; readonly cards: number }[] =>
  reinforce(boardOf(play), heroesOf(play), [], []).draws;

/** RE-1: everything by which enemies may come. */
export const entriesOf = (play: Play): readonly string[] => entryNames(boardOf(play));

export interface Seen {
  readonly id: string;
  readonly line: ClearLine;
}

/** The enemies that see one of the company, each with its line (LS-4). */
export function seenBy(play: Play, id: string): readonly Seen[] {
  const board = boardOf(play);
  const target = warriorOf(board, id);
  if (!target) return [];
  return enemiesOf(board).flatMap(enemy => {
    const line = sightLine(board, enemy, target);
    return line ? [{ id: enemy.id, line }] : [];
  });
}

/** Whom of the company an enemy sees. */
export function seesWhom(play: Play, id: string): readonly Seen[] {
  const board = boardOf(play);
  const viewer = warriorOf(board, id);
  if (!viewer) return [];
  return consciousOf(board).flatMap(one => {
    const line = sightLine(board, viewer, one);
    return line ? [{ id: one.id, line }] : [];
  });
}

/** FO-3, by name. */
export function squaresSeen(play: Play, id: string): readonly string[] {
  const viewer = warriorOf(boardOf(play), id);
  return viewer ? seenSquares(boardOf(play), viewer).map(cell => nameOfCell(play, cell)) : [];
}

/** The foes that somebody can strike from where it stands (WR-6). */
export function inReach(play: Play, id: string): readonly string[] {
  const board = boardOf(play);
  const by = warriorOf(board, id);
  if (!by || by.prone) return [];
  const reach = by.combat.reduce((most, { range }) => Math.max(most, range), 0);
  return board.warriors
    .filter(
      foe =>
        areFoes(by, foe) &&
        !foe.prone &&
        rangeOf(board.level, squaresOf(board.level, by), squaresOf(board.level, foe)) <= reach &&
        sightLine(board, by, foe) !== undefined,
    )
    .map(foe => foe.id);
}

/** What the worker is asked, numbered. */
export interface ThreatAsked {
  readonly question: number;
  readonly play: Play;
  readonly id: string;
}

export interface ThreatOn {
  readonly at: string;
  readonly attacks: number;
  readonly shots: number;
}

export interface ThreatTold {
  readonly question: number;
  readonly threats: readonly ThreatOn[];
}

/** FO-2: what would come at somebody on each square on which it could stand, everything else as it is. */
export function threatsTo(play: Play, id: string): readonly ThreatOn[] {
  const board = boardOf(play);
  const hero = warriorOf(board, id);
  if (!hero || hero.prone) return [];
  const squares = [...board.level.ground.square.keys()].filter(cell => board.level.ground.square[cell] === 1);
  return threatsAt(board, hero, squares).flatMap((threat, i) =>
    threat ? [{ at: nameOfCell(play, squares[i]!), ...threat }] : [],
  );
}

/** AN-14: a square to which the table may send an enemy instead, and the vigour that it takes. */
interface Instead {
  readonly at: string;
  readonly cost: number;
  /** As far from the one that it went for as where it went. */
  readonly alike: boolean;
}

/** AN-14: the squares that an enemy can pay for. */
export function squaresFor(play: Play, id: string): readonly Omit<Instead, 'alike'>[] {
  const board = boardOf(play);
  const enemy = warriorOf(board, id);
  if (!enemy) return [];
  // WY-2: it goes the shortest way, which must be paid whole.
  const isPaid = (at: number): boolean => {
    const way = wayToSquares(board, enemy, [at]);
    const ends = way?.legs.at(-1)?.to === at;
    return (
      way !== undefined && ends && afterWay({ vigour: enemy.vigour, half: false }, enemy, way).vigour >= 0
    );
  };
  return reachableFrom(board, enemy)
    .filter(({ at }) => isPaid(at))
    .map(({ at, cost }) => ({ at: nameOfCell(play, at), cost }))
    .sort((a, b) => a.cost - b.cost);
}

/** AN-14: where an enemy could have gone instead, seen from before it acted; those as near to its target first. */
export function insteadOf(
  before: Play,
  id: string,
  went: string,
  target: string | undefined,
): readonly Instead[] {
  const board = boardOf(before);
  const [enemy, foe] = [warriorOf(board, id), warriorOf(board, target ?? '')];
  if (!enemy) return [];
  const away = (at: string): number =>
    foe
      ? rangeOf(
          board.level,
          squaresOf(board.level, { ...enemy, at: cellOf(before, at) }),
          squaresOf(board.level, foe),
        )
      : -1;
  const range = away(went);
  return squaresFor(before, id)
    .filter(({ at }) => at !== went)
    .map(one => ({ ...one, alike: foe !== undefined && away(one.at) === range }))
    .sort((a, b) => Number(b.alike) - Number(a.alike) || a.cost - b.cost);
}

/** MV-6: the rockfalls that a step leads to. */
export function rocksBeside(play: Play, id: string): readonly string[] {
  const board = boardOf(play);
  const one = warriorOf(board, id);
  if (!one) return [];
  const own = squaresOf(board.level, one);
  return [...board.rocks.keys()]
    .filter(cell => rangeOf(board.level, own, [cell]) === 1)
    .map(cell => nameOfCell(play, cell));
}

/** One whom an enemy might have gone for: all that the target order looks at (TG-1). */
export interface Compared {
  readonly id: string;
  readonly sees: boolean;
  readonly distance: number;
  readonly wounds: number;
  readonly parry: number;
}

/** TG-1: everybody whom an enemy compares, as they stand before it acts. */
export function comparedBy(play: Play, id: string): readonly Compared[] {
  const board = boardOf(play);
  const enemy = warriorOf(board, id);
  if (!enemy) return [];
  const seen = new Set(seesWhom(play, id).map(one => one.id));
  return play.figures
    .filter(one => isOurs(one) && !one.prone)
    .flatMap(one => {
      const target = warriorOf(board, one.id);
      return target
        ? [
            {
              id: one.id,
              sees: seen.has(one.id),
              distance: distanceOf(
                board.level,
                squaresOf(board.level, enemy),
                squaresOf(board.level, target),
              ),
              wounds: one.wounds,
              parry: one.parry ?? 10,
            },
          ]
        : [];
    });
}
