import { SHORT_NAME_LENGTH } from '../../stage/fields';
import { type Draft, encounterOf, type FoeDraft, freshMinions } from '../../table/setup/draft';
import { withFoe } from '../../table/setup/foe';
import { PoolPicker } from '../oathsworn/pieces/PoolPicker';
import { PoolRows } from '../oathsworn/pieces/PoolRows';
import { Choice } from '../parts/input/Choice';
import { InputField } from '../parts/input/InputField';
import { Numbers } from '../parts/input/Numbers';
import { Stepper } from '../parts/input/Stepper';
import { words } from '../words';
import { boxWords as box } from '../words/box';
import { presetNames } from '../words/preset';

const w = words.setup;
const bodies = ['flower', 'single', 'two', 'three'] as const;

/** The likeliest bosses, each a start from which all else is put right. */
const presets: Readonly<Record<(typeof bodies)[number], Partial<FoeDraft>>> = {
  flower: { body: 'flower', bosses: 1 },
  single: { body: 'single', bosses: 1, dice: 3 },
  two: { body: 'single', bosses: 1, dice: 2 },
  three: { body: 'single', bosses: 3, dice: 1 },
};

const bodyOf = ({ body, bosses, dice }: FoeDraft): (typeof bodies)[number] | 'own' =>
  body === 'flower' ? 'flower' : bosses === 3 && dice === 1 ? 'three' : dice === 2 ? 'two' : 'single';

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

export function Foe({ draft, onChange }: Props) {
  const { foe, minions } = draft;
  const change = (part: Partial<FoeDraft>) => onChange(withFoe(draft, part));
  return (
    <section class="panel setup-part">
      <h2>{w.foe}</h2>
      <InputField
        label={w.name}
        value={foe.name}
        maxLength={SHORT_NAME_LENGTH}
        placeholder={w.namePlaceholder}
        onInput={text => change({ name: text })}
      />
      <Choice
        label={w.body}
        value={bodyOf(foe)}
        options={[...bodies, 'own' as const].map(id => ({ id, text: box.bodies[id] }))}
        onPick={id =>
          id === 'own' ? onChange({ book: encounterOf(draft, presetNames) }) : change(presets[id])
        }
      />
      <div class="setup-row">
        <span class="soft">{w.defense}</span>
        <Numbers
          label={w.defense}
          low={1}
          high={6}
          most={20}
          value={foe.defense}
          onPick={defense => change({ defense })}
        />
      </div>
      {foe.body === 'single' ? (
        <div class="setup-row">
          <span class="soft">{w.dice}</span>
          <Numbers label={w.dice} low={1} high={6} value={foe.dice} onPick={dice => change({ dice })} />
        </div>
      ) : null}
      <div class="setup-row">
        <span class="soft">{w.howMany}</span>
        <Numbers
          label={w.howMany}
          low={1}
          high={4}
          value={foe.bosses}
          onPick={bosses => change({ bosses })}
        />
      </div>
      <div class="field">
        <span>{w.might}</span>
        <PoolRows label={w.might} pool={foe.might} onChange={might => change({ might })} />
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
          <label class="field">
            <span>{box.minionName}</span>
            <input
              class="input"
              value={minions.name}
              maxLength={SHORT_NAME_LENGTH}
              placeholder={box.minionPlaceholder}
              onInput={event => onChange({ minions: { ...minions, name: event.currentTarget.value } })}
            />
          </label>
          <Choice
            label={box.mob}
            value={minions.mob ? 'yes' : 'no'}
            options={(['yes', 'no'] as const).map(id => ({ id, text: box.mobs[id] }))}
            onPick={id => onChange({ minions: { ...minions, mob: id === 'yes' } })}
          />
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
      <Stages draft={draft} onChange={onChange} />
    </section>
  );
}

/** What changes the stage: the special rules board says. */
function Stages({ draft, onChange }: Props) {
  const { stages } = draft;
  const change = (part: Partial<Draft['stages']>) => onChange({ stages: { ...stages, ...part } });
  return (
    <>
      <Choice
        label={box.stages}
        value={stages.by}
        options={(['hand', 'lost', 'none'] as const).map(id => ({ id, text: box.stageBy[id] }))}
        onPick={by => change({ by })}
      />
      {stages.by === 'lost'
        ? (['second', 'third'] as const).map(key => (
            <div class="setup-row" key={key}>
              <span class="soft">{box.stageLost(key === 'second' ? 'II' : 'III')}</span>
              <Numbers
                label={box.stageLost(key === 'second' ? 'II' : 'III')}
                low={1}
                high={5}
                most={20}
                value={stages[key]}
                onPick={value => change({ [key]: value })}
              />
            </div>
          ))
        : null}
    </>
  );
}
