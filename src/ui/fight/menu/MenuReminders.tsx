import { useState } from 'preact/hooks';
import type { ReminderTime } from '../../../stage/encounter';
import { SHORT_TEXT_LENGTH } from '../../../stage/fields';
import { Choice } from '../../parts/input/Choice';
import { InputField } from '../../parts/input/InputField';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useFight } from '../parts/context';

const w = words.menu;
const times = ['refresh', 'oathsworn', 'encounter', 'endOfRound'] as const;

/** What the app is to remind of, and when. */
export function MenuReminders() {
  const fight = useFight();
  const { reminders } = fight.view.value;
  const [text, setText] = useState('');
  const [at, setAt] = useState<(typeof times)[number]>('encounter');
  const time: ReminderTime = { at };
  return (
    <>
      <h3>{w.reminders}</h3>
      <ul class="bare stack">
        {reminders.map(reminder => (
          <li key={reminder.id} class="setup-row">
            <span>
              {say(reminder.text)}{' '}
              <span class="soft">
                {reminder.time.at === 'refresh' ||
                reminder.time.at === 'oathsworn' ||
                reminder.time.at === 'encounter' ||
                reminder.time.at === 'endOfRound'
                  ? w.times[reminder.time.at]
                  : ''}
              </span>
            </span>
            <button
              type="button"
              class="btn"
              onClick={() => fight.send({ do: 'forget', reminder: reminder.id })}
            >
              {w.forget}
            </button>
          </li>
        ))}
      </ul>
      <InputField label={w.reminderText} value={text} maxLength={SHORT_TEXT_LENGTH} onInput={setText} />
      <Choice
        label={w.when}
        value={at}
        options={times.map(id => ({ id, text: w.times[id] }))}
        onPick={setAt}
      />
      <div class="ask-answers">
        <button
          type="button"
          class="btn"
          disabled={text.trim() === ''}
          onClick={() => {
            const id = `reminder${reminders.length + 1}-${text.trim().length}`;
            if (fight.send({ do: 'remind', reminder: { id, time, text: text.trim() } })) setText('');
          }}
        >
          {w.remind}
        </button>
      </div>
    </>
  );
}
