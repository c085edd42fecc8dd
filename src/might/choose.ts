import type { ObjectSchema } from 'valibot';
import { ok, type Refusal, type Result, refuse } from '../basics/result';
import { type Output, object, optional } from '../basics/schema';
import type { Attack } from './attack';
import { LETHALITY, whiteLimit } from './attack-setup';
import { COLORS, type Counts, countsSchema, eachColor, NONE, total } from './cards';
import { empowerSteps } from './empower';
import type { MightEvent } from './event';
import { countSchema } from './fields';
import { say } from './says';

/** How the attacker puts the pool together, all of it before anything is drawn. */
export const poolChoice = {
  /** The cubes that are used; fewer than the might track holds is allowed. */
  cubes: countsSchema,
  /** White ones added to them. */
  white: countSchema,
  /** The whole pool after its upgrades; if missing, nothing is upgraded. */
  empowered: optional(countsSchema),
  /** How many of the pool are dice (MT-9); the rest are cards. */
  dice: optional(countsSchema),
  tokens: optional(object({ empowered: optional(countSchema), lethality: optional(countSchema) })),
};
export type PoolChoice = Output<ObjectSchema<typeof poolChoice, undefined>>;

/** More than any deck and any box of dice holds: a slip of the finger, not a choice. */
const MOST = 60;

const everyColor = (holds: (color: keyof Counts) => boolean): boolean => COLORS.every(holds);

// OWN-45: one card or die at least
export function choosePool(attack: Attack, choice: PoolChoice): Result<MightEvent, Refusal> {
  const { setup } = attack;
  const { cubes, white, empowered, dice: rolled, tokens: spent } = choice;
  const numbers = [white, ...[cubes, empowered, rolled, spent].flatMap(some => Object.values(some ?? {}))];
  if (numbers.some(n => !Number.isInteger(n) || n < 0))
    return refuse('not-a-number', say('might.counts-no-number'));

  if (setup.unarmed && total(cubes) > 0) return refuse('unarmed', say('might.unarmed'));
  // OWN-43: one card for each Sentinel
  const each = Math.max(1, setup.sentinels);
  if (!everyColor(color => cubes[color] <= setup.might[color] * each))
    return refuse('not-your-might', say('might.fewer-cubes'));
  if (setup.sentinels > 0 && total(cubes) > setup.sentinels)
    return refuse('one-each', say('might.sentinels-one-each'));
  const limit = whiteLimit(setup);
  if (white > limit)
    return refuse(
      'too-many-white',
      limit === 0 ? say('might.no-white') : say('might.at-most-white', { limit }),
    );

  const base: Counts = { ...cubes, white: cubes.white + white };
  if (total(base) === 0) return refuse('empty-pool', say('might.empty-pool'));
  if (total(base) > MOST) return refuse('too-many', say('might.at-most-pieces', { most: MOST }));

  const tokens = { empowered: spent?.empowered ?? 0, lethality: spent?.lethality ?? 0 };
  const refused = checkTokens(attack, tokens);
  if (refused) return refused;

  const final = empowered ?? base;
  const steps = empowerSteps(base, final);
  if (steps === undefined) return refuse('not-an-upgrade', say('might.only-upward'));
  if (steps > setup.empowered + 3 * tokens.empowered)
    return refuse('too-many-steps', say('might.too-many-steps', { steps }));

  const dice = rolled ?? NONE;
  if (!everyColor(color => dice[color] <= final[color]))
    return refuse('too-many-dice', say('might.too-many-dice'));
  const cards = eachColor(color => final[color] - dice[color]);
  return ok({ type: 'pool-chosen', pool: { cards, dice }, tokens });
}

function checkTokens({ setup }: Attack, spent: { empowered: number; lethality: number }) {
  const { purpose, tokens } = setup;
  if (spent.empowered > tokens.empowered || spent.lethality > tokens.lethality)
    return refuse('no-token', say('might.fewer-tokens'));
  if (spent.lethality >= LETHALITY.length)
    return refuse('too-much-lethality', say('might.at-most-lethality', { most: LETHALITY.length - 1 }));
  if (spent.lethality > 0 && purpose.kind !== 'attack')
    return refuse('not-here', say('might.lethality-elsewhere'));
  if (spent.empowered > 0 && (purpose.kind === 'blanks' || (purpose.kind === 'check' && !purpose.might)))
    return refuse('not-here', say('might.empowered-elsewhere'));
  return undefined;
}
