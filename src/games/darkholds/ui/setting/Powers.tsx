import { useState } from 'preact/hooks';
import { InputField } from '../../../../ui/parts/input/InputField';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { SHORT_NAME_LENGTH, SHORT_TEXT_LENGTH, TEXT_LENGTH } from '../../rules/fields';
import { type Cast, callings, type Kit } from '../../rules/play/kit';
import { words as w } from '../../words/teach';

/** What a card says besides numbers: calling, kindred, spells, and words for the table. */
export type Learnt = Pick<Kit, 'callings' | 'kindred' | 'casts' | 'words'>;

interface Props {
  readonly value: Learnt;
  readonly onChange: (value: Learnt) => void;
}

const mostWords = 40;

/** HA-6 to HA-8, IN-2, RM-1. */
export function Powers({ value, onChange }: Props) {
  const [adding, setAdding] = useState(false);
  const set = (change: Partial<Learnt>) => onChange({ ...value, ...change });
  return (
    <>
      <div class="dh-chips">
        {callings.map(one => {
          const on = value.callings.includes(one);
          return (
            <Toggle
              key={one}
              isOn={on}
              onClick={() =>
                set({
                  callings: on ? value.callings.filter(other => other !== one) : [...value.callings, one],
                })
              }
            >
              {w.callings[one]}
            </Toggle>
          );
        })}
      </div>
      <InputField
        label={w.kindred}
        value={value.kindred}
        maxLength={SHORT_NAME_LENGTH}
        onInput={text => set({ kindred: text.trim() })}
      />
      <label class="field">
        <span>{w.words}</span>
        <textarea
          class="input"
          rows={3}
          value={value.words.join('\n')}
          maxLength={TEXT_LENGTH}
          onChange={event =>
            set({
              words: event.currentTarget.value
                .split('\n')
                .map(line => line.trim())
                .filter(Boolean)
                .slice(0, mostWords),
            })
          }
        />
      </label>
      <ul class="bare stack">
        {value.casts.map((cast, i) => (
          <li key={`${i}${cast.name}`} class="spread">
            <span>{w.cast(cast.name, cast.kind, cast.price)}</span>
            <button
              type="button"
              class="btn quiet"
              onClick={() => set({ casts: value.casts.filter((_, n) => n !== i) })}
            >
              {w.forget(cast.name)}
            </button>
          </li>
        ))}
      </ul>
      {adding ? (
        <Spell
          onDone={cast => {
            set({ casts: [...value.casts, cast] });
            setAdding(false);
          }}
        />
      ) : (
        <button type="button" class="btn" onClick={() => setAdding(true)}>
          {w.newSpell}
        </button>
      )}
    </>
  );
}

const does = ['words', 'shot', 'revives'] as const;
const stays = ['now', 'turn', 'level'] as const;
const usual = { price: 1, min: 1, max: 6, dice: 1, hit: 6, damage: 1 };

/** HA-6, TU-5: one invocation or prayer in numbers, with a line of one's own. */
function Spell({ onDone }: { onDone: (cast: Cast) => void }) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Cast['kind']>('invocation');
  const [does_, setDoes] = useState<(typeof does)[number]>('words');
  const [stay, setStay] = useState<(typeof stays)[number]>('now');
  const [numbers, setNumbers] = useState(usual);
  const { price, ...shot } = numbers;
  const shown: readonly (keyof typeof usual)[] =
    does_ === 'shot' ? ['price', 'min', 'max', 'dice', 'hit', 'damage'] : ['price'];
  const chips = <T extends string>(
    all: readonly T[],
    now: T,
    words: Readonly<Record<T, string>>,
    set: (one: T) => void,
  ) => (
    <div class="dh-chips">
      {all.map(one => (
        <button key={one} type="button" class="btn" aria-pressed={one === now} onClick={() => set(one)}>
          {words[one]}
        </button>
      ))}
    </div>
  );
  return (
    <fieldset class="stack" aria-label={w.newSpell}>
      <InputField label={w.spellName} value={name} maxLength={SHORT_NAME_LENGTH} onInput={setName} />
      {chips(['invocation', 'prayer'], kind, w.kinds, setKind)}
      {chips(does, does_, w.does, setDoes)}
      {chips(stays, stay, w.stays, setStay)}
      <div class="dh-numbers">
        {shown.map(key => (
          <div key={key} class="spread">
            <span>{w.numbers[key]}</span>
            <Stepper
              label={w.numbers[key]}
              value={numbers[key]}
              low={key === 'hit' ? 0 : 1}
              high={key === 'max' || key === 'min' ? 20 : 10}
              onChange={number => setNumbers({ ...numbers, [key]: number })}
            />
          </div>
        ))}
      </div>
      <InputField label={w.spellText} value={text} maxLength={SHORT_TEXT_LENGTH} onInput={setText} />
      <button
        type="button"
        class="btn main"
        onClick={() =>
          onDone({
            ...{ name: name.trim() || w.kinds[kind], kind, price },
            ...(does_ === 'shot' ? { shot: { ...shot, max: Math.max(shot.min, shot.max) } } : {}),
            ...(does_ === 'revives' ? { revives: true } : {}),
            ...(stay === 'now' ? {} : { stays: stay }),
            ...(text.trim() ? { text: text.trim() } : {}),
          })
        }
      >
        {w.addSpell}
      </button>
    </fieldset>
  );
}
