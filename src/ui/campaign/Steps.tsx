import { checklist } from '../../campaign/checklist';
import { type Owed, owed } from '../../campaign/owed';
import { choiceSteps, type OwedStep } from '../../campaign/owed-steps';
import { Stroke } from '../parts/Icon';
import { hrefTo } from '../shell/router';
import { words } from '../words/campaign';
import { say } from '../words/say';
import { useCompany } from './context';
import { OwedChoice } from './OwedChoice';
import { RuleTag, SumLine } from './RuleTag';

const w = words.course;

const idOf = (item: Owed): string =>
  item.owes === 'member' ? `member-${item.seat}` : 'who' in item ? `${item.owes}-${item.who}` : item.owes;

/** The guided list of the present phase; whatever else is owed waits folded under it. */
export function Steps() {
  const state = useCompany().state.value;
  const listed = checklist(state);
  const ids = new Set(listed.map(step => step.id));
  const rest = choiceSteps(state).filter(step => !ids.has(step.id));
  if (listed.length + rest.length === 0) return null;
  return (
    <section class="panel part" aria-label={w.steps}>
      <h2>{w.steps}</h2>
      <List steps={listed} />
      {rest.length > 0 ? (
        <details class="fold unfolds">
          <summary>{w.rest(rest.length)}</summary>
          <List steps={rest} />
        </details>
      ) : null}
    </section>
  );
}

function List({ steps }: { steps: readonly OwedStep[] }) {
  const company = useCompany();
  const owing = owed(company.state.value);
  const leads = (step: OwedStep) => step.by === 'hand' && step.who !== undefined && !step.done;
  /** Of several steps of one character the last leads to its sheet. */
  const last = (step: OwedStep) => steps.findLast(one => leads(one) && one.who === step.who) === step;
  return (
    <ol class="bare steps">
      {steps.map(step => {
        const item = owing.find(one => idOf(one) === step.id);
        return (
          <li key={step.id} class={step.done ? 'step done' : 'step'}>
            <Tick step={step} onTick={on => company.send({ do: 'tickStep', step: step.id, on })} />
            <div class="step-body">
              <p>
                {say(step.words)} <RuleTag rule={step.rule} />
              </p>
              {step.sum ? <SumLine sum={step.sum} /> : null}
              {item && !step.done ? <OwedChoice item={item} /> : null}
              {step.who && leads(step) && last(step) ? (
                <a class="btn" href={hrefTo('company', company.id, 'people', step.who)}>
                  {w.openSheet}
                </a>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Tick({ step, onTick }: { step: OwedStep; onTick: (on: boolean) => void }) {
  if (step.by === 'app')
    return (
      <span
        class={step.done ? 'step-mark on' : 'step-mark'}
        role="img"
        aria-label={step.done ? w.done : w.open}
      >
        {step.done ? <Stroke of="check" /> : null}
      </span>
    );
  return (
    <button
      type="button"
      class="btn square step-tick"
      aria-pressed={step.done}
      aria-label={w.byHand(say(step.words))}
      onClick={() => onTick(!step.done)}
    >
      {step.done ? <Stroke of="check" /> : null}
    </button>
  );
}
