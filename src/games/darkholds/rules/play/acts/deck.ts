import { dealt } from '../goods';
import { kitOf, moreOf } from '../kit';
import type { Play } from '../model';

/** DK-1: a card lies in one place: the deck when somebody has these cards; nothing where another has one of them. */
export function deckWithout(
  play: Play,
  id: string,
  before: readonly string[],
  now: readonly string[],
): readonly string[] | undefined {
  const { items, equipment, ground } = moreOf(play);
  const others = play.figures.flatMap(one => (one.id === id ? [] : kitOf(one).items));
  return dealt(items, equipment.order, [...others, ...Object.values(ground).flat()], before, now);
}
