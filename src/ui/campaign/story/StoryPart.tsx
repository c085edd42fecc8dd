import { useState } from 'preact/hooks';
import { check, coins } from '../../oathsworn/icons/icons-book.gen';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { Reminders } from '../helps/Reminders';
import { Bags } from '../helps/SaveBags';
import { Now } from '../owed/Now';
import { ChapterBoxes } from '../parts/ChapterBoxes';
import { useCompany } from '../parts/context';
import { FourNow } from '../people/FourNow';
import { CheckHelper } from './CheckHelper';
import { TimeTrack } from './TimeTrack';
import { Trade } from './Trade';

const w = words.story;
type Tool = 'check' | 'trade';

/** The story on the table: what it costs, what it gives, the chances of a check, and the time that passes. */
export function StoryPart() {
  const state = useCompany().state.value;
  const [tool, setTool] = useState<Tool | undefined>(undefined);
  const close = () => setTool(undefined);
  return (
    <>
      <Now>
        <div class="story-tools">
          <button type="button" class="btn big" onClick={() => setTool('check')}>
            <Icon of={check} /> {w.check}
          </button>
          <button type="button" class="btn big" onClick={() => setTool('trade')}>
            <Icon of={coins} /> {words.trade.title}
          </button>
        </div>
      </Now>
      <FourNow />
      <div class="leaves">
        <TimeTrack />
        <section class="leaf" aria-label={w.boxes}>
          <h2>{w.boxes}</h2>
          <ChapterBoxes chapter={state.chapter} />
        </section>
        <Reminders />
        <Bags />
      </div>
      {tool === 'check' ? (
        <BookSheet title={w.check} onClose={close} wide>
          <CheckHelper />
        </BookSheet>
      ) : null}
      {tool === 'trade' ? (
        <BookSheet title={words.trade.title} onClose={close} wide>
          <Trade />
        </BookSheet>
      ) : null}
    </>
  );
}
