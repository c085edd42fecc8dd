import { COLORS } from '../../might/cards';
import { type EnemyAttack, type EnemySetup, enemySetup, newEnemyAttack } from '../../might/enemy';
import { attackBy } from '../facts/attack-by';
import { defenseTokens } from '../facts/defense-tokens';
import {
  addPools,
  defenseOfEnemy,
  defenseOfFriend,
  enemyOf,
  friendOf,
  iconsShown,
  mightOfEnemy,
} from '../facts/select';
import type { EnemyAttackFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import type { Struck } from './targets';

type Blow = Pick<EnemyAttackFrame, 'attack' | 'attackers' | 'targets' | 'flow'>;
type Lines = Pick<EnemyAttackFrame, 'attack' | 'own'>;

/** Who of an attack is still on the board, on either side. */
export interface StillIn {
  readonly attackers: readonly Id[];
  readonly targets: readonly Id[];
}

const isPresent = (state: State, id: Id): boolean => enemyOf(state, id)?.present === true;

/** On the board, and so can be struck. */
export const isStruckThere = (state: State, id: Id): boolean =>
  friendOf(state, id)?.presence === 'standing' || isPresent(state, id);

/**
 * FT-5: until the damage is drawn an attacker that has left the board is none any more; from the draw on who attacks
 * is settled. A target that has left it is struck at no time.
 */
export const stillIn = (state: State, { attackers, targets, flow }: Blow): StillIn => ({
  attackers: isDrawn(flow) ? attackers : attackers.filter(id => isPresent(state, id)),
  targets: targets.filter(id => isStruckThere(state, id)),
});

const isDrawn = (flow: EnemyAttackFrame['flow']): boolean => flow !== null && flow.step !== 'before';

/**
 * MT-8, FT-15: all attackers' might together, one of the strongest less for each whose attack is broken now (EA-2,
 * EA-3, EA-10, TM-8).
 */
export function enemyAttackSetup(
  state: State,
  lines: Lines,
  { struck, attackers }: { readonly struck: readonly Struck[]; readonly attackers: readonly Id[] },
  dice = state.settings.might === 'dice',
): EnemySetup {
  const enemies = attackers.flatMap(id => enemyOf(state, id) ?? []);
  const pool = addPools(
    enemies.flatMap(one => {
      const { might, add = {} } = attackBy(lines, one.id);
      return [might ?? mightOfEnemy(state, one), add];
    }),
  );
  const broken = enemies.filter(one =>
    iconsShown(state, one).some(icon => attackBy(lines, one.id).breaks?.includes(icon)),
  ).length;
  return enemySetup({
    pool,
    ...(dice ? { dice: pool } : {}),
    broken,
    targets: struck.map(({ id, hexes }) => defenseLine(state, id, hexes)),
    chain: lines.attack.area?.area === 'chain',
    source: state.settings.might === 'physical' ? 'tapped' : 'app',
  });
}

function defenseLine(state: State, id: Id, hexes: number) {
  const friend = friendOf(state, id);
  if (friend) {
    return { id, hexes, defense: defenseOfFriend(state, friend), tokens: defenseTokens(state, friend) };
  }
  const enemy = enemyOf(state, id);
  return { id, hexes, defense: enemy ? defenseOfEnemy(state, enemy) : 1, tokens: 0 };
}

/** EA-5, OWN-130: what has been played against this attack counts still, whomever the table now lets it strike. */
export function withPlayed(fresh: EnemySetup, before: EnemyAttack | null): EnemySetup {
  if (!before) return fresh;
  const { bonus, lowest, highest, targets } = before.setup;
  const guarded = (id: Id): number | undefined => targets.find(one => one.id === id)?.defense;
  return {
    ...fresh,
    ...{ bonus, lowest, highest },
    targets: fresh.targets.map(one => ({ ...one, defense: guarded(one.id) ?? one.defense })),
  };
}

/** Whether two setups draw the same pool: then the cards that lie face down may stay. */
export const isSameDraw = (one: EnemySetup, other: EnemySetup): boolean =>
  one.broken === other.broken &&
  COLORS.every(color => one.pool[color] === other.pool[color] && one.dice[color] === other.dice[color]);

/** The attack with the attackers and targets that are left, before its draw; null where none has gone. */
export function settledAnew(state: State, frame: EnemyAttackFrame): EnemyAttackFrame | null {
  const { flow } = frame;
  if (frame.step !== 'before' || flow?.step !== 'before') return null;
  const { attackers, targets } = stillIn(state, frame);
  // MT-9: drawn as it was to be drawn, by cards or by dice.
  const rolled = COLORS.some(color => flow.setup.dice[color] > 0);
  const fresh = enemyAttackSetup(state, frame, { attackers, struck: [] }, rolled);
  const same = attackers.length === frame.attackers.length && isSameDraw(flow.setup, fresh);
  if (same && targets.length === frame.targets.length) return null;
  // OWN-247, AE-5: in a chain each keeps the place that it has there.
  const links = flow.setup.targets.map((one, i) => (flow.setup.chain ? { ...one, nth: one.nth ?? i } : one));
  const left = links.filter(one => targets.includes(one.id));
  const { pool, dice, broken } = fresh;
  const setup: EnemySetup = { ...flow.setup, pool, dice, broken, targets: left };
  const draw = same ? flow.pool : newEnemyAttack(setup).pool;
  return { ...frame, attackers, targets, flow: { ...flow, setup, pool: draw } };
}
