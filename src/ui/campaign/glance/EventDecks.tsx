import { useState } from 'preact/hooks';
import { Stroke } from '../../parts/frame/Icon';
import { Choice } from '../../parts/input/Choice';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { OneLine } from '../parts/OneLine';

const w = words.sheet;

/** SV-4: cards that the story has put into the city's and the Deepwood's decks. */
export function EventDecks() {
  const company = useCompany();
  const { events } = company.state.value;
  const [deck, setDeck] = useState<'city' | 'deepwood'>('city');
  return (
    <details class="leaf fold unfolds" open={events.length > 0}>
      <summary>
        {w.events} <span class="soft">{events.length > 0 ? events.length : ''}</span>
      </summary>
      <div class="stack">
        <ul class="bare stack">
          {events.map(card => (
            <li key={card.id} class="line">
              <span>
                {card.name} <span class="soft">{w.decks[card.deck]}</span>
              </span>
              <button
                type="button"
                class="btn square quiet"
                aria-label={w.takeOut(card.name)}
                onClick={() => company.send({ set: 'noEvent', event: card.id })}
              >
                <Stroke of="close" />
              </button>
            </li>
          ))}
        </ul>
        <Choice
          label={w.deck}
          value={deck}
          options={(['city', 'deepwood'] as const).map(id => ({ id, text: w.decks[id] }))}
          onPick={setDeck}
        />
        <OneLine label={w.event} button={w.add} onSay={name => company.send({ set: 'event', deck, name })} />
      </div>
    </details>
  );
}
