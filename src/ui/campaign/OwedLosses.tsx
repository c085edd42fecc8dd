import { useState } from 'preact/hooks';
import { words } from '../words/campaign';
import { useCompany } from './context';
import { ItemSheet } from './ItemSheet';
import { OneLine } from './OneLine';

const w = words.owed;

export function LootDraw({ deck, count }: { deck: 'common' | 'unique'; count: number }) {
  const company = useCompany();
  const { chapter } = company.state.value;
  const [writing, setWriting] = useState(false);
  /** LL-7 */
  const [instead, setInstead] = useState(false);
  return (
    <fieldset class="row" aria-label={w.loot(deck, count)}>
      <button type="button" class="btn" onClick={() => setWriting(true)}>
        {w.describe}
      </button>
      <button type="button" class="btn" onClick={() => company.send({ do: 'loot', deck, to: 'backpack' })}>
        {w.drawn} <span class="soft">({count})</span>
      </button>
      {deck === 'unique' ? (
        <button type="button" class="btn quiet" onClick={() => setInstead(true)}>
          {w.noneLeft}
        </button>
      ) : null}
      {instead ? (
        <ItemSheet
          chooseTo
          start={{ unique: false, chapter: chapter + 1 }}
          onClose={() => setInstead(false)}
          onKeep={(item, to) => company.send({ do: 'loot', deck, item, to })}
        />
      ) : null}
      {writing ? (
        <ItemSheet
          chooseTo
          start={{ unique: deck === 'unique', chapter: deck === 'common' ? chapter + 1 : chapter }}
          onClose={() => setWriting(false)}
          onKeep={(item, to) => company.send({ do: 'loot', deck, item, to })}
        />
      ) : null}
    </fieldset>
  );
}

export function InjuryDraw({ who }: { who: string }) {
  const company = useCompany();
  return (
    <OneLine
      label={w.injuryName}
      button={words.course.add}
      empty={words.people.injuries}
      onSay={name => company.send({ do: 'drawInjury', who, name })}
    />
  );
}

/** LL-12: the players choose which. */
export function GiveUp({ who, count }: { who: string; count: number }) {
  const company = useCompany();
  const c = company.state.value.people[who];
  if (!c) return null;
  return (
    <fieldset class="choices" aria-label={w.item(c.name, count)}>
      {c.items.map(item => (
        <button
          key={item.id}
          type="button"
          class="btn"
          onClick={() => company.send({ do: 'loseItem', who, item: item.id })}
        >
          {item.cards ? w.oneOf(item.name, item.cards) : item.name}
        </button>
      ))}
      <button type="button" class="btn" onClick={() => company.send({ do: 'loseItem', who, item: null })}>
        {w.unwritten}
      </button>
    </fieldset>
  );
}
