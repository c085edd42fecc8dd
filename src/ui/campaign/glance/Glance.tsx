import './glance.css';
import { Allies } from './Allies';
import { Backpack } from './Backpack';
import { EventDecks } from './EventDecks';
import { FourPortraits } from './FourPortraits';
import { HowWePlay } from './HowWePlay';
import { Notes } from './Notes';
import { Road } from './Road';
import { Track } from './Track';
import { TraitShelf } from './TraitShelf';

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
