import type { Command } from '../../campaign/command';
import { traitsOwed } from '../../campaign/owed';
import { activeOf, type Campaign } from '../../campaign/state';
import { marksOf, TRAIT_IDS, TRAITS } from '../../campaign/traits';
import { Choice } from '../parts/Choice';
import { Stepper } from '../parts/Stepper';
import { hrefTo } from '../shell/router';
import { words } from '../words/campaign';
import { traitNames } from '../words/campaign-names';
import { ChapterPick } from './ChapterPick';
import { useCompany } from './context';
import { FourNow } from './FourNow';
import { Items } from './Items';
import { NumberField } from './NumberField';
import { PaperOne } from './PaperOne';

const w = words.paper;

/** A campaign that runs on paper, copied on one page: taps and numbers, names only for those who want them. */
export function Paper() {
  const company = useCompany();
  const state = company.state.value;
  return (
    <>
      <section class="panel part" aria-label={w.title}>
        <h2>{w.title}</h2>
        <p class="soft">{w.note}</p>
        <h3>{w.doneUpTo}</h3>
        <ChapterPick
          label={w.doneUpTo}
          value={state.chapter - 1}
          low={0}
          onPick={last => company.send(...doneUpTo(state, last))}
        />
        <Stands />
        <NumberField
          label={w.ticks}
          value={state.ticks.length}
          high={99}
          onSay={count => company.send(...ticksTo(state, count))}
        />
        {state.mode === 'story' ? (
          <NumberField
            label={words.sheet.curatives}
            value={state.curatives}
            high={99}
            onSay={count => company.send({ set: 'curatives', count })}
          />
        ) : null}
        <Allies />
        <Traits />
      </section>
      <div class="columns">
        {activeOf(state).map(c => (
          <PaperOne key={c.id} c={c} />
        ))}
        <section class="panel part" aria-label={words.owed.backpack}>
          <h3>{words.owed.backpack}</h3>
          <Items items={state.backpack} at="backpack" />
        </section>
      </div>
      <div class="foot">
        <a class="btn main big" href={hrefTo('company', company.id)}>
          {w.done}
        </a>
      </div>
    </>
  );
}

/** LV-22: the next chapter begins; its number is everybody's level, and the cards up to it lie unlocked. */
function doneUpTo(state: Campaign, last: number): readonly Command[] {
  const chapter = Math.min(state.chapters.length, last + 1);
  const boxes = state.chapters.flatMap(({ boxes: ticked }, i): Command[] => {
    const on = i + 1 < chapter;
    const stays = ticked.encounter === on;
    if (stays) return [];
    const encounter: Command = { set: 'box', chapter: i + 1, box: 'encounter', on };
    return state.mode === 'instant'
      ? [encounter]
      : [{ set: 'box', chapter: i + 1, box: 'story', on }, encounter];
  });
  const levels = activeOf(state).map(
    (c): Command => ({ set: 'member', who: c.id, level: chapter, unlockedTo: chapter }),
  );
  return [{ set: 'place', chapter, phase: 'start' }, ...boxes, ...levels];
}

/** SV-1: the paper may have been put away between story and encounter. */
function Stands() {
  const company = useCompany();
  const { chapter, mode, course } = company.state.value;
  const { phase } = course;
  if (mode === 'instant' || (phase !== 'start' && phase !== 'between')) return null;
  const pick = (to: 'start' | 'between') => {
    if (to === phase) return;
    if (to === 'between') company.send({ do: 'beginChapter' }, { do: 'endStory' });
    else company.send({ set: 'place', chapter, phase: 'start' });
  };
  return (
    <>
      <Choice
        label={w.stands(chapter)}
        value={phase}
        options={(['start', 'between'] as const).map(id => ({ id, text: w.standings[id] }))}
        onPick={pick}
      />
      {phase === 'between' ? <FourNow /> : null}
    </>
  );
}

/** So many ticks in all, whatever stood there before. */
function ticksTo(state: Campaign, count: number): readonly Command[] {
  const more = count - state.ticks.length;
  if (more > 0)
    return [{ set: 'tick', chapter: Math.max(1, state.chapter - 1), words: w.title, count: more }];
  return state.ticks.slice(count).map(tick => ({ set: 'untick', tick: tick.id }));
}

/** CP-6: those of the first four who have fallen are archived. */
function Allies() {
  const company = useCompany();
  const { allies } = company.state.value;
  const here = allies.filter(ally => !ally.archived);
  const change = (count: number) => {
    const more = count > here.length;
    const next = more ? allies.find(ally => ally.archived) : here.at(-1);
    if (next) company.send({ set: 'allyIs', ally: next.id, is: more ? 'here' : 'archived' });
  };
  return (
    <div class="line">
      <span class="soft">{w.allies(allies.length)}</span>
      <Stepper label={w.alliesLabel} value={here.length} low={0} high={allies.length} onChange={change} />
    </div>
  );
}

/** A tap marks a trait once more; past its last mark it is empty again. */
function Traits() {
  const company = useCompany();
  const state = company.state.value;
  const left = traitsOwed(state);
  return (
    <>
      <h3>
        {words.sheet.traits} <span class="soft">{left > 0 ? w.left(left) : ''}</span>
      </h3>
      <fieldset class="choices" aria-label={words.sheet.traits}>
        {TRAIT_IDS.map(id => {
          const { most } = TRAITS[id];
          const marks = marksOf(state.traits, id);
          return (
            <button
              key={id}
              type="button"
              class="btn"
              aria-pressed={marks > 0}
              onClick={() => company.send({ set: 'trait', trait: id, marks: marks >= most ? 0 : marks + 1 })}
            >
              {traitNames[id]}{' '}
              {most > 1 || marks > 1 ? <span class="soft">{words.owed.left(marks, most)}</span> : null}
            </button>
          );
        })}
      </fieldset>
    </>
  );
}
