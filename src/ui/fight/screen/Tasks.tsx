import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useFight } from '../parts/context';
import { guide } from '../parts/guide';
import { movedLine, standsLine, wherePut } from './movedLines';

const w = words.tasks;

/**
 * What hands must still do on the real table: the models that the app has moved in this phase, each in one line with
 * its last place, then all else. It stays until it is ticked.
 */
export function Tasks() {
  const fight = useFight();
  const view = fight.view.value;
  const { tasks, due, reminders, checklist, phase } = view;
  const told = reminders.filter(reminder => due.includes(reminder.id));
  // Who is shown how has no table to set up.
  if (phase === 'setup' && checklist.length > 0) return guide.value ? null : <Checklist />;
  const moved = view.settings.board === 'off' ? [] : fight.moved.value;
  const models = moved.map(one => ({
    one,
    open: tasks.filter(task => task.who?.length === 1 && task.who[0] === one.who).map(task => task.id),
  }));
  const inLines = new Set(models.flatMap(({ open }) => open));
  const left = tasks.filter(task => !inLines.has(task.id));
  // From an earlier phase, and not put there yet: where it stands at last is all that matters of its ways.
  const late = [...new Set(left.flatMap(task => wherePut(view, task) ?? []))].map(who => ({
    who,
    open: left.filter(task => wherePut(view, task) === who).map(task => task.id),
  }));
  const others = left.filter(task => wherePut(view, task) === undefined);
  const shown = models.filter(({ open }) => open.length > 0 || phase !== 'oathsworn');
  if (shown.length + late.length + others.length + told.length === 0) return null;
  return (
    <section class="tasks" aria-label={w.title}>
      <div class="spread">
        <h2>{w.title}</h2>
        {tasks.length > 1 ? (
          <button
            type="button"
            class="btn quiet"
            onClick={() => fight.send({ do: 'tick', tasks: tasks.map(task => task.id) })}
          >
            {w.all}
          </button>
        ) : null}
      </div>
      <ul class="bare">
        {told.map(reminder => (
          <Line
            key={reminder.id}
            kind="reminder"
            text={say(reminder.text)}
            onTap={() => fight.send({ do: 'seen', reminders: [reminder.id] })}
          />
        ))}
        {shown.map(({ one, open }) => (
          <Line
            key={one.who}
            text={movedLine(view, one)}
            {...(open.length > 0
              ? { onTap: () => fight.send({ do: 'tick', tasks: open }) }
              : { kind: 'done' as const })}
          />
        ))}
        {late.map(({ who, open }) => (
          <Line
            key={`late${who}`}
            text={standsLine(view, who)}
            onTap={() => fight.send({ do: 'tick', tasks: open })}
          />
        ))}
        {others.map(task => (
          <Line
            key={task.id}
            text={say(task.text)}
            onTap={() => fight.send({ do: 'tick', tasks: [task.id] })}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  text: string;
  kind?: 'reminder' | 'done';
  onTap?: () => void;
}

function Line({ text, kind, onTap }: LineProps) {
  const box = (
    <>
      <span class={kind === 'done' ? 'task-box done' : 'task-box'}>
        <Stroke of="check" />
      </span>
      {text}
    </>
  );
  return (
    <li>
      {onTap ? (
        <button type="button" class={kind ? `task ${kind}` : 'task'} onClick={onTap}>
          {box}
        </button>
      ) : (
        <span class="task done">{box}</span>
      )}
    </li>
  );
}

/** What the encounter asks of hands before round 1. */
function Checklist() {
  const fight = useFight();
  return (
    <section class="tasks" aria-label={w.toSetUp}>
      <h2>{w.toSetUp}</h2>
      <ul class="bare">
        {fight.view.value.checklist.map((item, i) => (
          <li key={say(item.text)}>
            <button
              type="button"
              class="task"
              aria-pressed={item.done}
              onClick={() => fight.send({ do: 'check', item: i, done: !item.done })}
            >
              <span class={item.done ? 'task-box done' : 'task-box'}>
                <Stroke of="check" />
              </span>
              {say(item.text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
