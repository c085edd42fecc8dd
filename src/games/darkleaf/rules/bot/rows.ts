import type { RowData, Seat } from '../duel/model';
import { type SkillId, skills } from '../skills/names';
import { takes } from '../turn/bones';

/** What a skill is worth when it is acquired, in points. */
const worth: Readonly<Record<SkillId, number>> = {
  longBow: 1.6,
  pivot: 2,
  renewal: 0.8,
  tweak: 2.4,
  adapt: 0.8,
  ironPlating: 1.4,
  predictiveModel: 1.8,
  electromagneticLoop: 4,
  assassin: 5,
  technologicalSingularity: 5,
  unrelentingTide: 3,
  masterTheCurrent: 2,
  eddy: 1.4,
  bigWave: 2,
  calmWaters: 0.4,
  banish: 2,
  rekindlePawn: 1.4,
  metamorphic: 1.2,
  sink: 2.8,
  oneWithTheLand: 4.5,
  spores: 2.4,
  rivalRegrowth: 0.3,
  starterSeed: 3,
  scatter: 0.5,
  theEndless: 4,
  poisonGarden: 2.2,
  witchsLadder: 4,
  hocVult: 3.2,
  waxingMoon: 3.2,
  celestialCompass: 2.2,
};

/** How likely a slot is filled by one roll. */
function likely(slot: string, bone: number): number {
  let faces = 0;
  for (let value = 1; value <= bone; value++) if (takes(slot, value)) faces += 1;
  return faces / bone;
}

/** SL-2: whether the values that are still wanted can meet the sum. */
function canMeet({ slots, filled, sum }: RowData, bone: number): boolean {
  if (!sum) return true;
  let [least, most] = [0, 0];
  slots.forEach((slot, i) => {
    const value = filled[i] ?? null;
    const able = value === null ? facesOf(slot, bone) : [value];
    least += Math.min(...able);
    most += Math.max(...able);
  });
  return least <= sum[1] && most >= sum[0];
}
const facesOf = (slot: string, bone: number): number[] =>
  Array.from({ length: bone }, (_, i) => i + 1).filter(value => takes(slot, value));

/** How easily a row is filled anew: a single slot that takes any bone costs hardly a turn. */
const ease = ({ slots }: Pick<RowData, 'slots'>, bone: number): number =>
  slots.reduce((all, slot) => all * likely(slot, bone), 1) / slots.length ** 2;

/** The first token is worth the most; what comes again of itself is there to be spent. */
function tokensWorth(row: RowData, bone: number, tokens = row.tokens): number {
  const first = worth[row.id] * (1 - 0.65 * ease(row, bone));
  return first * 2 * (1 - 0.5 ** tokens);
}

/** A row that fills is worth more the nearer it is to its skill. */
function rowWorth(row: RowData, bone: number, law: boolean): number {
  const all = worth[row.id];
  const { type } = skills[row.id];
  const full = row.places !== undefined && row.tokens >= row.places;
  const held = type === 'relic' ? tokensWorth(row, bone) : 0;
  if ((full && type === 'law') || (type === 'law' && law) || !canMeet(row, bone)) return held;
  let near = full ? 0.2 : 1;
  let some = false;
  row.slots.forEach((slot, i) => {
    if ((row.filled[i] ?? null) === null) near *= 0.3 + 0.45 * likely(slot, bone);
    else some = true;
  });
  return held + (some ? all * near : 0);
}

const laws = (seat: Seat): number => {
  const law = seat.rows.find(({ id }) => skills[id].type === 'law');
  return seat.law && law ? worth[law.id] : 0;
};

/** What lies on a clan board; a pool that runs dry costs something. */
export function boardWorth(seat: Seat): number {
  const rows = seat.rows.reduce((sum, row) => sum + rowWorth(row, seat.book.bone, seat.law), 0);
  const dry = seat.pool.length <= 1 ? 0.35 : seat.pool.length === 2 ? 0.15 : 0;
  return rows + laws(seat) - dry;
}

/** What spending one token of a relic costs. */
export const tokenWorth = (id: SkillId): number => worth[id];
