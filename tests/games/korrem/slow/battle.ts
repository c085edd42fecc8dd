import { type At, is, least, left, lives, ratio, type SlowCard, slideTo, steps, stone, tied } from './case';

type Cards = readonly SlowCard[];
const same = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether all cells hang together by touching ones. */
function oneGroup(cells: readonly At[]): boolean {
  const reached = cells.slice(0, 1);
  for (let grown = true; grown; ) {
    const more = cells.filter(at => !reached.includes(at) && reached.some(one => slideTo(one, at) <= 1));
    grown = more.length > 0;
    reached.push(...more);
  }
  return reached.length === cells.length;
}

interface SetupCase {
  readonly from: string;
  readonly place: readonly { readonly id: string; readonly at: At }[];
  readonly others: readonly At[];
}

/** BG-1 to BG-3: how far behind the line a cell lies: 1 is the front, 0 and less is across. */
export function setupAnswer({ from, place, others }: SetupCase): object {
  const cells = place.map(({ at }) => at);
  if (cells.length === 0) return { legal: false, problems: ['empty'] };
  const xs = others.map(at => at[0]);
  const ys = others.map(at => at[1]);
  const none = others.length === 0;
  const behind = ([x, y]: At): number => {
    if (from === 'N') return (none ? 1 : Math.min(...ys)) - y;
    if (from === 'S') return y - (none ? 0 : Math.max(...ys));
    if (from === 'W') return (none ? 1 : Math.min(...xs)) - x;
    return x - (none ? 0 : Math.max(...xs));
  };
  const twice = cells.some(
    (at, i) => cells.some((other, j) => i !== j && same(at, other)) || others.some(one => same(one, at)),
  );
  const problems = [
    ...(twice ? ['shared'] : []),
    ...(cells.some(at => behind(at) < 1) ? ['across'] : []),
    ...(cells.every(at => behind(at) !== 1) ? ['frontline'] : []),
    ...(oneGroup(cells) ? [] : ['loose']),
  ];
  return { legal: problems.length === 0, problems };
}

interface SlowHit {
  readonly by: string;
  readonly on: string;
  readonly damage: number | null;
  readonly ability: boolean;
  readonly ranged: boolean;
  readonly piercing: boolean;
}
interface StrikesCase {
  readonly cards: Cards;
  readonly hits: readonly SlowHit[];
  readonly unharmed: boolean;
}

/** DM-1 to DM-5: what each card has lost is worked out anew from all hits on it so far. */
export function strikesAnswer({ cards, hits, unharmed }: StrikesCase): object {
  const counted: SlowHit[] = [];
  const standsAt = (id: string): number => {
    const card = cards.find(one => one.id === id);
    if (!card) return 0;
    let [lost, shield] = [0, card.defense];
    for (const hit of unharmed ? [] : counted.filter(({ on }) => on === id)) {
      let damage = hit.damage ?? cards.find(one => one.id === hit.by)!.attack;
      if (!hit.piercing) {
        const held = Math.min(shield, damage);
        shield -= held;
        damage -= held;
      }
      lost += damage;
    }
    return Math.max(0, left(card) - lost);
  };
  return {
    hits: hits.map(hit => {
      const [by, on] = [hit.by, hit.on].map(id =>
        standsAt(id) > 0 ? cards.find(one => one.id === id) : undefined,
      );
      const before = standsAt(hit.on);
      const problem =
        !by || !on
          ? 'gone'
          : by.side === on.side
            ? 'own'
            : is(by, 'disabled') || is(by, 'frozen')
              ? 'held'
              : hit.ability && is(by, 'undead')
                ? 'undead'
                : !hit.ability && counted.some(one => one.by === hit.by && !one.ability)
                  ? 'twice'
                  : tied(by, 'companionship', on)
                    ? 'friends'
                    : hit.ranged || steps(by.at, on.at) === 1
                      ? null
                      : 'far';
      if (problem !== null) return { problem, lost: 0, left: before, dies: false };
      counted.push(hit);
      const after = standsAt(hit.on);
      return { problem, lost: before - after, left: after, dies: after === 0 };
    }),
  };
}

interface BeginCase {
  readonly cards: Cards;
  readonly side: string;
  readonly began: Readonly<Record<string, string>>;
  readonly unharmed: boolean;
}

