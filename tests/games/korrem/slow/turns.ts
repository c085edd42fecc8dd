import { type Purse, purse, ratio } from './case';

// EN-1, EN-2: the table as it is printed in docs/korrem/RULES.md, number by number, then what declining brings.
const printed: Readonly<Record<string, string>> = {
  sinister: 'draw1 draw2 draw3 draw4 draw5 draw6 draw7 draw8 -',
  aggressive: 'attack attack attack attack attack2 attack2 attack3 attack3 -',
  belligerent: 'flee ignore ignore attack attack attack attack attack2 -',
  skittish: 'flee flee flee flee flee attack attack attack -',
  anxious: 'flee flee flee flee recruit recruit attack attack flee',
  indifferent: 'flee flee ignore ignore ignore ignore recruit2 recruit4 reroll',
  conniving: 'ignore recruit recruit recruit2 recruit4 recruit4 attack attack2 reroll',
  wandering: 'flee flee ignore ignore join join join join -',
  desperate: 'flee flee join join join attack attack attack -',
  social: 'join join join recruit recruit recruit recruit flee reroll',
  eager: 'join join join join join join join join -',
};

export interface SlowRow {
  readonly results: readonly string[];
  readonly declined: string | null;
}
interface Met {
  readonly nature: string;
  readonly table: Readonly<Record<string, SlowRow>>;
}

function rowOf({ nature, table }: Met): SlowRow {
  const told = table[nature];
  if (told) return told;
  const cells = printed[nature]!.split(' ');
  return { results: cells.slice(0, 8), declined: cells[8] === '-' ? null : cells[8]! };
}
const timesOf = (cell: string): number => (cell === 'recruit' ? 1 : Number(cell.slice('recruit'.length)));

interface EngageCase extends Met {
  readonly roll: number;
  readonly cost: Purse;
  readonly army: Purse;
  readonly bank: Purse;
}

export function engageAnswer(asked: EngageCase): object {
  const row = rowOf(asked);
  const cell = row.results[asked.roll - 1]!;
  const none = { phases: null, draws: null, times: null, cost: null, affordable: null, declined: null };
  if (cell.startsWith('draw')) return { ...none, result: 'attack', phases: 1, draws: Number(cell.slice(4)) };
  if (cell.startsWith('attack'))
    return { ...none, result: 'attack', phases: Number(cell.slice(6) || 1), draws: 0 };
  if (!cell.startsWith('recruit')) return { ...none, result: cell };
  const times = timesOf(cell);
  const cost: Purse = Object.fromEntries(Object.entries(asked.cost).map(([kind, n]) => [kind, n * times]));
  const affordable = Object.entries(cost).every(
    ([kind, n]) => (asked.army[kind] ?? 0) + (asked.bank[kind] ?? 0) >= n,
  );
  return {
    ...none,
    result: 'recruit',
    times,
    cost: purse(cost),
    affordable,
    declined: row.declined ?? 'flee',
  };
}

interface OddsCase extends Met {
  readonly pays: number;
  readonly onIgnore: string;
}

export function engageOddsAnswer(asked: OddsCase): object {
  const row = rowOf(asked);
  const ends = row.results.flatMap((cell): string[] => {
    if (cell === 'ignore') return asked.onIgnore === 'walk' ? ['walk'] : [];
    if (!cell.startsWith('recruit') || timesOf(cell) <= asked.pays) return [cell];
    return (row.declined ?? 'flee') === 'flee' ? ['flee'] : [];
  });
  const all = BigInt(ends.length);
  const odds = Object.fromEntries(
    [...new Set(ends)].map(end => [end, ratio(BigInt(ends.filter(one => one === end).length), all)]),
  );
  return { odds, rolls: ends.length === 0 ? null : ratio(8n, all) };
}

interface WeatherCase {
  readonly players: readonly string[];
  readonly observer: string;
  readonly roll: number;
  readonly passing: string;
}

export function weatherAnswer({ players, observer, roll, passing }: WeatherCase): object {
  const seat = players.indexOf(observer);
  const order = players.map((_, i) => players[(seat + i) % players.length]!);
  const to = passing === 'last' ? -1 : 1;
  const next = players[(seat + to + players.length) % players.length];
  return {
    actions: roll,
    event:
      new Map([
        [1, 'land'],
        [4, 'creature'],
        [8, 'world'],
      ]).get(roll) ?? null,
    order,
    next,
  };
}

interface TimersCase {
  readonly timers: readonly {
    readonly id: string;
    readonly length: number;
    readonly taps: readonly { readonly at: number; readonly do: string }[];
  }[];
  readonly now: number;
}

/** WT-7: between each two taps the glass has run or it has not. */
export function timersAnswer({ timers, now }: TimersCase): object {
  const left: Record<string, number> = {};
  const done: string[] = [];
  for (const { id, length, taps } of timers) {
    let [sand, runs, started, at] = [length, false, false, 0];
    for (const tap of [...taps, { at: now, do: 'look' }]) {
      if (runs) sand = Math.max(0, sand - (tap.at - at));
      at = tap.at;
      if (tap.do === 'start') [sand, runs, started] = [length, true, true];
      if (tap.do === 'pause') runs = false;
      if (tap.do === 'resume' && started) runs = true;
    }
    left[id] = sand;
    if (started && sand === 0) done.push(id);
  }
  return { left, done };
}

interface CallCase {
  readonly roll: number;
  readonly piles: readonly number[];
  readonly army: boolean;
  readonly walls: number;
  readonly towers: number;
  readonly occupied: boolean;
}

/** TH-6: card by card, from pile to pile. */
export function callToArmsAnswer({ roll, piles, army, walls, towers, occupied }: CallCase): object {
  const called = !army && !occupied && walls + towers === 0;
  const taken = piles.map(() => 0);
  for (let round = 0; called && round < roll; round++)
    piles.forEach((cards, i) => {
      const sum = taken.reduce((all, n) => all + n, 0);
      if (sum < roll && taken[i]! < cards) taken[i]! += 1;
    });
  return { called, taken };
}

interface TimelineCase {
  readonly events: readonly { readonly id: string; readonly lasts: number }[];
  readonly turn: number;
}

/** WD-2: turn by turn. */
export function timelineAnswer({ events, turn }: TimelineCase): object {
  const turns = events.flatMap(({ id, lasts }) =>
    Array.from({ length: lasts }, (_, i) => ({ id, left: lasts - i })),
  );
  return turns[turn - 1]
    ? { active: turns[turn - 1]!.id, left: turns[turn - 1]!.left }
    : { active: null, left: null };
}

interface VictoryCase {
  readonly nations: readonly {
    readonly id: string;
    readonly chits: number;
    readonly bank: readonly number[];
  }[];
  readonly target: number;
}

export function victoryAnswer({ nations, target }: VictoryCase): object {
  const totals = Object.fromEntries(
    nations.map(({ id, chits, bank }) => [id, bank.reduce((all, n) => all + n, chits)]),
  );
  return { totals, winners: nations.map(({ id }) => id).filter(id => totals[id]! >= target) };
}
