import { useState } from 'preact/hooks';
import type { Archetype } from '../../campaign/character';
import { owed } from '../../campaign/owed';
import { Stepper } from '../parts/Stepper';
import { words } from '../words/campaign';
import { cardsIn } from './cards';
import { useCompany } from './context';
import { ItemSheet } from './ItemSheet';

const w = words.owed;

export function Unlock({ who, levels }: { who: string; levels: readonly number[] }) {
  const company = useCompany();
  const c = company.state.value.people[who];
  const [text, setText] = useState('');
  const [level] = levels;
  if (!c || level === undefined) return null;
  const label = w.unlock(c.name, level);
  const all = owed(company.state.value).flatMap(one =>
    one.owes === 'unlock'
      ? one.levels.map(n => ({
          do: 'unlock' as const,
          who: one.who,
          level: n,
          abilities: [],
          archetypes: [],
        }))
      : [],
  );
  /** Nobody wants the same button four times. */
  const first = all.length > 1 && all[0]?.who === who;
  const unlock = () => {
    const cards = cardsIn(text, level);
    const archetypes: readonly Omit<Archetype, 'id'>[] = cards.map(({ name }) => ({ name, level }));
    const full = c.kind === 'full';
    const done = company.send({
      do: 'unlock',
      who,
      level,
      abilities: full ? cards : [],
      archetypes: full ? [] : archetypes,
    });
    if (done) setText('');
  };
  return (
    <div class="stack">
      <label class="field">
        <span>
          {label}. {w.unlockNote}
        </span>
        <textarea
          class="input"
          rows={2}
          maxLength={4000}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="btn" onClick={unlock}>
          {w.unlocked}
        </button>
        {first ? (
          <button type="button" class="btn quiet" onClick={() => company.send(...all)}>
            {w.allUnlocked(all.length)}
          </button>
        ) : null}
      </div>
    </div>
  );
}

export function Equip({ who }: { who: string }) {
  const company = useCompany();
  const [adding, setAdding] = useState(false);
  const name = company.state.value.people[who]?.name ?? '';
  return (
    <div class="row">
      <button type="button" class="btn" onClick={() => setAdding(true)}>
        {words.sheet.addItem}
      </button>
      <button type="button" class="btn" onClick={() => company.send({ do: 'equipped', who })}>
        {w.equip(name)}
      </button>
      {adding ? (
        <ItemSheet
          onClose={() => setAdding(false)}
          onKeep={item => company.send({ set: 'item', item, to: { who } })}
        />
      ) : null}
    </div>
  );
}

/** CP-2: what is printed on the board, read once. */
export function BoardValues({ who }: { who: string }) {
  const company = useCompany();
  const c = company.state.value.people[who];
  const [animus, setAnimus] = useState(c?.boardAnimus ?? 7);
  const [regen, setRegen] = useState(c?.boardRegen ?? 6);
  if (!c) return null;
  return (
    <div class="row">
      <span class="soft">{w.animus}</span>
      <Stepper label={`${w.animus}, ${c.name}`} value={animus} low={1} high={20} onChange={setAnimus} />
      <span class="soft">{w.regen}</span>
      <Stepper label={`${w.regen}, ${c.name}`} value={regen} low={1} high={20} onChange={setRegen} />
      <button
        type="button"
        class="btn"
        aria-label={`${w.write}: ${c.name}`}
        onClick={() => company.send({ set: 'member', who, boardAnimus: animus, boardRegen: regen })}
      >
        {w.write}
      </button>
    </div>
  );
}
