import { type Card, isAddOn } from './card';
import { beside, type Cell, groupsOf, nameOf, northWest, slide } from './space';

export interface Slide {
  readonly id: string;
  readonly from: Cell;
  readonly to: Cell;
  /** RG-3: all cells that are equally near, North then West. */
  readonly options: readonly Cell[];
}

type Standing = Pick<Card, 'id' | 'kind' | 'at'>;

const first = (group: readonly Standing[]): Cell => group.map(({ at }) => at).sort(northWest)[0]!;

/** RG-1: what the others come to: all groups with an add-on, or else the largest group. */
function bodyOf(cards: readonly Card[]): Card[] {
  const groups = groupsOf(cards);
  const held = groups.filter(group => group.some(isAddOn));
  if (held.length > 0) return held.flat();
  groups.sort((a, b) => b.length - a.length || northWest(first(a), first(b)));
  return groups[0] ?? [];
}

/** Everything that touches the body, also by way of others, belongs to it. */
function joined(body: readonly Card[], cards: readonly Card[]): Card[] {
  const ids = new Set(body.map(({ id }) => id));
  return groupsOf(cards)
    .filter(group => group.some(({ id }) => ids.has(id)))
    .flat();
}

/** RG-2: the next card that slides, and where to. */
function nextSlide(body: readonly Card[], cards: readonly Card[]): Slide | undefined {
  const held = new Set(body.map(({ id }) => id));
  const taken = new Set(cards.map(({ at }) => nameOf(at)));
  const free = new Map(body.flatMap(({ at }) => beside(at).map(cell => [nameOf(cell), cell] as const)));
  const open = [...free.values()].filter(cell => !taken.has(nameOf(cell))).sort(northWest);
  const ways = cards
    .filter(({ id }) => !held.has(id))
    .map(card => ({ card, far: Math.min(...open.map(cell => slide(card.at, cell))) }))
    .sort((a, b) => a.far - b.far || northWest(a.card.at, b.card.at));
  const [way] = ways;
  if (!way) return undefined;
  const options = open.filter(cell => slide(way.card.at, cell) === way.far);
  return { id: way.card.id, from: way.card.at, to: options[0]!, options };
}

/** RG-1 to RG-3: how all cards come together again, each going to the first of its cells. */
export function regroup(before: readonly Card[]): Slide[] {
  let cards = before;
  let body = bodyOf(cards);
  const slides: Slide[] = [];
  for (let next = nextSlide(body, cards); next; next = nextSlide(body, cards)) {
    const { id, to } = next;
    slides.push(next);
    cards = cards.map(card => (card.id === id ? { ...card, at: to } : card));
    body = joined(body, cards);
  }
  return slides;
}
