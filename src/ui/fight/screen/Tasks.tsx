import { Stroke } from '../../parts/Icon';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useFight } from '../parts/context';

const w = words.tasks;

/** What hands must still do on the real table; it stays until it is ticked. */
export function Tasks() {
  const fight = useFight();
  const { tasks, due, reminders, checklist, phase } = fight.view.value;
  const told = reminders.filter(reminder => due.includes(reminder.id));
  if (phase === 'setup' && checklist.length > 0) return <Checklist />;
  if (tasks.length === 0 && told.length === 0) return null;
  return (
    <section class="tasks panel" aria-label={w.title}>
      <div class="spread">
        <h2>{w.title}</h2>
        {tasks.length > 1 ? (
          <button
            type="button"
            class="btn"
            onClick={() => fight.send({ do: 'tick', tasks: tasks.map(task => task.id) })}
          >
            {w.all}
          </button>
        ) : null}
      </div>
      <ul class="bare">
        {told.map(reminder => (
          <li key={reminder.id}>
            <button
              type="button"
              class="task reminder"
              onClick={() => fight.send({ do: 'seen', reminders: [reminder.id] })}
            >
              <span class="task-box">
                <Stroke of="check" />
              </span>
              {say(reminder.text)}
            </button>
          </li>
        ))}
        {tasks.map(task => (
          <li key={task.id}>
            <button type="button" class="task" onClick={() => fight.send({ do: 'tick', tasks: [task.id] })}>
              <span class="task-box">
                <Stroke of="check" />
              </span>
              {say(task.text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the encounter asks of hands before round 1. */
function Checklist() {
  const fight = useFight();
  return (
    <section class="tasks panel" aria-label={w.toSetUp}>
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
