import { type Books, diceOf, type Enemy, type Friend } from './books';
import type { LogEnemy, LogFriend, LogKind, Tokens } from './log';
import type { LogEvent } from './log-event';

const counted = (tokens: Tokens): Map<string, number> =>
  new Map(Object.entries(tokens).filter(([, count]) => count > 0));

const friendFrom = (one: LogFriend): Friend => ({ ...one, tokens: counted(one.tokens) });
const enemyFrom = (one: LogEnemy): Enemy => ({ ...one, dice: [...one.dice], tokens: counted(one.tokens) });

/** One event more in the books. */
export function keep(books: Books, event: LogEvent): void {
  switch (event.type) {
    case 'phase':
      books.phase = event.phase;
      books.step = event.step;
      books.round = event.round;
      return;
    case 'turn':
      books.turn = event.turn;
      return;
    case 'roundBegins':
      books.injured.clear();
      books.turn = null;
      return;
    case 'injuriesPlayed':
      books.injured.add(event.who);
      return;
    case 'might':
    case 'attacked':
    case 'note':
    case 'said':
    case 'taunt':
    case 'stage':
      return;
    case 'diceLost':
      books.diceLost = event.count;
      return;
    case 'queued':
      books.jobs.push(event.job);
      return;
    case 'started':
      drop(books.jobs, job => job.id === event.job.id);
      return;
    case 'pushed':
      books.frames.push(event.frame);
      return;
    case 'popped':
      books.frames.pop();
      return;
    case 'top':
      if (books.frames.length > 0) books.frames[books.frames.length - 1] = event.frame;
      return;
    case 'dropped':
      books.frames.splice(event.to, (event.from ?? books.frames.length) - event.to);
      return;
    case 'cancelled':
      drop(books.jobs, job => event.jobs.includes(job.id));
      return;
    case 'lost':
      books.frames.forEach((frame, i) => {
        if (frame.frame === 'strike' && frame.by === event.who)
          books.frames[i] = { ...frame, lost: [...(frame.lost ?? []), ...event.enemies] };
      });
      return;
    case 'over':
      books.over = true;
      books.phase = 'over';
      books.frames.length = 0;
      books.jobs.length = 0;
      return;
    case 'lasting':
      books.lasting.set(event.lasting.id, event.lasting);
      return;
    case 'lapsed':
      books.lasting.delete(event.id);
      return;
    case 'settings':
      books.settings = event.settings;
      return;
    case 'obstacles':
      books.obstacles = event.obstacles;
      return;
    case 'tiles':
      books.tiles = event.tiles;
      return;
    case 'allyKnown':
      books.allyCards.set(event.ally.id, event.ally);
      return;
    case 'allyTaken': {
      const card = books.allyCards.get(event.ally);
      if (card) books.allyOf.set(event.as, card);
      books.allyCards.delete(event.ally);
      return;
    }
    case 'encounter':
      for (const kind of event.change.enemies ?? []) putRight(books, kind);
      return;
    default:
      keepCharacter(books, event);
  }
}

function drop<T>(list: T[], gone: (one: T) => boolean): void {
  list.splice(0, list.length, ...list.filter(one => !gone(one)));
}

function keepCharacter(books: Books, event: LogEvent): void {
  const who = 'who' in event ? event.who : undefined;
  const friend = books.friends.get(who ?? '');
  const enemy = books.enemies.get(who ?? '');
  switch (event.type) {
    case 'friendCame':
      books.friends.set(event.friend.id, friendFrom(event.friend));
      return;
    case 'enemyCame':
      books.enemies.set(event.enemy.id, enemyFrom(event.enemy));
      return;
    case 'die': {
      const one = books.enemies.get(event.enemy);
      if (one) one.dice = one.dice.map(die => (die.id === event.die ? { ...die, hp: event.hp } : die));
      return;
    }
    case 'token': {
      const one = friend ?? enemy;
      if (event.count > 0) one?.tokens.set(event.token, event.count);
      else one?.tokens.delete(event.token);
      return;
    }
    case 'stands': {
      const one = friend ?? enemy;
      if (one) [one.at, one.facing] = [event.at, event.facing];
      return;
    }
    case 'enemyGone':
      if (enemy) enemy.present = false;
      return;
    default:
      if (friend) keepFriend(friend, event);
  }
}

function keepFriend(friend: Friend, event: LogEvent): void {
  switch (event.type) {
    case 'hp':
      friend.hp = event.hp;
      return;
    case 'animus':
      friend.animus = event.animus;
      return;
    case 'cards':
      friend.cards = event.cards;
      return;
    case 'presence':
      friend.presence = event.presence;
      if (event.presence !== 'standing') friend.at = null;
      return;
    case 'numbers':
      friend.defense = event.defense;
      friend.maxHp = event.maxHp;
      return;
    case 'caged':
      friend.caged = event.caged;
      return;
    case 'consumed':
      friend.consumed = event.consumed;
      return;
    case 'thrown':
      friend.thrown = event.thrown;
      return;
    case 'falcons':
      friend.falcons = event.falcons;
      return;
    default:
      return;
  }
}

/** OWN-205: parts keep what they have lost, whole ones take over their new HP. */
function putRight(books: Books, kind: LogKind): void {
  books.kinds.set(kind.id, kind);
  for (const enemy of books.enemies.values())
    if (enemy.kind === kind.id)
      enemy.dice = diceOf(kind).map(die => {
        const had = enemy.dice.find(one => one.id === die.id);
        if (!had || had.hp === had.max) return die;
        return { ...die, hp: Math.min(had.hp, die.hp) };
      });
}
