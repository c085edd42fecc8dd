import { useMemo, useState } from 'preact/hooks';
import { hrefTo } from '../../../ui/shell/router';
import { say } from '../../../ui/words/say';
import type { At } from '../rules/duel/model';
import { type LessonId, lessonIds } from '../sample/lesson-ids';
import { lessonOf } from '../sample/lessons';
import { passingDuel } from '../table/duels';
import { doors } from '../words/doors';
import { lessons } from '../words/lessons';
import { DuelScreen } from './duel/DuelScreen';

const w = doors.lesson;

/** A duel of a few pieces that is kept nowhere, with what is to be done next above its board. */
export function LessonPage({ id }: { id: LessonId }) {
  const lesson = useMemo(() => lessonOf(id), [id]);
  const table = useMemo(() => passingDuel(lesson.start, say), [lesson]);
  const [looked, setLooked] = useState<At | undefined>(undefined);
  const [gone, setGone] = useState(0);
  const duel = table.state.value;
  // A step that was done stays done, whatever is looked at next; after an undo it is asked for again.
  let at = Math.min(gone, table.marks.value.length === 1 ? 1 : gone);
  while (lesson.steps[at]?.done(duel, looked) === true) at += 1;
  if (at > gone) setGone(at);
  const words = lessons[id];
  const step = lesson.steps[at];
  const next = lessonIds[lessonIds.indexOf(id) + 1];
  const shows = step?.shows;
  return (
    <DuelScreen
      table={table}
      onLook={setLooked}
      banner={
        <div class="dl-lesson panel" role="status">
          <p>{step ? words.steps[step.id] : words.end}</p>
          <div class="dl-answers">
            {shows ? (
              <button type="button" class="btn" onClick={() => table.send(shows)}>
                {w.show}
              </button>
            ) : null}
            {step ? null : (
              <a
                class="btn main"
                href={next ? hrefTo('darkleaf', 'lesson', next) : hrefTo('darkleaf', 'new', 'wood')}
              >
                {next ? w.next : w.wood}
              </a>
            )}
          </div>
        </div>
      }
    />
  );
}
