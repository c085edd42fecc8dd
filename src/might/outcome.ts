import type { Attack } from './attack';
import { type AttackSetup, LETHALITY, type Purpose } from './attack-setup';
import type { Outcome } from './event';
import { highest, isMiss, lowest, type Piece, poolBlanks, sumOf } from './pieces';

/** Two blanks of the pool miss (MT-3), except where nothing can (AT-13). */
const canMiss = ({ purpose, cannotMiss, sentinels, fixed }: AttackSetup): boolean =>
  !(cannotMiss || sentinels > 0 || fixed !== undefined || purpose.kind === 'blanks');

// OWN-44: out, a blank too
function ignoredIn({ setup, pieces, ignored }: Attack, more: number): Piece[] {
  const named = pieces.filter(piece => ignored.includes(piece.id));
  const top = highest(
    pieces.filter(piece => !named.includes(piece)),
    setup.highest,
  );
  const rest = pieces.filter(piece => !named.includes(piece) && !top.includes(piece));
  return [...named, ...top, ...lowest(rest, setup.lowest + more)];
}

const added = ({ setup, spent }: Attack): number => setup.bonus + (LETHALITY[spent.lethality] ?? 0);

/** What lies there now, counted: the screen shows it at every moment, `settle` keeps it. */
export function outcomeOf(attack: Attack): Outcome {
  const { setup, pieces } = attack;
  const gone = ignoredIn(attack, 0);
  const counted = pieces.filter(piece => !gone.includes(piece));
  const blanks = poolBlanks(counted).length;
  const missed = canMiss(setup) && isMiss(counted);
  const damage = setup.purpose.kind === 'blanks' ? blanks : (setup.fixed ?? sumOf(counted)) + added(attack);
  const ignored = gone.map(piece => piece.id);
  return { blanks, missed, ignored, damage: missed ? 0 : Math.max(0, damage), overruled: false };
}

/**
 * The damage to one of several targets of one draw: the k-th of a chain has k-1 lowest cards ignored (AE-5, MT-6), a
 * large one in an area takes one more for each hex beyond the first (AE-6).
 */
export function damageTo(
  attack: Attack,
  { target = 1, hexes = 1 }: { target?: number; hexes?: number },
): number {
  const outcome = attack.outcome ?? outcomeOf(attack);
  if (outcome.missed) return 0;
  const further = ignoredIn(attack, target - 1).filter(piece => !outcome.ignored.includes(piece.id));
  const lessened = attack.setup.fixed === undefined ? sumOf(further) : 0;
  return Math.max(0, outcome.damage - lessened) + Math.max(0, hexes - 1);
}

/** MT-12: whether a check or a round of combat succeeded, and its levels (OWN-47). */
export function verdict(
  purpose: Purpose,
  outcome: Pick<Outcome, 'missed' | 'damage'>,
): { readonly success: boolean; readonly levels: number } {
  if (purpose.kind !== 'check' && purpose.kind !== 'combat') return { success: !outcome.missed, levels: 0 };
  const needed = purpose.kind === 'check' ? purpose.difficulty : purpose.defense;
  const success = !outcome.missed && outcome.damage >= needed;
  const counted = purpose.kind === 'combat' || purpose.levels;
  const levels = counted ? Math.max(1, Math.floor(outcome.damage / Math.max(1, needed))) : 1;
  return { success, levels: success ? levels : 0 };
}
