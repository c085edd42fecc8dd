import { type Campaign, DIFFICULTIES, PHASES, type Phase } from '../../campaign/state';
import { Choice } from '../parts/Choice';
import { lazy } from '../parts/lazy';
import { hrefTo } from '../shell/router';
import { words as common } from '../words';
import { words } from '../words/campaign';
import { useCompany } from './context';
import { Medic } from './Helps';
import { Reminders } from './Reminders';
import { Bags } from './SaveBags';
import { Steps } from './Steps';
import { StoryPart } from './StoryPart';

const w = words.course;

// The fight brings its own rules along.
const FightPart = lazy(async () => (await import('./FightPart')).FightPart);

/** The chapter as a guided course: where it stands, what is to be done now, and the one way on. */
export function Course() {
  const state = useCompany().state.value;
  return (
    <>
      <Way state={state} />
      <Part state={state} />
    </>
  );
}

const shown: readonly Phase[] = PHASES.filter(phase => phase !== 'aftermath' && phase !== 'over');

function Way({ state }: { state: Campaign }) {
  const { phase } = state.course;
  const now = phase === 'aftermath' ? 'fight' : phase;
  const at = shown.indexOf(now);
  const steps = state.mode === 'instant' ? shown.filter(one => one !== 'story') : shown;
  return (
    <section class="way-of" aria-label={w.way}>
      <h2>{w.chapter(state.chapter)}</h2>
      <ol class="bare phases">
        {steps.map(one => (
          <li
            key={one}
            class={shown.indexOf(one) < at || phase === 'over' ? 'past' : ''}
            aria-current={one === now ? 'step' : undefined}
          >
            {w.phases[one]}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Part({ state }: { state: Campaign }) {
  const company = useCompany();
  const { phase } = state.course;
  switch (phase) {
    case 'start':
      return (
        <>
          <section class="panel part" aria-label={w.difficulty}>
            <Choice
              label={w.difficulty}
              value={state.difficulty}
              options={DIFFICULTIES.map(id => ({ id, text: common.setup.difficulties[id] }))}
              onPick={difficulty => company.send({ do: 'difficulty', difficulty })}
            />
            <div class="row">
              <a class="btn" href={hrefTo('company', company.id, 'people')}>
                {w.swap}
              </a>
            </div>
          </section>
          <Medic who="all" />
          <Steps />
        </>
      );
    case 'story':
      return (
        <>
          <StoryPart />
          <Steps />
          <Reminders />
          <Bags />
        </>
      );
    case 'between':
    case 'fight':
      return <FightPart />;
    case 'aftermath':
      return <Steps />;
    case 'epilogue':
      return (
        <>
          <Steps />
          {state.course.tally ? <Medic who="all" /> : null}
          {state.course.tally ? <Bags /> : null}
        </>
      );
    case 'over':
      return (
        <section class="panel part">
          <p class="display campaign-end">{state.ending === 'fallen' ? w.fallen : w.complete}</p>
          <div class="foot">
            <a class="btn main big" href={hrefTo('company', company.id, 'past')}>
              {w.lookBack}
            </a>
          </div>
        </section>
      );
  }
}
