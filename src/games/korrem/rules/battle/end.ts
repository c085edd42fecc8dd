import { type Card, companions, isAddOn, isLiving, lovers } from './card';

export type Ending = 'machines' | 'defeated' | 'companions' | 'both-defeated' | 'retreat';
export interface Defector {
  readonly id: string;
  readonly to: string;
}
export interface BattleEnd {
  readonly over: boolean;
  readonly victor: string | null;
  readonly defect: readonly Defector[];
  readonly why: Ending | null;
}
type Sides = readonly [string, string];

const of = (cards: readonly Card[], side: string): Card[] => cards.filter(card => card.side === side);
const machinesIn = (cards: readonly Card[]): Card[] => cards.filter(({ kind }) => kind === 'machine');

/** SA-5, BE-1 (1): a side of machines alone, to which the other has somebody to lead them. */
const lost = (cards: readonly Card[], side: string, other: string): Card[] =>
  of(cards, side).some(isLiving) || !of(cards, other).some(isLiving) ? [] : machinesIn(of(cards, side));

/** BE-1 (3): every card is a character that has a companion on the other side. */
const wonOver = (cards: readonly Card[], side: string, other: string): boolean =>
  of(cards, side).every(
    card => !isAddOn(card) && of(cards, other).some(companion => companions(card, companion)),
  );

/** BE-3: who leaves the losing side for the victor. */
function joining(cards: readonly Card[], victor: string, loser: string, defeated: boolean): Defector[] {
  const [own, theirs] = [of(cards, loser), of(cards, victor)];
  const some = (tie: (a: Card, b: Card) => boolean): Card[] =>
    own.filter(card => theirs.some(other => tie(card, other)));
  const all = new Set([...(defeated ? some(companions) : []), ...some(lovers)]);
  return [...all].map(({ id }) => ({ id, to: victor }));
}

/** BE-1, BE-3: whether the battle is over, who has won it, and who changes sides. */
export function battleEnd(
  before: readonly Card[],
  [a, b]: Sides,
  acting: string,
  retreats: string | null,
): BattleEnd {
  if (!before.some(isLiving) && machinesIn(before).length > 0)
    return { over: true, victor: null, defect: [], why: 'machines' };
  const to = new Map([
    ...lost(before, a, b).map(({ id }) => [id, b] as const),
    ...lost(before, b, a).map(({ id }) => [id, a] as const),
  ]);
  const cards = before.map(card => ({ ...card, side: to.get(card.id) ?? card.side }));
  const machines = before.filter(({ id }) => to.has(id)).map(({ id }): Defector => ({ id, to: to.get(id)! }));
  const won = (victor: string, why: Ending): BattleEnd => {
    const loser = victor === a ? b : a;
    const defect = [...machines, ...joining(cards, victor, loser, why !== 'retreat')];
    return { over: true, victor, defect, why };
  };
  if (retreats !== null) return won(retreats === a ? b : a, 'retreat');
  const [noneOfA, noneOfB] = [of(cards, a).length === 0, of(cards, b).length === 0];
  if (noneOfA && noneOfB) return { over: true, victor: null, defect: machines, why: 'both-defeated' };
  if (noneOfA || noneOfB) return won(noneOfA ? b : a, 'defeated');
  const [aIsWon, bIsWon] = [wonOver(cards, a, b), wonOver(cards, b, a)];
  if (aIsWon && bIsWon) return won(acting, 'companions');
  if (aIsWon || bIsWon) return won(aIsWon ? b : a, 'companions');
  return { over: false, victor: null, defect: machines, why: null };
}

/** BE-5: with three armies or more, who drops out now, and which machines change sides. */
export function dropOuts(
  cards: readonly Card[],
  order: readonly string[],
  acting: string,
  retreats: string | null,
): { readonly out: readonly string[]; readonly defect: readonly Defector[] } {
  const led = (side: string): boolean => of(cards, side).some(isLiving);
  // Machines go to the side whose phase it is, else to the first other in the order.
  const taker = (side: string): string | undefined =>
    [acting, ...order].find(other => other !== side && order.includes(other) && led(other));
  const defect = order.flatMap(side => {
    const to = led(side) ? undefined : taker(side);
    return to === undefined ? [] : machinesIn(of(cards, side)).map(({ id }): Defector => ({ id, to }));
  });
  const gone = new Set(defect.map(({ id }) => id));
  const out = order.filter(side => side === retreats || of(cards, side).every(({ id }) => gone.has(id)));
  return { out, defect };
}
