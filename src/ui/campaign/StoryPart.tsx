import { words } from '../words/campaign';
import { ChapterBoxes } from './ChapterBoxes';
import { CheckHelper } from './CheckHelper';
import { useCompany } from './context';
import { FourNow } from './FourNow';
import { Trade } from './Trade';

const w = words.story;

/** The story on the table: what it costs, what it gives, and the chances of a check. */
export function StoryPart() {
  const state = useCompany().state.value;
  return (
    <>
      <div class="panel part">
        <h2>{w.company}</h2>
        <FourNow />
      </div>
      <CheckHelper />
      <Trade />
      <section class="panel part" aria-label={w.boxes}>
        <h2>{w.boxes}</h2>
        <ChapterBoxes chapter={state.chapter} />
      </section>
    </>
  );
}
