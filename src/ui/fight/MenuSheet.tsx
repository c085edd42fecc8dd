import { useState } from 'preact/hooks';
import type { ReminderTime } from '../../stage/encounter';
import { Choice } from '../parts/Choice';
import { Sheet } from '../parts/Sheet';
import { Stepper } from '../parts/Stepper';
import { onOff, prefs } from '../prefs';
import { hrefTo } from '../router';
import { Modes } from '../setup/Help';
import { words } from '../words';
import { useFight } from './context';

const w = words.menu;

interface Props {
  onClose: () => void;
  onSheet: (sheet: 'resync' | 'scenery') => void;
}

export function MenuSheet({ onClose, onSheet }: Props) {
  const fight = useFight();
  const view = fight.view.value;
  const [sure, setSure] = useState(false);
  return (
    <Sheet title={w.title} onClose={onClose}>
      <div class="ask-answers">
        <button type="button" class="btn big" onClick={() => onSheet('resync')}>
          {w.resync}
        </button>
        <button type="button" class="btn big" onClick={() => onSheet('scenery')}>
          {words.scenery.title}
        </button>
        <button
          type="button"
          class="btn big"
          onClick={() => fight.send({ do: 'say', correction: { say: 'skip' } })}
        >
          {w.skip}
        </button>
        <a class="btn big" href={hrefTo('settings')}>
          {words.settings.title}
        </a>
        <a class="btn big" href={hrefTo('rules')}>
          {words.home.rules}
        </a>
      </div>
      <h3>{words.setup.how}</h3>
      <Modes settings={view.settings} onChange={settings => fight.send({ do: 'settings', settings })} />
      <Choice
        label={words.foresight.switch}
        value={prefs.foresight.value}
        options={onOff.map(id => ({ id, text: words.settings.onOff[id] }))}
        onPick={id => {
          prefs.foresight.value = id;
        }}
      />
      <h3>{w.table}</h3>
      <div class="setup-row">
        <span class="soft">{w.round}</span>
        <Stepper
          label={w.round}
          value={view.round}
          low={1}
          high={99}
          onChange={round => fight.send({ do: 'say', correction: { say: 'round', round } })}
        />
      </div>
      <Choice
        label={w.stage}
        value={`${view.stage.stage}`}
        options={[
          { id: '1', text: 'I' },
          { id: '2', text: 'II' },
          { id: '3', text: 'III' },
        ]}
        onPick={id =>
          fight.send({
            do: 'say',
            correction: { say: 'stage', stage: id === '1' ? 1 : id === '2' ? 2 : 3 },
          })
        }
      />
      <Reminders />
      <h3>{w.end}</h3>
      <div class="ask-answers">
        <button
          type="button"
          class="btn"
          onClick={() => fight.send({ do: 'say', correction: { say: 'outcome', outcome: 'victory' } })}
        >
          {w.won}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => fight.send({ do: 'say', correction: { say: 'outcome', outcome: 'defeat' } })}
        >
          {w.lost}
        </button>
        <button
          type="button"
          class="btn grave"
          onClick={() => {
            if (!sure) setSure(true);
            else if (fight.send({ do: 'giveUp' })) onClose();
          }}
        >
          {sure ? w.sure : w.giveUp}
        </button>
      </div>
    </Sheet>
  );
}

const times = ['refresh', 'oathsworn', 'encounter', 'endOfRound'] as const;

function Reminders() {
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
              {reminder.text}{' '}
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
      <label class="field">
        <span>{w.reminderText}</span>
        <input
          class="input"
          value={text}
          maxLength={200}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
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
