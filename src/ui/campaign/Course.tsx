import { type Campaign, DIFFICULTIES, LAST_CHAPTER, PHASES, type Phase } from '../../campaign/state';
import { Choice } from '../parts/Choice';
import { hrefTo } from '../router';
import { words as common } from '../words';
import { words } from '../words/campaign';
import { Aftermath } from './Aftermath';
import { useCompany } from './context';
import { FightPart } from './FightPart';
import { Onward } from './Onward';
import { Reminders } from './Reminders';
import { Bags } from './SaveBags';
import { Steps } from './Steps';
import { StoryPart } from './StoryPart';

const w = words.course;

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
          <Steps />
          <Onward text={w.begin(state.chapter)} onGo={() => company.send({ do: 'beginChapter' })} />
        </>
      );
    case 'story':
      return (
        <>
          <StoryPart />
          <Steps />
          <Reminders />
          <Bags />
          <Onward text={w.endStory} onGo={() => company.send({ do: 'endStory' })} />
        </>
      );
    case 'between':
    case 'fight':
      return <FightPart />;
    case 'aftermath':
      return <Aftermath />;
    case 'epilogue':
      return <Epilogue state={state} />;
    case 'over':
      return (
        <section class="panel part">
          <p class="display end">{state.ending === 'fallen' ? w.fallen : w.complete}</p>
          <div class="foot">
            <a class="btn main big" href={hrefTo('company', company.id, 'past')}>
              {w.lookBack}
            </a>
          </div>
        </section>
      );
  }
}

function Epilogue({ state }: { state: Campaign }) {
  const company = useCompany();
  if (!state.course.tally)
    return (
      <>
        <Steps />
        <Onward text={w.tally} onGo={() => company.send({ do: 'tally' })} />
      </>
    );
  const last = state.chapter >= LAST_CHAPTER;
  return (
    <>
      <Steps />
      <Bags />
      <Onward
        text={last ? w.finish : w.next(state.chapter + 1)}
        onGo={() => company.send({ do: 'nextChapter' })}
      />
    </>
  );
}
