import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { type Area, areas } from '../../rules/activate';
import { hexOfNumber } from '../../rules/map';
import type { SideCube } from '../../rules/sides';
import type { TurnedCard } from '../../rules/solo/commands';
import type { Face, SoloGame } from '../../rules/solo/model';
import { areaName } from '../../words/names';
import { sheets } from '../../words/sheets-ui';
import { HexMap } from '../map/HexMap';
import { cardOfNumbers, numbersOf } from './cardNumbers';

const w = sheets.card;

interface Props {
  readonly game: SoloGame;
  readonly pile: SideCube;
  /** Tapped already, where the card was to be known by its numbers alone. */
  readonly tapped?: readonly number[];
  readonly onCard: (card: TurnedCard) => void;
  readonly onClose: () => void;
}

/** SO-2: a card of the table is told in a few taps: its two numbers, and what of it is new to the app. */
export function CardSheet({ game, pile, tapped = [], onCard, onClose }: Props) {
  const [numbers, setNumbers] = useState<readonly number[]>(tapped);
  const [element, setElement] = useState<Area | undefined>(undefined);
  const [told, setTold] = useState<TurnedCard | undefined>(undefined);
  const [a, b] = numbers;
  const id = a !== undefined && b !== undefined ? cardOfNumbers(pile, a, b) : undefined;
  const known = id === undefined ? undefined : game.cards.faces[id];
  const seen = id !== undefined && game.cards.seen.includes(id);
  /** HX-2: a number whose hex nobody has named yet is tapped on the map, once for ever. */
  const tell = (card: TurnedCard, of: readonly number[]) => {
    const named = card.hexes ?? [];
    const isNamed = (n: number): boolean =>
      hexOfNumber(game.map, pile, n) !== undefined || named.some(one => one.n === n);
    if (of.every(isNamed)) onCard(card);
    else setTold(card);
  };
  const tap = (n: number) => {
    const next = numbers.length >= 2 ? [n] : [...numbers, n];
    setNumbers(next);
    setElement(undefined);
    const [first, second] = next;
    if (first === undefined || second === undefined) return;
    const found = cardOfNumbers(pile, first, second);
    if (game.cards.faces[found] && !game.cards.seen.includes(found)) tell({ id: found }, next);
  };
  const learn = (hester: boolean) => {
    if (id === undefined || a === undefined || b === undefined || !element) return;
    const name = w.named(pile, a, b);
    const face: Face = { special: false, color: pile, name, numbers: [a, b], element, hester };
    tell({ id, face }, numbers);
  };
  if (told)
    return <NamedHexes game={game} pile={pile} told={told} of={numbers} tell={tell} onClose={onClose} />;
  const special = `${pile}-special`;
  return (
    <Sheet title={w.title(pile)} onClose={onClose}>
      <p>{w.numbers}</p>
      <div class="hc-chips">
        {numbersOf(game.map, pile).map(n => (
          <button key={n} type="button" class="btn" aria-pressed={numbers.includes(n)} onClick={() => tap(n)}>
            {n}
          </button>
        ))}
      </div>
      {seen && known ? <p class="notice">{w.seen}</p> : null}
      {id !== undefined && !known ? (
        <>
          <p>{w.element}</p>
          <div class="hc-chips">
            {areas.map(area => (
              <Toggle key={area} isOn={element === area} onClick={() => setElement(area)}>
                {areaName(area)}
              </Toggle>
            ))}
          </div>
          <p>{w.icon}</p>
          <div class="hc-chips">
            <button type="button" class="btn main" disabled={!element} onClick={() => learn(true)}>
              {w.withIcon}
            </button>
            <button type="button" class="btn main" disabled={!element} onClick={() => learn(false)}>
              {w.withoutIcon}
            </button>
          </div>
        </>
      ) : null}
      {pile === 'blue' && !game.cards.seen.includes(special) ? (
        <button
          type="button"
          class="btn"
          onClick={() => onCard({ id: special, face: { special: true, color: pile, name: w.special } })}
        >
          {w.special}
        </button>
      ) : null}
    </Sheet>
  );
}

interface NamedProps {
  readonly game: SoloGame;
  readonly pile: SideCube;
  readonly told: TurnedCard;
  readonly of: readonly number[];
  readonly tell: (card: TurnedCard, of: readonly number[]) => void;
  readonly onClose: () => void;
}

/** HX-2: where a number lies on the group's own map, tapped when a card first names it. */
function NamedHexes({ game: { map, homes, board }, pile, told, of, tell, onClose }: NamedProps) {
  const named = told.hexes ?? [];
  const n = of.find(one => !hexOfNumber(map, pile, one) && !named.some(hex => hex.n === one)) ?? 0;
  return (
    <Sheet title={w.where(pile, n)} onClose={onClose} wide>
      <p>{w.whereNote}</p>
      <div class="hc-ahead-map">
        <HexMap
          view={{ map, homes, board, glow: new Map(), ways: [], marked: new Set(), rooted: new Set() }}
          onTap={at => tell({ ...told, hexes: [...named, { n, at }] }, of)}
        />
      </div>
    </Sheet>
  );
}
