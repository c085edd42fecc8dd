import { Choice } from '../../parts/input/Choice';
import { words } from '../../words/campaign';
import { say } from '../../words/say';
import { Refusal } from '../book/Refusal';
import type { EncountersNow, Offer } from './useEncounters';

const w = words.fight;

/** What can be fought: one tap, and the fight begins. */
export function Encounters({ encounters, onOwn }: { encounters: EncountersNow; onOwn: () => void }) {
  const { packs, ready, likely, detail, setDetail, missing } = encounters;
  return (
    <section class="leaf" aria-label={w.choose} data-spot="encounters">
      <h2>
        {w.choose} <span class="soft">{w.tapToBegin}</span>
      </h2>
      <div class="encounters">
        {[...packs, ...ready].map(one => (
          <Tile key={one.key} of={one} likely={one === likely} />
        ))}
        <button type="button" class="btn encounter" onClick={onOwn}>
          <span class="encounter-name">{w.own}</span>
          <small class="soft">{w.else}</small>
        </button>
      </div>
      <Refusal spot="encounters" />
      <details class="fold unfolds">
        <summary>
          {w.detail}: {w.details[detail]}
        </summary>
        <div class="stack">
          <Choice
            label={w.detail}
            value={detail}
            options={(['light', 'full'] as const).map(id => ({ id, text: w.details[id] }))}
            onPick={setDetail}
          />
          <p class="soft">{w.detailNotes[detail]}</p>
          {missing.length > 0 ? <p class="soft">{w.uncopied(missing.map(say).join(', '))}</p> : null}
        </div>
      </details>
    </section>
  );
}

function Tile({ of: one, likely }: { of: Offer; likely: boolean }) {
  return (
    <button type="button" class={likely ? 'btn main encounter' : 'btn encounter'} onClick={one.begin}>
      <span class="encounter-name">{one.name}</span>
      {one.here ? <small>{w.ofChapter}</small> : null}
    </button>
  );
}
