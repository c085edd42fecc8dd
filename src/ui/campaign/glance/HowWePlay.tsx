import { useState } from 'preact/hooks';
import { LAST_CHAPTER } from '../../../campaign/model/state';
import { Choice } from '../../parts/input/Choice';
import { Stepper } from '../../parts/input/Stepper';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { OneLine } from '../parts/OneLine';

const w = words.sheet;
const onOff = (['off', 'on'] as const).map(id => ({ id, text: words.found.onOff[id] }));

/** Name, mode, hardcore, the two versions of some rules (CP-8), and where the company stands. */
export function HowWePlay() {
  const company = useCompany();
  const state = company.state.value;
  const { variants } = state;
  const [chapter, setChapter] = useState(state.chapter);
  const set = (part: Partial<typeof variants>) =>
    company.send({ set: 'variants', variants: { ...variants, ...part } });
  return (
    <details class="leaf fold unfolds">
      <summary>{w.how}</summary>
      <div class="stack">
        <OneLine label={w.name} button={w.write} onSay={name => company.send({ set: 'name', name })} />
        <Choice
          label={words.found.mode}
          value={state.mode}
          options={(['story', 'instant'] as const).map(id => ({ id, text: words.found.modes[id] }))}
          onPick={mode => company.send({ set: 'mode', mode })}
        />
        <Choice
          label={words.found.hardcore}
          value={state.hardcore ? 'on' : 'off'}
          options={onOff}
          onPick={id => company.send({ set: 'hardcore', on: id === 'on' })}
        />
        <Choice
          label={w.variants.commonLoot}
          value={variants.commonLoot === 3 ? '3' : '4'}
          options={(['3', '4'] as const).map(id => ({ id, text: id }))}
          onPick={id => set({ commonLoot: id === '3' ? 3 : 4 })}
        />
        <Choice
          label={w.variants.toughAsNails}
          value={variants.toughAsNails}
          options={(['roll', 'time'] as const).map(id => ({ id, text: w.variantChoices[id] }))}
          onPick={toughAsNails => set({ toughAsNails })}
        />
        <Choice
          label={w.variants.fieldMedic}
          value={variants.fieldMedic}
          options={(['iron', 'time'] as const).map(id => ({ id, text: w.variantChoices[id] }))}
          onPick={fieldMedic => set({ fieldMedic })}
        />
        <div class="line">
          <span class="soft">{w.goTo}</span>
          <span class="row">
            <Stepper label={w.goTo} value={chapter} low={1} high={LAST_CHAPTER} onChange={setChapter} />
            <button
              type="button"
              class="btn"
              onClick={() => company.send({ set: 'place', chapter, phase: 'start' })}
            >
              {w.goThere}
            </button>
          </span>
        </div>
        <div class="row">
          <a class="btn" href={hrefTo('company', company.id, 'paper')}>
            {w.paper}
          </a>
        </div>
      </div>
    </details>
  );
}
