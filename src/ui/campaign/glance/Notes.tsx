import { NOTES_LENGTH } from '../../../campaign/kinds/fields';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';

/** The company's diary: ruled like a page. */
export function Notes() {
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
