import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { NAME_LENGTH } from '../../../campaign/kinds/fields';
import { matching } from '../../../table/campaign/remembered';
import { words } from '../../words/campaign';

const w = words.entry;

interface Props<Card extends { readonly name: string }> {
  label: string;
  /** What was written before and may be meant again. */
  known: readonly Card[];
  /** What a suggestion says of itself besides its name. */
  note?: (card: Card) => string;
  /** What is put down when nothing was typed; absent: then nothing can be. */
  empty?: string;
  onKnown: (card: Card) => boolean;
  onNew: (name: string) => boolean;
  /** What else is asked of something new, while it is typed. */
  children?: ComponentChildren;
}

/** One line to type a name, with what fits of all that was ever typed; the field stays open for the next one. */
export function EntryLine<Card extends { readonly name: string }>(props: Props<Card>) {
  const { label, known, note, empty, onKnown, onNew, children } = props;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const found = matching(known, typed);
  const same = found.find(card => card.name.toLowerCase() === typed.toLowerCase());
  const after = (done: boolean) => {
    if (!done) return;
    setText('');
    field.current?.focus();
  };
  const enter = () => {
    if (same) after(onKnown(same));
    else if (typed || empty) after(onNew(typed || (empty ?? '')));
  };
  return (
    <form
      class="entry-line"
      onSubmit={event => {
        event.preventDefault();
        enter();
      }}
    >
      <div class="one-line">
        <input
          ref={field}
          class="input"
          aria-label={label}
          placeholder={label}
          maxLength={NAME_LENGTH}
          autocomplete="off"
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button
          type="submit"
          class="btn"
          disabled={!typed && !empty}
          aria-label={`${words.course.add}: ${label}`}
        >
          {words.course.add}
        </button>
      </div>
      {found.length > 0 ? (
        <fieldset class="choices" aria-label={w.known}>
          {found.map(card => (
            <button key={card.name} type="button" class="btn known" onClick={() => after(onKnown(card))}>
              {card.name} {note ? <span class="soft">{note(card)}</span> : null}
            </button>
          ))}
        </fieldset>
      ) : null}
      {typed && !same ? children : null}
    </form>
  );
}
