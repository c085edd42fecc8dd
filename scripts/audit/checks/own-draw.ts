import { addTo, type Books, emptyPool, everyColor, type Friend, type Pool, sizeOf } from '../books';
import { counting, type Draw, type Draws, isBlank, isCritical, sumOf } from '../draws';
import type { LogMight, LogPiece, LogStrike, Whole } from '../log-event';
import type { Find, Watch } from '../watch';

/** OWN-42: what Lethality tokens add to a hit. */
const lethality = [0, 1, 2, 4, 7, 10];

/** AT-1, GM-11: the cubes that an attack may draw for. */
function track(one: Friend, { strike }: LogStrike, draw: Draw): Pool {
  if (strike.unarmed ?? draw.unarmed) return emptyPool();
  const pool = addTo(emptyPool(), strike.might ?? one.might);
  const times = Math.max(1, strike.sentinels ?? 0);
  for (const color of everyColor) pool[color] *= times;
  return pool;
}

/** MT-7: the fewest single steps that make this pool of these cubes and any number of white cards. */
function stepsFor(from: Pool, pool: Whole): number {
  let [steps, cubes, cards] = [0, 0, 0];
  for (const color of ['black', 'red', 'yellow'] as const) {
    cards += pool[color];
    cubes = Math.min(cubes + from[color], cards);
    steps += cards - cubes;
  }
  return steps;
}

const whole = ({ cards, dice }: { cards: Whole; dice: Whole }): Pool =>
  addTo(addTo(emptyPool(), cards), dice);

/** AT-8, MT-3: what an attack comes to as it lies. */
export function ownOutcome({ strike }: LogStrike, draw: Draw): { missed: boolean; damage: number } {
  const there = counting(draw, 0);
  const blanks = there.filter(piece => piece.part === 'pool' && isBlank(piece)).length;
  const sure = strike.cannotMiss === true || (strike.sentinels ?? 0) > 0 || strike.fixed !== undefined;
  if (blanks >= 2 && !sure) return { missed: true, damage: 0 };
  const added = (strike.bonus ?? 0) + draw.bonus + (lethality[draw.spent.lethality] ?? 0);
  return { missed: false, damage: Math.max(0, (strike.fixed ?? sumOf(there)) + added) };
}

function chosen(
  books: Books,
  frame: LogStrike,
  draw: Draw,
  event: Extract<LogMight, { type: 'pool-chosen' }>,
  find: Find,
): void {
  const one = books.friends.get(frame.by);
  if (!one) return;
  const { strike } = frame;
  const pool = whole(event.pool);
  const cubes = track(one, frame, draw);
  const granted = (strike.empower ?? 0) + 3 * event.tokens.empowered;
  const steps = stepsFor(cubes, pool);
  if (steps > granted) find('own-pool', `${one.id} raises a pool by ${steps} steps of ${granted}`);
  const sentinels = strike.sentinels ?? 0;
  if (sentinels > 0 && sizeOf(pool) > sentinels)
    find('own-pool', `${sentinels} Sentinels of ${one.id} draw ${sizeOf(pool)}`);
  if (sizeOf(pool) === 0) find('own-pool', `${one.id} draws nothing`);
}

function drew(draw: Draw, pieces: readonly LogPiece[], side: string, find: Find): void {
  const [first, ...others] = pieces;
  const out = draw.exchanged;
  if (
    out &&
    first &&
    (first.color !== out.color || first.part !== out.part || (first.from === 'die') !== (out.from === 'die'))
  )
    find('exchange', `${side}: ${first.color} ${first.part} for ${out.color} ${out.part}`);
  const answered = new Set(draw.answered);
  const there = [...draw.pieces];
  for (const piece of out ? others : pieces) {
    there.push(piece);
    if (piece.part === 'pool') continue;
    const critical = there.find(({ id }) => id === piece.of);
    if (!critical || !isCritical(critical) || critical.color !== piece.color || answered.has(critical.id))
      find('extra-draw', `${side}: an extra ${piece.color} card without a critical`);
    else answered.add(critical.id);
  }
}

/** AT-6: pieces of the pool and those that could not come, against what was chosen. */
function drawn(draw: Draw, find: Find): void {
  if (!draw.pool) return;
  for (const color of everyColor) {
    const there = draw.pieces.filter(one => one.part === 'pool' && one.color === color);
    const dice = there.filter(one => one.from === 'die').length;
    const cards = there.length - dice + draw.noneLeft[color];
    if (dice !== draw.pool.dice[color] || cards !== draw.pool.cards[color])
      find(
        'own-draw',
        `${cards} ${color} cards and ${dice} dice of ${draw.pool.cards[color]} and ${draw.pool.dice[color]}`,
      );
  }
}

export const ownDraw =
  (draws: Draws): Watch =>
  (books, find) => ({
    sees(event) {
      if (event.type !== 'might') return;
      const enemy = event.side === 'enemy';
      const draw = draws.now(enemy ? 'blow' : 'strike');
      if (!draw) return;
      const might = event.event;
      if (might.type === 'drew') drew(draw, might.pieces, event.side, find);
      if (might.type === 'exchanged' && !draw.pieces.some(({ id }) => id === might.piece.id))
        find('exchange', `${event.side}: a card that does not lie there is exchanged`);
      const frame = books.frames.findLast(one => one.frame === 'strike');
      if (enemy || frame?.frame !== 'strike') return;
      if (might.type === 'pool-chosen') chosen(books, frame, draw, might, find);
      if (might.type !== 'settled' || might.outcome.overruled) return;
      drawn(draw, find);
      const own = ownOutcome(frame, draw);
      const { missed, damage } = might.outcome;
      if (own.missed !== missed || own.damage !== damage)
        find(
          'own-sum',
          `${frame.by} hits for ${missed ? 'a miss' : damage}, not ${own.missed ? 'a miss' : own.damage}`,
        );
    },
  });
