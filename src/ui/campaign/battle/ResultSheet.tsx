import { Toggle } from '../../parts/input/Toggle';
import './result.css';
import { useState } from 'preact/hooks';
import { maxHp } from '../../../campaign/facts/fight';
import { type Fight, type FightHeroResult, findItem } from '../../../campaign/model/state';
import type { Home } from '../../../table/campaign/linked';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { Choice } from '../../parts/input/Choice';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { useCompany } from '../parts/context';
import { NumberField } from '../parts/NumberField';
import { told } from './told';

const w = words.fight;
const outcomes = ['won', 'lost', 'givenUp'] as const;

/** How it went: filled in by a fight of the app, or by hand; either way the table has the last word. */
export function ResultSheet({ home, onClose }: { home: Home; onClose: () => void }) {
  const company = useCompany();
  const state = company.state.value;
  const [fight, setFight] = useState(home.fight);
  const change = (part: Partial<Fight>) => setFight(old => ({ ...old, ...part }));
  const change1 = (id: string, part: Partial<FightHeroResult>) =>
    change({ heroes: fight.heroes.map(one => (one.id === id ? { ...one, ...part } : one)) });
  const allies = state.allies.filter(ally => !ally.archived);
  const names = told(allies.map(ally => ally.name));
  const keep = () => {
    company.send({ do: 'endFight', result: fight });
    onClose();
  };
  return (
    <BookSheet
      title={w.outcome}
      onClose={onClose}
      wide
      foot={
        <button type="button" class="btn main big" onClick={keep}>
          {w.keep}
        </button>
      }
    >
      <Choice
        label={w.outcome}
        value={fight.outcome}
        options={outcomes.map(id => ({ id, text: w.outcomes[id] }))}
        onPick={outcome =>
          change(
            outcome === 'won'
              ? { outcome }
              : { outcome, heroes: fight.heroes.map(one => ({ ...one, fallen: true, hp: 0 })) },
          )
        }
      />
      <div class="result-four">
        {fight.heroes.map(hero => (
          <HeroLine key={hero.id} hero={hero} most={maxHp(state)} onChange={part => change1(hero.id, part)} />
        ))}
      </div>
      {allies.length > 0 ? (
        <fieldset class="choices" aria-label={w.killed}>
          <span class="soft">{w.killed}</span>
          {allies.map((ally, i) => {
            const killed = fight.alliesKilled.includes(ally.id);
            const rest = fight.alliesKilled.filter(id => id !== ally.id);
            return (
              <Toggle
                key={ally.id}
                isOn={killed}
                onClick={() => change({ alliesKilled: killed ? rest : [...rest, ally.id] })}
              >
                {names[i]}
              </Toggle>
            );
          })}
        </fieldset>
      ) : null}
      {home.faceDown.length > 0 ? (
        <fieldset class="choices" aria-label={w.faceDown}>
          <span class="soft">{w.faceDown}</span>
          {home.faceDown.map(id => {
            const used = fight.usedUp ?? [];
            const gone = used.includes(id);
            return (
              <Toggle
                key={id}
                isOn={gone}
                onClick={() => change({ usedUp: gone ? used.filter(one => one !== id) : [...used, id] })}
              >
                {findItem(state, id)?.name ?? id}
              </Toggle>
            );
          })}
        </fieldset>
      ) : null}
      <details class="fold unfolds">
        <summary>{w.more}</summary>
        <div class="result-more">
          {fight.heroes.map(hero => {
            const name = state.people[hero.id]?.name ?? '';
            return (
              <NumberField
                key={hero.id}
                label={w.bestOf(name)}
                value={hero.best}
                high={199}
                onSay={best => change1(hero.id, { best, dealt: Math.max(hero.dealt, best) })}
              />
            );
          })}
          <NumberField label={w.rounds} value={fight.rounds} high={99} onSay={rounds => change({ rounds })} />
          <NumberField
            label={w.minutes}
            value={fight.minutes}
            high={9999}
            onSay={minutes => change({ minutes })}
          />
        </div>
        <p class="soft">{w.minutesNote}</p>
      </details>
    </BookSheet>
  );
}

function HeroLine(props: {
  hero: FightHeroResult;
  most: number;
  onChange: (part: Partial<FightHeroResult>) => void;
}) {
  const { hero, most, onChange } = props;
  const c = useCompany().state.value.people[hero.id];
  if (!c) return null;
  return (
    <article class="result-one">
      <Portrait of={c.class} class={hero.fallen ? 'result-face down' : 'result-face'} />
      <h3>{c.name}</h3>
      <span class="row result-hp">
        {hero.fallen ? null : (
          <>
            <span class="soft">{w.hpLeft}</span>
            <Stepper
              label={w.hp(c.name)}
              value={hero.hp}
              low={1}
              high={most}
              onChange={hp => onChange({ hp })}
            />
          </>
        )}
      </span>
      <button
        type="button"
        class="btn"
        aria-pressed={hero.fallen}
        aria-label={w.fellWho(c.name)}
        onClick={() => onChange({ fallen: !hero.fallen, hp: hero.fallen ? 1 : 0 })}
      >
        {w.fell}
      </button>
    </article>
  );
}
