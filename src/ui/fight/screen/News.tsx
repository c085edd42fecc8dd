import { useState } from 'preact/hooks';
import { LessonNews } from '../../oathsworn/news/LessonNews';
import { SaveFound } from '../../parts/documents/SaveFound';
import { Sheet } from '../../parts/frame/Sheet';
import { words } from '../../words/fight';
import { LastDraw } from '../ask/LastDraw';
import { useFight } from '../parts/context';
import { guideDid } from '../parts/guide';
import { WhyLine } from '../why/WhyLine';
import { WhySentence } from '../why/WhySentence';
import { whyShown } from '../why/whyNow';
import { movedLine } from './movedLines';
import { Tasks } from './Tasks';

const w = words.tasks;

/** What has come about and what is to be done on the table; brief, where what is asked needs the room. */
export function News({ brief }: { brief?: boolean }) {
  const fight = useFight();
  if (brief) return <Brief />;
  return (
    <>
      <SaveFound help={fight.saveHelp} />
      <LessonNews />
      <WhyLine />
      {fight.view.value.underWay.stop ? null : <Tasks />}
      <LastDraw />
    </>
  );
}

/** One line: what moved last, and how much more there is to see; a tap opens it. */
function Brief() {
  const fight = useFight();
  const view = fight.view.value;
  const [open, setOpen] = useState(false);
  const moved = view.settings.board === 'off' ? [] : fight.moved.value;
  const newest = moved.at(-1);
  const why = whyShown(fight);
  if (!newest && !why) return null;
  const opens = () => {
    guideDid('why');
    setOpen(true);
  };
  return (
    <div class="brief">
      <button type="button" class="brief-moved" onClick={opens}>
        <span>{newest ? movedLine(view, newest) : why ? <WhySentence view={view} why={why} /> : null}</span>
        <b>{moved.length > 1 ? w.more(moved.length - 1) : w.why}</b>
      </button>
      {open ? (
        <Sheet title={w.title} onClose={() => setOpen(false)}>
          <WhyLine />
          <Tasks />
          <LastDraw />
        </Sheet>
      ) : null}
    </div>
  );
}
