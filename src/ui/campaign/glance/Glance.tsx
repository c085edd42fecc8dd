import './glance.css';
import { NOTES_LENGTH } from '../../../campaign/kinds/fields';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { Allies } from './Allies';
import { Backpack } from './Backpack';
import { EventDecks } from './EventDecks';
import { FourPortraits } from './FourPortraits';
import { HowWePlay } from './HowWePlay';
import { Road } from './Road';
import { Track } from './Track';
import { TraitShelf } from './TraitShelf';

/** The company's diary: ruled like a page. */
function Notes() {
  const company = useCompany();
  const { notes } = company.state.value;
  return (
    <section class="leaf" aria-label={words.sheet.notes}>
      <h2>{words.sheet.notes}</h2>
      <textarea
        class="input ruled"
        maxLength={NOTES_LENGTH}
        aria-label={words.sheet.notes}
        placeholder={words.sheet.notesHint}
        rows={6}
        defaultValue={notes}
        key={notes}
        onChange={event => company.send({ set: 'notes', notes: event.currentTarget.value })}
      />
    </section>
  );
}

/** The company at a glance: the four, the road behind and before them, and what they share. */
export function Glance() {
  return (
    <>
      <FourPortraits />
      <Road />
      <div class="glance-columns">
        <div class="glance-column">
          <TraitShelf />
          <Track />
          <EventDecks />
        </div>
        <div class="glance-column">
          <Backpack />
          <Notes />
          <Allies />
        </div>
      </div>
      <HowWePlay />
    </>
  );
}
