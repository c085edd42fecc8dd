import { type Goods, nothing, resources } from '../../goods';
import { nationOf, type World } from '../model';
import { pointsIn } from '../turn/run';

/** An army as its owner's phone shows it. */
interface LedgerArmy {
  readonly name: string;
  readonly hex: string | null;
  readonly cards: readonly string[];
  readonly goods: Goods;
}

/** What belongs to one nation, as of a turn, for a phone that no relay reaches; what nobody else may know is not in it. */
export interface Ledger {
  readonly turn: number;
  readonly name: string;
  readonly points: number;
  readonly target: number;
  readonly bank: Goods;
  readonly hand: number;
  readonly quests: readonly { readonly name: string; readonly count: number; readonly goal: number }[];
  readonly settlements: readonly {
    readonly hex: string;
    readonly kind: 'village' | 'kingdom';
    readonly walls: number;
    readonly towers: number;
  }[];
  readonly armies: readonly LedgerArmy[];
  readonly piles: readonly number[];
  readonly artifacts: readonly string[];
  readonly note: string;
  /** Something found no room in the code. */
  readonly cut?: boolean;
}

export function ledgerOf(world: World, id: string): Ledger | undefined {
  const nation = nationOf(world, id);
  if (!nation) return undefined;
  const armies = world.armies.filter(army => army.nation === id);
  return {
    turn: world.turn,
    name: nation.name,
    points: pointsIn(world, id),
    target: world.settings.target,
    bank: nation.bank,
    hand: nation.hand,
    quests: nation.quests.map(({ name, count, goal }) => ({ name, count, goal })),
    settlements: Object.entries(world.settlements).flatMap(([hex, { owner, kind, walls, towers }]) =>
      owner === id ? [{ hex, kind, walls, towers }] : [],
    ),
    armies: armies.map(({ name, hex, members, goods }) => ({
      name,
      hex,
      cards: members.map(card => card.name),
      goods,
    })),
    piles: nation.piles.map(({ cards }) => cards.length),
    artifacts: [...nation.artifacts, ...armies.flatMap(army => army.artifacts)].map(one => one.name),
    note: nation.note,
  };
}

/** The same with less: first the note is cut, then what can be seen on the table, last whole lists. */
export const shorter: readonly ((ledger: Ledger) => Ledger)[] = [
  ledger => ({ ...ledger, note: ledger.note.slice(0, 80), cut: true }),
  ledger => ({ ...ledger, note: '', cut: true }),
  ledger => ({
    ...ledger,
    armies: ledger.armies.map(army => ({ ...army, cards: [...army.cards.slice(0, 3)] })),
    artifacts: ledger.artifacts.slice(0, 6),
    quests: ledger.quests.slice(0, 6),
  }),
  ledger => ({
    ...ledger,
    settlements: ledger.settlements.slice(0, 10),
    armies: ledger.armies.slice(0, 4).map(army => ({ ...army, name: army.name.slice(0, 20), cards: [] })),
    artifacts: [],
    quests: ledger.quests.slice(0, 3).map(quest => ({ ...quest, name: quest.name.slice(0, 30) })),
    piles: ledger.piles.slice(0, 16),
  }),
];

/** Few letters for each: numbers in a fixed order, names as they are. */
export const packedLedger = (ledger: Ledger): unknown => [
  [ledger.turn, ledger.points, ledger.target, ledger.hand, ledger.cut ? 1 : 0],
  ledger.name,
  resources.map(one => ledger.bank[one]),
  ledger.quests.map(({ name, count, goal }) => [name, count, goal]),
  ledger.settlements.map(({ hex, kind, walls, towers }) => [hex, kind === 'kingdom' ? 1 : 0, walls, towers]),
  ledger.armies.map(({ name, hex, cards, goods }) => [name, hex, cards, resources.map(one => goods[one])]),
  ledger.piles,
  ledger.artifacts,
  ledger.note,
];

export const goodsFrom = (numbers: readonly number[]): Goods => ({
  ...nothing,
  ...Object.fromEntries(resources.map((one, i) => [one, numbers[i] ?? 0])),
});
