import { useState } from 'preact/hooks';
import type { Character } from '../../campaign/character';
import { levelsToUnlock } from '../../campaign/owed';
import { activeOf } from '../../campaign/state';
import { Icon } from '../parts/Icon';
import { Stepper } from '../parts/Stepper';
import { hrefTo } from '../router';
import { words } from '../words/campaign';
import { iconOf } from './classes';
import { useCompany } from './context';
import { Items } from './Items';
import { OneLine } from './OneLine';
import { Steps } from './Steps';

const w = words.paper;

/** A campaign that runs on paper, copied on one page: what the levels gave is asked for, the rest is optional. */
export function Paper() {
  const company = useCompany();
  const state = company.state.value;
  return (
    <>
      <section class="panel part" aria-label={w.title}>
        <h2>{w.title}</h2>
        <p class="soft">{w.note}</p>
        <Ticks />
        <div class="line">
          <span>{words.sheet.curatives}</span>
          <Stepper
            label={words.sheet.curatives}
            value={state.curatives}
            low={0}
            high={99}
            onChange={count => company.send({ set: 'curatives', count })}
          />
        </div>
        <AllUnlocked />
      </section>
      <Steps />
      <div class="columns">
        {activeOf(state).map(c => (
          <One key={c.id} c={c} />
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

/** The cards lie sorted in their save bags already: nobody wants to say so level by level. */
function AllUnlocked() {
  const company = useCompany();
  const behind = activeOf(company.state.value).filter(c => levelsToUnlock(c).length > 0);
  if (behind.length === 0) return null;
  const entries = behind.map(c => ({ set: 'member' as const, who: c.id, unlockedTo: c.level }));
  return (
    <div class="row">
      <button type="button" class="btn" onClick={() => company.send(...entries)}>
        {w.allUnlocked}
      </button>
    </div>
  );
}

function Ticks() {
  const company = useCompany();
  const state = company.state.value;
  const [count, setCount] = useState(1);
  return (
    <div class="line">
      <span>
        {words.sheet.track}: {words.sheet.ticks(state.ticks.length)}
      </span>
      <span class="row">
        <Stepper label={words.sheet.addTick} value={count} low={1} high={60} onChange={setCount} />
        <button
          type="button"
          class="btn"
          aria-label={words.sheet.addTick}
          onClick={() =>
            company.send({
              set: 'tick',
              chapter: Math.max(1, state.chapter - 1),
              words: w.title,
              count,
            })
          }
        >
          {words.sheet.add}
        </button>
      </span>
    </div>
  );
}

function One({ c }: { c: Character }) {
  const company = useCompany();
  return (
    <section class="panel part" aria-label={c.name}>
      <h3 class="row">
        <Icon of={iconOf(c.class)} />
        {c.name}
      </h3>
      <div class="line">
        <span class="soft">{words.people.iron}</span>
        <Stepper
          label={words.story.iron(c.name)}
          value={c.iron}
          low={0}
          high={999}
          onChange={iron => company.send({ set: 'member', who: c.id, iron })}
        />
      </div>
      <Items items={c.items} at={{ who: c.id }} />
      <p class="soft">{c.injuries.map(injury => injury.name).join(', ')}</p>
      <OneLine
        label={words.people.addInjury}
        button={words.course.add}
        onSay={name => company.send({ set: 'injury', who: c.id, name })}
      />
    </section>
  );
}
