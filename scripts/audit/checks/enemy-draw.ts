import {
  addTo,
  type Books,
  defenseOf,
  emptyPool,
  everyColor,
  isUp,
  lastingOn,
  type Pool,
  sizeOf,
} from '../books';
import { counting, type Draw, type Draws, sumOf } from '../draws';
import type { LogBlow, LogHit, LogTap } from '../log-event';
import type { Find, Watch } from '../watch';

/** FT-15: the icons open on one enemy. */
function icons(books: Books, id: string): readonly string[] {
  const enemy = books.enemies.get(id);
  const slots = books.kinds.get(enemy?.kind ?? '')?.slots ?? [];
  const broken = (enemy?.dice ?? []).filter(die => die.hp <= 0).map(die => die.slot);
  return slots.filter(slot => broken.includes(slot.id)).map(slot => slot.icon ?? slot.id);
}

/** EA-8, MT-8, FT-5: the might of all who are still there, one of the strongest less for each that is weakened. */
function enemyPool(books: Books, { attackers, attack: shared, own }: LogBlow): Pool {
  const pool = emptyPool();
  let weakened = 0;
  for (const id of attackers) {
    const enemy = books.enemies.get(id);
    if (!enemy?.present) continue;
    const attack = own?.[id] ?? shared;
    addTo(pool, attack.might ?? books.kinds.get(enemy.kind)?.might ?? {});
    if (!attack.might) for (const one of lastingOn(books, id)) addTo(pool, one.might);
    addTo(pool, attack.add ?? {});
    if (icons(books, id).some(icon => attack.breaks?.includes(icon))) weakened++;
  }
  for (; weakened > 0; weakened--) {
    const strongest = (['black', 'red', 'yellow', 'white'] as const).find(color => pool[color] > 0);
    if (strongest) pool[strongest]--;
  }
  return pool;
}

const told = (pool: Pool): string => everyColor.map(color => `${pool[color]} ${color}`).join(' ');

/** What of a pool lies there, or could not come. */
function drawn(draw: Draw): Pool {
  const pool = addTo(emptyPool(), draw.noneLeft);
  for (const piece of draw.pieces) if (piece.part === 'pool') pool[piece.color]++;
  return pool;
}

const isSaidDamage = ({ command }: LogTap): boolean =>
  command.do === 'answer' && command.answer.answer === 'might' && command.answer.command.said !== undefined;

function struck(
  books: Books,
  frame: LogBlow,
  draw: Draw,
  hits: readonly LogHit[],
  tap: LogTap,
  find: Find,
): void {
  hits.forEach(({ target, damage, defense, hpLost }) => {
    const chain = frame.attack.area?.area === 'chain' ? Math.max(0, draw.order.indexOf(target)) : 0;
    const hexes = frame.flow?.setup.targets.find(({ id }) => id === target)?.hexes ?? 1;
    const own = Math.max(0, sumOf(counting(draw, chain)) + draw.bonus) + Math.max(0, hexes - 1);
    if (!isSaidDamage(tap) && damage !== own)
      find('enemy-sum', `${target} is struck for ${damage}, not ${own}`);
    const base = draw.defense.get(target) ?? defenseOf(books, target);
    const raised = [draw.guards, draw.cards, draw.tokens].reduce(
      (sum, of) => sum + (of.get(target) ?? 0),
      base,
    );
    if (defense !== raised) find('division', `${target} defends with ${defense}, not ${raised}`);
    const loss = Math.floor(damage / Math.max(1, raised));
    if (hpLost !== loss) find('division', `${target} loses ${hpLost} of ${damage} by ${raised}, not ${loss}`);
  });
}

export const enemyDraw =
  (draws: Draws): Watch =>
  (books, find) => {
    const expected = new WeakMap<Draw, Pool>();
    /** Who still has to lose what the attack came to. */
    let owed: { readonly by: string; readonly losses: Map<string, number> } | null = null;
    const missing = (): void => {
      for (const [who, loss] of owed?.losses ?? [])
        if (books.friends.get(who)?.presence === 'standing')
          find('friend-loss', `${who} does not lose ${loss}`);
      owed = null;
    };
    return {
      sees(event, tap) {
        if (event.type === 'hp') {
          const before = books.friends.get(event.who)?.hp ?? 0;
          const loss = event.by === owed?.by ? owed?.losses.get(event.who) : undefined;
          if (loss !== undefined && event.hp !== Math.max(0, before - loss))
            find('friend-loss', `${event.who} goes from ${before} to ${event.hp} HP, not by ${loss}`);
          owed?.losses.delete(event.who);
        }
        if (event.type !== 'might' || event.side !== 'enemy') return;
        const draw = draws.now('blow');
        const frame = books.frames.findLast(one => one.frame === 'blow');
        if (!draw || frame?.frame !== 'blow') return;
        const might = event.event;
        if (might.type === 'face-down')
          expected.set(draw, draw.saidPool ? addTo(emptyPool(), draw.saidPool) : enemyPool(books, frame));
        if (might.type === 'revealed') {
          const pool = expected.get(draw);
          if (!pool) return find('enemy-draw', 'it is turned up before it was drawn');
          if (told(pool) !== told(drawn(draw)))
            find('enemy-draw', `${frame.attackers.join(', ')} draw ${told(drawn(draw))}, not ${told(pool)}`);
          if (sizeOf(pool) > 0 && frame.attackers.every(id => !books.enemies.has(id)))
            find('enemy-draw', 'nobody attacks');
        }
        if (might.type === 'defended' && draw.cards.has(might.target))
          find('one-defense-card', `${might.target} defends twice`);
        if (might.type !== 'struck') return;
        struck(books, frame, draw, might.hits, tap, find);
        const moves = frame.attack.hit?.some(({ effect }) => effect === 'knockback' || effect === 'push');
        const by = frame.attackers[0];
        if (moves || by === undefined) return;
        const friends = might.hits.filter(({ target, hpLost }) => {
          const friend = books.friends.get(target);
          return friend && isUp(friend) && friend.presence === 'standing' && hpLost > 0;
        });
        owed = { by, losses: new Map(friends.map(({ target, hpLost }) => [target, hpLost])) };
      },
      ends: missing,
    };
  };
