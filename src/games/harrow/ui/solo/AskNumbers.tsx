import { useState } from 'preact/hooks';
import { hexOfNumber } from '../../rules/map';
import type { SideCube } from '../../rules/sides';
import type { SoloGame } from '../../rules/solo/model';
import { ui } from '../../words/ui';
import { numbersOf } from './cardNumbers';

const w = ui.ask;

interface Props {
  readonly game: SoloGame;
  readonly piles: readonly SideCube[];
  readonly onNumbers: (pile: SideCube, first: number, second: number) => void;
}

/** SO-4, SO-9: a card that is turned for its numbers alone: the one that is taken, then the other. */
export function AskNumbers({ game, piles, onNumbers }: Props) {
  const [held, setHeld] = useState<{ readonly pile: SideCube; readonly n: number } | undefined>(undefined);
  return (
    <>
      <p class="soft">{held ? w.otherNumber(held.pile, held.n) : w.twoNumbers}</p>
      {piles.map(pile => (
        <fieldset key={pile} class={`hc-numbers hc-pile hc-pile-${pile}`} aria-label={ui.cubeName[pile]}>
          {numbersOf(game.map, pile).map(n => (
            <button
              key={n}
              type="button"
              class="btn square"
              aria-label={w.number(pile, n, hexOfNumber(game.map, pile, n) ?? '')}
              aria-pressed={held?.pile === pile && held.n === n}
              onClick={() => {
                const whole = held?.pile === pile && held.n !== n;
                setHeld(whole ? undefined : { pile, n });
                if (whole) onNumbers(pile, held.n, n);
              }}
            >
              {n}
            </button>
          ))}
        </fieldset>
      ))}
    </>
  );
}
