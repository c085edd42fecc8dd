import * as v from 'valibot';
import { flag, list, type Output, object, optional } from '../basics/schema';
import { type Counts, counts, countsSchema, eachColor, NONE, STRONGEST_FIRST } from './cards';
import { shown } from './drawing';
import { type Hit, hitsSchema, type MightEvent } from './event';
import { byKey, countSchema, keySchema, numberSchema } from './fields';
import {
  highest,
  hpLost,
  lowest,
  type Pool,
  pieceIdListSchema,
  pieceIdSchema,
  pieceListSchema,
  poolSchema,
  sourceSchema,
  sumOf,
} from './pieces';

const enemyTargetSchema = object({
  id: keySchema,
  /** From the sheet, with the difficulty, without card and tokens. */
  defense: numberSchema,
  /** Defense tokens at hand. */
  tokens: countSchema,
  /** How many of its hexes are in the area (AE-6). */
  hexes: countSchema,
  /** How many links of a chain come before it, where that is not its place in the list (AE-5). */
  nth: optional(countSchema),
});
type EnemyTarget = Output<typeof enemyTargetSchema>;

const enemySetupSchema = object({
  /** Of one attacker; a mob's is the sum over all of them. */
  pool: countsSchema,
  /** How many of a color are dice; the decks are suggested for enemies. */
  dice: countsSchema,
  attackers: countSchema,
  /** Of how many attackers the attack is broken (MT-8). */
  broken: countSchema,
  /** In the order in which a chain hits them. */
  targets: list(enemyTargetSchema, 200),
  chain: flag,
  bonus: numberSchema,
  fixed: optional(numberSchema),
  lowest: numberSchema,
  highest: numberSchema,
  source: sourceSchema,
});
export type EnemySetup = Output<typeof enemySetupSchema>;

const PLAIN: Omit<EnemySetup, 'targets'> = {
  pool: NONE,
  dice: NONE,
  attackers: 1,
  broken: 0,
  chain: false,
  bonus: 0,
  lowest: 0,
  highest: 0,
  source: 'app',
};

type AskedTarget = Pick<EnemyTarget, 'id' | 'defense'> & Partial<EnemyTarget>;

export const enemySetup = (
  asked: Partial<Omit<EnemySetup, 'pool' | 'dice' | 'targets'>> & {
    readonly pool: Partial<Counts>;
    readonly dice?: Partial<Counts>;
    readonly targets: readonly AskedTarget[];
  },
): EnemySetup => ({
  ...PLAIN,
  ...asked,
  pool: counts(asked.pool),
  dice: counts(asked.dice ?? {}),
  targets: asked.targets.map(target => ({ tokens: 0, hexes: 1, ...target })),
});

/** One attack of the enemy, from before its draw to the HP lost. */
export const enemyAttackSchema = object({
  setup: enemySetupSchema,
  /** `before`: effects before the draw; `hidden`: cards are face down, one ability card may be played. */
  step: v.picklist(['before', 'hidden', 'revealed', 'settled']),
  pool: poolSchema,
  pieces: pieceListSchema,
  nextId: pieceIdSchema,
  noneLeft: countsSchema,
  ignored: pieceIdListSchema,
  /** By target: the defense value of the ability card played, and Defense tokens spent. */
  cards: byKey(numberSchema),
  tokens: byKey(numberSchema),
  hits: v.nullable(hitsSchema),
});
export type EnemyAttack = Output<typeof enemyAttackSchema>;

/** MT-8: all attackers' might together, then one of the strongest colour less for each broken attack. */
export function enemyPool(pool: Counts, attackers: number, broken: number): Counts {
  let left = eachColor(color => pool[color] * attackers);
  for (let i = 0; i < broken; i++) {
    const strongest = STRONGEST_FIRST.find(color => left[color] > 0);
    if (strongest) left = { ...left, [strongest]: left[strongest] - 1 };
  }
  return left;
}

const asDrawn = (pool: Counts, dice: Counts): Pool => {
  const rolled = eachColor(color => Math.min(dice[color], pool[color]));
  return { cards: eachColor(color => pool[color] - rolled[color]), dice: rolled };
};

export const newEnemyAttack = (setup: EnemySetup): EnemyAttack => ({
  setup,
  step: 'before',
  pool: asDrawn(
    setup.fixed === undefined ? enemyPool(setup.pool, setup.attackers, setup.broken) : NONE,
    setup.dice,
  ),
  pieces: [],
  nextId: 1,
  noneLeft: NONE,
  ignored: [],
  cards: {},
  tokens: {},
  hits: null,
});

