import { useState } from 'preact/hooks';
import { Stroke } from '../../../../../ui/parts/frame/Icon';
import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { alike } from '../../../rules/box/cards';
import { type OwnDeck, sizeOf } from '../../../rules/box/decks';
import { NAME_LENGTH } from '../../../rules/fields';
import { nothing } from '../../../rules/goods';
import type { BoxTable } from '../../../table/box';
import { readings as w } from '../../../words/readings';
import { GoodsSteppers } from '../sheets/Goods';
import { CardForm } from './CardForm';

const newDeck = (nation: string): OwnDeck => ({ nation, cards: [], wall: nothing, tower: nothing });

/** LD-8, TH-1, ST-2: decks of nations with their prices; a game of one's own deals them out. */
export function Decks({ table }: { table: BoxTable }) {
  const { decks = [] } = table.state.value;
  const [nation, setNation] = useState('');
  return (
    <section class="panel settings">
      <h2>{w.decks}</h2>
      <p class="soft">{w.decksNote}</p>
      {decks.map(deck => (
        <Deck key={deck.nation} table={table} deck={deck} />
      ))}
      <div class="ko-answers">
        <label class="field grow">
          {w.nation}
          <input
            type="text"
            class="input"
            maxLength={NAME_LENGTH}
            value={nation}
            onInput={event => setNation(event.currentTarget.value)}
          />
        </label>
        <button
          type="button"
          class="btn"
          disabled={nation.trim() === '' || decks.some(deck => alike(deck.nation, nation))}
          onClick={() => {
            if (table.send({ do: 'deck', deck: newDeck(nation) })) setNation('');
          }}
        >
          {w.newDeck}
        </button>
      </div>
    </section>
  );
}

function Deck({ table, deck }: { table: BoxTable; deck: OwnDeck }) {
  const [form, setForm] = useState(false);
  const set = (change: Partial<OwnDeck>) => table.send({ do: 'deck', deck: { ...deck, ...change } });
  const many = (name: string, n: number): OwnDeck['cards'] =>
    deck.cards.some(card => alike(card.name, name))
      ? deck.cards.map(card => (alike(card.name, name) ? { ...card, n } : card))
      : [...deck.cards, { name, n }];
  return (
    <details class="hero-more unfolds">
      <summary>{w.deckOf(deck.nation, sizeOf(deck))}</summary>
      <div class="stack">
        <p class="soft">{w.first}</p>
        {deck.cards.map(({ name, n }) => (
          <div key={name} class="ko-row">
            <span class="grow">{name}</span>
            <Stepper
              label={name}
              value={n}
              low={0}
              high={20}
              onChange={now => set({ cards: many(name, now) })}
            />
          </div>
        ))}
        <div class="ko-answers">
          <button type="button" class="btn main" onClick={() => setForm(true)}>
            {w.addCard}
          </button>
          <button
            type="button"
            class="btn square quiet"
            aria-label={w.forgetDeck(deck.nation)}
            onClick={() => table.send({ do: 'no-deck', nation: deck.nation })}
          >
            <Stroke of="close" />
          </button>
        </div>
        <details class="hero-more unfolds">
          <summary>{w.wall}</summary>
          <GoodsSteppers goods={deck.wall} onChange={wall => set({ wall })} />
        </details>
        <details class="hero-more unfolds">
          <summary>{w.tower}</summary>
          <GoodsSteppers goods={deck.tower} onChange={tower => set({ tower })} />
        </details>
      </div>
      {form ? (
        <CardForm
          kept={false}
          onClose={() => setForm(false)}
          onDone={card => {
            setForm(false);
            const old = deck.cards.find(({ name }) => alike(name, card.name));
            table.send(
              { do: 'learn', card },
              { do: 'deck', deck: { ...deck, cards: many(card.name.trim(), (old?.n ?? 0) + 1) } },
            );
          }}
        />
      ) : null}
    </details>
  );
}
