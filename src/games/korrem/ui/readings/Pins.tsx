import { useState } from 'preact/hooks';
import { PIN_LENGTH, type Pins, RULE_ID_LENGTH } from '../../rules/fight/model';
import { readings as w } from '../../words/readings';

const pinned = (pins: Pins, rule: string, note: string): Pins => {
  const { [rule]: _, ...others } = pins;
  return note.trim() === '' ? others : { ...others, [rule]: note.trim() };
};

interface Props {
  readonly pins: Pins;
  readonly onPins: (pins: Pins) => void;
}

/** How the group reads one rule. */
export const Pin = ({ rule, pins, onPins }: Props & { rule: string }) => (
  <label class="field">
    {w.pin(rule)}
    <input
      type="text"
      class="input"
      maxLength={PIN_LENGTH}
      value={pins[rule] ?? ''}
      onChange={event => onPins(pinned(pins, rule, event.currentTarget.value))}
    />
  </label>
);

/** All notes of the group, and one more. */
export function PinList({ pins, onPins }: Props) {
  const [rule, setRule] = useState('');
  const [note, setNote] = useState('');
  const id = rule.trim().toUpperCase();
  return (
    <section class="stack">
      <h3>{w.notes}</h3>
      <p class="soft">{w.pinNote}</p>
      {Object.keys(pins)
        .sort()
        .map(one => (
          <Pin key={one} rule={one} pins={pins} onPins={onPins} />
        ))}
      <div class="ko-new-pin">
        <label class="field">
          {w.newRule}
          <input
            type="text"
            class="input"
            maxLength={RULE_ID_LENGTH}
            placeholder="NM-4"
            value={rule}
            onInput={event => setRule(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          {w.newNote}
          <input
            type="text"
            class="input"
            maxLength={PIN_LENGTH}
            value={note}
            onInput={event => setNote(event.currentTarget.value)}
          />
        </label>
        <button
          type="button"
          class="btn"
          disabled={!/^[A-Z]{2}-\d{1,2}$/.test(id) || note.trim() === ''}
          onClick={() => {
            onPins(pinned(pins, id, note));
            setRule('');
            setNote('');
          }}
        >
          {w.add}
        </button>
      </div>
    </section>
  );
}
