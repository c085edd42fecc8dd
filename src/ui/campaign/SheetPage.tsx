import { activeOf } from '../../campaign/state';
import { backpackSize, marksOf, TRAIT_IDS, TRAITS } from '../../campaign/traits';
import { Stepper } from '../parts/Stepper';
import { words } from '../words/campaign';
import { traitNames } from '../words/campaign-names';
import { Allies } from './Allies';
import { Chapters } from './Chapters';
import { useCompany } from './context';
import { HowWePlay } from './HowWePlay';
import { Items } from './Items';
import { RuleTag } from './RuleTag';
import { Track } from './Track';

const w = words.sheet;

/** The Free Company's sheet: everything that all four have together. */
export function SheetPage() {
  const company = useCompany();
  const state = company.state.value;
  const iron = activeOf(state).reduce((sum, c) => sum + c.iron, 0);
  const size = backpackSize(state.traits);
  return (
    <>
      <Chapters />
      <Traits />
      <Track />
      <section class="panel part" aria-label={w.items}>
        <h2>{w.backpack(state.backpack.length, size)}</h2>
        <p class="soft">
          {iron} {words.story.ironWord}
        </p>
        <Items items={state.backpack} at="backpack" />
        <div class="line">
          <span>{w.curatives}</span>
          <Stepper
            label={w.curatives}
            value={state.curatives}
            low={0}
            high={99}
            onChange={count => company.send({ set: 'curatives', count })}
          />
        </div>
      </section>
      <Allies />
      <Notes />
      <HowWePlay />
    </>
  );
}

function Traits() {
  const company = useCompany();
  const { traits } = company.state.value;
  return (
    <section class="panel part" aria-label={w.traits}>
      <h2>{w.traits}</h2>
      <ul class="bare field-lines">
        {TRAIT_IDS.map(id => {
          const { most, rule } = TRAITS[id];
          const name = traitNames[id];
          const marks = marksOf(traits, id);
          return (
            <li key={id} class="line">
              <span class="trait">
                {name} <RuleTag rule={rule} />
                <small class="soft">{w.traitNotes[id]}</small>
              </span>
              <span class="row">
                <Stepper
                  label={w.marks(name)}
                  value={marks}
                  low={0}
                  high={9}
                  onChange={to => company.send({ set: 'trait', trait: id, marks: to })}
                />
                <span class={marks > most ? 'wrong-note' : 'soft'}>{w.most(most)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Notes() {
  const company = useCompany();
  const { notes } = company.state.value;
  return (
    <label class="panel part field">
      <span>{w.notes}</span>
      <textarea
        class="input"
        rows={4}
        maxLength={4000}
        defaultValue={notes}
        key={notes}
        onChange={event => company.send({ set: 'notes', notes: event.currentTarget.value })}
      />
    </label>
  );
}
