import { ok, type Refusal, type Result, refuse } from '../basics/result';
import type { Attack } from './attack';
import { LETHALITY, whiteLimit } from './attack-setup';
import { COLORS, type Counts, eachColor, NONE, total } from './cards';
import { empowerSteps } from './empower';
import type { MightEvent } from './event';

/** How the attacker puts the pool together, all of it before anything is drawn. */
export interface PoolChoice {
  /** The cubes that are used; fewer than the might track holds is allowed. */
  readonly cubes: Counts;
  /** White ones added to them. */
  readonly white: number;
  /** The whole pool after its upgrades; without it nothing is upgraded. */
  readonly empowered?: Counts;
  /** How many of the pool are dice (MT-9); the rest are cards. */
  readonly dice?: Counts;
  readonly tokens?: { readonly empowered?: number; readonly lethality?: number };
}

/** More than any deck and any box of dice holds: a slip of the finger, not a choice. */
const MOST = 60;

const everyColor = (holds: (color: keyof Counts) => boolean): boolean => COLORS.every(holds);

export function choosePool(attack: Attack, choice: PoolChoice): Result<MightEvent, Refusal> {
  const { setup } = attack;
  const { cubes, white, empowered, dice: rolled, tokens: spent } = choice;
  const numbers = [white, ...[cubes, empowered, rolled, spent].flatMap(some => Object.values(some ?? {}))];
  if (numbers.some(n => !Number.isInteger(n) || n < 0))
    return refuse('not-a-number', 'Counts are whole numbers from 0.');

  if (setup.unarmed && total(cubes) > 0)
    return refuse('unarmed', 'An unarmed attack does not use the might of weapons.');
  const each = Math.max(1, setup.sentinels);
  if (!everyColor(color => cubes[color] <= setup.might[color] * each))
    return refuse('not-your-might', 'The might track holds fewer cubes of that colour.');
  if (setup.sentinels > 0 && total(cubes) > setup.sentinels)
    return refuse('one-each', 'Each Sentinel draws one card.');
  const limit = whiteLimit(setup);
  if (white > limit)
    return refuse(
      'too-many-white',
      limit === 0 ? 'No white cards may be added here.' : `At most ${limit} white cards.`,
    );

  const base: Counts = { ...cubes, white: cubes.white + white };
  if (total(base) === 0) return refuse('empty-pool', 'Choose at least one card or die.');
  if (total(base) > MOST) return refuse('too-many', `At most ${MOST} cards and dice.`);

  const tokens = { empowered: spent?.empowered ?? 0, lethality: spent?.lethality ?? 0 };
  const refused = checkTokens(attack, tokens);
  if (refused) return refused;

  const final = empowered ?? base;
  const steps = empowerSteps(base, final);
  if (steps === undefined)
    return refuse('not-an-upgrade', 'Empower only moves cards up: white, yellow, red, black.');
  if (steps > setup.empowered + 3 * tokens.empowered)
    return refuse('too-many-steps', `That takes ${steps} steps of Empower; there are fewer.`);

  const dice = rolled ?? NONE;
  if (!everyColor(color => dice[color] <= final[color]))
    return refuse('too-many-dice', 'More dice of a colour than the pool has of it.');
  const cards = eachColor(color => final[color] - dice[color]);
  return ok({ type: 'pool-chosen', pool: { cards, dice }, tokens });
}

function checkTokens({ setup }: Attack, spent: { empowered: number; lethality: number }) {
  const { purpose, tokens } = setup;
  if (spent.empowered > tokens.empowered || spent.lethality > tokens.lethality)
    return refuse('no-token', 'There are not that many tokens.');
  if (spent.lethality >= LETHALITY.length)
    return refuse('too-much-lethality', 'At most five Lethality tokens.');
  if (spent.lethality > 0 && purpose.kind !== 'attack')
    return refuse('not-here', 'Lethality is for attacks in the encounter.');
  if (spent.empowered > 0 && (purpose.kind === 'blanks' || (purpose.kind === 'check' && !purpose.might)))
    return refuse('not-here', 'Empowered tokens are for attacks, might checks and rounds of combat.');
  return undefined;
}
