import { useState } from 'preact/hooks';
import { type Ally, activeOf } from '../../campaign/state';
import { Choice } from '../parts/Choice';
import { Stroke } from '../parts/Icon';
import { words } from '../words/campaign';
import { AllySheet } from './AllySheet';
import { useCompany } from './context';
import { OneLine } from './OneLine';

const w = words.sheet;

/** Allies, and the event cards that the story has put into the decks. */
export function Allies() {
  const company = useCompany();
  const state = company.state.value;
  const [open, setOpen] = useState<Ally | undefined>(undefined);
  const [guardian, setGuardian] = useState(false);
  const grove = activeOf(state).some(c => c.class === 'grove');
  const [deck, setDeck] = useState<'city' | 'deepwood'>('city');
  return (
    <section class="panel part" aria-label={w.allies}>
      <h2>{w.allies}</h2>
      <ul class="bare stack">
        {state.allies.map(ally => (
          <li key={ally.id} class="line">
            <span class={ally.archived ? 'soft' : ''}>
              {ally.name} {ally.archived ? `(${w.archived})` : ''}
            </span>
            <span class="row">
              <button type="button" class="btn" onClick={() => setOpen(ally)}>
                <span class="unseen">{ally.name}: </span>
                {ally.numbers ? words.ally.line(ally.numbers.defense) : words.ally.unread}
              </button>
              <button
                type="button"
                class="btn"
                aria-label={ally.archived ? w.back(ally.name) : w.archive(ally.name)}
                onClick={() =>
                  company.send({ set: 'allyIs', ally: ally.id, is: ally.archived ? 'here' : 'archived' })
                }
              >
                <Stroke of={ally.archived ? 'undo' : 'minus'} />
              </button>
              <button
                type="button"
                class="btn square quiet"
                aria-label={w.gone(ally.name)}
                onClick={() => company.send({ set: 'allyIs', ally: ally.id, is: 'gone' })}
              >
                <Stroke of="close" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      <OneLine label={w.ally} button={w.add} onSay={name => company.send({ set: 'ally', name, count: 1 })} />
      {grove ? (
        <div class="line">
          <span>{words.ally.guardian}</span>
          <button type="button" class="btn" onClick={() => setGuardian(true)}>
            <span class="unseen">{words.ally.guardian}: </span>
            {state.guardian ? words.ally.line(state.guardian.defense) : words.ally.unread}
          </button>
        </div>
      ) : null}
      {open ? (
        <AllySheet
          name={open.name}
          numbers={open.numbers}
          onClose={() => setOpen(undefined)}
          onKeep={numbers => company.send({ set: 'allyNumbers', ally: open.id, numbers })}
        />
      ) : null}
      {guardian ? (
        <AllySheet
          name={words.ally.guardian}
          numbers={state.guardian}
          onClose={() => setGuardian(false)}
          onKeep={numbers => company.send({ set: 'guardian', numbers })}
        />
      ) : null}
      <h3>{w.events}</h3>
      <ul class="bare stack">
        {state.events.map(card => (
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
    </section>
  );
}
