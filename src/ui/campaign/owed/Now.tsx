import './owed.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { OwedStep } from '../../../campaign/facts/owed-steps';
import { mineAt } from '../../../play/seats';
import { isAbout } from '../../parts/frame/aboutNow';
import { Stroke } from '../../parts/frame/Icon';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { say } from '../../words/say';
import { wanted } from '../book/asked';
import { Refusal } from '../book/Refusal';
import { useCompany } from '../parts/context';
import { RuleTag, SumLine } from '../parts/RuleTag';
import { Choices } from './Choices';
import { leading, type Task, tasksOf, toldOf } from './tasks';

const w = words.course;

/** One thing to do now, large, with its reason; what comes after it as lines, what is done folded. */
export function Now({ children }: { children?: ComponentChildren }) {
  const company = useCompany();
  const state = company.state.value;
  const tasks = tasksOf(state);
  const now = leading(tasks, wanted.value, mineAt(company.id));
  const later = tasks.filter(task => !task.done && task !== now);
  const told = toldOf(tasks);
  const done = tasks.filter(task => task.done).flatMap(task => task.steps);
  const folded = done.filter(step => !told.includes(step));
  if (tasks.length === 0) return null;
  return (
    <section class="now-part" aria-label={w.steps} data-spot="now">
      {now ? <Leading task={now} /> : <p class="now-clear">{w.allDone}</p>}
      <Refusal spot="now" />
      {children}
      {later.length > 0 ? (
        <div class="now-later">
          <h3>{w.later}</h3>
          <ol class="bare">
            {later.map(task => (
              <li key={task.id}>
                <button
                  type="button"
                  class="btn quiet later"
                  onClick={() => {
                    wanted.value = task.id;
                  }}
                >
                  <span class="later-dot" aria-hidden="true" />
                  <span>{lineOf(task)}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      {told.length > 0 ? (
        <ul class="bare now-told">
          {told.map(step => (
            <Told key={step.id} step={step} />
          ))}
        </ul>
      ) : null}
      {folded.length > 0 ? (
        <details class="fold unfolds now-done">
          <summary>{w.doneSo(folded.length)}</summary>
          <ul class="bare stack">
            {folded.map(step => (
              <Told key={step.id} step={step} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** What is done, with its reason; what hands have ticked off can be ticked on again. */
function Told({ step }: { step: OwedStep }) {
  return (
    <li class="done-line">
      <span class="step-mark on" role="img" aria-label={w.done}>
        <Stroke of="check" />
      </span>
      <span>
        {say(step.words)} <RuleTag rule={step.rule} />
        {step.sum ? <SumLine sum={step.sum} /> : null}
      </span>
      {step.by === 'hand' ? <Untick step={step} /> : null}
    </li>
  );
}

/** A task in one line: what it is called, or the words of its only step. */
const lineOf = (task: Task): string => {
  const titles: Readonly<Record<string, string>> = w.tasks;
  const [first] = task.steps;
  return titles[task.id] ?? (first ? say(first.words) : task.id);
};

function Leading({ task }: { task: Task }) {
  useEffect(() => isAbout([...new Set(task.steps.map(step => step.rule))]), [task.id]);
  const titles: Readonly<Record<string, string>> = w.tasks;
  const reasons: Readonly<Record<string, string>> = w.reasonsOf;
  const title = titles[task.id];
  const [first] = task.steps;
  const open = task.steps.filter(step => !step.done);
  const byHand = task.choices.length > 0 ? open.filter(step => step.by === 'hand') : open;
  const { sum } = task.steps.find(step => step.sum) ?? {};
  if (!first) return null;
  return (
    <article class="now-leads" data-task={task.id}>
      <h2>{title ?? say(first.words)}</h2>
      <p class="soft now-why">
        {reasons[task.id] ? `${reasons[task.id]} ` : ''}
        {[...new Set(task.steps.map(step => step.rule))].map(rule => (
          <RuleTag key={rule} rule={rule} />
        ))}
      </p>
      {task.choices.length > 0 ? <Choices task={task} /> : null}
      {byHand.length > 0 ? (
        <ul class="bare stack">
          {byHand.map(step => (
            <Line key={step.id} step={step} titled={title !== undefined || open.length > 1} />
          ))}
        </ul>
      ) : null}
      {sum ? <SumLine sum={sum} /> : null}
    </article>
  );
}

/** What only hands can do: told, and ticked off when it is done. */
function Line({ step, titled }: { step: OwedStep; titled: boolean }) {
  const company = useCompany();
  return (
    <li class="now-line">
      {titled ? <p>{say(step.words)}</p> : null}
      <span class="row">
        {step.who ? (
          <a class="btn" href={hrefTo('company', company.id, 'people', step.who)}>
            {w.openSheet}
          </a>
        ) : null}
        {step.by === 'hand' ? (
          <button
            type="button"
            class="btn"
            aria-label={w.byHand(say(step.words))}
            onClick={() => company.send({ do: 'tickStep', step: step.id, on: true })}
          >
            <Stroke of="check" /> {w.isDone}
          </button>
        ) : null}
      </span>
    </li>
  );
}

function Untick({ step }: { step: OwedStep }) {
  const company = useCompany();
  return (
    <button
      type="button"
      class="btn square quiet"
      aria-label={w.notDone(say(step.words))}
      onClick={() => company.send({ do: 'tickStep', step: step.id, on: false })}
    >
      <Stroke of="undo" />
    </button>
  );
}
