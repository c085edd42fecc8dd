import { type Card, has, healthLeft } from './card';

/** In whose phase each disabled card became so; a card that is not told stays disabled. */
export type Began = ReadonlyMap<string, string>;

export interface PhaseBegin {
  readonly ended: readonly string[];
  readonly lost: ReadonlyMap<string, number>;
  readonly dead: readonly string[];
  readonly regained: readonly string[];
}

/** SA-3, SA-4: what poison and frost take, never more than is left. */
const drained = (card: Card): number =>
  Math.min(healthLeft(card), Number(has(card, 'poisoned')) + Number(has(card, 'frozen')));

/** BP-3, BP-4: what happens when the phase of a side begins; losses come before gains. */
export function phaseBegins(
  cards: readonly Card[],
  side: string,
  began: Began,
  unharmed: boolean,
): PhaseBegin {
  const own = cards.filter(card => card.side === side);
  const lost = new Map(
    own.map(card => [card.id, unharmed ? 0 : drained(card)] as const).filter(([, n]) => n > 0),
  );
  const after = (card: Card): number => healthLeft(card) - (lost.get(card.id) ?? 0);
  const ids = (some: readonly Card[]): string[] => some.map(({ id }) => id);
  return {
    ended: ids(cards.filter(card => has(card, 'disabled') && began.get(card.id) === side)),
    lost,
    dead: ids(own.filter(card => after(card) === 0)),
    // SA-1: never above printed health.
    regained: ids(own.filter(card => has(card, 'undead') && after(card) > 0 && after(card) < card.health)),
  };
}
