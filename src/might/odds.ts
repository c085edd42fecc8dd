import { type Chances, either, NEVER, oneOf, SURE, sum, together, trimmed } from '../chances/floats';
import { COLORS, STRONGEST_FIRST } from './cards';
import { cardDamage, cardOdds, diceDamage, diceOdds, type KindOdds } from './kind-odds';
import type { Pool } from './pieces';
import { DICE, FRESH, type RemainingByColor } from './remaining';

/** A draw whose chances are asked for. */
export interface Draw {
  readonly pool: Pool;
  /** Spent by the rescue policy: only where they can still bring two or more blanks of the pool to one. */
  readonly redraws?: number;
  /** What is left to draw; fresh decks where it is not said. */
  readonly left?: RemainingByColor;
  readonly cannotMiss?: boolean;
}

export interface Odds {
  readonly miss: number;
  /** Of a hit with this sum of the cards; adds up to 1 - miss. */
  readonly hit: Chances;
}

/** More can only matter in chains that come once in 10^18 throws. */
const MOST_REDRAWS = 100;

/**
 * Exact chances of an Oathsworn draw (MT-3), all extra cards drawn. The rescue policy exchanges blanks kind by kind,
 * the strongest colour first, a card before a die. It ends in a hit if all blanks but one go within the redraws there
 * are: every kind is cleared but the last that had a blank, which keeps one.
 */
export function odds({ pool, redraws = 0, left = FRESH, cannotMiss = false }: Draw): Odds {
  if (cannotMiss) return { miss: 0, hit: sureDamage(pool, left) };
  const most = Math.min(redraws, MOST_REDRAWS);
  const hit = rescued(kindsOf(pool, left, most), most);
  const miss = 1 - sum(hit);
  return { miss: miss < 1e-14 ? 0 : miss, hit };
}

function kindsOf({ cards, dice }: Pool, left: RemainingByColor, redraws: number): KindOdds[] {
  return STRONGEST_FIRST.flatMap(color => [
    ...(cards[color] > 0 ? [cardOdds(left[color], cards[color], redraws)] : []),
    ...(dice[color] > 0 ? [diceOdds(DICE[color], dice[color], redraws)] : []),
  ]);
}

function rescued(kinds: readonly KindOdds[], redraws: number): Chances {
  /** By exchanges spent: every kind so far is cleared. */
  let cleared: Chances[] = [SURE];
  /** A blank is kept in one kind and none in those after it, within the redraws. */
  let kept = NEVER;
  for (const kind of kinds) {
    const none = kind.cleared[0] ?? NEVER;
    const within = upTo(cleared, redraws);
    const keeps = kind.one.map((of, more) => [within[redraws - more] ?? NEVER, of] as const);
    kept = trimmed(oneOf([[kept, none], ...keeps]));
    const before = cleared;
    /** After the last kind only a pool without any blank is still to be counted. */
    const needed = kind === kinds.at(-1) ? within.slice(0, 1) : within;
    cleared = needed.map((_, spent) =>
      trimmed(oneOf(before.slice(0, spent + 1).map((of, at) => [of, kind.cleared[spent - at] ?? NEVER]))),
    );
  }
  return either(either(new Float64Array(1), kept), cleared[0] ?? NEVER);
}

/** The chances that so many exchanges or fewer were spent. */
function upTo(bySpent: readonly Chances[], redraws: number): Chances[] {
  let all = NEVER;
  return Array.from({ length: redraws + 1 }, (_, spent) => {
    all = either(all, bySpent[spent] ?? NEVER);
    return all;
  });
}

function sureDamage({ cards, dice }: Pool, left: RemainingByColor): Chances {
  return COLORS.reduce<Chances>((sofar, color) => {
    const drawn = cards[color] > 0 ? together(sofar, cardDamage(left[color], cards[color])) : sofar;
    return dice[color] > 0 ? together(drawn, diceDamage(DICE[color], dice[color])) : drawn;
  }, SURE);
}
