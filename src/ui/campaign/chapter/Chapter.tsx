import { type Campaign, PHASES, type Phase } from '../../../campaign/model/state';
import { lazy } from '../../parts/frame/lazy';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { FourPortraits } from '../glance/FourPortraits';
import { Road } from '../glance/Road';
import { Medic } from '../helps/Helps';
import { Bags } from '../helps/SaveBags';
import { Now } from '../owed/Now';
import { useCompany } from '../parts/context';
import { FourNow } from '../people/FourNow';
import { StoryPart } from '../story/StoryPart';
import { Difficulty } from './Difficulty';

const w = words.course;

// The fight brings its own rules along.
const FightPart = lazy(async () => (await import('../battle/FightPart')).FightPart);

/** The chapter leads: where it stands, the one thing to do now, and what helps with it. */
export function Chapter() {
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
          <Now />
          <Difficulty />
          <FourPortraits />
          <Road />
          <Medic who="all" />
        </>
      );
    case 'story':
      return <StoryPart />;
    case 'between':
    case 'fight':
      return <FightPart />;
    case 'aftermath':
      return (
        <>
          <Now />
          <FourNow />
        </>
      );
    case 'epilogue':
      return (
        <>
          <Now />
          <FourPortraits />
          {state.course.tally ? <Medic who="all" /> : null}
          {state.course.tally ? <Bags /> : null}
        </>
      );
    case 'over':
      return (
        <section class="now-part">
          <p class="display campaign-end">{state.ending === 'fallen' ? w.fallen : w.complete}</p>
          <a class="btn main big" href={hrefTo('company', company.id, 'past')}>
            {w.lookBack}
          </a>
        </section>
      );
  }
}
