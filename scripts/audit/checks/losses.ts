import { type Books, defenseOf, isOathsworn, isUp } from '../books';
import { counting, type Draw, type Draws, sumOf } from '../draws';
import type { Presence } from '../log';
import type { LogStrike, LogTap } from '../log-event';
import { isSaid, type Watch } from '../watch';
import { ownOutcome } from './own-draw';

/** UC-1, UC-6, UC-9, GM-5: what becomes of somebody without HP. */
function fallen(books: Books, id: string): Presence {
  const one = books.friends.get(id);
  if (!one || !isOathsworn(one)) return one?.role === 'ally' ? 'dead' : 'gone';
  return books.setup.hardcore ? 'dead' : 'unconscious';
}

/** What an attack of the company does to one of its targets: the k-th of a chain loses k-1 cards (AE-5, AE-6). */
function damageOn(frame: LogStrike, draw: Draw, target: string): number {
  const { strike } = frame;
  const further = strike.chain ? strike.targets.indexOf(target) : 0;
  const all = draw.said ?? ownOutcome(frame, draw).damage;
  const less = strike.fixed === undefined ? sumOf(counting(draw, 0)) - sumOf(counting(draw, further)) : 0;
  return Math.max(0, all - less) + Math.max(0, (strike.hexes?.[target] ?? 1) - 1);
}

export const losses =
  (draws: Draws): Watch =>
  (books, find) => {
    let owed: { readonly by: string; readonly losses: Map<string, number> } | null = null;
    let fell = new Map<string, Presence>();
    const isQuiet = ({ command }: LogTap): boolean =>
      command.do === 'say' && command.correction.say === 'die';
    return {
      begins() {
        fell = new Map();
        owed = null;
      },
      sees(event, tap) {
        if (event.type === 'hp') {
          const one = books.friends.get(event.who);
          if (!one) return;
          if (!isSaid(tap) && (event.hp < 0 || event.hp > one.maxHp || !Number.isInteger(event.hp)))
            find('hp-bounds', `${one.id} has ${event.hp} of ${one.maxHp} HP`);
          if (!isSaid(tap) && !isUp(one))
            find('no-loss-off-board', `${one.id} (${one.presence}) goes to ${event.hp}`);
          if (event.hp === 0 && isUp(one)) fell.set(one.id, fallen(books, one.id));
          const loss = event.by === owed?.by ? owed?.losses.get(event.who) : undefined;
          if (loss !== undefined && event.hp !== Math.max(0, one.hp - loss))
            find('friend-loss', `${one.id} goes from ${one.hp} to ${event.hp} HP, not by ${loss}`);
          owed?.losses.delete(event.who);
        }
        if (event.type === 'presence' && fell.has(event.who)) {
          if (fell.get(event.who) !== event.presence)
            find('falls', `${event.who} falls and is ${event.presence}`);
          fell.delete(event.who);
        }
        if (event.type === 'die') {
          const enemy = books.enemies.get(event.enemy);
          const die = enemy?.dice.find(({ id }) => id === event.die);
          if (!enemy || !die) return;
          if (!isQuiet(tap) && (event.hp < 0 || event.hp > die.max || !Number.isInteger(event.hp)))
            find('hp-bounds', `${enemy.id} ${die.id} has ${event.hp} of ${die.max} HP`);
          if (!isQuiet(tap) && !enemy.present)
            find('no-loss-off-board', `${enemy.id} ${die.id} goes to ${event.hp}`);
          const loss = event.by === owed?.by ? owed?.losses.get(event.enemy) : undefined;
          if (loss !== undefined && event.hp !== Math.max(0, die.hp - loss))
            find('enemy-loss', `${enemy.id} ${die.id} goes from ${die.hp} to ${event.hp}, not by ${loss}`);
          owed?.losses.delete(event.enemy);
        }
        if (event.type !== 'attacked') return;
        const draw = draws.now('strike');
        const frame = books.frames.findLast(one => one.frame === 'strike');
        if (!draw || frame?.frame !== 'strike') return;
        const { strike, by, lost = [] } = frame;
        let sum = 0;
        const each = new Map<string, number>();
        for (const target of strike.targets) {
          const enemy = books.enemies.get(target);
          const there = enemy
            ? enemy.present && !lost.includes(target)
            : books.friends.get(target)?.presence === 'standing';
          if (!there) continue;
          const damage = damageOn(frame, draw, target);
          sum += damage;
          each.set(target, Math.floor(damage / (defenseOf(books, target) + (draw.guards.get(target) ?? 0))));
        }
        if (sum !== event.damage) find('own-sum', `${by} is booked for ${event.damage}, not ${sum}`);
        if (strike.hit?.some(({ effect }) => effect === 'knockback' || effect === 'push')) return;
        owed = { by, losses: new Map([...each].filter(([, loss]) => loss > 0)) };
      },
      ends(tap) {
        for (const [who, presence] of fell)
          if (!isSaid(tap) || books.friends.get(who)?.presence !== presence)
            find('falls', `${who} has 0 HP and stays`);
        for (const [who, loss] of owed?.losses ?? []) {
          const enemy = books.enemies.get(who);
          if (enemy ? enemy.present : books.friends.get(who)?.presence === 'standing')
            find(enemy ? 'enemy-loss' : 'friend-loss', `${who} does not lose ${loss}`);
        }
      },
    };
  };