function defenseOf(attack: EnemyAttack, target: EnemyTarget): number {
  return target.defense + (attack.cards[target.id] ?? 0) + (attack.tokens[target.id] ?? 0);
}

/** MT-6, AE-5: how many cards do not count against the target in that place of the list. */
export const leftOut = (setup: EnemySetup, place: number): { lowest: number; highest: number } => ({
  lowest: setup.lowest + (setup.chain ? (setup.targets[place]?.nth ?? Math.max(0, place)) : 0),
  highest: setup.highest,
});

/** The cards that do not count against the target in that place: those named, the highest, the lowest, blanks never (MT-6). */
function ignoredIn({ setup, pieces, ignored }: EnemyAttack, place: number): readonly number[] {
  const out = leftOut(setup, place);
  const named = pieces.filter(piece => !ignored.includes(piece.id));
  const top = highest(named, out.highest);
  const low = lowest(
    named.filter(piece => !top.includes(piece)),
    out.lowest,
  );
  return [...ignored, ...[...top, ...low].map(piece => piece.id)];
}

/** MT-5: the plain sum; blanks and criticals mean nothing. */
function damageOf({ setup, pieces }: EnemyAttack, ignored: readonly number[], hexes: number): number {
  const sum = setup.fixed ?? sumOf(pieces.filter(piece => !ignored.includes(piece.id)));
  return Math.max(0, sum + setup.bonus) + Math.max(0, hexes - 1);
}

/**
 * What it does to each target as the cards now lie; `said` is a damage that the players name instead (EA-7, SE-2).
 */
export function hitsOf(attack: EnemyAttack, said?: number): Hit[] {
  return attack.setup.targets.map((target, place) => {
    const ignored = ignoredIn(attack, place);
    const damage = said ?? damageOf(attack, ignored, target.hexes);
    const defense = defenseOf(attack, target);
    const hit = { target: target.id, damage, defense, hpLost: hpLost(damage, defense) };
    return ignored.length > 0 ? { ...hit, ignored } : hit;
  });
}

const guarded = (
  targets: EnemySetup['targets'],
  guard: { readonly target: string; readonly by: number },
): EnemySetup['targets'] =>
  targets.map(one => (one.id === guard.target ? { ...one, defense: one.defense + guard.by } : one));

/** Total: events that say nothing about an enemy attack leave it as it is. */
export function applyEnemyAttack(attack: EnemyAttack, event: MightEvent): EnemyAttack {
  switch (event.type) {
    case 'drew': {
      const nextId = Math.max(attack.nextId, ...event.pieces.map(piece => piece.id + 1));
      return { ...attack, pieces: [...attack.pieces, ...event.pieces], nextId };
    }
    case 'none-left': {
      const noneLeft = { ...attack.noneLeft, [event.color]: attack.noneLeft[event.color] + event.count };
      return { ...attack, noneLeft };
    }
    case 'face-down':
      return { ...attack, step: 'hidden' };
    case 'revealed':
      return { ...attack, step: 'revealed' };
    case 'exchanged':
      return { ...attack, pieces: attack.pieces.filter(piece => piece.id !== event.piece.id) };
    case 'shown':
      return { ...attack, pieces: shown(attack.pieces, event) };
    case 'adjusted': {
      const { bonus = 0, lowest: low = 0, highest: high = 0, ignored = [], pool, guard } = event.change;
      const setup = {
        ...attack.setup,
        targets: guard ? guarded(attack.setup.targets, guard) : attack.setup.targets,
        bonus: attack.setup.bonus + bonus,
        lowest: attack.setup.lowest + low,
        highest: attack.setup.highest + high,
      };
      const drawn = pool ? asDrawn(pool, attack.setup.dice) : attack.pool;
      return { ...attack, setup, pool: drawn, ignored: [...attack.ignored, ...ignored] };
    }
    case 'defended':
      return { ...attack, cards: { ...attack.cards, [event.target]: event.value } };
    case 'token-spent':
      return {
        ...attack,
        tokens: { ...attack.tokens, [event.target]: (attack.tokens[event.target] ?? 0) + 1 },
      };
    case 'struck':
      return { ...attack, hits: event.hits, step: 'settled' };
    default:
      return attack;
  }
}