/** BP-3, BP-4. */
export function beginAnswer({ cards, side, began, unharmed }: BeginCase): object {
  const lost: Record<string, number> = {};
  const dead: string[] = [];
  const regained: string[] = [];
  for (const card of cards.filter(one => one.side === side)) {
    const pains = unharmed ? 0 : [is(card, 'poisoned'), is(card, 'frozen')].filter(Boolean).length;
    const takes = Math.min(left(card), pains);
    if (takes > 0) lost[card.id] = takes;
    if (left(card) - takes === 0) dead.push(card.id);
    else if (is(card, 'undead') && card.damage + takes > 0) regained.push(card.id);
  }
  const ended = cards.filter(card => is(card, 'disabled') && began[card.id] === side).map(({ id }) => id);
  return { ended, lost, dead, regained };
}

/** RG-1, RG-2. */
export function regroupAnswer({ cards }: { readonly cards: Cards }): object {
  const now = cards.map(card => ({ card, at: card.at }));
  const moves: object[] = [];
  const spread = (some: readonly (typeof now)[number][]): (typeof now)[number][] => {
    const group = [...some];
    for (let grown = true; grown; ) {
      const more = now.filter(
        one => !group.includes(one) && group.some(other => slideTo(other.at, one.at) === 1),
      );
      grown = more.length > 0;
      group.push(...more);
    }
    return group;
  };
  const stones = now.filter(({ card }) => stone(card));
  const firstOf = (group: typeof now): At =>
    least(
      group.map(({ at }) => at),
      at => [at[1], at[0]],
    )!;
  const biggest = least(
    now.map(one => spread([one])),
    group => [-group.length, firstOf(group)[1], firstOf(group)[0]],
  );
  let body = stones.length > 0 ? spread(stones) : (biggest ?? []);
  while (body.length < now.length) {
    const loose = now.filter(one => !body.includes(one));
    const beside = body
      .flatMap(({ at: [x, y] }): At[] => [
        [x, y - 1],
        [x - 1, y],
        [x + 1, y],
        [x, y + 1],
      ])
      .filter(at => !now.some(one => same(one.at, at)));
    const short = (one: (typeof now)[number]): number => Math.min(...beside.map(at => slideTo(at, one.at)));
    const next = least(loose, one => [short(one), one.at[1], one.at[0]])!;
    const options = beside
      .filter((at, i) => slideTo(at, next.at) === short(next) && beside.findIndex(one => same(one, at)) === i)
      .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    moves.push({ id: next.card.id, from: next.at, to: options[0], options });
    next.at = options[0]!;
    body = spread(body);
  }
  return { moves };
}

/** AT-2, AT-3 but `apart`. */
export function charmed(
  cards: Cards,
  one: SlowCard,
  other: SlowCard,
): { problem: string | null; bond: string | null } {
  const no = (problem: string): { problem: string; bond: null } => ({ problem, bond: null });
  const pair = [one, other];
  if (pair.some(stone)) return no('addon');
  if (pair.some(({ kind }) => kind === 'machine')) return no('machine');
  if (pair.some(card => is(card, 'undead'))) return no('undead');
  if (is(one, 'frozen')) return no('frozen');
  const [mine, theirs] = [one.attraction, other.attraction];
  if (mine === null || theirs === null) return no('none');
  if (theirs.type === 'charisma') return no('charisma');
  const charms = mine.type === 'charisma';
  if (charms ? !(mine.score > theirs.score) : mine.score !== theirs.score) return no('score');
  const bond = charms
    ? theirs.type
    : mine.type === theirs.type
      ? mine.type
      : [mine.type, theirs.type].includes('companionship')
        ? 'companionship'
        : null;
  if (bond === null) return no('type');
  if (bond === 'romance' || bond === 'companionship') {
    const has = (card: SlowCard): boolean =>
      card.bonds.some(
        held => held.type === bond && (bond === 'romance' || cards.some(({ id }) => id === held.with)),
      );
    if (has(other) || (!charms && has(one))) return no('bonded');
  }
  return { problem: null, bond };
}

interface AttractCase {
  readonly cards: Cards;
  readonly initiator: string;
  readonly target: string;
  readonly faces: readonly number[];
}

