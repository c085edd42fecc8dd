import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/Sheet';
import { type Area, areas } from '../../rules/activate';
import type { SideCube } from '../../rules/sides';
import type { TurnedCard } from '../../rules/solo/commands';
import type { Face, SoloGame } from '../../rules/solo/model';
import { areaName } from '../../words/names';
import { sheets } from '../../words/sheets-ui';

const w = sheets.card;

interface Props {
  readonly game: SoloGame;
  readonly pile: SideCube;
  readonly onCard: (card: TurnedCard) => void;
  readonly onClose: () => void;
}

const idOf = (color: SideCube, a: number, b: number): string => `${color}-${a}-${b}`;

/** SO-2: a card of the table is told in a few taps: its two numbers, and where it is new its element and sign. */
export function CardSheet({ game, pile, onCard, onClose }: Props) {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const [element, setElement] = useState<Area | undefined>(undefined);
  const most = game.map.solo[pile].length;
  const [a, b] = numbers;
  const id = a !== undefined && b !== undefined ? idOf(pile, a, b) : undefined;
  const known = id === undefined ? undefined : game.cards.faces[id];
  const tap = (n: number) => {
    const next = numbers.length >= 2 ? [n] : [...numbers, n];
    setNumbers(next);
    setElement(undefined);
    const [first, second] = next;
    if (first === undefined || second === undefined) return;
    const found = idOf(pile, first, second);
    if (game.cards.faces[found] && !game.cards.seen.includes(found)) onCard({ id: found });
  };
  const learn = (hester: boolean) => {
    if (id === undefined || a === undefined || b === undefined || !element) return;
    const face: Face = {
      special: false,
      color: pile,
      name: w.named(pile, a, b),
      numbers: [a, b],
      element,
      hester,
    };
    onCard({ id, face });
  };
  const special = `${pile}-special`;
  return (
    <Sheet title={w.title(pile)} onClose={onClose}>
      <p>{w.numbers}</p>
      <div class="hc-chips">
        {Array.from({ length: most }, (_, i) => (
          <button
            key={`${i}n`}
            type="button"
            class="btn"
            aria-pressed={numbers.includes(i + 1)}
            onClick={() => tap(i + 1)}
          >
            {i + 1}
          </button>
        ))}
      </div>
      {most === 0 ? <p class="soft">{w.noNumbers}</p> : null}
      {id !== undefined && known && game.cards.seen.includes(id) ? <p class="notice">{w.seen}</p> : null}
      {id !== undefined && !known ? (
        <>
          <p>{w.element}</p>
          <div class="hc-chips">
            {areas.map(area => (
              <button
                key={area}
                type="button"
                class="btn"
                aria-pressed={element === area}
                onClick={() => setElement(area)}
              >
                {areaName(area)}
              </button>
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
