import { type Draft, freshMinions } from '../../table/setup/draft';
import { PoolPicker } from '../oathsworn/PoolPicker';
import { Choice } from '../parts/Choice';
import { Stepper } from '../parts/Stepper';
import { words } from '../words';

const w = words.setup;

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

export function Foe({ draft, onChange }: Props) {
  const { foe, minions } = draft;
  const change = (part: Partial<Draft['foe']>) => onChange({ foe: { ...foe, ...part } });
  return (
    <section class="panel setup-part">
      <h2>{w.foe}</h2>
      <label class="field">
        <span>{w.name}</span>
        <input
          class="input"
          value={foe.name}
          maxLength={40}
          placeholder={w.namePlaceholder}
          onInput={event => change({ name: event.currentTarget.value })}
        />
      </label>
      <Choice
        label={w.body}
        value={foe.body}
        options={[
          { id: 'flower', text: w.flower },
          { id: 'single', text: w.single },
        ]}
        onPick={body => change({ body })}
      />
      <div class="setup-row">
        <span class="soft">{w.defense}</span>
        <Stepper
          label={w.defense}
          value={foe.defense}
          low={1}
          high={12}
          onChange={defense => change({ defense })}
        />
      </div>
      {foe.body === 'single' ? (
        <div class="setup-row">
          <span class="soft">{w.dice}</span>
          <Stepper label={w.dice} value={foe.dice} low={1} high={6} onChange={dice => change({ dice })} />
        </div>
      ) : null}
      <div class="setup-row">
        <span class="soft">{w.howMany}</span>
        <Stepper
          label={w.howMany}
          value={foe.bosses}
          low={1}
          high={4}
          onChange={bosses => change({ bosses })}
        />
      </div>
      <div class="field">
        <span>{w.might}</span>
        <PoolPicker label={w.might} pool={foe.might} onChange={might => change({ might })} />
      </div>
      <Choice
        label={w.minions}
        value={minions ? 'some' : 'none'}
        options={[
          { id: 'none', text: w.noMinions },
          { id: 'some', text: w.someMinions },
        ]}
        onPick={id => onChange({ minions: id === 'some' ? (minions ?? freshMinions) : undefined })}
      />
      {minions ? (
        <div class="setup-inner">
          {(
            [
              ['count', w.howMany, 1, 10],
              ['hp', w.hp, 1, 6],
              ['defense', w.defense, 1, 8],
              ['move', w.move, 0, 8],
              ['range', w.range, 1, 8],
            ] as const
          ).map(([key, label, low, high]) => (
            <div class="setup-row" key={key}>
              <span class="soft">{label}</span>
              <Stepper
                label={label}
                value={minions[key]}
                low={low}
                high={high}
                onChange={value => onChange({ minions: { ...minions, [key]: value } })}
              />
            </div>
          ))}
          <div class="field">
            <span>{w.might}</span>
            <PoolPicker
              label={w.might}
              pool={minions.might}
              onChange={might => onChange({ minions: { ...minions, might } })}
            />
          </div>
        </div>
      ) : null}
    </section>
  );
}