/** AT-2 to AT-4: both dice face by face. */
export function attractAnswer({ cards, initiator, target, faces }: AttractCase): object {
  const [one, other] = [initiator, target].map(id => cards.find(card => card.id === id)!);
  const apart = slideTo(one!.at, other!.at) !== 1;
  const { problem, bond } = apart ? { problem: 'apart', bond: null } : charmed(cards, one!, other!);
  if (problem !== null) return { problem, bond: null, hearts: null, odds: '0/1' };
  const hearts = bond === 'romance' || one!.attraction?.type === 'charisma' ? 2 : 1;
  let good = 0n;
  for (const a of faces) for (const b of faces) if (a + b >= hearts) good += 1n;
  return { problem, bond, hearts, odds: ratio(good, BigInt(faces.length ** 2)) };
}

interface EndCase {
  readonly cards: Cards;
  readonly sides: readonly [string, string];
  readonly acting: string;
  readonly retreats: string | null;
}

/** BE-1, BE-3. */
export function endAnswer({ cards, sides, acting, retreats }: EndCase): object {
  const otherThan = (side: string): string => (side === sides[0] ? sides[1] : sides[0]);
  const machines = cards.filter(({ kind }) => kind === 'machine');
  const leads = (side: string): boolean => cards.some(card => card.side === side && lives(card));
  if (machines.length > 0 && !sides.some(leads))
    return { over: true, victor: null, defect: [], why: 'machines' };
  const defect: { id: string; to: string }[] = [];
  const now = cards.map(card => {
    if (card.kind !== 'machine' || leads(card.side) || !leads(otherThan(card.side))) return card;
    defect.push({ id: card.id, to: otherThan(card.side) });
    return { ...card, side: otherThan(card.side) };
  });
  const of = (side: string): Cards => now.filter(card => card.side === side);
  const befriended = (side: string): boolean =>
    of(side).length > 0 &&
    of(side).every(card => lives(card) && of(otherThan(side)).some(one => tied(card, 'companionship', one)));
  const ends = (loser: string, why: string): object => {
    const victor = otherThan(loser);
    const goes = (card: SlowCard): void => {
      if (!defect.some(({ id }) => id === card.id)) defect.push({ id: card.id, to: victor });
    };
    if (why !== 'retreat')
      for (const card of of(loser)) if (of(victor).some(one => tied(card, 'companionship', one))) goes(card);
    for (const card of of(loser)) if (of(victor).some(one => tied(card, 'romance', one))) goes(card);
    return { over: true, victor, defect, why };
  };
  if (retreats !== null) return ends(retreats, 'retreat');
  const empty = sides.filter(side => of(side).length === 0);
  if (empty.length === 2) return { over: true, victor: null, defect, why: 'both-defeated' };
  if (empty[0] !== undefined) return ends(empty[0], 'defeated');
  const lost = sides.filter(befriended);
  if (lost.length === 2) return ends(otherThan(acting), 'companions');
  if (lost[0] !== undefined) return ends(lost[0], 'companions');
  return { over: false, victor: null, defect, why: null };
}

interface KillCase {
  readonly health: number;
  readonly defense: number;
  readonly hits: readonly { readonly damage: number; readonly works: number }[];
}

/** OD-2: every set of hits that work. */
export function killOddsAnswer({ health, defense, hits }: KillCase): object {
  let [kills, lost] = [0n, 0n];
  for (let set = 0; set < 2 ** hits.length; set++) {
    let [weight, sum] = [1n, 0];
    hits.forEach(({ damage, works }, i) => {
      const on = Math.floor(set / 2 ** i) % 2 === 1;
      weight *= BigInt(on ? works : 8 - works);
      sum += on ? damage : 0;
    });
    const loses = Math.min(health, Math.max(0, sum - defense));
    if (loses === health) kills += weight;
    lost += weight * BigInt(loses);
  }
  const all = 8n ** BigInt(hits.length);
  return { kills: ratio(kills, all), expected: ratio(lost, all) };
}

/** DM-6. */
export function chitsAnswer({ damage }: { readonly damage: number }): object {
  const small = ['', '1', '2', '21', '4', '41', '42', '52', '44', '54'][damage % 10]!;
  return { chits: [...Array.from({ length: Math.floor(damage / 10) }, () => 10), ...[...small].map(Number)] };
}
