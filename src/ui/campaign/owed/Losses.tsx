import { useState } from 'preact/hooks';
import type { Place } from '../../../campaign/model/items';
import { mineAt } from '../../../play/seats';
import { Choice } from '../../parts/input/Choice';
import { words } from '../../words/campaign';
import { EntryLine } from '../cards/EntryLine';
import { ItemCard } from '../cards/ItemCard';
import { ItemLine } from '../cards/ItemLine';
import { ItemSheet } from '../cards/ItemSheet';
import { useRemembered } from '../cards/useRemembered';
import { useCompany } from '../parts/context';
import type { Task } from './tasks';
import { WhoRow } from './WhoRow';

const w = words.owed;

/** LL-4, LL-5: what was drawn is typed into one line, card by card; or it stays on the table. */
export function LootDraw({ deck, count }: { deck: 'common' | 'unique'; count: number }) {
  const company = useCompany();
  const { chapter, people } = company.state.value;
  // OWN-302: who writes it down on a phone of their own keeps it, unless they say otherwise.
  const mine = mineAt(company.id).filter(who => people[who]?.fate === 'active');
  const [chosen, setTo] = useState<string | undefined>(undefined);
  const to = chosen ?? mine[0] ?? 'backpack';
  const place: Place = to === 'backpack' ? to : { who: to };
  const [writing, setWriting] = useState(false);
  /** LL-7 */
  const [instead, setInstead] = useState(false);
  const start = { unique: deck === 'unique', chapter: deck === 'common' ? chapter + 1 : chapter };
  return (
    <fieldset class="stack" aria-label={w.loot(deck, count)}>
      <ItemLine
        label={w.lootName(deck)}
        start={start}
        onItem={item => company.send({ do: 'loot', deck, item, to: place })}
      />
      {mine.length > 0 ? (
        <Choice
          label={w.to}
          value={to}
          options={[
            ...mine.map(id => ({ id, text: people[id]?.name ?? id })),
            { id: 'backpack', text: w.backpack },
          ]}
          onPick={setTo}
        />
      ) : null}
      <div class="row">
        <button type="button" class="btn quiet" onClick={() => setWriting(true)}>
          {w.describe}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() =>
            company.send(
              ...Array.from({ length: count }, () => ({
                do: 'loot' as const,
                deck,
                to: 'backpack' as const,
              })),
            )
          }
        >
          {w.drawnAll(count)}
        </button>
        {deck === 'unique' ? (
          <button type="button" class="btn quiet" onClick={() => setInstead(true)}>
            {w.noneLeft}
          </button>
        ) : null}
      </div>
      {writing || instead ? (
        <ItemSheet
          chooseTo
          start={instead ? { unique: false, chapter: chapter + 1 } : start}
          onClose={() => {
            setWriting(false);
            setInstead(false);
          }}
          onKeep={(item, to) => company.send({ do: 'loot', deck, item, to })}
        />
      ) : null}
    </fieldset>
  );
}

export function InjuryRow({ who }: { who: string }) {
  const company = useCompany();
  const { injuries } = useRemembered();
  return (
    <WhoRow who={who}>
      <EntryLine
        label={w.injuryName}
        known={injuries}
        empty={words.people.oneInjury}
        onKnown={card => company.send({ do: 'drawInjury', who, name: card.name })}
        onNew={name => company.send({ do: 'drawInjury', who, name })}
      />
    </WhoRow>
  );
}

/** LL-12: the players choose which. */
export function ItemRow({ who, count }: { who: string; count: number }) {
  const company = useCompany();
  const c = company.state.value.people[who];
  const worn = company.state.value.course.tally?.worn[who];
  if (!c) return null;
  const items = c.items.filter(item => !worn || worn.includes(item.id));
  return (
    <WhoRow who={who} note={w.givesUp(count)}>
      <div class="item-grid">
        {items.map(item => (
          <ItemCard
            key={item.id}
            item={item}
            onTap={() => company.send({ do: 'loseItem', who, item: item.id })}
          />
        ))}
      </div>
      <button
        type="button"
        class="btn quiet"
        aria-label={`${w.unwritten}: ${c.name}`}
        onClick={() => company.send({ do: 'loseItem', who, item: null })}
      >
        {w.unwritten}
      </button>
    </WhoRow>
  );
}

/** Where no sheet names an item all of them are laid aside at once. */
export function NoneWritten({ task }: { task: Task }) {
  const company = useCompany();
  const { people } = company.state.value;
  const bare = task.choices.filter(one => one.owes === 'item' && (people[one.who]?.items.length ?? 0) === 0);
  const lost = bare.flatMap(one =>
    one.owes === 'item'
      ? Array.from({ length: one.count }, () => ({
          do: 'loseItem' as const,
          who: one.who,
          item: null,
        }))
      : [],
  );
  if (bare.length < 2) return null;
  return (
    <button type="button" class="btn main" onClick={() => company.send(...lost)}>
      {w.allGaveUp(lost.length)}
    </button>
  );
}
