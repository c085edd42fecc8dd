import './hands.css';
import { useState } from 'preact/hooks';
import { Stroke } from '../parts/frame/Icon';
import { handsWords as w } from '../words/hands';
import { handOf, keepHand, SECRET_CARD_LENGTH } from './secret';
import { useHeld } from './useHeld';

interface Props {
  /** The document and whose hand it is: no log, no file and no message holds it. */
  readonly id: string;
  readonly of: string;
  /** How many cards the table counts in this hand. */
  readonly counted: number;
  /** Played for all to see; whether the table has taken it. */
  readonly onPlay: (card: string) => boolean;
  readonly play: string;
}

/** OWN-303: a hand of cards on this device alone, read while a button is held; a card is told when it is played. */
export function SecretHand({ id, of, counted, onPlay, play }: Props) {
  const [cards, setCards] = useState(() => handOf(id));
  const [name, setName] = useState('');
  const { held, hold } = useHeld();
  const keep = (next: readonly string[]): void => {
    keepHand(id, next);
    setCards(handOf(id));
  };
  const without = (i: number): readonly string[] => cards.filter((_, at) => at !== i);
  return (
    <section class="stack hands-secret" aria-label={`${w.hand}: ${of}`}>
      <h3>{of}</h3>
      <p>{w.inHand(counted, cards.length)}</p>
      <ol class="bare stack">
        {cards.map((card, i) => (
          <li key={`${i} ${card}`} class="row">
            <span class="grow hands-secret-card">{held ? card : w.hidden(i + 1)}</span>
            <button
              type="button"
              class="btn"
              aria-label={`${w.hidden(i + 1)}: ${play}`}
              onClick={() => {
                if (onPlay(card)) keep(without(i));
              }}
            >
              {play}
            </button>
            <button
              type="button"
              class="btn square quiet"
              aria-label={`${w.hidden(i + 1)}: ${w.handGone}`}
              onClick={() => keep(without(i))}
            >
              <Stroke of="close" />
            </button>
          </li>
        ))}
      </ol>
      {cards.length > 0 ? (
        <button type="button" class="btn" {...hold}>
          {w.secretHold}
        </button>
      ) : null}
      <div class="row">
        <input
          type="text"
          class="input grow"
          maxLength={SECRET_CARD_LENGTH}
          autocomplete="off"
          aria-label={w.handCard}
          placeholder={w.handCard}
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
        <button
          type="button"
          class="btn"
          disabled={name.trim() === ''}
          onClick={() => {
            keep([...cards, name]);
            setName('');
          }}
        >
          {w.secretWrite}
        </button>
      </div>
    </section>
  );
}
