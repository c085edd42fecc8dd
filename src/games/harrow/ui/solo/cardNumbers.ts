import type { MapData } from '../../rules/map';
import type { SideCube } from '../../rules/sides';
import type { TurnedCard } from '../../rules/solo/commands';
import { keepInBox } from '../parts/keepInBox';

/** SO-2: numbers that a card of a colour may show, where the map does not tell more of them. */
const usual = 8;

export const numbersOf = ({ solo }: MapData, color: SideCube): number[] =>
  Array.from({ length: Math.max(usual, solo[color].length) }, (_, i) => i + 1);

/** Cards of the table are known by their colour and their two numbers. */
export const cardOfNumbers = (color: SideCube, a: number, b: number): string => `${color}-${a}-${b}`;

/** What was told of a card in a game is known in the box for ever. */
export function keepCard(box: string | undefined, color: SideCube, card: TurnedCard): void {
  for (const { n, at } of card.hexes ?? []) keepInBox(box, { do: 'number', color, n, at });
  if (card.face) keepInBox(box, { do: 'learn', id: card.id, face: card.face });
}
