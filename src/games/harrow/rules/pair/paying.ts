import type { Hex } from '../../../../hex/shape';
import { type Paid, priceOfHit, type Resolved } from '../resolve';
import type { MainSide } from '../sides';
import { boardIn } from '../state/common';
import { cubesFor, defenderOf, type NamedAim, outcomeOf } from '../state/fight';
import type { PairGame } from './model';

/** AT-6, AT-9 to AT-11: a payment that somebody may make or leave. */
export interface PayAsked {
  readonly who: keyof Paid;
  /** Who pays. */
  readonly side: MainSide;
  readonly what: 'hits' | 'clash' | 'tokens' | 'hester';
  /** The hex that is hit. */
  readonly at: Hex;
  readonly price: number;
  /** Hits or tokens that can be paid for. */
  readonly most: number;
  /** Cubes of both that lie out. */
  readonly cubes: readonly [number, number];
}

const hitsBy = ({ hits }: Resolved, by: 'attacker' | 'defender', hester: boolean): number =>
  hits.filter(one => one.by === by && (one.what === 'hester') === hester).length;

/** AT-6, AT-9 to AT-11: the next payment that is nobody's but the players' to decide, by what was paid so far. */
export function payAsked(game: PairGame, side: MainSide, aim: NamedAim, paid: Paid): PayAsked | undefined {
  const all = outcomeOf(game, game.mode, side, aim, [], paid);
  if (!all) return undefined;
  const board = boardIn(game);
  const { cellOf } = board.map.grid;
  const defender = defenderOf(game, aim);
  const cubes = [cubesFor(game.ground, side), cubesFor(game.ground, defender)] as const;
  const priceAt = (at: Hex): number => priceOfHit(board, cellOf.get(at) ?? -1);
  const asked = (
    who: keyof Paid,
    most: number,
    more: Pick<PayAsked, 'what' | 'at' | 'price'> & { readonly side?: MainSide },
  ): PayAsked | undefined =>
    paid[who] === undefined && most > 0 ? { side, ...more, who, most, cubes } : undefined;
  const { from, target } = aim;
  const price = priceAt(target);
  if (all.clash)
    return (
      asked('attacker', hitsBy(all, 'attacker', false), { what: 'clash', at: target, price }) ??
      (defender === 'hester'
        ? undefined
        : asked('defender', hitsBy(all, 'defender', false), {
            what: 'clash',
            side: defender,
            at: from,
            price: priceAt(from),
          }))
    );
  const what = aim.against === 'bonfire' ? 'tokens' : 'hits';
  return (
    asked('attacker', hitsBy(all, 'attacker', false), {
      what,
      at: target,
      price: what === 'tokens' ? 1 : price,
    }) ?? asked('hester', hitsBy(all, 'attacker', true), { what: 'hester', at: target, price })
  );
}
