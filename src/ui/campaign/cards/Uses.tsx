import { NAME_LENGTH } from '../../../campaign/kinds/fields';
import type { CardUse } from '../../../campaign/kinds/uses';
import type { Window } from '../../../stage/company';
import { Stroke } from '../../parts/frame/Icon';
import { Choice } from '../../parts/input/Choice';
import { InputField } from '../../parts/input/InputField';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';

const w = words.uses;
const fresh: CardUse = { text: '', cost: 0, attack: false, bonus: 0, move: 0, window: null };
const windows = [
  'own',
  'anytime',
  'beforeDamage',
  'afterDamage',
  'whenHit',
  'whenMoved',
  'onAttack',
  'onHit',
  'onCritical',
] as const satisfies readonly ('own' | Window)[];
const noYes = (['no', 'yes'] as const).map(id => ({ id, text: w.noYes[id] }));

interface Props {
  uses: readonly CardUse[];
  onChange: (uses: readonly CardUse[]) => void;
}

/** AB-2: what a card can do, one entry for each effect between its lines; for a fight in full detail. */
export function Uses({ uses, onChange }: Props) {
  const change = (at: number, part: Partial<CardUse>) =>
    onChange(uses.map((one, i) => (i === at ? { ...one, ...part } : one)));
  return (
    <div class="stack">
      <p class="soft">{w.note}</p>
      {uses.map((one, i) => (
        <fieldset key={`use${i.toString()}`} class="use stack" aria-label={w.nth(i + 1)}>
          <div class="line">
            <b>{w.nth(i + 1)}</b>
            <button
              type="button"
              class="btn square quiet"
              aria-label={w.strike(i + 1)}
              onClick={() => onChange(uses.filter((_, at) => at !== i))}
            >
              <Stroke of="close" />
            </button>
          </div>
          <Line label={w.cost} of={i + 1} value={one.cost} high={12} onChange={cost => change(i, { cost })} />
          <Line label={w.move} of={i + 1} value={one.move} high={9} onChange={move => change(i, { move })} />
          <Choice
            label={w.attack}
            value={one.attack ? 'yes' : 'no'}
            options={noYes}
            onPick={id => change(i, { attack: id === 'yes' })}
          />
          {one.attack ? (
            <Line
              label={w.bonus}
              of={i + 1}
              value={one.bonus}
              high={20}
              onChange={bonus => change(i, { bonus })}
            />
          ) : null}
          <InputField
            label={w.text}
            value={one.text}
            maxLength={NAME_LENGTH}
            onInput={text => change(i, { text })}
          />
          <details class="fold unfolds">
            <summary>{w.when(w.windows[one.window ?? 'own'])}</summary>
            <Choice
              label={w.window}
              value={one.window ?? 'own'}
              options={windows.map(id => ({ id, text: w.windows[id] }))}
              onPick={id => change(i, { window: id === 'own' ? null : id })}
            />
          </details>
        </fieldset>
      ))}
      <div class="row">
        <button type="button" class="btn" onClick={() => onChange([...uses, fresh])}>
          {w.add}
        </button>
      </div>
    </div>
  );
}

function Line(props: {
  label: string;
  of: number;
  value: number;
  high: number;
  onChange: (value: number) => void;
}) {
  return (
    <div class="line">
      <span class="soft">{props.label}</span>
      <Stepper
        label={`${props.label}, ${w.nth(props.of)}`}
        value={props.value}
        low={0}
        high={props.high}
        onChange={props.onChange}
      />
    </div>
  );
}
