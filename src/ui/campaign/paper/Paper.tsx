import { Toggle } from '../../parts/input/Toggle';
import './paper.css';
import { useEffect, useRef } from 'preact/hooks';
import { traitsOwed } from '../../../campaign/facts/owed';
import { marksOf, TRAIT_IDS, TRAITS } from '../../../campaign/kinds/traits';
import { activeOf } from '../../../campaign/model/state';
import { Choice } from '../../parts/input/Choice';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { traitNames } from '../../words/campaign-names';
import { Refusal } from '../book/Refusal';
import { ChapterPick } from '../parts/ChapterPick';
import { useCompany } from '../parts/context';
import { NumberField } from '../parts/NumberField';
import { FourNow } from '../people/FourNow';
import { Copying } from './Copying';
import { doneUpTo, ticksTo } from './commands';
import { Gains } from './Gains';
import { Ledger } from './Ledger';
import { Worn } from './Worn';

/** Enter writes a number down and goes on to the next one: a ledger is copied without a tap between two fields. */
function nextField(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'number') return;
  if (!(currentTarget instanceof HTMLElement)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=number]')];
  event.preventDefault();
  const next = fields[fields.indexOf(target) + 1];
  if (next) next.focus();
  else target.blur();
}

const w = words.paper;

/** A campaign that runs on paper, copied as a ledger: numbers with Enter from field to field, the rest in taps. */
export function Paper() {
  const company = useCompany();
  const state = company.state.value;
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = page;
    current?.addEventListener('keydown', nextField);
    return () => current?.removeEventListener('keydown', nextField);
  }, []);
  return (
    <div class="paper" ref={page}>
      <header class="paper-head">
        <h2>{w.title}</h2>
        <a class="btn main" href={hrefTo('company', company.id)}>
          {w.done}
        </a>
      </header>
      <p class="soft">{w.note}</p>
      <Copying />
      <div class="leaves">
        <section class="leaf" aria-label={w.company}>
          <h3>{w.doneUpTo}</h3>
          <ChapterPick
            label={w.doneUpTo}
            value={state.chapter - 1}
            low={0}
            onPick={last => company.send(...doneUpTo(state, last))}
          />
          <Stands />
          <div class="fields">
            <NumberField
              label={w.ticks}
              value={state.ticks.length}
              high={99}
              onSay={count => company.send(...ticksTo(state, count, w.title))}
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
          </div>
        </section>
        <Traits />
      </div>
      <Ledger />
      <section class="leaf" aria-label={w.gains}>
        <h3>{w.gains}</h3>
        {activeOf(state).map(c => (
          <Gains key={c.id} c={c} />
        ))}
      </section>
      <Worn />
    </div>
  );
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
    <div class="stack" data-spot="stands">
      <Choice
        label={w.stands(chapter)}
        value={phase}
        options={(['start', 'between'] as const).map(id => ({ id, text: w.standings[id] }))}
        onPick={pick}
      />
      <Refusal spot="stands" />
      {phase === 'between' ? <FourNow /> : null}
    </div>
  );
}

/** CP-6: those of the first four who have fallen are archived. */
function Allies() {
  const company = useCompany();
  const { allies } = company.state.value;
  const here = allies.filter(ally => !ally.archived);
  const change = (count: number) => {
    const gone = allies.filter(ally => ally.archived);
    const turned = count > here.length ? gone.slice(0, count - here.length) : here.slice(count);
    company.send(
      ...turned.map(
        ally => ({ set: 'allyIs', ally: ally.id, is: ally.archived ? 'here' : 'archived' }) as const,
      ),
    );
  };
  return <NumberField label={w.alliesLabel} value={here.length} high={allies.length} onSay={change} />;
}

/** A tap marks a trait once more; past its last mark it is empty again. */
function Traits() {
  const company = useCompany();
  const state = company.state.value;
  const left = traitsOwed(state);
  return (
    <section class="leaf" aria-label={words.sheet.traits}>
      <h3>
        {words.sheet.traits}{' '}
        <span class={left > 0 ? 'four-owed' : 'soft'}>{left > 0 ? w.left(left) : ''}</span>
      </h3>
      <fieldset class="choices" aria-label={words.sheet.traits}>
        {TRAIT_IDS.map(id => {
          const { most } = TRAITS[id];
          const marks = marksOf(state.traits, id);
          return (
            <Toggle
              key={id}
              isOn={marks > 0}
              onClick={() => company.send({ set: 'trait', trait: id, marks: marks >= most ? 0 : marks + 1 })}
            >
              {traitNames[id]}{' '}
              {most > 1 || marks > 1 ? <span class="soft">{words.owed.left(marks, most)}</span> : null}
            </Toggle>
          );
        })}
      </fieldset>
    </section>
  );
}
