import { chaptersPast } from '../../../campaign/facts/look-back';
import { NOTES_LENGTH } from '../../../campaign/kinds/fields';
import { DIFFICULTIES } from '../../../campaign/model/state';
import { Choice } from '../../parts/input/Choice';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { ChapterBoxes } from '../parts/ChapterBoxes';
import { useCompany } from '../parts/context';
import { NumberField } from '../parts/NumberField';
import { atWhatCost, outcomeOf } from '../parts/went';

const w = words.sheet;

export function ChapterSheet({ chapter, onClose }: { chapter: number; onClose: () => void }) {
  const company = useCompany();
  const state = company.state.value;
  const one = state.chapters[chapter - 1];
  if (!one) return null;
  const past = chaptersPast(state).find(played => played.chapter === chapter);
  const fallen = past?.fallen.flatMap(id => state.people[id]?.name ?? []) ?? [];
  return (
    <BookSheet title={w.chapter(chapter)} onClose={onClose}>
      {past ? (
        <p class={past.outcome === 'lost' ? 'went wrong-note' : 'went'}>
          <b>{outcomeOf(past)}</b> · {atWhatCost(past, past.ticks)}
          {fallen.length > 0 ? ` · ${words.past.fallen}: ${fallen.join(', ')}` : ''}
        </p>
      ) : null}
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
      <NumberField
        label={w.minutes}
        value={one.minutes}
        high={9999}
        onSay={minutes => company.send({ set: 'minutes', chapter, minutes })}
      />
      <label class="field">
        <span>{w.notesOf(chapter)}</span>
        <textarea
          class="input ruled"
          maxLength={NOTES_LENGTH}
          rows={5}
          key={one.notes}
          defaultValue={one.notes}
          onChange={event => company.send({ set: 'notes', notes: event.currentTarget.value, chapter })}
        />
      </label>
    </BookSheet>
  );
}
