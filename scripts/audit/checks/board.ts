import { type Books, type Friend, held } from '../books';
import { bodyAt, distance, isHex, neighbours } from '../hexes';
import type { LogEvent, LogTap } from '../log-event';
import { isAnyway, type Watch } from '../watch';
import { stride } from './costs';

/** Everybody's hexes but those of Sentinels, and of whom the question is. */
function taken(books: Books, but: string): ReadonlyMap<string, string> {
  const { board } = books.setup.encounter;
  const out = new Map<string, string>();
  for (const one of books.friends.values())
    if (one.presence === 'standing' && one.at !== null && one.role !== 'sentinel' && one.id !== but)
      out.set(one.at, one.id);
  for (const one of books.enemies.values())
    if (one.present && one.at !== null && one.id !== but)
      for (const hex of bodyAt(board, one.at, one.facing, books.kinds.get(one.kind))) out.set(hex, one.id);
  return out;
}

const blocked = (books: Books): ReadonlySet<string> => new Set(books.obstacles.flatMap(({ hexes }) => hexes));

/** OP-3, TL-2: the cheapest way; water costs 2 unless this turn has paid for it. */
function wayCost(books: Books, one: Friend, to: string): number {
  const { board } = books.setup.encounter;
  const closed = new Set([...blocked(books), ...taken(books, one.id).keys()]);
  const water = new Set(books.tiles.filter(({ kind }) => kind === 'water').flatMap(({ hexes }) => hexes));
  const dry = new Set(books.turn?.who === one.id ? (books.turn.wet ?? []) : []);
  if (one.at !== null) dry.add(one.at);
  const costs = new Map([[one.at ?? '', 0]]);
  const open = [one.at ?? ''];
  while (open.length > 0) {
    open.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
    const hex = open.shift() ?? '';
    if (hex === to) break;
    for (const next of neighbours(board, hex)) {
      const cost = (costs.get(hex) ?? 0) + (water.has(next) && !dry.has(next) ? 2 : 1);
      if (closed.has(next) || cost >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(next, cost);
      open.push(next);
    }
  }
  return costs.get(to) ?? Number.POSITIVE_INFINITY;
}

export const board: Watch = (books, find) => {
  const shape = books.setup.encounter.board;
  let came = new Set<string>();
  /** Sentinels over whose hex somebody of one hex has gone, and who that was. */
  let under = new Map<string, string>();
  /** The move of an enemy that is being made. */
  let moving: { readonly actor: string; readonly hexes: number } | null = null;

  function walks(one: Friend, event: Extract<LogEvent, { type: 'stands' }>, tap: LogTap): void {
    const { command } = tap;
    if (command.do !== 'move' || command.who !== one.id || isAnyway(tap)) return;
    if (held(one, 'crippled') > 0) find('crippled', `${one.id} walks`);
    if (books.settings.board !== 'mirrored' || one.at === null || event.at === null || one.at === event.at)
      return;
    const { hexes } = stride(books, one, command.animus);
    if (command.animus === 0 && books.frames.length > 0) return;
    const cost = wayCost(books, one, event.at);
    if (cost > hexes)
      find('walk-length', `${one.id} goes from ${one.at} to ${event.at}, ${cost} for ${hexes}`);
  }

  function goes(event: Extract<LogEvent, { type: 'stands' }>): void {
    const enemy = books.enemies.get(event.who);
    if (!enemy || event.how !== 'moved') return;
    const { path } = event;
    const charges = books.frames.some(({ frame }) => frame === 'blow');
    if (!charges && held(enemy, 'crippled') > 0) find('crippled', `${enemy.id} moves`);
    if (path.length < 2) return;
    const broken = path.some((hex, i) => i > 0 && distance(shape, path[i - 1] ?? hex, hex) !== 1);
    if (broken || path[0] !== enemy.at || (!charges && path.at(-1) !== event.at))
      find('enemy-path', `${enemy.id} goes from ${enemy.at} to ${event.at} by ${path.join(' ')}`);
    if (charges) return;
    const kind = books.kinds.get(enemy.kind);
    const small = (kind?.footprint ?? 'single') === 'single';
    const closed = small ? new Set([...blocked(books), ...taken(books, enemy.id).keys()]) : new Set<string>();
    if (path.slice(1).some(hex => closed.has(hex)))
      find('enemy-path', `${enemy.id} goes through something by ${path.join(' ')}`);
    if (moving?.actor === enemy.id && path.length - 1 > moving.hexes)
      find('enemy-stride', `${enemy.id} takes ${path.length - 1} steps of ${moving.hexes}`);
  }

  /** PS-6, GM-8: a body of one hex enters every hex of its way; a large one treads only where it stops (MV-6). */
  function passes({ who, path }: Extract<LogEvent, { type: 'stands' }>): void {
    const enemy = books.enemies.get(who);
    const large = enemy && (books.kinds.get(enemy.kind)?.footprint ?? 'single') !== 'single';
    if (large || books.friends.get(who)?.role === 'sentinel') return;
    for (const one of books.friends.values())
      if (one.role === 'sentinel' && one.presence === 'standing' && one.at !== null)
        if (path.slice(1).includes(one.at)) under.set(one.id, who);
  }

  function sharing(id: string, hexes: readonly string[]): void {
    const others = taken(books, id);
    const closed = blocked(books);
    for (const hex of hexes) {
      if (!isHex(shape, hex)) find('own-hex', `${id} stands off the board at ${hex}`);
      else if (closed.has(hex)) find('own-hex', `${id} stands in an obstacle at ${hex}`);
      else if (others.has(hex)) find('own-hex', `${id} and ${others.get(hex)} share ${hex}`);
    }
  }

  const bodyOf = (id: string): readonly string[] => {
    const friend = books.friends.get(id);
    if (friend) return friend.presence === 'standing' && friend.at !== null ? [friend.at] : [];
    const enemy = books.enemies.get(id);
    if (!enemy?.present || enemy.at === null) return [];
    return bodyAt(shape, enemy.at, enemy.facing, books.kinds.get(enemy.kind));
  };

  return {
    begins() {
      came = new Set();
      under = new Map();
    },
    sees(event, tap) {
      if (event.type === 'popped') {
        const top = books.frames.at(-1);
        moving = top?.frame === 'move' ? { actor: top.actor, hexes: top.move.hexes } : null;
      }
      if (event.type === 'pushed' || event.type === 'started') moving = null;
      if (event.type === 'friendCame') came.add(event.friend.id);
      if (event.type === 'enemyCame') came.add(event.enemy.id);
      // OWN-167: a move that is taken back raises whom it has trodden on.
      if (event.type === 'presence' && event.presence === 'standing') under.delete(event.who);
      if (event.type !== 'stands') return;
      came.add(event.who);
      passes(event);
      const friend = books.friends.get(event.who);
      if (!friend) return goes(event);
      if (friend.role === 'sentinel' && event.how === 'moved') find('rooted', `${friend.id} walks`);
      walks(friend, event, tap);
    },
    ends() {
      const sentinels = [...books.friends.values()].filter(
        one => one.role === 'sentinel' && one.presence === 'standing',
      );
      for (const of of new Set(sentinels.map(one => one.of)))
        if (sentinels.filter(one => one.of === of).length > 8)
          find('rooted', `more than eight of ${of} stand`);
      for (const one of books.over ? [] : sentinels)
        if (under.has(one.id)) find('treads', `${under.get(one.id)} has gone over ${one.id}`);
      for (const id of came) {
        const hexes = bodyOf(id);
        const isSentinel = books.friends.get(id)?.role === 'sentinel';
        if (!isSentinel && !books.over) sharing(id, hexes);
        for (const one of isSentinel || books.over ? [] : sentinels)
          if (one.at !== null && hexes.includes(one.at))
            find('treads', `${id} has come to ${one.id} at ${one.at}`);
      }
    },
  };
};
