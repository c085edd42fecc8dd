import { useState } from 'preact/hooks';
import { BOXES, type Chapter, DIFFICULTIES } from '../../campaign/state';
import { Choice } from '../parts/Choice';
import { Sheet } from '../parts/Sheet';
import { words as common } from '../words';
import { words } from '../words/campaign';
import { boxNames } from '../words/campaign-names';
import { ChapterBoxes } from './ChapterBoxes';
import { useCompany } from './context';

const w = words.sheet;

/** The 21 chapters, five boxes each; a tap opens one. */
export function Chapters() {
  const state = useCompany().state.value;
  const [open, setOpen] = useState<number | undefined>(undefined);
  return (
    <section class="panel part" aria-label={w.chapters}>
      <h2>{w.chapters}</h2>
      <ol class="bare chapters">
        {state.chapters.map((chapter, i) => (
          <li key={`chapter${i + 1}`}>
            <button
              type="button"
              class="btn chapter"
              aria-current={state.chapter === i + 1 ? 'step' : undefined}
              onClick={() => setOpen(i + 1)}
            >
              <b class="display">{i + 1}</b>
              <span class="boxes" role="img" aria-label={ticked(chapter)}>
                {BOXES.map(box => (
                  <i key={box} class={chapter.boxes[box] ? 'box on' : 'box'} />
                ))}
              </span>
              <small class="soft">
                {chapter.difficulty ? common.setup.difficulties[chapter.difficulty] : '\u00a0'}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {open === undefined ? null : <ChapterSheet chapter={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

const ticked = (chapter: Chapter): string =>
  BOXES.filter(box => chapter.boxes[box])
    .map(box => boxNames[box])
    .join(', ') || '–';

function ChapterSheet({ chapter, onClose }: { chapter: number; onClose: () => void }) {
  const company = useCompany();
  const one = company.state.value.chapters[chapter - 1];
  if (!one) return null;
  return (
    <Sheet title={w.chapter(chapter)} onClose={onClose}>
      <ChapterBoxes chapter={chapter} />
      <Choice
        label={words.course.difficulty}
        value={one.difficulty ?? 'none'}
        options={[
          { id: 'none' as const, text: w.unplayed },
          ...DIFFICULTIES.map(id => ({ id, text: common.setup.difficulties[id] })),
        ]}
        onPick={id => company.send({ set: 'playedAt', chapter, difficulty: id === 'none' ? null : id })}
      />
      <label class="line">
        <span class="soft">{w.minutes}</span>
        <input
          class="input number"
          type="number"
          min={0}
          max={9999}
          value={one.minutes}
          onChange={event => {
            const said = Math.round(Number(event.currentTarget.value) || 0);
            const minutes = Math.min(9999, Math.max(0, said));
            company.send({ set: 'minutes', chapter, minutes });
          }}
        />
      </label>
      <label class="field">
        <span>{w.notesOf(chapter)}</span>
        <textarea
          class="input"
          rows={4}
          maxLength={4000}
          key={one.notes}
          defaultValue={one.notes}
          onChange={event => company.send({ set: 'notes', notes: event.currentTarget.value, chapter })}
        />
      </label>
    </Sheet>
  );
}
