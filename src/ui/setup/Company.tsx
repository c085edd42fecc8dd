import { useState } from 'preact/hooks';
import { CLASS_IDS } from '../../campaign/kinds/classes';
import { companySize, type Draft, type HeroDraft, heroOf } from '../../table/setup/draft';
import { classIcon } from '../oathsworn/faces/classIcons';
import { PoolPicker } from '../oathsworn/pieces/PoolPicker';
import { Icon } from '../parts/frame/Icon';
import { Stepper } from '../parts/input/Stepper';
import { Toggle } from '../parts/input/Toggle';
import { boxWords as box } from '../words/box';
import { words } from '../words/fight';
import { presetNames } from '../words/preset';
import { lastCompany } from './lastCompany';

const w = words.setup;

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

export function Company({ draft, onChange }: Props) {
  const { heroes } = draft;
  const [last] = useState(lastCompany);
  const toggle = (id: HeroDraft['class']) =>
    onChange({
      heroes: heroes.some(hero => hero.class === id)
        ? heroes.filter(hero => hero.class !== id)
        : heroes.length < companySize
          ? [...heroes, heroOf(id)]
          : heroes,
    });
  const change = (id: string, part: Partial<HeroDraft>) =>
    onChange({ heroes: heroes.map(hero => (hero.class === id ? { ...hero, ...part } : hero)) });
  return (
    <section class="panel setup-part">
      <h2>{w.company}</h2>
      <p class="soft">{w.companyNote}</p>
      {heroes.length === 0 && last.length === companySize ? (
        <button type="button" class="btn" onClick={() => onChange({ heroes: last })}>
          {box.lastFour}
        </button>
      ) : null}
      <div class="classes">
        {CLASS_IDS.map(id => {
          const name = presetNames.classes[id];
          const at = heroes.findIndex(hero => hero.class === id);
          return (
            <button
              key={id}
              type="button"
              class="btn class-pick"
              aria-pressed={at >= 0}
              disabled={at < 0 && heroes.length >= companySize}
              onClick={() => toggle(id)}
            >
              <Icon of={classIcon(id)} />
              <span>{name}</span>
              {at === 0 ? <small>{w.leads}</small> : null}
            </button>
          );
        })}
      </div>
      {heroes.map(hero => (
        <details key={hero.class} class="hero-more unfolds">
          <summary>
            <Icon of={classIcon(hero.class)} />
            <b>{presetNames.classes[hero.class]}</b>
            <span class="soft">
              {w.heroLine(hero.kind, hero.defense)}
              {hero.kind === 'full' ? `, ${words.preset.animus(hero.animus, hero.regen)}` : ''}
            </span>
          </summary>
          <div class="stack">
            <div class="setup-row">
              <span class="soft">{w.kind}</span>
              <div class="choices">
                {(['full', 'companion'] as const).map(kind => (
                  <Toggle key={kind} isOn={hero.kind === kind} onClick={() => change(hero.class, { kind })}>
                    {w.kinds[kind]}
                  </Toggle>
                ))}
              </div>
            </div>
            <div class="setup-row">
              <span class="soft">{w.defense}</span>
              <Stepper
                label={w.defense}
                value={hero.defense}
                low={1}
                high={12}
                onChange={defense => change(hero.class, { defense })}
              />
            </div>
            {hero.kind === 'full' ? (
              <>
                {(['animus', 'regen'] as const).map(key => (
                  <div key={key} class="setup-row">
                    <span class="soft">{words.preset[key === 'animus' ? 'most' : 'regen']}</span>
                    <Stepper
                      label={words.preset[key === 'animus' ? 'most' : 'regen']}
                      value={hero[key]}
                      low={0}
                      high={15}
                      onChange={value => change(hero.class, { [key]: value })}
                    />
                  </div>
                ))}
                <p class="soft">{words.preset.note}</p>
              </>
            ) : null}
            <PoolPicker
              label={w.might}
              pool={hero.might}
              colors={['yellow', 'red', 'black']}
              onChange={might => change(hero.class, { might })}
            />
          </div>
        </details>
      ))}
    </section>
  );
}
